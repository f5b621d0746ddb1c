/** Where the text of blocks that grow is by now: the writer may have divided, joined or moved them since they were sent. */
import Draft, { type ContentBlock } from 'draft-js';
import { type Blocks, byKey, mergedBlock } from './rebase.ts';

/** Which blocks the writer has divided and joined, by the keys of draft-js. */
export interface Divisions {
  /** The lower part of a divided block → the upper part. */
  readonly upperOf: ReadonlyMap<string, string>;
  /** A block that was joined with the one above → that one. */
  readonly joinedTo: ReadonlyMap<string, string>;
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
