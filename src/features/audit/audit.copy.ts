import type { Audit, AuditedPage, AuditGroup } from '#contract/audit/contentAudit.schema.ts';
import type { AddressRefusal } from '#domain/audit/addressList.ts';
import type { FiguresRefusal } from '#domain/audit/figuresFile.ts';
import type { AuditShown, AuditSort } from '#domain/audit/table.ts';
import type { CheckName } from '#domain/seo/report/report.ts';
import { ENOUGH_WORDS } from '#domain/seo/report/thresholds.ts';
import { checkTexts } from '#src/kit/copy/checks.ts';
import { EXAMPLE } from '#src/kit/copy/examples.ts';
import {
  calendarDay,
  compact,
  counted,
  day,
  number,
  oneDigit,
  signed,
} from '#src/kit/copy/formats.ts';
import { waitingName } from '#src/kit/copy/tasks.ts';
import type { AuditWay } from '#store/audit/auditForm.slice.ts';

const pagesText = (count: number): string => counted(count, 'page', 'pages');

export const UNKNOWN = '–';
export const scoreText = (value: number): string => number.format(Math.round(value));
export const changeText = (value: number): string => signed.format(value);
export const amountText = (value: number): string => compact.format(value);
export const wholeText = (value: number): string => number.format(value);
export const positionText = (value: number): string => oneDigit.format(value);
export const dayText = (at: string): string => day.format(new Date(at));

const isCheck = (name: string): name is CheckName => Object.hasOwn(checkTexts, name);
/** The name of a check; a newer server may know others. */
export const checkName = (name: string): string => (isCheck(name) ? checkTexts[name].name : name);
export const todoOf = (name: string): string => (isCheck(name) ? checkTexts[name].todo : '');

export const ways: Readonly<Record<AuditWay, string>> = {
  addresses: 'Addresses',
  sitemap: 'Sitemap',
  articles: 'My articles',
};

export const addressRefusals: Readonly<Record<AddressRefusal, string>> = {
  empty: 'The file is empty.',
  noAddresses: 'No addresses were found in the file. Their column is called “URL” or “Page”.',
  tooLarge: 'The file is larger than 20 MB.',
  gone: 'The file is not there any more. Choose it again.',
};

export const figuresRefusals: Readonly<Record<FiguresRefusal, string>> = {
  empty: 'The file is empty.',
  noPages:
    'No pages were found in the file. Export the tab “Pages” of Search Console as CSV and choose the file “Pages.csv”.',
  paths:
    'The pages in the file have no site in front, such as “/guide”. Export a list with whole addresses.',
  noFigures:
    'The file has no columns for clicks, impressions or position. Their headings are “Clicks”, “Impressions” and “Position”.',
  overlapping:
    'The file has a row for each search appearance; one view counts in several of them. Export it without that column.',
  noDays:
    'The dates in the file are no days. Export a line for each day, or the file without dates.',
  whichDay:
    'The days in the file can be read in two ways: 6/1 is in January or in June. Export them as YYYY-MM-DD.',
  whichPeriod:
    'The file has several periods, and its headings do not say which one is newer. Export one period, or change the headings to “Clicks” and “Previous clicks”.',
  manyPeriods: 'The file has more than two periods. Export one, or two that are compared.',
  tooLarge: 'The file is larger than 20 MB.',
  gone: 'The file is not there any more. Choose it again.',
};

export const auditList = {
  title: 'Content audit',
  lead: 'Reads many pages at once, scores each of them, and shows which ones need work, which compete with each other and which have lost ground.',
  form: 'New audit',
  way: 'Pages from',
  addresses: 'Addresses, one a line',
  addressesPlaceholder: 'https://example.com/guide\nhttps://example.com/reviews; coffee grinder',
  addressesHelp: 'A keyphrase may follow behind a semicolon. Up to 10,000 pages.',
  found: (count: number, skipped: number, leftOut: number) =>
    [
      pagesText(count),
      skipped > 0 && `${counted(skipped, 'line', 'lines')} without an address`,
      leftOut > 0 && `${number.format(leftOut)} beyond 10,000 left out`,
    ]
      .filter(Boolean)
      .join(' · '),
  sitemap: 'Address of the sitemap',
  sitemapHelp: 'Or of an index of sitemaps. Each audit looks for new pages in it.',
  sitemapWrong: 'This is no address of the web.',
  articlesHelp:
    'All articles of this workspace, with their keyphrases. Later ones join the next round.',
  name: 'Name',
  nameHelp: 'Left empty, it is that of the site.',
  language: 'Language',
  languageHelp: 'Of pages that do not name theirs.',
  file: 'Choose a CSV file',
  fileHelp: 'With a column of addresses, and one of keyphrases if you have them.',
  dropFile: 'Remove the file',
  fileChosen: (name: string) => `From ${name}:`,
  start: 'Start the audit',
  needed: 'Enter at least one address.',
  audits: 'Audits',
  emptyTitle: 'No audits yet',
  emptyHint:
    'An audit is free, and reads pages as their robots.txt allows. Nothing has to be set up: scores need no key and no model.',
  remove: (name: string) => `Delete “${name}”`,
} as const;

const states: Readonly<Record<Audit['state'], string>> = {
  running: 'Reading…',
  ready: '',
  stopped: 'Stopped',
  failed: 'Failed',
};

/** `isWaiting`: no worker has begun with the round. */
export const auditFacts = (audit: Audit, isWaiting: boolean): string =>
  [
    audit.isExample && EXAMPLE,
    isWaiting ? waitingName : states[audit.state],
    pagesText(audit.pages),
    audit.failed > 0 && `${number.format(audit.failed)} not read`,
    audit.seo !== null && `mean SEO score ${scoreText(audit.seo)}`,
    audit.round > 1 && `round ${audit.round}`,
    dayText(audit.startedAt),
  ]
    .filter(Boolean)
    .join(' · ');

export const sorts: Readonly<Record<AuditSort, string>> = {
  page: 'Page',
  seo: 'SEO',
  change: 'Change',
  aiSearch: 'AI search',
  issues: 'Content',
  faults: 'Technical',
  words: 'Words',
  clicks: 'Clicks',
  clickChange: 'Clicks ±',
  position: 'Position',
};

/** What a column means, for its heading. */
export const sortHelp: Readonly<Record<AuditSort, string>> = {
  page: 'Title and address of the page',
  seo: 'SEO score, 0 to 100, without competitors',
  change: 'Points of the SEO score since the round before',
  aiSearch: 'AI search score, 0 to 100',
  issues: 'Checks of the content that are not good on this page',
  faults: 'Technical faults of this page',
  words: 'Words of the text',
  clicks: 'In the newest period of Search Console',
  clickChange: 'Clicks more or less than in a period of the same length right before',
  position: 'Mean position in the newest period of Search Console',
};

export const shownTexts: Readonly<Record<AuditShown, string>> = {
  all: 'All pages',
  failed: 'Not read',
  unscored: 'Read, but not scored',
  faulty: 'With a technical error',
  redirected: 'Redirects',
  noindex: 'Kept out of search (noindex)',
  canonicalElsewhere: 'Canonical points to another page',
  softMissing: 'Says that it is not there',
  otherLanguage: 'Text in another language',
  dropped: 'Lower score than before',
  improved: 'Higher score than before',
  changed: 'Text has changed',
  lost: 'Lost ground in search',
  competing: 'Compete with each other',
  withoutKeyphrase: 'Without a keyphrase',
};

const notScored: Readonly<Record<string, string>> = {
  empty: 'The page has no text.',
  language: 'There are no rules for its language.',
  elsewhere: 'Its address leads to another page of the audit.',
  otherLanguage: 'Its text is not in the language that it names.',
  tooShort: 'Its text is too short to score.',
};
export const notScoredText = (why: string, words: number | null = null): string =>
  why === 'tooShort' && words !== null ? tooShort(words) : (notScored[why] ?? '');
const tooShort = (words: number): string =>
  `Too short to score: ${number.format(words)} of ${number.format(ENOUGH_WORDS.usual)} words.`;

export const auditPage = {
  opening: 'Opening the audit…',
  back: 'All audits',
  again: 'Audit again',
  reading: 'The pages are read and scored. You can leave this page; the audit goes on.',
  /** `pages`: of the audit; further steps try links and look for faults. */
  progress: (done: number, failed: number, total: number, pages: number) => {
    const [over, all] = [done + failed, Math.min(total, pages)];
    const unread = failed > 0 ? `, ${number.format(failed)} could not be read` : '';
    if (total <= pages || over < pages)
      return `${number.format(Math.min(over, all))} of ${number.format(all)} pages${unread}`;
    return `${pagesText(pages)} read${unread} · ${number.format(over - pages)} of ${number.format(total - pages)} links tried`;
  },
  progressLabel: 'Progress of the audit',
  doing: (what: string) => {
    if (what.startsWith('article:')) return 'Now: an article';
    return what === 'faults'
      ? 'Now: comparing the pages'
      : `Now: ${what.replace(/^(?:link|start):/, '')}`;
  },
  stop: 'Stop',
  stopped: 'The audit was stopped. What was read until then is shown.',
  nothingTitle: 'There is nothing to show',
  nothingHint: 'No page was found. Check the sitemap, or begin an audit of addresses.',
  failedTitle: 'The audit failed',
  linksLeft: (count: number) =>
    `${counted(count, 'link was', 'links were')} not tried: a round tries 1,000.`,
  sitemapFailed: 'The sitemap could not be read, or not all of it, so pages of it may be missing.',
  leftOut: (count: number) => `${pagesText(count)} beyond 10,000 were left out.`,
  withoutKeyphrase: (count: number) =>
    `${pagesText(count)} without a keyphrase: scored by all checks that need none (structure, style, links, search result and AI search).`,
  wide: (names: readonly string[]) =>
    `On nearly every page, so counted once, under Faults: ${names.join(', ')}.`,
  filters: 'Filter the pages',
  find: 'Find a page',
  shown: 'Show',
  issue: 'Check of the content',
  anyIssue: 'Any check',
  issueOn: (name: string, pages: number) => `${checkName(name)} (${number.format(pages)})`,
  order: 'Order',
  views: 'Pages, faults or competing pages',
  table: 'Pages',
  faults: (count: number | null) =>
    count === null ? 'Faults' : `Faults (${number.format(count)})`,
  competing: (count: number | null) =>
    count === null ? 'Competing' : `Competing (${number.format(count)})`,
  shownCount: (count: number, all: number) =>
    count === all ? pagesText(all) : `${number.format(count)} of ${pagesText(all)}`,
  exportCsv: 'Save as CSV',
  noneShown: 'No page fits the filters.',
  clear: 'Clear the filters',
  untitled: 'Untitled',
  article: 'Article',
  unknown: 'Not known',
  waiting: 'Not read yet',
  faultsUnknown: 'Known when the audit is over',
  isLost: 'Lost ground',
  ofRound: (round: number, readAt: string | null) =>
    `Round ${round}${readAt === null ? '' : `, ${dayText(readAt)}`}`,
  isNew: 'New',
  savedViews: 'Saved views',
  chooseView: 'Saved views',
  saveView: 'Save this view',
  viewName: 'Name of the view',
  keepView: 'Save',
  dropView: 'Delete this view',
  cancel: 'Cancel',
} as const;

export const figuresTexts = {
  title: 'Search Console',
  lead: 'Export the tab “Pages” as CSV: of one period, of two that are compared, or with a line for each day. Choose the file “Pages.csv”.',
  days: 'Days of the period, if the file does not say them',
  since: 'First day',
  until: 'Last day',
  daysHelp:
    'With both, the period is compared with one of the same length right before it. Without a last day, it is the day on which the file was saved.',
  wrong: {
    noLastDay: 'Enter the last day as well.',
    order: 'The first day is after the last one.',
    tooLong: 'A period has ten years at most.',
  },
  choose: 'Add a CSV file',
  stored: (matched: number, listed: number) =>
    `${pagesText(matched)} of the audit ${matched === 1 ? 'is' : 'are'} in the list of ${number.format(listed)}.`,
  row: 'page',
  compared: (older: string, newer: string) => `“${newer}” is compared with “${older}”.`,
  again: 'Try again',
  lost: 'A page has lost ground if it has a fifth and at least ten fewer clicks than in a period of the same length right before, or stands two places further down where a hundred people have seen it, without more clicks.',
  close: 'Close',
} as const;

export const groupsTexts = {
  none: 'No pages compete with each other.',
  noneYet: 'Pages are compared when the audit is over.',
  notCompared: 'The pages are not compared yet. With many pages, this takes some time.',
  again: 'Look again',
  sameText: 'The same text',
  sameKeyphrase: 'The same keyphrase',
  share: (share: number) => `${number.format(Math.round(100 * share))} % of the wording or more`,
  given: (keyphrase: string) => `“${keyphrase}”`,
  found: (keyphrase: string) => `“${keyphrase}”, as titles and texts say`,
  help: 'Pages with the same text, or for the same keyphrase, take places in the results from each other. Merge them, or give each a keyphrase of its own.',
  more: (count: number) => `and ${number.format(count)} more`,
} as const;

export const groupTitle = ({ kind, keyphrase, isGiven, share }: AuditGroup): string => {
  if (kind === 'sameText') return `${groupsTexts.sameText}: ${groupsTexts.share(share ?? 0)}`;
  const name = keyphrase ?? '';
  return `${groupsTexts.sameKeyphrase}: ${isGiven ? groupsTexts.given(name) : groupsTexts.found(name)}`;
};

export const pageDetails = {
  close: 'Close',
  open: 'Open the page',
  optimize: 'Open in the optimizer',
  openArticle: 'Open the article',
  keyphrase: 'Keyphrase',
  keyphraseHelp: 'What the page is to be found for. It is read and scored again at once.',
  save: 'Save',
  readNow: 'Read it now',
  scoredFor: (keyphrase: string | null) =>
    keyphrase === null
      ? 'The scores are those without a keyphrase until the page is read again.'
      : `The scores are for “${keyphrase}” until the page is read again.`,
  couldNotRead: 'It is saved, but the page could not be read now. The next round scores it.',
  language: 'Language',
  readAt: 'Read',
  notScored: 'Not scored',
  issues: 'Content: what to do',
  noIssues: 'Every check that was measured is good.',
  faults: 'Technical: what to do',
  noFaults: 'No technical fault was found.',
  wide: 'On nearly every page of the site',
  fixed: 'Fixed since the round before',
  appeared: 'New since the round before',
  about: 'What the text is about',
  history: 'History',
  round: 'Round',
  figures: 'Search Console',
  period: 'Period',
  clicks: 'Clicks',
  impressions: 'Impressions',
  position: 'Position',
} as const;

/** "28 days to May 31, 2026"; another name as the file has it. */
export const periodText = ({ name, until }: { name: string; until: string }): string => {
  const to = calendarDay.format(new Date(`${until}T00:00:00Z`));
  return name === until ? `to ${to}` : `${name} (to ${to})`;
};

export const nameShown = ({ title, url }: Pick<AuditedPage, 'title' | 'url'>): string =>
  title || url || auditPage.untitled;
