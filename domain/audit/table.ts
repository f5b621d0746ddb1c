/** The pages of an audit as a table: filtered, in an order, and as a file. */
import type { AuditedPage, AuditGroup } from '#contract/audit/contentAudit.schema.ts';
import { csvOf } from '../csv.ts';
import { hasLetters, inAlphabet, lettersOf } from '../letters.ts';
import { differenceOf } from './difference.ts';
import { faultRow } from './faults.ts';
import type { CheckNames } from './faultsCsv.ts';
import { faultGroups, wideChecks, wideFaults } from './faultTable.ts';
import { groundChange, hasLostGround } from './lostGround.ts';
import { answerText, hasFault, isRedirected, statesOf } from './pageState.ts';

export const AUDIT_SORTS = [
  'page',
  'seo',
  'change',
  'aiSearch',
  'issues',
  'faults',
  'words',
  'clicks',
  'clickChange',
  'position',
] as const;
export type AuditSort = (typeof AUDIT_SORTS)[number];

/** Which pages are shown. */
export const AUDIT_SHOWN = [
  'all',
  'failed',
  'unscored',
  'faulty',
  'redirected',
  'noindex',
  'canonicalElsewhere',
  'softMissing',
  'otherLanguage',
  'dropped',
  'improved',
  'changed',
  'lost',
  'competing',
  'withoutKeyphrase',
] as const;
export type AuditShown = (typeof AUDIT_SHOWN)[number];

export interface AuditView {
  readonly sort: AuditSort;
  readonly isDescending: boolean;
  /** Pages whose title, address or keyphrase has these letters; empty: all. */
  readonly search: string;
  readonly shown: AuditShown;
  /** Pages with this check among their issues; null: all. */
  readonly issue: string | null;
}

export const FIRST_VIEW: AuditView = {
  sort: 'seo',
  isDescending: false,
  search: '',
  shown: 'all',
  issue: null,
};

/** Whether the first click on a column sorts it in descending order, so that pages that need work come first. */
export const startsDescending = (sort: AuditSort): boolean =>
  sort === 'issues' || sort === 'faults' || sort === 'clicks' || sort === 'words';

export const nameOfPage = ({ title, url }: Pick<AuditedPage, 'title' | 'url'>): string =>
  title || url;

/** Names that are said once for the site, and not of each page (faultTable.ts). */
export interface WideNames {
  readonly checks: ReadonlySet<string>;
  readonly faults: ReadonlySet<string>;
}

export const wideNames = (pages: readonly AuditedPage[]): WideNames => ({
  checks: wideChecks(pages),
  faults: new Set(wideFaults(pages).map(({ name }) => name)),
});

/** Checks of the content that are not good on this page alone; null: it has no score. */
export const issueCount = (
  { seo, bad, fair }: AuditedPage,
  { checks }: WideNames,
): number | null =>
  seo === null ? null : [...bad, ...fair].filter((name) => !checks.has(name)).length;

/** Technical faults of this page alone; null: not known. */
export const faultCount = ({ faults }: AuditedPage, wide: WideNames): number | null =>
  faults === null ? null : faults.filter(({ name }) => !wide.faults.has(name)).length;

type SortValue = string | number | null;
const VALUES: Readonly<Record<AuditSort, (page: AuditedPage, wide: WideNames) => SortValue>> = {
  page: nameOfPage,
  seo: ({ seo }) => seo,
  change: (page) => differenceOf(page)?.seo ?? null,
  aiSearch: ({ aiSearch }) => aiSearch,
  issues: issueCount,
  faults: faultCount,
  words: ({ words }) => words,
  clicks: ({ figures }) => figures.at(-1)?.clicks ?? null,
  clickChange,
  position: ({ figures }) => figures.at(-1)?.position ?? null,
};

/** Clicks more or less than in the period before; null: not known. */
export function clickChange(page: AuditedPage): number | null {
  const { was, is } = groundChange(page) ?? {};
  const [before, now] = [was?.clicks ?? null, is?.clicks ?? null];
  return before === null || now === null ? null : now - before;
}

/** A change of less is that of rounding. */
const LEAST_POINTS = 0.5;

const IS_SHOWN: Readonly<
  Record<AuditShown, (page: AuditedPage, competing: ReadonlySet<number>) => boolean>
> = {
  all: () => true,
  failed: ({ state }) => state === 'failed',
  unscored: ({ state, seo }) => state === 'read' && seo === null,
  faulty: ({ faults }) => faults?.some(({ name }) => faultRow(name)?.severity === 'error') ?? false,
  redirected: isRedirected,
  noindex: (page) => hasFault(page, 'noindex'),
  canonicalElsewhere: (page) => hasFault(page, 'canonicalElsewhere'),
  softMissing: (page) => hasFault(page, 'softMissing'),
  otherLanguage: (page) => hasFault(page, 'languageWrong') || page.notScored === 'otherLanguage',
  dropped: (page) => (differenceOf(page)?.seo ?? 0) <= -LEAST_POINTS,
  improved: (page) => (differenceOf(page)?.seo ?? 0) >= LEAST_POINTS,
  changed: ({ state, before }) =>
    state === 'read' && before?.state === 'read' && !before.isSameText,
  lost: (page) => hasLostGround(page) === true,
  competing: ({ position }, competing) => competing.has(position),
  withoutKeyphrase: ({ state, keyphrase }) => state === 'read' && keyphrase === null,
};

export const competingPositions = (groups: readonly AuditGroup[] | null): ReadonlySet<number> =>
  new Set(groups?.flatMap(({ positions }) => positions));

/** The pages to show, in their order. What is not known comes last in both directions. */
export function shownPages(
  pages: readonly AuditedPage[],
  groups: readonly AuditGroup[] | null,
  view: AuditView,
): AuditedPage[] {
  const letters = lettersOf(view.search);
  const competing = competingPositions(groups);
  const value = VALUES[view.sort];
  const wide = wideNames(pages);
  const sign = view.isDescending ? -1 : 1;
  return pages
    .filter((page) => IS_SHOWN[view.shown](page, competing) && isFound(page, view, letters))
    .map((page) => ({ page, by: value(page, wide) }))
    .sort(
      (one, other) => ordered(one.by, other.by, sign) || one.page.position - other.page.position,
    )
    .map(({ page }) => page);
}

function isFound(
  { title, url, keyphrase, bad, fair }: AuditedPage,
  { issue }: AuditView,
  letters: string,
) {
  if (issue !== null && !bad.includes(issue) && !fair.includes(issue)) return false;
  return [title, url, keyphrase ?? ''].some((text) => hasLetters(text, letters));
}

function ordered(one: SortValue, other: SortValue, sign: number): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  if (typeof one === 'string' || typeof other === 'string')
    return sign * inAlphabet(String(one), String(other));
  return sign * (one - other);
}

/** How many pages each of these checks is not good on, the most frequent first; without what is said once for the site. */
export function issuesOf(pages: readonly AuditedPage[]): [name: string, pages: number][] {
  return faultGroups(pages, 'content')
    .filter((group) => !group.isWide)
    .map(({ name, pages: all }): [string, number] => [name, all.length])
    .sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1));
}

const rounded = (value: number | null): number | null =>
  value === null ? null : Math.round(value * 10) / 10;

/** How the page calls what answers have as codes. */
export interface AuditWords {
  readonly checks: CheckNames;
  readonly problems: Readonly<Record<string, string>>;
  readonly notScored: Readonly<Record<string, string>>;
}

const STATE_WORDS: Readonly<Record<AuditedPage['state'], string>> = {
  waiting: 'Not read yet',
  read: 'Read',
  failed: 'Not read',
};

/** What is not known is empty. `all`: every page of the audit; what nearly all of them have is said in the file of the faults. */
export function auditCsv(
  pages: readonly AuditedPage[],
  all: readonly AuditedPage[],
  words: AuditWords,
): string {
  const wide = wideNames(all);
  const checks = (names: readonly string[]) =>
    names
      .filter((name) => !wide.checks.has(name))
      .map((name) => words.checks[name]?.name ?? name)
      .join('; ');
  const why = (page: AuditedPage) =>
    answerText(page) ?? (page.problem === null ? null : (words.problems[page.problem] ?? null));
  const faults = (page: AuditedPage) =>
    (page.faults ?? [])
      .filter(({ name }) => !wide.faults.has(name))
      .map(({ name }) => faultRow(name)?.title ?? name)
      .join('; ');
  return csvOf<AuditedPage>(
    {
      Title: ({ title }) => title,
      Address: ({ url }) => url,
      Keyphrase: ({ keyphrase }) => keyphrase,
      State: ({ state }) => STATE_WORDS[state],
      'Not read because': why,
      'In search': (page) => statesOf(page).join('; '),
      Language: ({ language }) => language,
      Words: ({ words }) => words,
      'SEO score': ({ seo }) => rounded(seo),
      'SEO score before': ({ before }) => rounded(before?.seo ?? null),
      'AI search score': ({ aiSearch }) => rounded(aiSearch),
      'Not scored because': ({ notScored }) =>
        notScored === null ? null : (words.notScored[notScored] ?? null),
      Problems: ({ bad }) => checks(bad),
      'Could be better': ({ fair }) => checks(fair),
      'Technical faults': faults,
      Clicks: ({ figures }) => figures.at(-1)?.clicks ?? null,
      'Clicks before': ({ earlier }) => earlier?.clicks ?? null,
      Impressions: ({ figures }) => figures.at(-1)?.impressions ?? null,
      'Impressions before': ({ earlier }) => earlier?.impressions ?? null,
      Position: ({ figures }) => rounded(figures.at(-1)?.position ?? null),
      'Position before': ({ earlier }) => rounded(earlier?.position ?? null),
      Round: ({ round }) => round,
      'Read at': ({ readAt }) => readAt,
    },
    pages,
  );
}
