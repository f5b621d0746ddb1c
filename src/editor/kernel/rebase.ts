/**
 * Merges three versions of a text: the one its sender knew, the current one, and the one that arrives. What was
 * typed in the meantime is carried over into what arrives.
 */
import { diffChars } from 'diff';
import Draft, { type CharacterMetadata, type ContentBlock } from 'draft-js';
import Immutable from 'immutable';
import { htmlOfAtomic, isSameBlocks } from './blocks.ts';
import { parseBlock } from './contentHtml.ts';

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

/** Which blocks the writer has divided and joined, by the keys of draft-js. */
export interface Divisions {
  /** The lower part of a divided block → the upper part. */
  readonly upperOf: ReadonlyMap<string, string>;
  /** A block that was joined with the one above → that one. */
  readonly joinedTo: ReadonlyMap<string, string>;
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

interface Grown {
  /** By key; null for a block that is gone. */
  readonly changed: ReadonlyMap<string, ContentBlock | null>;
  /** By the key of the block that they are below. */
  readonly added: ReadonlyMap<string, Blocks>;
}

/**
 * What becomes of the blocks of an article when `theirs` arrives for `seen`, of which the writer has divided, joined or
 * removed some. What was removed stays removed; what is new goes below the last one that is there.
 */
export function grownInto(all: Blocks, seen: Blocks, theirs: Blocks, divisions: Divisions): Grown {
  const [now, seenByKey, theirsByKey] = [byKey(all), byKey(seen), byKey(theirs)];
  const isDropped = (block: ContentBlock): boolean =>
    !theirsByKey.has(block.getKey()) && now.get(block.getKey()) === block;
  const changed = new Map<string, ContentBlock | null>(
    seen.filter(isDropped).map((block) => [block.getKey(), null]),
  );
  const added = new Map<string, Blocks>();
  let above: string | null = null;
  for (const there of theirs) {
    const base = seenByKey.get(there.getKey());
    if (base === undefined) {
      if (above !== null) added.set(above, [...(added.get(above) ?? []), there]);
      continue;
    }
    const parts = partsWith(base, partsOf(there.getKey(), now, divisions), there);
    for (const part of parts) {
      now.set(part.getKey(), part);
      changed.set(part.getKey(), part);
    }
    above = parts.at(-1)?.getKey() ?? above;
  }
  return { changed, added };
}

/**
 * The blocks that have the text of a block by now, none if it was removed: it or the one that it was joined with, and
 * the parts below that it was divided into. Other blocks may be between them.
 */
function partsOf(
  key: string,
  now: ReadonlyMap<string, ContentBlock>,
  divisions: Divisions,
): Blocks {
  const home = homeOf(key, now, divisions);
  const whole = home === null ? [] : [home];
  if (divisions.upperOf.size === 0) return whole;
  const parts = new Map([[home?.getKey() ?? key, home]]);
  let isBelow = home === null;
  for (const [other, block] of now) {
    if (isBelow && isPartOf(parts, other, divisions)) parts.set(other, block);
    isBelow ||= block === home;
  }
  return [...parts.values()].filter((part) => part !== null);
}

/** The blocks of an article that have the text of some blocks by now. */
export function partsOfAll(keys: readonly string[], all: Blocks, divisions: Divisions): Blocks {
  const now = byKey(all);
  return keys.flatMap((key) => partsOf(key, now, divisions));
}

function homeOf(
  key: string,
  now: ReadonlyMap<string, ContentBlock>,
  { joinedTo }: Divisions,
): ContentBlock | null {
  const keys = new Set([key]);
  for (const one of keys) {
    const block = now.get(one);
    if (block !== undefined) return block;
    keys.add(joinedTo.get(one) ?? key);
  }
  return null;
}

/** Whether a block is a part of a divided one of which the parts above are known. Parts between them may be gone. */
function isPartOf(
  above: Pick<ReadonlySet<string>, 'has'>,
  key: string,
  { upperOf, joinedTo }: Divisions,
): boolean {
  if (!upperOf.has(key)) return false;
  const keys = new Set([key]);
  for (const one of keys) {
    const upper = upperOf.get(one);
    if (upper === undefined) continue;
    if (above.has(upper) || above.has(joinedTo.get(upper) ?? '')) return true;
    keys.add(upper);
  }
  return false;
}

/** The parts of a block with what has arrived for it. Joined with another one, it has the kind of that. */
function partsWith(base: ContentBlock, parts: Blocks, theirs: ContentBlock): Blocks {
  if (parts[0]?.getKey() === theirs.getKey()) return mergedParts(base, parts, theirs);
  const isText = ![base, theirs, ...parts].some((block) => block.getType() === 'atomic');
  if (!isText) return parts;
  return mergedParts(base, parts, theirs).map((now, at) => {
    const { text, characterList } = now.toObject();
    return parts[at]?.merge({ text, characterList }) as ContentBlock;
  });
}

/** Stands between the parts of a divided block while they are merged as one. */
const CUT = '\ue000';

function mergedParts(base: ContentBlock, parts: Blocks, theirs: ContentBlock): Blocks {
  const [mine, ...others] = parts;
  if (mine === undefined) return parts;
  const whole = mergedBlock(base, others.reduce(withCut, mine), theirs);
  // Parts are of one kind, so that they are still one block of the article.
  const below = others.map((part) =>
    part.getType() === mine.getType() ? (part.set('type', whole.getType()) as ContentBlock) : part,
  );
  let start = 0;
  const pieces = whole
    .getText()
    .split(CUT)
    .map((text) => {
      const end = start + text.length;
      const characterList = whole.getCharacterList().slice(start, end).toList();
      start = end + CUT.length;
      return { text, characterList };
    });
  if (pieces.length !== parts.length) return [mergedBlock(base, mine, theirs), ...below];
  return [whole, ...below].map((part, at) => part.merge(pieces[at] ?? {}) as ContentBlock);
}

const withCut = (upper: ContentBlock, lower: ContentBlock): ContentBlock =>
  upper.merge({
    text: upper.getText() + CUT + lower.getText(),
    characterList: upper
      .getCharacterList()
      .push(Draft.CharacterMetadata.create())
      .concat(lower.getCharacterList()),
  }) as ContentBlock;

const byKey = (blocks: Blocks) => new Map(blocks.map((block) => [block.getKey(), block]));

function mergedBlock(base: ContentBlock, mine: ContentBlock, theirs: ContentBlock): ContentBlock {
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
