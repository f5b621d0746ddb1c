/**
 * Which draft-js blocks form which top-level block of the article, and what changed between two moments. Ids are
 * kept here, outside of draft-js, by the key of the first draft-js block of each top-level block. Keys survive
 * undo and redo, so ids do too.
 */
import type { ContentBlock, ContentState } from 'draft-js';
import { type ArticleBody, type BlockId, type BlockOp, bodyOf } from '#domain/article/body.ts';
import { editBetweenBodies, opsOfEdit } from '#domain/article/edit.ts';
import { isSameBlocks, needsFooting, runsOf } from './blocks.ts';
import { htmlOfBlocks } from './contentHtml.ts';

export interface TopBlock {
  readonly id: BlockId;
  readonly blocks: readonly ContentBlock[];
}

export type Outline = readonly TopBlock[];

export interface BlockIds {
  /** Key of the first draft-js block of a top-level block → id. */
  readonly known: Map<string, BlockId>;
  /** Id of a block that was removed → id of the one that was above it. */
  readonly gone: Map<BlockId, BlockId | null>;
  /** What each division by the writer has divided, the latest last: keys of draft-js blocks, [lower part, upper part]. */
  readonly divided: (readonly (readonly [string, string])[])[];
  /** Key of a draft-js block that was joined with the one above → key of that one. */
  readonly joinedTo: Map<string, string>;
  make(): BlockId;
}

const htmlCache = new WeakMap<TopBlock, string>();

/**
 * A top-level block; with `html` if it is known already (as stored, even if the editor would write it
 * differently).
 */
export function topBlock(id: BlockId, blocks: readonly ContentBlock[], html?: string): TopBlock {
  const top: TopBlock = { id, blocks };
  if (html !== undefined) htmlCache.set(top, html);
  return top;
}

export function htmlOf(top: TopBlock): string {
  const known = htmlCache.get(top);
  if (known !== undefined) return known;
  const html = htmlOfBlocks(top.blocks);
  htmlCache.set(top, html);
  return html;
}

export const bodyOfOutline = (outline: Outline): ArticleBody =>
  bodyOf(outline.map((top) => ({ id: top.id, html: htmlOf(top) })));

/** The blocks of a content that belong to the article. The footing does not: it is only a place to write in. */
function articleBlocks(content: ContentState, ids: BlockIds): readonly ContentBlock[] {
  const blocks = content.getBlocksAsArray();
  const last = blocks.at(-1);
  const isUnused =
    last?.getType() === 'unstyled' && last.getLength() === 0 && !ids.known.has(last.getKey());
  return isUnused && needsFooting(blocks.slice(0, -1)) ? blocks.slice(0, -1) : blocks;
}

/** The outline of `content`. Unchanged parts are taken from `previous`, as the same objects. */
export function outlineOf(content: ContentState, previous: Outline, ids: BlockIds): Outline {
  const blocks = articleBlocks(content, ids);
  const span = changedSpan(previous, blocks);
  if (span === null) return previous;
  const head = previous.slice(0, span.head);
  const tail = previous.slice(span.tail);
  const replaced = previous.slice(span.head, span.tail);
  const namer = new Namer(ids, [...head, ...tail], replaced);
  const fresh = runsOf(blocks.slice(span.from, span.to)).map((run) => {
    const top = topBlock(namer.idOf(run), run);
    return replaced.find((old) => old.id === top.id && isSameBlocks(old.blocks, run)) ?? top;
  });
  return [...head, ...fresh, ...tail];
}

interface ChangedSpan {
  /** previous[head..tail) became blocks[from..to). */
  readonly head: number;
  readonly tail: number;
  readonly from: number;
  readonly to: number;
}

function changedSpan(previous: Outline, blocks: readonly ContentBlock[]): ChangedSpan | null {
  let head = 0;
  let from = 0;
  for (let top = previous[head]; top && isAt(top, blocks, from); top = previous[head]) {
    from += top.blocks.length;
    head += 1;
  }
  if (head === previous.length && from === blocks.length) return null;
  let tail = previous.length;
  let to = blocks.length;
  for (let top = previous[tail - 1]; top && tail > head; top = previous[tail - 1]) {
    const start = to - top.blocks.length;
    if (start < from || !isAt(top, blocks, start)) break;
    to = start;
    tail -= 1;
  }
  return widened({ head, tail, from, to }, previous);
}

/**
 * Extends the range by one block on both sides: the change may have joined the neighbours (two lists that now
 * touch).
 */
function widened(span: ChangedSpan, previous: Outline): ChangedSpan {
  const above = previous[span.head - 1];
  const below = previous[span.tail];
  return {
    head: above ? span.head - 1 : span.head,
    from: span.from - (above?.blocks.length ?? 0),
    tail: below ? span.tail + 1 : span.tail,
    to: span.to + (below?.blocks.length ?? 0),
  };
}

function isAt(top: TopBlock, blocks: readonly ContentBlock[], at: number): boolean {
  return top.blocks.every((block, i) => block === blocks[at + i]);
}

/** Gives each top-level block its id: its own, else that of the block it was part of, else a new one. */
class Namer {
  readonly #ids: BlockIds;
  readonly #taken: Set<BlockId>;
  readonly #formerId: Map<string, BlockId>;

  constructor(ids: BlockIds, kept: Outline, replaced: Outline) {
    this.#ids = ids;
    this.#taken = new Set(kept.map((top) => top.id));
    this.#formerId = new Map(
      replaced.flatMap((top) => top.blocks.map((block) => [block.getKey(), top.id] as const)),
    );
  }

  idOf(run: readonly ContentBlock[]): BlockId {
    const key = run[0]?.getKey() ?? '';
    const former = run.map((block) => this.#formerId.get(block.getKey()));
    const id =
      [this.#ids.known.get(key), ...former].find(
        (candidate) => candidate !== undefined && !this.#taken.has(candidate),
      ) ?? this.#ids.make();
    this.#taken.add(id);
    this.#ids.known.set(key, id);
    return id;
  }
}

/**
 * The operations that lead from one outline to the other. Takes time for what changed, not for the whole article.
 */
export function opsBetween(before: Outline, after: Outline): BlockOp[] {
  let head = 0;
  while (head < before.length && before[head] === after[head]) head += 1;
  if (head === before.length && head === after.length) return [];
  let tail = 0;
  const longest = Math.min(before.length, after.length) - head;
  while (tail < longest && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  // The unchanged block above is the same in both, so the operations know which block to put after.
  const start = Math.max(0, head - 1);
  const from = bodyOfOutline(before.slice(start, before.length - tail));
  const to = bodyOfOutline(after.slice(start, after.length - tail));
  return opsOfEdit(from, editBetweenBodies(from, to));
}
