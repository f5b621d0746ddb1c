/** An article of 10,000 words has about 2,500 different ones; this holds several articles. */
const REMEMBERED_WORDS = 20_000;

/** Remembers the answers for words; forgets all of them when there are too many. */
export function memo<T>(answer: (word: string) => T): (word: string) => T {
  const known = new Map<string, T>();
  return (word) => {
    const old = known.get(word);
    if (old !== undefined) return old;
    if (known.size >= REMEMBERED_WORDS) known.clear();
    const fresh = answer(word);
    known.set(word, fresh);
    return fresh;
  };
}
