import type { SearchFailure } from '#contract/installation/search.route.ts';
import { SEARCH_FAILURES } from '#contract/installation/search.route.ts';
import type { SearchTested } from '#contract/installation/search.schema.ts';
import {
  isOwnServer,
  PROVIDER_NAMES,
  type SearchProvider,
} from '#contract/installation/searchProviders.ts';
import { counted, number, numbers, seconds } from '#src/kit/copy/formats.ts';
import { problemTexts } from '#src/kit/copy/problemTexts.ts';

const dollars = numbers({ style: 'currency', currency: 'USD' });

const pagesOf = (count: number): string => counted(count, 'page', 'pages');

type Worked = Extract<SearchTested, { readonly result: 'worked' }>;

export const search = {
  title: 'Search service',
  hint: 'Finds the pages that an article competes with. Without one, they are looked for among the imported pages of a workspace.',
  provider: 'Service',
  providerNamed: (provider: SearchProvider) =>
    `${PROVIDER_NAMES[provider]}${isOwnServer(provider) ? ', on a server of your own' : ''}`,
  address: 'Address',
  addressHelp: 'Its settings.yml needs json among search.formats.',
  addressWrong: 'Enter an address that begins with http:// or https://.',
  apiKey: 'Key',
  login: 'Login and password, with a colon between them',
  keyHelp: {
    none: 'Stored encrypted and never shown again.',
    stored: 'A key is stored. Leave this empty to keep it, or enter another one.',
  },
  keyUnreadable: 'The stored key cannot be decrypted on this server. Enter it again.',
  keyWrong: 'Enter the key.',
  test: 'Test',
  testHelp: 'A test makes one search, which the service may charge for.',
  save: 'Save',
  saved: 'Saved.',
  remove: 'Use no search service',
  removeQuestion:
    'Remove the service and its key? Competitors are then looked for among imported pages.',
  removed: 'Removed. Competitors are now looked for among imported pages.',
  environment:
    'Environment variables of the server set the search service. Change them there, or remove them to set it here.',
  noAddress: 'that of the service',
  keyState: { none: 'none', stored: 'set', unreadable: 'unreadable' },
  worked: ({ ms, results, left, leftOut = 0 }: Worked) =>
    [
      `Works, ${seconds.format(ms / 1000)}, ${number.format(results)} results.`,
      ...(leftOut > 0 ? [`${counted(leftOut, 'row', 'rows')} without an address left out.`] : []),
      left === null
        ? 'The service does not say how much is left.'
        : left.unit === 'USD'
          ? `${dollars.format(left.amount)} left.`
          : `${number.format(left.amount)} searches left.`,
    ].join(' '),
  failures: Object.fromEntries(
    SEARCH_FAILURES.map((code) => [code, problemTexts[code]]),
  ) as Readonly<Record<SearchFailure, string>>,
  /** Behind the sentence of the failure. */
  silent: (engines: readonly string[]) => `Without an answer: ${engines.join(', ')}.`,
  askAdministrator: (email: string) =>
    `An administrator of this installation can change that. Ask yours, or write to ${email}.`,
} as const;

export const llmsText = {
  title: 'llms.txt',
  hint: 'A list of the pages of your website for models that read it, with what each page says of itself. It is made of your imported pages.',
  show: 'Show the file',
  noSite: 'The workspace has no website yet.',
  toWorkspace: 'Enter the website',
  noPages: (site: string) => `No page of ${site} is imported yet.`,
  listed: (listed: number, pages: number) =>
    listed === pages
      ? pagesOf(pages)
      : `${number.format(listed)} of ${pagesOf(pages)}: those whose addresses are shortest`,
  preview: 'Content of llms.txt',
  download: 'Download llms.txt',
} as const;

export const importedPages = {
  title: 'Imported pages',
  hint: 'Pages of your topic, such as those of your competitors. Without a search service, they are what is searched.',
  way: 'What to import',
  ways: {
    addresses: 'Addresses',
    sitemap: 'Sitemap',
    file: 'Word, Markdown, HTML or text file',
    results: 'Saved page of search results',
  },
  fields: {
    addresses: 'Addresses, one in a line',
    sitemap: 'Address of a sitemap',
  },
  chooseFile: 'Choose a file',
  noPdf: 'PDF files cannot be read. Save the text as a Word or text file.',
  wrong: 'Enter addresses of web pages, at most 500.',
  import: 'Import',
  begun: (pages: number | null) =>
    `Reading ${pages === null ? 'the pages of the sitemap' : pagesOf(pages)}. The start page shows how far it is.`,
  imported: (name: string) => `${name} was imported.`,
  noResults: 'No results were found on this page.',
  unreadable: 'This file could not be read.',
  empty: 'No pages yet.',
  count: (total: number) => pagesOf(total),
  words: (value: number) => counted(value, 'word', 'words'),
  remove: (title: string) => `Remove ${title}`,
  earlier: 'Earlier pages',
  later: 'Later pages',
  refresh: 'Refresh',
} as const;
