/** Several articles: one of 10,000 words has about 2,500 different words. */
const REMEMBERED_WORDS = 20_000;

/** Caches the results for words; drops all of them when there are too many. */
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
