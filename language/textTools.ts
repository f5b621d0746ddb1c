/** What the scores need to know of a language. The base language decides: "en-GB" is "en". */
import type { TextTools } from '#domain/seo/report.ts';
import { memo } from './memo.ts';
import { sentencesIn } from './sentences.ts';
import { plainWordOf, stemmerOf } from './stems.ts';
import { stopWordsOf } from './stopWords.ts';
import { syllablesIn } from './syllables.ts';

/** Undetermined (BCP 47): words and sentences by the rules of Unicode alone. */
const UNDETERMINED = 'und';

function baseLanguage(language: string): string {
  return /^[a-z]{2,3}(?=$|[-_])/.exec(language.toLowerCase())?.[0] ?? UNDETERMINED;
}

function made(language: string): TextTools {
  const words = new Intl.Segmenter(language, { granularity: 'word' });
  const plainWord = plainWordOf(language);
  const stopWords = stopWordsOf(language);
  const stemmer = stemmerOf(language);
  const isStopWord = (word: string) => stopWords.has(plainWord(word));
  return {
    words: (text) => [...words.segment(text)].flatMap((it) => (it.isWordLike ? it.segment : [])),
    sentences: sentencesIn({ language, isStopWord }),
    syllables: memo(syllablesIn(language)),
    stem: memo((word) => (stemmer ?? String)(plainWord(word))),
    isStopWord,
    knowsWordForms: stemmer !== undefined,
  };
}

const toolsByLanguage = new Map<string, TextTools>();

/** The tools for a language (BCP 47), made once; a language nobody knows gets the rules of Unicode. */
export function textToolsOf(language: string): TextTools {
  const base = baseLanguage(language);
  const tools = toolsByLanguage.get(base) ?? made(base);
  toolsByLanguage.set(base, tools);
  return tools;
}
