/**
 * Which language a text is in, by its function words: the lists of stopwords-iso, which are here anyway. A list counts
 * by how much of a text its words make up, so that a long list does not win by its length.
 */
import lists from 'stopwords-iso' with { type: 'json' };

const LISTS: Readonly<Record<string, readonly string[]>> = lists;
/** How many function words of each language a text has. */
export type LanguageVotes = ReadonlyMap<string, number>;

let languagesOfWord: ReadonlyMap<string, readonly string[]> | null = null;

function made(): ReadonlyMap<string, readonly string[]> {
  const languages = new Map<string, string[]>();
  for (const [language, words] of Object.entries(LISTS)) {
    for (const word of new Set(words)) {
      const others = languages.get(word);
      if (others === undefined) languages.set(word, [language]);
      else others.push(language);
    }
  }
  return languages;
}

/** Counts the function words of every language among the words; a word of several languages counts for each. */
export function languageVotes(words: readonly string[]): LanguageVotes {
  languagesOfWord ??= made();
  const votes = new Map<string, number>();
  for (const word of words) {
    const plain = word.toLowerCase().replaceAll('’', "'");
    for (const language of languagesOfWord.get(plain) ?? [])
      votes.set(language, (votes.get(language) ?? 0) + 1);
  }
  return votes;
}
