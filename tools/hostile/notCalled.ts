/** Why functions that take a text are not called with hostile ones. */
import { type Callable, nameOf, needsOf } from './recipe.ts';

/** Files without functions that read texts. */
export const NOT_READ: readonly RegExp[] = [
  /\.d\.ts$/,
  // Run by themselves, and call what is read elsewhere.
  /\.worker\.ts$|^(?:src|server)\/(?:main|record|start)\.ts$/,
  // Tables that only say what there is, whose types take seconds to look at.
  /^contract\/agreements\.ts$|^db\/(?:schema|migrations)\/|^(?:host|server)\/.*\.(?:repo|routes)\.ts$|^sagaLog\/app\//,
];

export interface Reason {
  readonly why: string;
  /** Only of these, as "file name". */
  readonly of?: RegExp;
  /** An argument, or a part of one, is of such a type. */
  readonly takes?: readonly string[];
  readonly returns?: readonly string[];
  /** Beginnings of "file name". */
  readonly names?: readonly string[];
}

/** The first row that is true of a function is its reason. */
export const NOT_CALLED: readonly Reason[] = [
  {
    why: 'is given a schema of the contract, or the package marked',
    names: ['server/http/slicedSchema.ts', 'html/markdown/htmlOfMarkdown.ts htmlOfMarkdown'],
  },
  {
    why: 'reads XML in a worker, and refuses text that is not XML',
    names: ['services/transfer/word/xml.ts'],
  },
  {
    why: 'needs the database, or a row of it',
    takes: ['Deps', 'Orm', 'SQL'],
    names: ['host/folders.ts grantOf'],
  },
  {
    why: 'reads or writes the recording of a session, which a developer makes',
    names: ['sagaLog/core/readLog.ts', 'sagaLog/core/recorder.ts', 'sagaLog/core/replayer.ts'],
  },
  {
    why: 'needs the web server, or one of its requests',
    takes: ['FastifyInstance', 'FastifyRequest', 'IncomingHttpHeaders'],
    names: ['host/signInLog.ts'],
  },
  {
    why: 'says what shape, endpoint or job there is',
    takes: ['ZodObject'],
  },
  {
    why: 'works with a port, which asks what is outside',
    takes: ['Promise'],
    names: [
      'server/lib/paced.ts',
      'server/lib/sharedWork.ts',
      'services/http/refusal.ts errorOfRefusal',
    ],
  },
  {
    why: 'makes a part of the store, of tables in our code',
    names: [
      'store/lib/assemble.ts assemble',
      'store/lib/loadedSlices.ts reduceLoaded',
      'store/lib/machineFamily.ts machineFamily',
      'store/lib/machineSlice.ts machineSlice',
      'store/lib/plainSlice.ts plainSlice',
    ],
  },
  {
    why: 'reads the bytes of a picture, and refuses the first that are none',
    names: ['gif', 'jpeg', 'png', 'webp'].map((kind) => `server/adapters/image/${kind}.ts`),
  },
  {
    why: 'is a workflow, which runs in the store',
    of: /^sagas\//,
    returns: ['Generator', 'SagaGenerator'],
  },
  {
    why: 'takes the state of the editor, whose parts what reads pasted text has made',
    takes: ['CharacterMetadata', 'ContentBlock', 'ContentState', 'EditorState'],
    names: [
      'src/editor/kernel/blocks.ts hrefOfEntity',
      'src/editor/kernel/blocks.ts htmlOfEntity',
      'src/editor/kernel/find.ts findOf',
      'src/editor/kernel/marks.ts createMarkReader',
    ],
  },
  { why: 'answers an event of the browser', takes: ['KeyboardEvent'] },
  { why: 'reads the state of the whole page', takes: ['RootState'] },
  { why: 'is a hook of a view', of: / use[A-Z]/ },
  {
    why: 'calls a sanitiser of ours with HTML of ours',
    names: [
      'html/allowedHtml.ts checkSanitiser',
      'server/adapters/html/sanitise.ts assertSanitiserWorks',
    ],
  },
  {
    why: 'runs in a worker that ends when it is silent: the library that reads Markdown takes quadratic time for underscores',
    names: [
      'services/transfer/readMarkdown.ts readMarkdown',
      'services/transfer/readerAnswers.ts answerTo',
    ],
  },
  {
    why: 'takes more than linear time still: 45 ms for headings of 200 kB, 137 of 400 kB',
    names: ['domain/briefs/coverage.ts briefCoverageOf'],
  },
  {
    why: 'repeats for each of many texts what is short in a post: its image, its channel',
    names: ['domain/social/post.ts replaced'],
  },
  {
    why: 'asks the network; what comes back is read by functions that are called',
    names: [
      'host/client.ts',
      'host/pages/ask.ts ask',
      'server/adapters/host/platform.ts askTwice',
      'server/adapters/host/remote',
      'server/adapters/mail/smtp.ts mailerOf',
      'server/adapters/model/imageModel.ts makeImage',
      'server/adapters/model/modelServer.ts askServer',
      'server/adapters/model/modelServer.ts namesOfModels',
      'server/adapters/serp/search.ts',
      'server/adapters/web/hostNames.ts',
      'services/http/api.ts',
      'services/http/request.ts',
      'services/http/client.ts',
      'services/writing/',
    ],
  },
  {
    why: 'asks a thread, or runs in one, which is ended when it takes too long',
    names: [
      'domain/seo/site/internalLinks.ts outgoingLinks',
      'domain/topics/clusters.ts clustersOf',
      'domain/topics/topic.ts groupsOf',
      'language/siteLinks.ts linksOf',
      'language/topicWork.ts groupsOfKeyphrases',
      'server/adapters/cover/',
      'server/adapters/model/embedded/',
      'server/material/pieces.ts',
      'server/material/placement/',
      'server/adapters/scoring/scoringPool.ts',
      'server/adapters/serp/pageIndex',
      'server/adapters/web/collectedPage.ts',
      'server/adapters/web/givenPage.ts',
      'server/adapters/web/pageThreads.ts',
      'server/adapters/web/readablePage.ts',
      'server/lib/threadPool.ts',
      'server/modules/pages/resultsPage.service.ts',
      'services/seo/analyst.ts',
    ],
  },
  {
    why: 'opens files, or the database of an installation',
    names: [
      'db/client.ts',
      'db/pglite/',
      'db/postgres.ts',
      'db/secrets/secretKey.ts addKeyToFile',
      'db/secrets/secretKey.ts keepNewestKeyOfFile',
      'db/secrets/secretKey.ts keysFromFile',
      'server/adapters/model/gguf/',
    ],
  },
  {
    why: 'reads the configuration of the server',
    names: ['server/adapters/serp/environment.ts', 'server/config'],
  },
  {
    why: 'makes what the page works with, of what the browser has',
    names: [
      'host/pages/admin/accountChange.ts changeOf',
      'host/pages/navigation.ts pageOrigins',
      'host/pages/navigation.ts redirectTo',
      'host/sdk/',
      'services/article/editorRegistry.ts',
      'services/article/journal.ts',
      'services/images/files.ts',
      'services/images/uploads.ts',
      'services/lib/browser.ts createStorage',
      'services/seo/analysis.ts',
      'services/seo/deviceSnapshots.ts',
      'services/session/mock/',
      'services/session/page.ts',
      'services/spelling/',
      'services/transfer/documents.ts',
      'services/transfer/printArticle.ts',
    ],
  },
];

/** What of a row is true of a function; null for nothing. */
function matchOf(reason: Reason, callable: Callable): string | null {
  const { of, takes, returns, names } = reason;
  const { call } = callable.result;
  const full = nameOf(callable);
  if (of !== undefined && !of.test(full)) return null;
  if (takes === undefined && returns === undefined && names === undefined) return String(of);
  const needs = call?.parameters.flatMap(needsOf) ?? [];
  return (
    takes?.find((type) => needs.includes(type)) ??
    returns?.find((type) => type === call?.returns) ??
    names?.find((begin) => full.startsWith(begin)) ??
    null
  );
}

export interface NotCalled {
  readonly why: string;
  /** The part of the row. */
  readonly by: string;
}

/** Why a function is not called; null if it is. */
export function reasonOf(callable: Callable): NotCalled | null {
  for (const reason of NOT_CALLED) {
    const by = matchOf(reason, callable);
    if (by !== null) return { why: reason.why, by };
  }
  return null;
}

/** What these types consist of is not looked at. */
export const OUTSIDE: ReadonlySet<string> = new Set(NOT_CALLED.flatMap(({ takes = [] }) => takes));

/** The parts of the list that are true of no function any more. */
export function unusedParts(notCalled: readonly NotCalled[]): string[] {
  const used = new Set(notCalled.map(({ by }) => by));
  return NOT_CALLED.flatMap(({ of, takes = [], returns = [], names = [] }) => {
    const all = [...takes, ...returns, ...names];
    return all.length > 0 ? all : [String(of)];
  }).filter((part) => !used.has(part));
}
