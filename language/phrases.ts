/** Lists of words and phrases, written with commas between them, looked up in the plain words of a text. */
export interface Phrases {
  /** Where the first of them begins; -1 if there is none. */
  firstIn(words: readonly string[]): number;
  /** Whether the words begin with one of them. */
  begin(words: readonly string[]): boolean;
}

/** `plainWord` makes the words of the list what those of the text are. */
export function phrasesOf(list: string, plainWord: (word: string) => string): Phrases {
  const phrases = list.split(',').map((phrase) => phrase.trim().split(/\s+/).map(plainWord));
  const byFirstWord = Map.groupBy(phrases, ([first = '']) => first);
  const isAt = (words: readonly string[], at: number): boolean => {
    const possible = byFirstWord.get(words[at] ?? '') ?? [];
    return possible.some((phrase) => phrase.every((word, offset) => words[at + offset] === word));
  };
  return {
    firstIn: (words) => words.findIndex((_, at) => isAt(words, at)),
    begin: (words) => isAt(words, 0),
  };
}
