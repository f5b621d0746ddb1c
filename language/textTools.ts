/** What the scores need of a language. Only the base language counts: "en-GB" is "en". */
import type { TextTools, Token } from '#domain/seo/textTools.ts';
import { collapsed } from '#html/text.ts';
import { baseLanguage, wordSegmenter, wordsIn } from '#html/words.ts';
import { cuesOf } from './cues.ts';
import { languageVotes } from './detection.ts';
import { localSpellingOf } from './localSpelling.ts';
import { passiveIn } from './passive.ts';
import { expectedShareIn, frequentWordsOf, rarityIn } from './rarity.ts';
import { sentencesIn } from './sentences.ts';
import { plainWordOf, stemmerOf } from './stems.ts';
import { stopWordsOf } from './stopWords.ts';
import { syllablesIn } from './syllables.ts';
import { transitionIn } from './transitions.ts';
import { styleWordsOf, voiceWordsOf } from './voiceWords.ts';
import { wordingsOf } from './wordings.ts';

function made(language: string): TextTools {
  const plainWord = memo(plainWordOf(language));
  const stopWords = stopWordsOf(language);
  const stemmer = stemmerOf(language);
  const stem = memo((word) => (stemmer ?? String)(plainWord(word)));
  const isStopWord = (word: string) => stopWords.has(plainWord(word));
  const sentenceSpans = sentencesIn({ language, isStopWord });
  return {
    language,
    words: (text) => wordsIn(text, language),
    tokens: (text) => tokensIn(text, language),
    sentences: (text) =>
      sentenceSpans(text).map(({ start, end }) => collapsed(text.slice(start, end))),
    sentenceSpans,
    syllables: memo(syllablesIn(language)),
    stem,
    knowsWordForms: stemmer !== undefined,
    plainWord,
    isStopWord,
    rarity: rarityIn(language, stem),
    expectedShare: expectedShareIn(language),
    isPassive: passiveIn(language),
    hasTransition: transitionIn(language),
    cues: cuesOf(language),
    voice: voiceWordsOf(language),
    wordings: wordingsOf(language),
    localSpelling: localSpellingOf(language),
    styleWords: styleWordsOf(language),
    smallWords: frequentWordsOf(language).filter((word) => stopWords.has(word)),
    languageVotes,
  };
}

function tokensIn(text: string, language: string): Token[] {
  const tokens: Token[] = [];
  for (const { segment, index, isWordLike } of wordSegmenter(language).segment(text)) {
    if (isWordLike) tokens.push({ word: segment, start: index, end: index + segment.length });
  }
  return tokens;
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
