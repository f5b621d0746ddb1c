/** The pages of an audit as a table: filtered, in an order, and as a file. */
import type { AuditedPage, AuditGroup } from '#contract/contentAudit.schema.ts';
import { csvOf } from '../csv.ts';
import { differenceOf } from './difference.ts';
import { groundChange, hasLostGround } from './lostGround.ts';

export const AUDIT_SORTS = [
  'page',
  'seo',
  'change',
  'aiSearch',
  'issues',
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

/** What needs work comes first. */
export const startsDescending = (sort: AuditSort): boolean =>
  sort === 'issues' || sort === 'clicks' || sort === 'words';

export const nameOfPage = ({ title, url }: Pick<AuditedPage, 'title' | 'url'>): string =>
  title || url;

/** Checks that are not good; null: the page has no score. */
export const issueCount = ({ seo, bad, fair }: AuditedPage): number | null =>
  seo === null ? null : bad.length + fair.length;

type SortValue = string | number | null;
const VALUES: Readonly<Record<AuditSort, (page: AuditedPage) => SortValue>> = {
  page: nameOfPage,
  seo: ({ seo }) => seo,
  change: (page) => differenceOf(page)?.seo ?? null,
  aiSearch: ({ aiSearch }) => aiSearch,
  issues: issueCount,
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

const inAlphabet = new Intl.Collator('und', { numeric: true });

/** The pages to show, in their order. What is not known comes last in both directions. */
export function shownPages(
  pages: readonly AuditedPage[],
  groups: readonly AuditGroup[] | null,
  view: AuditView,
): AuditedPage[] {
  const letters = view.search.trim().toLowerCase();
  const competing = competingPositions(groups);
  const value = VALUES[view.sort];
  const sign = view.isDescending ? -1 : 1;
  return pages
    .filter((page) => IS_SHOWN[view.shown](page, competing) && isFound(page, view, letters))
    .map((page) => ({ page, by: value(page) }))
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
  return (
    letters === '' ||
    [title, url, keyphrase ?? ''].some((text) => text.toLowerCase().includes(letters))
  );
}

function ordered(one: SortValue, other: SortValue, sign: number): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  if (typeof one === 'string' || typeof other === 'string')
    return sign * inAlphabet.compare(String(one), String(other));
  return sign * (one - other);
}

/** How many pages each of these issues is on, the most frequent first. */
export function issuesOf(pages: readonly AuditedPage[]): [name: string, pages: number][] {
  const counts = new Map<string, number>();
  for (const { bad, fair } of pages)
    for (const name of [...bad, ...fair]) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1));
}

const rounded = (value: number | null): number | null =>
  value === null ? null : Math.round(value * 10) / 10;

/** What is not known is empty. */
export const auditCsv = (pages: readonly AuditedPage[]): string =>
  csvOf<AuditedPage>(
    {
      Title: ({ title }) => title,
      Address: ({ url }) => url,
      Keyphrase: ({ keyphrase }) => keyphrase,
      State: ({ state }) => state,
      Problem: ({ problem }) => problem,
      Language: ({ language }) => language,
      Words: ({ words }) => words,
      'SEO score': ({ seo }) => rounded(seo),
      'SEO score before': ({ before }) => rounded(before?.seo ?? null),
      'AI search score': ({ aiSearch }) => rounded(aiSearch),
      'Not scored because': ({ notScored }) => notScored,
      Problems: ({ bad }) => bad.join(' '),
      'Could be better': ({ fair }) => fair.join(' '),
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
