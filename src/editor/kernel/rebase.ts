/**
 * Merges three versions of a text: the one its sender knew, the current one, and the one that arrives. What was
 * typed in the meantime is carried over into what arrives.
 */
import { diffChars } from 'diff';
import type { CharacterMetadata, ContentBlock } from 'draft-js';
import Immutable from 'immutable';
import { htmlOfAtomic, isSameBlocks } from './blocks.ts';
import { parseBlock } from './contentHtml.ts';

export type Blocks = readonly ContentBlock[];

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

/** The current text after `theirs` has arrived. All three have the same keys, but for what is new. */
export function rebased(seen: Blocks, mine: Blocks, theirs: Blocks): Blocks {
  if (isSameBlocks(seen, mine)) return theirs;
  const [seenByKey, mineByKey] = [byKey(seen), byKey(mine)];
  return theirs.map((there) => {
    const base = seenByKey.get(there.getKey());
    const here = mineByKey.get(there.getKey());
    return base && here ? mergedBlock(base, here, there) : there;
  });
}

export const byKey = (blocks: Blocks) => new Map(blocks.map((block) => [block.getKey(), block]));

/** A block of the article after `theirs` has arrived for `base`, which the writer has made `mine` of meanwhile. */
export function mergedBlock(
  base: ContentBlock,
  mine: ContentBlock,
  theirs: ContentBlock,
): ContentBlock {
  if (mine === base) return theirs;
  if ([base, mine, theirs].some((block) => block.getType() === 'atomic')) {
    return mergedAtomic(base, mine, theirs);
  }
  const move = mover(base.getText(), theirs.getText());
  const splices = splicesBetween(base.getText(), mine.getText());
  let text = theirs.getText();
  let chars = Immutable.List(restyled(base, mine, theirs, splices));
  // From the end, so that earlier positions stay valid.
  for (const change of splices.toReversed()) {
    const start = move(change.start);
    const end = Math.max(start, move(change.end));
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

/** The characters of `theirs`, with the styles and links that were changed here. */
function restyled(
  base: ContentBlock,
  mine: ContentBlock,
  theirs: ContentBlock,
  splices: readonly Splice[],
): CharacterMetadata[] {
  const move = mover(base.getText(), theirs.getText());
  const [before, now] = [base, mine].map((block) => block.getCharacterList().toArray());
  const chars = theirs.getCharacterList().toArray();
  keptCharacters(splices, base.getLength()).forEach(([at, to]) => {
    const place = move(at + 1) - 1;
    const isSame = theirs.getText()[place] === base.getText()[at] && chars[place] === before?.[at];
    const char = now?.[to];
    if (isSame && char !== undefined) chars[place] = char;
  });
  return chars;
}

/** Where each character that the splices leave in place was, and where it is now. */
function keptCharacters(splices: readonly Splice[], length: number): (readonly [number, number])[] {
  const kept: (readonly [number, number])[] = [];
  let [at, to] = [0, 0];
  for (const splice of [...splices, { start: length, end: length, newEnd: 0 }]) {
    for (; at < splice.start; at += 1, to += 1) kept.push([at, to]);
    [at, to] = [splice.end, splice.newEnd];
  }
  return kept;
}

/** Of a table that grows while a cell is edited, the rows of both; where that is impossible, what was written here. */
function mergedAtomic(base: ContentBlock, mine: ContentBlock, theirs: ContentBlock): ContentBlock {
  const [old, here, there] = [base, mine, theirs].map((block) => htmlOfAtomic(block));
  if (old == null || here == null || there == null) return mine;
  if (here === old) return theirs;
  const move = mover(old, there);
  const merged = splicesBetween(old, here).reduceRight((html, { start, end, from, newEnd }) => {
    const until = Math.max(move(start), move(end));
    return html.slice(0, move(start)) + here.slice(from, newEnd) + html.slice(until);
  }, there);
  const [block, more] = parseBlock(merged);
  const isWhole = more === undefined && block !== undefined && htmlOfAtomic(block) === merged;
  return isWhole ? (block.set('key', mine.getKey()) as ContentBlock) : mine;
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
export const movedOffset = (before: string, after: string, offset: number): number =>
  mover(before, after)(offset);

function mover(before: string, after: string): (offset: number) => number {
  const { start, end, newEnd } = spliceBetween(before, after);
  return (offset) => {
    if (offset <= start) return offset;
    return offset >= end ? offset + newEnd - end : Math.min(offset, newEnd);
  };
}
