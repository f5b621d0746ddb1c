/** Functions that take a text and are not called with hostile ones, by the beginning of "file name", each with the reason. */
export const NOT_CALLED: Readonly<Record<string, string>> = {
  'html/allowedHtml.ts checkSanitiser': 'calls a sanitiser of ours with HTML of ours',
  'server/adapters/html/sanitise.ts assertSanitiserWorks': 'the same',
  'server/adapters/web/fetchPage.ts':
    'asks the network; what comes back is read by functions that are called',
  'server/adapters/web/hostNames.ts': 'asks the network',
  'server/adapters/web/linkChecker.ts': 'asks the network',
  'server/adapters/web/pageCollector.ts': 'asks the network',
  'server/adapters/web/safeRequest.ts safeRequest': 'asks the network',
  'server/adapters/web/sitemap.ts': 'asks the network',
  'server/adapters/web/webReader.ts': 'asks the network',
  'server/adapters/serp/environment.ts': 'reads the configuration of the server',
  'server/adapters/serp/pageIndexes.ts': 'asks a thread',
  'server/adapters/serp/search.ts': 'asks the network',
  'server/adapters/web/pageThreads.ts': 'asks a thread, which is ended when it takes too long',
  'server/adapters/web/givenPage.ts': 'asks a thread, which is ended when it takes too long',
};

export const isNotCalled = (name: string): boolean =>
  Object.keys(NOT_CALLED).some((known) => name.startsWith(known));
