/** How the items of a list nest and count: the one place for writing them as HTML and for their numbers. */
import { cutIntoRuns, type FlatBlock, joinsRun, type Paragraph, runOfType } from './flatBlocks.ts';
import { TAG_OF_TYPE } from './vocabulary.ts';

interface OpenList {
  readonly tag: string;
  depth: number;
  /** The number of its last item. */
  last: number;
}

/** What an item does to the lists around it. */
export interface ItemStep {
  /** The tags of the lists that end before it, innermost first. */
  readonly closed: readonly string[];
  /** The list in which it is. */
  readonly tag: string;
  /** Whether it begins that list. */
  readonly opens: boolean;
  /** Its number, which `number` of the item may name. */
  readonly number: number;
  /** The number that it has if it names none. */
  readonly next: number;
}

/** Depths may skip levels after an edit: an item is a child of the nearest shallower one above it. */
export class ListLevels {
  readonly #open: OpenList[] = [];

  add({ type, depth, number: named }: Paragraph): ItemStep {
    const tag = TAG_OF_TYPE.get(type) ?? 'ul';
    const closed: string[] = [];
    while (this.#open.length > 1 && isOver(this.#open.at(-1), tag, depth))
      closed.push(this.#open.pop()?.tag ?? tag);
    const top = this.#open.at(-1);
    const opens = !(top?.tag === tag && top.depth >= depth);
    const list = opens || top === undefined ? { tag, depth, last: 0 } : top;
    if (opens) this.#open.push(list);
    const next = list.last + 1;
    list.depth = depth;
    list.last = named ?? next;
    return { closed, tag, opens, number: list.last, next };
  }

  /** The tags of the lists that are still open, innermost first. */
  end(): readonly string[] {
    return this.#open.toReversed().map(({ tag }) => tag);
  }
}

function isOver(top: OpenList | undefined, tag: string, depth: number): boolean {
  if (top === undefined || top.depth < depth) return false;
  return top.depth > depth || top.tag !== tag;
}

/** Removes the numbers of list items that counting on from the item before would give anyway. */
export const withNeededNumbers = (blocks: readonly FlatBlock[]): FlatBlock[] =>
  cutIntoRuns(blocks, joinsRun).flatMap((run) => {
    const levels = new ListLevels();
    return run.map((block) => {
      if (block.type === 'atomic' || runOfType(block.type) !== 'list') return block;
      const { number: named, ...item } = block;
      const { number, next } = levels.add(block);
      return named === undefined || number === next ? item : block;
    });
  });
