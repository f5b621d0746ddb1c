/** What has changed between two snapshots of the same article: which pages, and what they have in common. */
import type { Competition, UsualRange } from './competition.ts';

/** A page as a snapshot names it. */
export interface ComparedPage {
  readonly url: string;
  readonly title: string;
  /** In the results, from 1. */
  readonly position: number;
  /** Of its text; null if it could not be read. */
  readonly hash: string | null;
}

export interface PageChange {
  readonly url: string;
  readonly title: string;
  /** `changed`: it has another text. One that has also moved is `changed`. */
  readonly kind: 'new' | 'gone' | 'moved' | 'changed';
  /** Positions before and now; null where it was not found. */
  readonly was: number | null;
  readonly is: number | null;
}

const KINDS = ['new', 'gone', 'changed', 'moved'] as const;

/** The pages that differ: new ones first, then gone, changed and moved ones, each in the order of the results. */
export function pageChanges(
  before: readonly ComparedPage[],
  now: readonly ComparedPage[],
): PageChange[] {
  const [old, current] = [before, now].map(
    (pages) => new Map(pages.map((page) => [page.url, page])),
  );
  const urls = new Set([...now, ...before].map(({ url }) => url));
  const changes = [...urls].flatMap((url) => changeOf(old?.get(url), current?.get(url)));
  return KINDS.flatMap((kind) => changes.filter((change) => change.kind === kind));
}

function changeOf(was: ComparedPage | undefined, is: ComparedPage | undefined): PageChange[] {
  const page = is ?? was;
  const kind = kindOf(was, is);
  if (page === undefined || kind === null) return [];
  const { url, title } = page;
  return [{ url, title, kind, was: was?.position ?? null, is: is?.position ?? null }];
}

function kindOf(
  was: ComparedPage | undefined,
  is: ComparedPage | undefined,
): PageChange['kind'] | null {
  if (was === undefined) return 'new';
  if (is === undefined) return 'gone';
  if (was.hash !== null && is.hash !== null && was.hash !== is.hash) return 'changed';
  return was.position === is.position ? null : 'moved';
}

/** A term by the share of the pages that use it; 0 where it is none of the common ones. */
export interface TermChange {
  readonly term: string;
  readonly was: number;
  readonly is: number;
}

const RANGES = ['words', 'headings', 'images', 'links'] as const;

/** A median before and now; null where it is not known. */
export interface MedianChange {
  readonly name: (typeof RANGES)[number];
  readonly was: number | null;
  readonly is: number | null;
}

export interface CompetitionChange {
  /** Those whose median has changed. */
  readonly medians: readonly MedianChange[];
  /** Terms that more pages use than before, the greatest change first. */
  readonly up: readonly TermChange[];
  readonly down: readonly TermChange[];
}

const TERMS_MOST = 10;
/** What rounds to the same percentage is no change. */
const LEAST_SHARE = 0.01;

/** What the pages have in common now and had before. */
export function competitionChange(before: Competition, now: Competition): CompetitionChange {
  const medians = RANGES.map((name) => ({
    name,
    was: medianOf(before[name]),
    is: medianOf(now[name]),
  })).filter(({ was, is }) => was !== is);
  const [old, current] = [before, now].map(
    ({ terms }) => new Map(terms.map(({ stems, ...term }) => [stems.join(' '), term])),
  );
  const keys = new Set([...(current?.keys() ?? []), ...(old?.keys() ?? [])]);
  const changes = [...keys]
    .map((key): TermChange => {
      const [was, is] = [old?.get(key), current?.get(key)];
      return { term: (is ?? was)?.term ?? key, was: was?.share ?? 0, is: is?.share ?? 0 };
    })
    .toSorted((a, b) => Math.abs(b.is - b.was) - Math.abs(a.is - a.was) || byName(a, b));
  return {
    medians,
    up: changes.filter(({ was, is }) => is - was >= LEAST_SHARE).slice(0, TERMS_MOST),
    down: changes.filter(({ was, is }) => was - is >= LEAST_SHARE).slice(0, TERMS_MOST),
  };
}

const medianOf = (range: UsualRange | null): number | null =>
  range === null ? null : Math.round(range.median);

const byName = (a: TermChange, b: TermChange): number => (a.term < b.term ? -1 : 1);
