/** What is wrong with the pages of an audit, fault by fault: technical faults, and checks of the content that are not good. */
import type { AuditedFault, AuditedPage } from '#contract/audit/contentAudit.schema.ts';
import { hasLetters, inAlphabet, lettersOf } from '../letters.ts';
import { FAULT_AREAS, type FaultArea, faultRow, SEVERITIES, type Severity } from './faults.ts';

export type FaultPart = 'technical' | 'content';

export interface FaultyPage {
  readonly page: AuditedPage;
  /** Of a check of the content, nothing is counted. */
  readonly fault: Omit<AuditedFault, 'name'>;
  /** The round before did not have it; null: there is none to compare with. */
  readonly isNew: boolean | null;
}

export interface FaultGroup {
  readonly part: FaultPart;
  readonly name: string;
  readonly severity: Severity;
  /** Those to show. */
  readonly pages: readonly FaultyPage[];
  /** All pages that have it. */
  readonly count: number;
  /** Pages that could have it. */
  readonly judged: number;
  /** Nearly all of them have it: a fault of the site, which is said once. */
  readonly isWide: boolean;
  /** Pages that had it in the round before, and have not by now; null: there is no round to compare with. */
  readonly mended: number | null;
}

/** What nearly every page has, is said once for the site. Of fewer pages each is worth a line. */
const WIDE = { share: 0.9, leastPages: 5 } as const;

const isWide = (count: number, judged: number): boolean =>
  judged >= WIDE.leastPages && count >= WIDE.share * judged;

const ELSEWHERE: ReadonlySet<string> = new Set(['redirect', 'redirectChain', 'metaRefresh']);
const NOT_SHOWN: ReadonlySet<string> = new Set(['noindex', 'canonicalElsewhere', 'softMissing']);

/** Of which of the pages a fault is judged. */
function isJudged({ answer, faults }: AuditedPage, name: string): boolean {
  if (faults === null) return false;
  const of = faultRow(name)?.of ?? 'address';
  if (of === 'address') return true;
  const has = (names: ReadonlySet<string>) => faults.some((one) => names.has(one.name));
  if (answer?.end !== 'page' || has(ELSEWHERE)) return false;
  return of === 'page' || !has(NOT_SHOWN);
}

const NOTHING: FaultyPage['fault'] = { count: null, details: [] };

type Found = readonly [name: string, page: FaultyPage];

const technicalOf = (page: AuditedPage): Found[] =>
  (page.faults ?? []).map(({ name, ...fault }) => {
    const before = page.before?.faults ?? null;
    return [name, { page, fault, isNew: before === null ? null : !before.includes(name) }];
  });

function contentOf(page: AuditedPage): Found[] {
  const { before } = page;
  const isComparable = before?.state === 'read' && before.isSameKeyphrase;
  const earlier = isComparable ? [...before.bad, ...before.fair] : null;
  return [...page.bad, ...page.fair].map((name) => [
    name,
    { page, fault: NOTHING, isNew: earlier === null ? null : !earlier.includes(name) },
  ]);
}

/** Groups the pages by fault: errors first, and within a severity the most frequent fault first. */
export function faultGroups(pages: readonly AuditedPage[], part: FaultPart): FaultGroup[] {
  const found = pages.flatMap(part === 'technical' ? technicalOf : contentOf);
  const mended = mendedOf(pages, part);
  return [...Map.groupBy(found, ([name]) => name)]
    .map(([name, all]) => {
      const judged = pages.filter((page) =>
        part === 'technical' ? isJudged(page, name) : page.seo !== null,
      ).length;
      return {
        part,
        name,
        judged,
        severity: severityOf(part, name, pages),
        pages: all.map(([, page]) => page),
        count: all.length,
        isWide: isWide(all.length, judged),
        mended: mended === null ? null : (mended.get(name) ?? 0),
      };
    })
    .sort(byWeight);
}

const byWeight = (a: FaultGroup, b: FaultGroup): number =>
  SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity) ||
  b.pages.length - a.pages.length ||
  (a.name < b.name ? -1 : 1);

/** A check is as bad as it is on the page where it is worst. */
function severityOf(part: FaultPart, name: string, pages: readonly AuditedPage[]): Severity {
  if (part === 'technical') return faultRow(name)?.severity ?? 'notice';
  return pages.some(({ bad }) => bad.includes(name)) ? 'warning' : 'notice';
}

/** How many pages had each fault in the round before and have not by now; null: no page can be compared. */
function mendedOf(pages: readonly AuditedPage[], part: FaultPart): Map<string, number> | null {
  const gone = pages.flatMap((page) => {
    const names = part === 'technical' ? mendedFaults(page) : mendedChecks(page);
    return names === null ? [] : [names];
  });
  if (gone.length === 0) return null;
  const counts = new Map<string, number>();
  for (const name of gone.flat()) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** Returns the technical faults of the previous round that are gone; null if unknown. */
export function mendedFaults({ faults, before }: AuditedPage): string[] | null {
  const earlier = before?.faults ?? null;
  if (faults === null || earlier === null) return null;
  return earlier.filter((name) => !faults.some((one) => one.name === name));
}

function mendedChecks({ before, state, bad, fair }: AuditedPage): string[] | null {
  if (before?.state !== 'read' || state !== 'read' || !before.isSameKeyphrase) return null;
  return [...before.bad, ...before.fair].filter((name) => ![...bad, ...fair].includes(name));
}

/** Technical faults that the round before did not have; null: not known. */
export function newFaults({ faults, before }: AuditedPage): string[] | null {
  const earlier = before?.faults ?? null;
  if (faults === null || earlier === null) return null;
  return faults.map(({ name }) => name).filter((name) => !earlier.includes(name));
}

export const wideFaults = (pages: readonly AuditedPage[]): FaultGroup[] =>
  faultGroups(pages, 'technical').filter((group) => group.isWide);

/** Returns the names of checks that are reported once for the whole site. */
export function wideChecks(pages: readonly AuditedPage[]): ReadonlySet<string> {
  const judged = pages.filter(({ seo }) => seo !== null);
  const counts = new Map<string, number>();
  for (const { bad, fair } of judged)
    for (const name of [...bad, ...fair]) counts.set(name, (counts.get(name) ?? 0) + 1);
  return new Set(
    [...counts].filter(([, count]) => isWide(count, judged.length)).map(([name]) => name),
  );
}

export interface FaultView {
  readonly part: FaultPart;
  /** Null: any. */
  readonly severity: Severity | null;
  readonly area: FaultArea | null;
  /** Pages whose title or address has these letters; empty: all. */
  readonly search: string;
  /** Only what the round before did not have. */
  readonly isNewOnly: boolean;
  readonly sort: FaultSort;
  readonly isDescending: boolean;
}

export const FAULT_SORTS = ['fault', 'severity', 'pages', 'new', 'mended'] as const;
export type FaultSort = (typeof FAULT_SORTS)[number];

/** What needs work comes first. */
export const faultsStartDescending = (sort: FaultSort): boolean => sort !== 'fault';

/** Returns the number of pages that did not have the fault in the previous round; null if no page can be compared. */
export const newCount = ({ pages }: FaultGroup): number | null => {
  const known = pages.filter(({ isNew }) => isNew !== null);
  return known.length === 0 ? null : known.filter(({ isNew }) => isNew).length;
};

export const FIRST_FAULT_VIEW: FaultView = {
  part: 'technical',
  severity: null,
  area: null,
  search: '',
  isNewOnly: false,
  sort: 'severity',
  isDescending: true,
};

export const AREAS = Object.keys(FAULT_AREAS) as readonly FaultArea[];

/** The faults to show, each with the pages to show. */
export function shownGroups(pages: readonly AuditedPage[], view: FaultView): FaultGroup[] {
  const letters = lettersOf(view.search);
  const isFound = ({ page: { title, url }, isNew }: FaultyPage) =>
    [title, url].some((text) => hasLetters(text, letters)) && (!view.isNewOnly || isNew === true);
  return faultGroups(pages, view.part)
    .filter(({ severity }) => view.severity === null || severity === view.severity)
    .filter(({ name }) => view.area === null || faultRow(name)?.area === view.area)
    .map((group) => ({ ...group, pages: group.pages.filter(isFound) }))
    .filter((group) => group.pages.length > 0)
    .sort(orderOf(view));
}

type GroupOrder = (a: FaultGroup, b: FaultGroup) => number;

function orderOf({ sort, isDescending }: FaultView): GroupOrder {
  const sign = isDescending ? 1 : -1;
  const byCount = (of: (group: FaultGroup) => number | null) => (a: FaultGroup, b: FaultGroup) =>
    sign * ((of(b) ?? -1) - (of(a) ?? -1));
  const orders: Readonly<Record<FaultSort, GroupOrder>> = {
    fault: (a, b) => -sign * inAlphabet(titleOf(a), titleOf(b)),
    severity: (a, b) => sign * byWeight(a, b),
    pages: byCount(({ pages }) => pages.length),
    new: byCount(newCount),
    mended: byCount(({ mended }) => mended),
  };
  return orders[sort];
}

const titleOf = ({ name }: FaultGroup): string => faultRow(name)?.title ?? name;

/** The same, page by page: those with the worst faults first. What is said of the site is said of no page. */
export interface FaultsOfPage {
  readonly page: AuditedPage;
  readonly faults: readonly (Pick<FaultGroup, 'name' | 'part' | 'severity'> &
    Omit<FaultyPage, 'page'>)[];
}

export function byPage(groups: readonly FaultGroup[]): FaultsOfPage[] {
  const found = groups
    .filter((group) => !group.isWide)
    .flatMap(({ name, part, severity, pages }) =>
      pages.map(({ page, ...of }) => ({ page, fault: { name, part, severity, ...of } })),
    );
  const weights = new Map<number, readonly number[]>();
  const rows = [...Map.groupBy(found, ({ page }) => page.position).values()].flatMap((all) => {
    const [first] = all;
    return first === undefined ? [] : [{ page: first.page, faults: all.map(({ fault }) => fault) }];
  });
  for (const { page, faults } of rows) weights.set(page.position, countsOf(faults));
  return rows.sort(
    (a, b) =>
      heavier(weights.get(a.page.position), weights.get(b.page.position)) ||
      a.page.position - b.page.position,
  );
}

const countsOf = (faults: FaultsOfPage['faults']): number[] =>
  SEVERITIES.map((severity) => faults.filter((one) => one.severity === severity).length);

function heavier(a: readonly number[] = [], b: readonly number[] = []): number {
  const at = a.findIndex((count, place) => count !== b[place]);
  return at < 0 ? 0 : (b[at] ?? 0) - (a[at] ?? 0);
}
