import type { BlockId } from './body.ts';

/** The order of blocks while it changes: each step takes the same time, however many blocks there are. */
export class BlockOrder {
  /** `null` stands in front of the first block and behind the last one. */
  readonly #next = new Map<BlockId | null, BlockId | null>();
  readonly #previous = new Map<BlockId | null, BlockId | null>();

  /** A block that stands twice in the list counts once. */
  constructor(ids: readonly BlockId[]) {
    let last: BlockId | null = null;
    for (const id of new Set(ids)) {
      this.#link(last, id);
      last = id;
    }
    this.#link(last, null);
  }

  has(id: BlockId): boolean {
    return this.#next.has(id);
  }

  /** The block behind another one, or the first one; null if there is none. */
  behind(id: BlockId | null): BlockId | null {
    return this.#next.get(id) ?? null;
  }

  isBehind(id: BlockId, other: BlockId | null): boolean {
    return this.has(id) && this.#previous.get(id) === other;
  }

  /** Inserts or moves a block behind another one; null: first. Behind an unknown one is at the end. */
  put(id: BlockId, after: BlockId | null): void {
    this.remove(id);
    const isKnown = after === null || this.has(after);
    const previous = isKnown ? after : (this.#previous.get(null) ?? null);
    const next = this.behind(previous);
    this.#link(previous, id);
    this.#link(id, next);
  }

  remove(id: BlockId): void {
    if (!this.has(id)) return;
    this.#link(this.#previous.get(id) ?? null, this.behind(id));
    this.#next.delete(id);
    this.#previous.delete(id);
  }

  ids(): BlockId[] {
    const ids: BlockId[] = [];
    for (let id = this.behind(null); id !== null; id = this.behind(id)) ids.push(id);
    return ids;
  }

  #link(one: BlockId | null, other: BlockId | null): void {
    this.#next.set(one, other);
    this.#previous.set(other, one);
  }
}
