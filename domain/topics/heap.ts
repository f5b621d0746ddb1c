/** A binary heap (Williams 1964): gives back what is before all others. */
interface Heap<Item> {
  push(item: Item): void;
  /** Undefined if it is empty. */
  pop(): Item | undefined;
}

export function heapOf<Item>(isBefore: (one: Item, other: Item) => boolean): Heap<Item> {
  const items: Item[] = [];
  /** Exchanges two items if they are there and in the wrong order. */
  const isMended = (parent: number, child: number): boolean => {
    const [above, below] = [items[parent], items[child]];
    if (above === undefined || below === undefined || !isBefore(below, above)) return false;
    [items[parent], items[child]] = [below, above];
    return true;
  };
  const firstChildOf = (parent: number): number => {
    const [left, right] = [items[2 * parent + 1], items[2 * parent + 2]];
    const isRight = left !== undefined && right !== undefined && isBefore(right, left);
    return 2 * parent + (isRight ? 2 : 1);
  };
  return {
    push(item) {
      items.push(item);
      let at = items.length - 1;
      while (at > 0 && isMended((at - 1) >> 1, at)) at = (at - 1) >> 1;
    },
    pop() {
      const best = items[0];
      const last = items.pop();
      if (best === undefined || last === undefined || items.length === 0) return best;
      items[0] = last;
      let at = 0;
      for (let child = firstChildOf(at); isMended(at, child); child = firstChildOf(at)) at = child;
      return best;
    },
  };
}
