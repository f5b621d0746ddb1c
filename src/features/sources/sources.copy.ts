import type { Source } from '#contract/pages/url.schema.ts';
import type { CheckedClaim, ClaimState } from '#domain/sources/checkedClaims.ts';
import { counted, dateTime, number } from '#src/kit/copy/formats.ts';
import { textOfProblem } from '#src/kit/copy/problems.ts';

export const sources = {
  title: 'Sources',
  lead: 'Web pages this article is based on. Their text is read once and kept, to check what you claim.',
  add: 'Add',
  address: 'Address of a web page',
  noAddress: 'This is not the address of a web page.',
  twice: 'This page is in the list already.',
  full: 'Ten sources are in the list. Remove one to add another.',
  empty: 'No sources yet. Add the pages you have taken figures and quotes from.',
  adding: (site: string) => `Reading ${site}…`,
  words: (value: number, isCut: boolean) =>
    isCut ? `the first ${counted(value, 'word', 'words')}` : counted(value, 'word', 'words'),
  read: (at: string) => `read ${dateTime.format(new Date(at))}`,
  again: 'Try again',
  readAgain: (site: string) => `Read ${site} again`,
  remove: (site: string) => `Remove ${site}`,
  quotes: 'Quotes you can use',
  quotesOf: (site: string) => `Quotes you can use of ${site}`,
  copyQuote: 'Copy with link',
  copyThis: (quote: string) => `Copy with link: “${quote}”`,
  failed: 'This did not work.',
  dismiss: 'Dismiss',
} as const;

/** Empty where it has a text. */
const sourceStates: Readonly<Record<Source['state'], string>> = {
  waiting: 'Not read yet.',
  ok: '',
  unreachable: 'The page could not be reached.',
  unreadable: 'There is no readable text on this page.',
  blocked: 'This address may not be read: only public web pages can be sources.',
  tooLarge: 'The page is too large to be read.',
};

/** Why a source has no text. A reason may be a failure (contract/lib/failure.ts). */
export const whyUnread = ({ state, reason }: Pick<Source, 'state' | 'reason'>): string =>
  reason?.startsWith('page_') ? textOfProblem(reason) : `${sourceStates[state]} ${reason ?? ''}`;

export const claims = {
  title: 'Claims',
  lead: 'Figures, quotes and links in the text.',
  none: 'There are no figures, quotes or links in the text yet.',
  noneOfKind: 'None.',
  check: 'Check',
  checkAgain: 'Check again',
  checking: 'Checking…',
  export: 'Save as CSV',
  all: 'All',
  toCheck: 'Open',
  show: 'Show',
  marks: 'Mark in the text',
  marksHint:
    'Found: a line. Not found: a wave. Dead: two lines. Yours: dashes. Not checked: dots. The claim at the cursor is highlighted here.',
  reveal: (text: string) => `Go to “${text}” in the text`,
  vouch: 'I vouch for it',
  vouched: 'You vouch for it',
  /** Begins with what the button shows. */
  vouchFor: (label: string, text: string) => `${label}: “${text}”`,
  said: (site: string) => `${site} says:`,
  checked: (at: string) => `Checked ${dateTime.format(new Date(at))}`,
  never: 'Not checked yet',
  tooLong: (words: number, most: number) =>
    `${number.format(words)} words. Quote at most ${number.format(most)}.`,
  copied: (site: string) =>
    `Stands word for word on ${site}. Quote it, or say it in your own words.`,
  summary: (open: number, all: number) =>
    `${counted(all, 'claim', 'claims')}, ${number.format(open)} open`,
} as const;

export const claimStates: Readonly<Record<ClaimState, string>> = {
  verified: 'Found in a source',
  unsupported: 'Not found in your sources',
  dead: 'Dead link',
  mine: 'Yours',
  unchecked: '–',
};

/** A link is not found in a source, it works. */
export const stateText = ({ kind, state }: CheckedClaim): string =>
  kind === 'link' && state === 'verified' ? 'Works' : claimStates[state];

export const kindNames: Readonly<Record<CheckedClaim['kind'], string>> = {
  figure: 'Figure',
  quote: 'Quote',
  link: 'Link',
  copied: 'Copied passage',
};

/** What a source is called in the names of its buttons: its site, or its address if several are of that site. */
export function sourceName(url: string, urls: readonly string[]): string {
  const site = siteOf(url);
  const isAlone = urls.every((other) => other === url || siteOf(other) !== site);
  return isAlone ? site : url.replace(/^https?:\/\/(www\.)?/, '');
}

/** The name that people know a site by. */
export const siteOf = (url: string): string =>
  URL.parse(url)?.hostname.replace(/^www\./, '') ?? url;
