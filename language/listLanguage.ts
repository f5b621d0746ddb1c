/** Which language a list of keyphrases is in. */
import { ARTICLE_LANGUAGES } from '#domain/article/languages.ts';
import { wordsIn } from '#html/words.ts';
import { languageVotes } from './detection.ts';

/** Fewer words do not tell; more tell nothing new. */
const WORDS = { least: 40, most: 4000 } as const;
/** Keyphrases have few function words: so many, and so many more than of any other language. */
const EVIDENT = { share: 0.1, times: 1.3 } as const;

/** Returns the language (ISO 639-1) that a list is evidently in; null if several come into question. */
export function listLanguageOf(phrases: readonly string[]): string | null {
  const words: string[] = [];
  for (const phrase of phrases) {
    if (words.length >= WORDS.most) break;
    words.push(...wordsIn(phrase, 'en'));
  }
  if (words.length < WORDS.least) return null;
  const votes = languageVotes(words);
  const counts = ARTICLE_LANGUAGES.map((language) => [language, votes.get(language) ?? 0] as const);
  const [[language, most] = ['', 0], [, next] = ['', 0]] = counts.toSorted((a, b) => b[1] - a[1]);
  const isEvident = most >= EVIDENT.share * words.length && most >= EVIDENT.times * next;
  return isEvident ? language : null;
}
