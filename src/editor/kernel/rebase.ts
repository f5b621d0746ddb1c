/**
 * Merges three versions of a text: the one its sender knew, the current one, and the one that arrives. What was
 * typed in the meantime is carried over into what arrives.
 */
import { diffChars } from 'diff';
import type { ContentBlock } from 'draft-js';
import Immutable from 'immutable';
import { isSameBlocks } from './blocks.ts';

type Blocks = readonly ContentBlock[];

/** `theirs` with the keys of `old` for blocks that continue one of `old`. Equal blocks stay the same object. */
export function withKeysOf(old: Blocks, theirs: Blocks): ContentBlock[] {
  const shortest = Math.min(old.length, theirs.length);
  let head = 0;
  while (head < shortest && isEqual(old[head], theirs[head])) head += 1;
  let tail = 0;
  while (tail < shortest - head && isEqual(old.at(-1 - tail), theirs.at(-1 - tail))) tail += 1;
  return theirs.map((block, at) => {
    if (at < head) return old[at] ?? block;
    const fromEnd = theirs.length - at;
    if (fromEnd <= tail) return old.at(-fromEnd) ?? block;
    const continued = at < old.length - tail ? old[at] : undefined;
    return continued ? (block.set('key', continued.getKey()) as ContentBlock) : block;
  });
}

function isEqual(a: ContentBlock | undefined, b: ContentBlock | undefined): boolean {
  return a !== undefined && b !== undefined && Immutable.is(a.set('key', ''), b.set('key', ''));
}

/** The current text after `theirs` has arrived. `theirs` has the keys of `seen`. */
export function rebased(seen: Blocks, mine: Blocks, theirs: Blocks): Blocks {
  if (isSameBlocks(seen, mine)) return theirs;
  const seenByKey = new Map(seen.map((block) => [block.getKey(), block]));
  const isSameStructure =
    seen.length === mine.length && seen.every((block, at) => block.getKey() === mine[at]?.getKey());
  if (!isSameStructure) {
    // Paragraphs were split or joined here: keep that, and add what is new.
    return [...mine, ...theirs.filter((block) => !seenByKey.has(block.getKey()))];
  }
  const mineByKey = new Map(mine.map((block) => [block.getKey(), block]));
  return theirs.map((block) => {
    const base = seenByKey.get(block.getKey());
    const here = mineByKey.get(block.getKey());
    return base && here ? mergedBlock(base, here, block) : block;
  });
}

function mergedBlock(base: ContentBlock, mine: ContentBlock, theirs: ContentBlock): ContentBlock {
  if (mine === base) return theirs;
  const moved = (offset: number) => movedOffset(base.getText(), theirs.getText(), offset);
  let text = theirs.getText();
  let chars = theirs.getCharacterList();
  // From the end, so that earlier positions stay valid.
  for (const change of splicesBetween(base.getText(), mine.getText()).toReversed()) {
    const start = moved(change.start);
    const end = Math.max(start, moved(change.end));
    text =
      text.slice(0, start) + mine.getText().slice(change.from, change.newEnd) + text.slice(end);
    chars = chars
      .slice(0, start)
      .concat(mine.getCharacterList().slice(change.from, change.newEnd), chars.slice(end))
      .toList();
  }
  return theirs.merge({
    type: mine.getType() === base.getType() ? theirs.getType() : mine.getType(),
    depth: mine.getDepth() === base.getDepth() ? theirs.getDepth() : mine.getDepth(),
    text,
    characterList: chars,
  }) as ContentBlock;
}

interface Splice {
  /** before[start..end) became after[from..newEnd). */
  readonly start: number;
  readonly end: number;
  readonly from: number;
  readonly newEnd: number;
}

/** More changes than this count as one: after a rewrite, nothing is merged between the lines. */
const MAX_CHANGES = 300;

/** Every place where a text was changed, so that text arriving between two of them keeps its place. */
function splicesBetween(before: string, after: string): Splice[] {
  const whole = spliceBetween(before, after);
  const { start, end, newEnd } = whole;
  // Text was only inserted or only removed: a single change.
  if (start === end || start === newEnd) return [whole];
  const parts = diffChars(before.slice(start, end), after.slice(start, newEnd), {
    maxEditLength: MAX_CHANGES,
  });
  if (parts === undefined) return [whole];
  const splices: Splice[] = [];
  let [at, to] = [start, start];
  for (const { added, removed, value } of parts) {
    const next = { at: added ? at : at + value.length, to: removed ? to : to + value.length };
    if (added || removed) splices.push({ start: at, end: next.at, from: to, newEnd: next.to });
    ({ at, to } = next);
  }
  return splices;
}

function spliceBetween(before: string, after: string): Splice {
  const shortest = Math.min(before.length, after.length);
  let start = 0;
  while (start < shortest && before[start] === after[start]) start += 1;
  if (isHighSurrogate(before, start - 1)) start -= 1;
  let tail = 0;
  while (tail < shortest - start && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  if (isHighSurrogate(before, before.length - tail - 1)) tail -= 1;
  return {
    start,
    from: start,
    end: before.length - Math.max(0, tail),
    newEnd: after.length - Math.max(0, tail),
  };
}

/** No cut between the two code units of an emoji. */
function isHighSurrogate(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= 0xd800 && code <= 0xdbff;
}

/** The position in a text after the text has changed. */
export function movedOffset(before: string, after: string, offset: number): number {
  const { start, end, newEnd } = spliceBetween(before, after);
  if (offset <= start) return offset;
  return offset >= end ? offset + newEnd - end : Math.min(offset, newEnd);
}
