/** What has changed between two snapshots of the same article: which pages, and what they have in common. */
import { inAlphabet } from '../../letters.ts';
import type { PageFeatures, SnapshotPages, UsualRange } from '../report/competition.ts';
import { TERMS } from '../report/weights.ts';
import { competitionOfSnapshot, featuresIn } from './snapshot.ts';

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

/**
 * A term by the share of the pages that use it. Null where fewer than two pages do: a snapshot does not keep those terms
 * (spec §d.snapshots.1).
 */
export interface TermChange {
  readonly term: string;
  readonly was: number | null;
  readonly is: number | null;
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

/** Every term counts alike here: how rare its words are has no part in who uses it. */
const ALIKE = () => 1;

/** What the pages have in common now and had before. A term that is common in one of both is counted in both. */
export function competitionChange(before: SnapshotPages, now: SnapshotPages): CompetitionChange {
  const [old, current] = [commonOf(before), commonOf(now)];
  const medians = RANGES.map((name) => ({
    name,
    was: medianOf(old.competition[name]),
    is: medianOf(current.competition[name]),
  })).filter(({ was, is }) => was !== is);
  const changes = [...new Map([...old.terms, ...current.terms])]
    .map(([key, term]) => {
      const [was, is] = [old.shareOf(key), current.shareOf(key)];
      return { change: { term, was, is }, by: leastChange({ was, is }, old, current) };
    })
    .toSorted((a, b) => Math.abs(b.by) - Math.abs(a.by) || byName(a.change, b.change));
  const listed = (isListed: (by: number) => boolean) =>
    changes
      .filter(({ by }) => isListed(by))
      .slice(0, TERMS_MOST)
      .map(({ change }) => change);
  return {
    medians,
    up: listed((by) => by >= LEAST_SHARE),
    down: listed((by) => by <= -LEAST_SHARE),
  };
}

type Common = ReturnType<typeof commonOf>;

/** Where a share is not kept, it is between none and `unkeptShare`: the least change that this can be, 0 if it may be none. */
function leastChange({ was, is }: Omit<TermChange, 'term'>, old: Common, now: Common): number {
  if (was === null) return Math.max(0, (is ?? 0) - old.unkeptShare);
  if (is === null) return Math.min(0, now.unkeptShare - was);
  return is - was;
}

function commonOf(snapshot: SnapshotPages) {
  const competition = competitionOfSnapshot(snapshot, [], ALIKE);
  const pages = featuresIn(snapshot.pages);
  return {
    competition,
    /** As the pages mostly write them, by their stems. */
    terms: competition.terms.map(({ stems, term }) => [stems.join(' '), term] as const),
    shareOf(key: string): number | null {
      const users = pages.filter((page) => isUsedBy(page, key)).length;
      return users === 0 ? null : users / pages.length;
    },
    /** The greatest share of a term that is not kept. */
    unkeptShare: pages.length === 0 ? 1 : (TERMS.leastPages - 1) / pages.length,
  };
}

/** As the shares of the competition are counted (termModel.ts). */
const isUsedBy = ({ terms, wordsOutsideLinks }: PageFeatures, key: string): boolean =>
  wordsOutsideLinks > 0 && Object.hasOwn(terms, key);

const medianOf = (range: UsualRange | null): number | null =>
  range === null ? null : Math.round(range.median);

const byName = (a: TermChange, b: TermChange): number => inAlphabet(a.term, b.term);
