/** What the scores need of a language. Only the base language counts: "en-GB" is "en". */
import type { TextTools } from '#domain/seo/report.ts';
import { baseLanguage, wordsIn } from '#html/words.ts';
import { sentencesIn } from './sentences.ts';
import { plainWordOf, stemmerOf } from './stems.ts';
import { stopWordsOf } from './stopWords.ts';
import { syllablesIn } from './syllables.ts';

function made(language: string): TextTools {
  const plainWord = plainWordOf(language);
  const stopWords = stopWordsOf(language);
  const stemmer = stemmerOf(language);
  const isStopWord = (word: string) => stopWords.has(plainWord(word));
  return {
    words: (text) => wordsIn(text, language),
    sentences: sentencesIn({ language, isStopWord }),
    syllables: memo(syllablesIn(language)),
    stem: memo((word) => (stemmer ?? String)(plainWord(word))),
    isStopWord,
    knowsWordForms: stemmer !== undefined,
  };
}

const toolsByLanguage = new Map<string, TextTools>();

/** Returns the tools for a language (BCP 47), cached. An unknown language gets the rules of Unicode. */
export function textToolsOf(language: string): TextTools {
  const base = baseLanguage(language);
  const tools = toolsByLanguage.get(base) ?? made(base);
  toolsByLanguage.set(base, tools);
  return tools;
}

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
