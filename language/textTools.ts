/** What the scores need to know of a language. The base language decides: "en-GB" is "en". */
import type { TextTools } from '#domain/seo/report.ts';
import { baseLanguage, wordsIn } from '#html/words.ts';
import { memo } from './memo.ts';
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

/** The tools for a language (BCP 47), cached. An unknown language gets the rules of Unicode. */
export function textToolsOf(language: string): TextTools {
  const base = baseLanguage(language);
  const tools = toolsByLanguage.get(base) ?? made(base);
  toolsByLanguage.set(base, tools);
  return tools;
}
