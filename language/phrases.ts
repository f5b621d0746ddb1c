/** Lists of words and phrases, written with commas between them, looked up in the plain words of a text. */
export interface Phrases {
  /** Where the first of them begins; -1 if there is none. */
  firstIn(words: readonly string[]): number;
  /** Whether the words begin with one of them. */
  begin(words: readonly string[]): boolean;
  /** How many words the longest of them has that begins at a place; 0: none does. */
  lengthAt(words: readonly string[], at: number): number;
}

/** `plainWord` makes the words of the list what those of the text are. */
export function phrasesOf(list: string, plainWord: (word: string) => string): Phrases {
  const phrases = list.split(',').map((phrase) => phrase.trim().split(/\s+/).map(plainWord));
  const byFirstWord = Map.groupBy(phrases, ([first = '']) => first);
  const lengthAt = (words: readonly string[], at: number): number => {
    const possible = byFirstWord.get(words[at] ?? '') ?? [];
    const found = possible.filter((phrase) =>
      phrase.every((word, offset) => words[at + offset] === word),
    );
    return Math.max(0, ...found.map(({ length }) => length));
  };
  return {
    firstIn: (words) => words.findIndex((_, at) => lengthAt(words, at) > 0),
    begin: (words) => lengthAt(words, 0) > 0,
    lengthAt,
  };
}
