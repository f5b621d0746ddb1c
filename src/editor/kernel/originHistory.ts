import type { ContentBlock } from 'draft-js';
import type { Origins } from '#domain/article/origin.ts';
import { isSameBlocks } from './blocks.ts';
import type { TopBlock } from './outline.ts';

interface State {
  readonly blocks: readonly ContentBlock[];
  readonly origins: Origins;
}

/**
 * The origins that blocks had before and after a change of them. Undo and redo bring back the very blocks of draft-js;
 * the same text typed again is another block.
 */
export class OriginHistory {
  /** By the last draft-js block of each: that of a growing list is always another one. */
  readonly #states = new WeakMap<ContentBlock, readonly State[]>();

  note(top: TopBlock | undefined, origins: Origins): void {
    const last = top?.blocks.at(-1);
    if (top === undefined || last === undefined) return;
    const others = this.#statesAt(last).filter(({ blocks }) => !isSameBlocks(blocks, top.blocks));
    this.#states.set(last, [...others, { blocks: top.blocks, origins }]);
  }

  of({ blocks }: TopBlock): Origins | undefined {
    const last = blocks.at(-1);
    const states = last === undefined ? [] : this.#statesAt(last);
    return states.find((state) => isSameBlocks(state.blocks, blocks))?.origins;
  }

  #statesAt = (last: ContentBlock): readonly State[] => this.#states.get(last) ?? [];
}
