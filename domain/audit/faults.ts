/**
 * Technical faults of pages: one row for each. What it is called, how bad it is, of which pages it is judged, what its figure counts,
 * and how it is mended. The page and files share the words.
 */

export type Severity = 'error' | 'warning' | 'notice';

export const SEVERITIES: readonly Severity[] = ['error', 'warning', 'notice'];

/** What a fault is a fault of. */
export type FaultArea = keyof typeof FAULT_AREAS;

export const FAULT_AREAS = {
  state: 'Answer',
  redirect: 'Redirects',
  robots: 'Robots',
  canonical: 'Canonical address',
  title: 'Title',
  description: 'Description',
  heading: 'Heading',
  links: 'Links',
  images: 'Images',
  text: 'Text',
  language: 'Language',
} as const;

/** What the figure of a fault counts. */
type Unit =
  | 'status'
  | 'characters'
  | 'pixels'
  | 'words'
  | 'kilobytes'
  | 'links'
  | 'images'
  | 'headings'
  | 'titles'
  | 'descriptions'
  | 'addresses'
  | 'pages'
  | 'clicks'
  | 'redirects'
  | 'languages';

interface FaultRow {
  readonly area: FaultArea;
  readonly severity: Severity;
  /** Every address, pages that have come, or those of them that search engines may show. */
  readonly of: 'address' | 'page' | 'shown';
  readonly unit: Unit | null;
  readonly title: string;
  /** One sentence. */
  readonly mend: string;
}

/** The limits behind the rows. */
export const FAULT_LIMITS = {
  /** As wide as a title in the results; shorter ones say nothing. A wide character counts as two. */
  title: { mostPx: 600, leastChars: 12 },
  description: { mostChars: 160, leastChars: 50 },
  thinWords: 120,
  /** A page that says that it is not there, and says more, is about something else. */
  missingWords: 150,
  largeBytes: 500_000,
  /** Clicks from the start page. */
  deepClicks: 4,
  /** Of the wording. */
  duplicateShare: 0.85,
} as const;

const row = (
  area: FaultArea,
  severity: Severity,
  of: FaultRow['of'],
  unit: Unit | null,
  [title, mend]: readonly [string, string],
): FaultRow => ({ area, severity, of, unit, title, mend });

export const FAULTS = {
  notFound: row('state', 'error', 'address', 'status', [
    'Page not found',
    'Bring the page back, redirect its address to the page that replaces it, or take it out of the sitemap.',
  ]),
  serverError: row('state', 'error', 'address', 'status', [
    'Server error',
    'Look into the log of the server: it could not make the page.',
  ]),
  refusedEntry: row('state', 'error', 'address', 'status', [
    'Not open to everybody',
    'Let visitors without a password read the page, or take it out of the sitemap.',
  ]),
  tooManyRequests: row('state', 'warning', 'address', 'status', [
    'Server refused: too many requests',
    'Allow more requests a minute, and audit again.',
  ]),
  otherStatus: row('state', 'error', 'address', 'status', [
    'Unexpected answer',
    'Make the server return status 200 with the page.',
  ]),
  timeOut: row('state', 'error', 'address', null, [
    'No answer in time',
    'Speed up the page: it did not arrive within 15 seconds.',
  ]),
  noAnswer: row('state', 'error', 'address', null, [
    'Connection failed',
    'Check that the server runs and that its certificate is valid.',
  ]),
  noSuchHost: row('state', 'error', 'address', null, [
    'Unknown host',
    'Correct the address: this host does not exist.',
  ]),
  notHtml: row('state', 'notice', 'address', null, [
    'Not a web page',
    'Leave files that are not HTML out of the sitemap, or send them with the right content type.',
  ]),
  unreadable: row('state', 'error', 'address', null, [
    'Page cannot be unpacked or read',
    'Send the page as plain HTML, or packed with gzip, deflate or Brotli.',
  ]),
  tooLarge: row('state', 'error', 'address', null, [
    'Larger than 2 MB',
    'Move scripts, styles and data out of the HTML: search engines read only its beginning.',
  ]),
  redirectLoop: row('redirect', 'error', 'address', null, [
    'Redirect loop',
    'Break the loop: redirect straight to the target page.',
  ]),
  badRedirect: row('redirect', 'error', 'address', null, [
    'Redirect without a target',
    'Redirect to a valid web address.',
  ]),
  redirectChain: row('redirect', 'warning', 'address', 'redirects', [
    'Redirect chain',
    'Redirect straight to the final address, and list that one.',
  ]),
  redirect: row('redirect', 'warning', 'address', 'redirects', [
    'Redirect',
    'List and link to the final address.',
  ]),
  metaRefresh: row('redirect', 'warning', 'page', null, [
    'Redirect in the page (meta refresh)',
    'Have the server redirect with status 301.',
  ]),
  blocked: row('robots', 'warning', 'address', null, [
    'Forbidden by robots.txt',
    'Allow the page in robots.txt, or take it out of the sitemap.',
  ]),
  robotsFailed: row('robots', 'error', 'address', null, [
    'robots.txt returns an error',
    'Fix robots.txt: while it fails, search engines crawl nothing on the site.',
  ]),
  noindex: row('robots', 'warning', 'page', null, [
    'Kept out of search results (noindex)',
    'Remove noindex if the page should be found; otherwise take it out of the sitemap.',
  ]),
  softMissing: row('state', 'error', 'page', 'words', [
    'Soft 404: missing page with status 200',
    'Return status 404, or redirect to the page that replaces it.',
  ]),
  canonicalElsewhere: row('canonical', 'warning', 'page', null, [
    'Canonical points to another page',
    'Point the canonical to this page if it should be found; otherwise list the other one.',
  ]),
  canonicalBroken: row('canonical', 'error', 'page', null, [
    'Broken canonical',
    'Point the canonical to a page that exists.',
  ]),
  canonicalSeveral: row('canonical', 'warning', 'page', 'addresses', [
    'Several canonical addresses',
    'Keep one: search engines ignore conflicting canonicals.',
  ]),
  canonicalMissing: row('canonical', 'notice', 'shown', null, [
    'No canonical address',
    'Add <link rel="canonical"> with the address of the page.',
  ]),
  titleMissing: row('title', 'error', 'page', null, [
    'No title',
    'Give the page a <title> that says what it is about.',
  ]),
  titleSeveral: row('title', 'warning', 'page', 'titles', ['Several titles', 'Keep one <title>.']),
  titleDouble: row('title', 'warning', 'shown', 'pages', [
    'Duplicate title',
    'Give each page a title of its own.',
  ]),
  titleLong: row('title', 'notice', 'shown', 'pixels', [
    'Title too long',
    'Shorten the title to 600 pixels, about 60 characters: results cut off the rest.',
  ]),
  titleShort: row('title', 'notice', 'shown', 'characters', [
    'Title too short',
    'Say in the title what the page offers, in 12 characters or more.',
  ]),
  descriptionMissing: row('description', 'warning', 'page', null, [
    'No description',
    'Add a meta description of one or two sentences.',
  ]),
  descriptionSeveral: row('description', 'warning', 'page', 'descriptions', [
    'Several descriptions',
    'Keep one meta description.',
  ]),
  descriptionDouble: row('description', 'warning', 'shown', 'pages', [
    'Duplicate description',
    'Give each page a description of its own.',
  ]),
  descriptionLong: row('description', 'notice', 'shown', 'characters', [
    'Description too long',
    'Shorten the description to 160 characters: results cut off the rest.',
  ]),
  descriptionShort: row('description', 'notice', 'shown', 'characters', [
    'Description too short',
    'Write a description of 50 to 160 characters.',
  ]),
  h1Missing: row('heading', 'warning', 'page', null, [
    'No main heading (H1)',
    'Make the heading of the page an <h1>.',
  ]),
  h1Several: row('heading', 'warning', 'page', 'headings', [
    'Several main headings (H1)',
    'Keep one <h1>, and make the others <h2>.',
  ]),
  linkBroken: row('links', 'error', 'page', 'links', [
    'Broken internal link',
    'Link to a page that exists, or remove the link.',
  ]),
  linkBrokenOut: row('links', 'warning', 'page', 'links', [
    'Broken link to another site',
    'Link to a page that exists, or remove the link.',
  ]),
  linkRedirected: row('links', 'notice', 'page', 'links', [
    'Link to a redirect',
    'Link to the address that the redirect leads to.',
  ]),
  menuBroken: row('links', 'error', 'page', 'links', [
    'Broken link on every page',
    'Fix the link in the menu or footer.',
  ]),
  menuRedirected: row('links', 'notice', 'page', 'links', [
    'Link to a redirect on every page',
    'Point the link in the menu or footer to the final address.',
  ]),
  orphan: row('links', 'warning', 'shown', null, [
    'Orphan page: no audited page links here',
    'Link to it from related pages.',
  ]),
  onlyStart: row('links', 'notice', 'shown', null, [
    'Only the start page links here',
    'Link to it from related pages as well.',
  ]),
  deep: row('links', 'notice', 'shown', 'clicks', [
    'Far from the start page',
    'Link to it from a page that is nearer to the start page: three clicks should do.',
  ]),
  imageAlt: row('images', 'warning', 'page', 'images', [
    'Image without alternative text',
    'Describe the image in its alt attribute; leave it empty if the image is decorative.',
  ]),
  noText: row('text', 'error', 'page', null, [
    'No text without scripts',
    'Send the text with the page: many search engines and all AI search services run no scripts.',
  ]),
  menuImageAlt: row('images', 'warning', 'page', 'images', [
    'Image without alternative text on every page',
    'Describe the image in the header or footer in its alt attribute.',
  ]),
  thin: row('text', 'warning', 'shown', 'words', [
    'Thin content',
    'Add what readers need to know, merge the page into another one, or keep it out of search results.',
  ]),
  duplicate: row('text', 'warning', 'shown', 'pages', [
    'Duplicate content',
    'Keep one of the pages, and redirect the others to it or name it as their canonical address.',
  ]),
  large: row('text', 'warning', 'page', 'kilobytes', [
    'Large page',
    'Move scripts, styles and images out of the HTML: 500 kB is a lot.',
  ]),
  languageMissing: row('language', 'notice', 'page', null, [
    'Language not declared',
    'Add the language to the page: <html lang="en">.',
  ]),
  languageInvalid: row('language', 'warning', 'page', null, [
    'Declared language does not exist',
    'Write the language as in <html lang="en"> or <html lang="pt-BR">.',
  ]),
  languageWrong: row('language', 'warning', 'page', null, [
    'Text is in another language than declared',
    'Declare the language of the text, or translate it.',
  ]),
  alternateInvalid: row('language', 'warning', 'page', 'languages', [
    'Version in a language that does not exist (hreflang)',
    'Write hreflang as in "en", "pt-BR" or "x-default".',
  ]),
  alternateOneWay: row('language', 'warning', 'page', 'links', [
    'Version in another language does not link back (hreflang)',
    'Name this page in the other version as well: without that, neither counts.',
  ]),
} as const satisfies Readonly<Record<string, FaultRow>>;

export type FaultName = keyof typeof FAULTS;

const isFaultName = (name: string): name is FaultName => Object.hasOwn(FAULTS, name);

/** Null: a newer server may know others. */
export const faultRow = (name: string): FaultRow | null =>
  isFaultName(name) ? FAULTS[name] : null;

/** A fault of one page. */
export interface Fault {
  readonly name: FaultName;
  /** What its unit counts; null: it counts nothing. */
  readonly count: number | null;
  /** Addresses and texts that show it, the first ones. */
  readonly details: readonly string[];
}

/** How many details of a fault are kept, and how long they may be. */
export const FAULT_DETAILS = { most: 5, chars: 300 } as const;

export const fault = (
  name: FaultName,
  count: number | null = null,
  details: readonly string[] = [],
): Fault => ({
  name,
  count,
  details: details.slice(0, FAULT_DETAILS.most).map((text) => text.slice(0, FAULT_DETAILS.chars)),
});

export const SEVERITY_WORDS: Readonly<Record<Severity, string>> = {
  error: 'Error',
  warning: 'Warning',
  notice: 'Notice',
};

const UNIT_WORDS: Readonly<Record<Unit, readonly [one: string, several: string]>> = {
  status: ['status', 'status'],
  characters: ['character', 'characters'],
  pixels: ['pixel', 'pixels'],
  words: ['word', 'words'],
  kilobytes: ['kB', 'kB'],
  links: ['link', 'links'],
  images: ['image', 'images'],
  headings: ['heading', 'headings'],
  titles: ['title', 'titles'],
  descriptions: ['description', 'descriptions'],
  addresses: ['address', 'addresses'],
  pages: ['other page', 'other pages'],
  clicks: ['click', 'clicks'],
  redirects: ['redirect', 'redirects'],
  languages: ['language', 'languages'],
};

/** "3 links", "status 404"; empty for a fault that counts nothing. */
export function countText(name: string, count: number | null): string {
  const unit = faultRow(name)?.unit ?? null;
  if (unit === null || count === null) return '';
  const [one, several] = UNIT_WORDS[unit];
  if (unit === 'status') return `${one} ${count}`;
  return `${count.toLocaleString('en')} ${count === 1 ? one : several}`;
}
