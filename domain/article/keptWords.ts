/** The table of a comparison has at most so many cells: 1000 words with 1000. */
const MOST_CELLS = 1_000_000;

const lower = (words: readonly string[]): string[] => words.map((word) => word.toLowerCase());

/**
 * Whether each of the words stands in `before` too, in the same order (the longest common subsequence). Of longer
 * texts, where they differ, the order does not count.
 */
export function keptWords(before: readonly string[], words: readonly string[]): boolean[] {
  const [old, now] = [lower(before), lower(words)];
  const shortest = Math.min(old.length, now.length);
  let head = 0;
  while (head < shortest && old[head] === now[head]) head += 1;
  let tail = 0;
  while (tail < shortest - head && old.at(-1 - tail) === now.at(-1 - tail)) tail += 1;
  const from = old.slice(head, old.length - tail);
  const to = now.slice(head, now.length - tail);
  const isSmall = from.length * to.length <= MOST_CELLS;
  const kept = isSmall ? inOrder(from, to) : inAnyOrder(from, to);
  return [...Array(head).fill(true), ...kept, ...Array(tail).fill(true)];
}

/** The words that do not stand in `before`. */
export function wordsMissingIn(before: readonly string[], words: readonly string[]): string[] {
  const kept = keptWords(before, words);
  return words.filter((_, at) => !kept[at]);
}

function inOrder(from: readonly string[], to: readonly string[]): boolean[] {
  const lengthAt = commonLengths(from, to);
  const kept: boolean[] = Array(to.length).fill(false);
  for (let i = 0, j = 0; i < from.length && j < to.length; ) {
    if (from[i] === to[j]) {
      kept[j] = true;
      i += 1;
      j += 1;
    } else if (lengthAt(i + 1, j) >= lengthAt(i, j + 1)) i += 1;
    else j += 1;
  }
  return kept;
}

/** Returns the length of the longest common subsequence of what follows two places. */
function commonLengths(from: readonly string[], to: readonly string[]) {
  const width = to.length + 1;
  const table = new Uint16Array((from.length + 1) * width);
  const lengthAt = (i: number, j: number): number => table[i * width + j] ?? 0;
  for (let i = from.length - 1; i >= 0; i -= 1) {
    for (let j = to.length - 1; j >= 0; j -= 1) {
      table[i * width + j] =
        from[i] === to[j]
          ? lengthAt(i + 1, j + 1) + 1
          : Math.max(lengthAt(i + 1, j), lengthAt(i, j + 1));
    }
  }
  return lengthAt;
}

function inAnyOrder(from: readonly string[], to: readonly string[]): boolean[] {
  const left = new Map<string, number>();
  for (const word of from) left.set(word, (left.get(word) ?? 0) + 1);
  return to.map((word) => {
    const count = left.get(word) ?? 0;
    if (count > 0) left.set(word, count - 1);
    return count > 0;
  });
}
