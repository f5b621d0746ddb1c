import { textOfHtml } from '#html/text.ts';
import { type ArticleBody, type BlockId, htmlIn } from '../article/body.ts';

/**
 * A block in one or both of two states of an article. Without `before` it was added, without `after` removed. A
 * block that was replaced by a similar one with another id is also one row.
 */
export interface DiffRow {
  /** The id in the later state, if the block is in it. */
  readonly id: BlockId;
  readonly before?: string;
  readonly after?: string;
  /** Its position among the blocks that both states have is another one. */
  readonly isMoved: boolean;
}

export const isUnchanged = (row: DiffRow): boolean => row.before === row.after && !row.isMoved;

/** A block counts as rewritten when at least half of the words are the same (Dice). */
const LIKENESS = 0.5;
/** The most comparisons of words per gap: a text that was replaced as a whole is shown without pairs, at once. */
const PAIRS_LIMIT = 2500;

/**
 * Returns the rows from one body to the other, in the order of the later one; removed blocks stay where they
 * were. Every block is in exactly one row. Blocks are matched by id; the blocks outside the longest run that kept
 * its order are moved. Between them, added blocks are paired with equal or similar removed ones, because text that
 * was pasted or rewritten has new ids.
 */
export function diffOfBodies(before: ArticleBody, after: ArticleBody): DiffRow[] {
  const staying = stayingIds(before.order, after.order);
  const rows: DiffRow[] = [];
  let from = 0;
  let gap: DiffRow[] = [];
  for (const id of after.order) {
    if (staying.has(id)) {
      const at = before.order.indexOf(id, from);
      rows.push(...paired([...removedRows(before, after, from, at), ...gap]));
      rows.push({
        id,
        ...htmlOf(before, id, 'before'),
        ...htmlOf(after, id, 'after'),
        isMoved: false,
      });
      [from, gap] = [at + 1, []];
    } else {
      const was = htmlOf(before, id, 'before');
      gap.push({ id, ...was, ...htmlOf(after, id, 'after'), isMoved: was.before !== undefined });
    }
  }
  const rest = removedRows(before, after, from, before.order.length);
  return [...rows, ...paired([...rest, ...gap])];
}

function htmlOf<Side extends 'before' | 'after'>(body: ArticleBody, id: BlockId, side: Side) {
  const html = htmlIn(body, id);
  return (html === undefined ? {} : { [side]: html }) as { readonly [side in Side]?: string };
}

function removedRows(before: ArticleBody, after: ArticleBody, from: number, to: number): DiffRow[] {
  const gone = before.order.slice(from, to).filter((id) => htmlIn(after, id) === undefined);
  return gone.map((id) => ({ id, ...htmlOf(before, id, 'before'), isMoved: false }));
}

/** Returns the ids of the longest run that is in the same order in both (patience sorting). */
function stayingIds(before: readonly BlockId[], after: readonly BlockId[]): ReadonlySet<BlockId> {
  const places = new Map(before.map((id, at) => [id, at]));
  const common = after.filter((id) => places.has(id));
  const placeOf = (index: number) => places.get(common[index] ?? '') ?? -1;
  /** For each length, the end of the run of that length that ends earliest; and the predecessor of each index. */
  const ends: number[] = [];
  const previous: number[] = [];
  common.forEach((_, index) => {
    const length = firstWhere(ends, (end) => placeOf(end) >= placeOf(index));
    previous[index] = ends[length - 1] ?? -1;
    ends[length] = index;
  });
  const staying = new Set<BlockId>();
  for (let index = ends.at(-1) ?? -1; index >= 0; index = previous[index] ?? -1) {
    staying.add(common[index] ?? '');
  }
  return staying;
}

/** Binary search: returns the first index from which the condition holds, or the length. */
function firstWhere(values: readonly number[], holds: (value: number) => boolean): number {
  let [low, high] = [0, values.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(values[middle] ?? 0)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Joins removed rows with the added ones that replaced them, in order. */
function paired(gap: readonly DiffRow[]): readonly DiffRow[] {
  const removed = gap.filter((row) => row.after === undefined);
  const added = gap.filter((row) => row.before === undefined);
  if (removed.length * added.length === 0) return gap;
  const partners = partnersOf(removed, added);
  const rows: DiffRow[] = [];
  let next = 0; // of the removed rows
  let came: DiffRow[] = [];
  for (const row of gap.slice(removed.length)) {
    const partner = partners.get(row);
    if (partner === undefined) {
      came.push(row);
      continue;
    }
    const at = removed.indexOf(partner, next);
    rows.push(...removed.slice(next, at), ...came, { ...row, ...sideOf(partner) });
    [next, came] = [at + 1, []];
  }
  return [...rows, ...removed.slice(next), ...came];
}

const sideOf = ({ before }: DiffRow) => (before === undefined ? {} : { before });

/** Finds the removed row that each added row replaces. Pairs never cross. */
function partnersOf(
  removed: readonly DiffRow[],
  added: readonly DiffRow[],
): ReadonlyMap<DiffRow, DiffRow> {
  const find = removed.length * added.length <= PAIRS_LIMIT ? likest(removed) : same(removed);
  const partners = new Map<DiffRow, DiffRow>();
  let from = 0;
  for (const row of added) {
    const at = find(row.after ?? '', from);
    const partner = removed[at];
    if (partner === undefined) continue;
    partners.set(row, partner);
    from = at + 1;
  }
  return partners;
}

/** Returns the index, at or after `from`, of the row that a block replaces, or -1. */
type Find = (html: string, from: number) => number;

const likest =
  (removed: readonly DiffRow[]): Find =>
  (html, from) => {
    const likenesses = removed.slice(from).map(({ before = '' }) => likeness(before, html));
    const most = likenesses.reduce((a, b) => Math.max(a, b), 0);
    return most < LIKENESS ? -1 : from + likenesses.indexOf(most);
  };

function same(removed: readonly DiffRow[]): Find {
  const places = new Map<string, number[]>();
  removed.forEach(({ before = '' }, at) => {
    const known = places.get(before);
    if (known === undefined) places.set(before, [at]);
    else known.push(at);
  });
  return (html, from) => {
    const known = places.get(html) ?? [];
    return known[firstWhere(known, (at) => at >= from)] ?? -1;
  };
}

/** From 0 (nothing in common) to 1 (the same words): twice the common words divided by all words. */
function likeness(a: string, b: string): number {
  if (a === b) return 1;
  const [mine, theirs] = [wordsOf(a), wordsOf(b)];
  const left = new Map<string, number>();
  for (const word of mine) left.set(word, (left.get(word) ?? 0) + 1);
  let common = 0;
  for (const word of theirs) {
    const count = left.get(word) ?? 0;
    if (count > 0) common += 1;
    left.set(word, count - 1);
  }
  const all = mine.length + theirs.length;
  return all === 0 ? 0 : (2 * common) / all;
}

const wordsOf = (html: string): readonly string[] =>
  textOfHtml(html).match(/[\p{L}\p{N}]+/gu) ?? [];
