/** What the scores need of a language. Only the base language counts: "en-GB" is "en". */
import type { TextTools } from '#domain/seo/text/textTools.ts';
import { collapsed } from '#html/text.ts';
import { baseLanguage, wordSpansIn, wordsIn } from '#html/words.ts';
import { boilerplateOf } from './boilerplate.ts';
import { cuesOf } from './cues.ts';
import { languageVotes } from './detection.ts';
import { localSpellingOf } from './localSpelling.ts';
import { memo } from './memo.ts';
import { once } from './once.ts';
import { notesHeldIn } from './ownNoteLine.ts';
import { passiveIn } from './passive.ts';
import { expectedShareIn, frequentWordsOf, rarityIn } from './rarity.ts';
import { sentencesIn } from './sentences.ts';
import { plainWordOf, stemmerOf } from './stems.ts';
import { stopWordsOf } from './stopWords.ts';
import { syllablesIn } from './syllables.ts';
import { termWordsOf } from './termWords.ts';
import { transitionIn } from './transitions.ts';
import { unitOfWord } from './units.ts';
import { styleWordsOf, voiceWordsOf } from './voiceWords.ts';
import { wordingsOf } from './wordings.ts';
import { wordOrderOf } from './wordOrder.ts';

function made(language: string): TextTools {
  const plainWord = memo(plainWordOf(language));
  const stopWords = stopWordsOf(language);
  const stemmer = stemmerOf(language);
  const stem = memo((word) => (stemmer ?? String)(plainWord(word)));
  const isStopWord = (word: string) => stopWords.has(plainWord(word));
  const sentenceSpans = sentencesIn({ language, isStopWord });
  const termWords = once(() => termWordsOf(language, stem));
  const boilerplate = once(() => boilerplateOf(language));
  const tools: TextTools = {
    language,
    words: (text) => wordsIn(text, language),
    tokens: (text) => wordSpansIn(text, language),
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
    unitOf: unitOfWord(language),
    get termWords() {
      return termWords();
    },
    get boilerplate() {
      return boilerplate();
    },
    voice: voiceWordsOf(language),
    wordings: wordingsOf(language),
    localSpelling: localSpellingOf(language),
    styleWords: styleWordsOf(language),
    smallWords: frequentWordsOf(language).filter((word) => stopWords.has(word)),
    wordOrder: wordOrderOf(language, plainWord),
    notesIn: (text) => notesHeldIn(text, tools),
    languageVotes,
  };
  return tools;
}

const toolsByLanguage = new Map<string, TextTools>();

/** Returns the tools for a language (BCP 47), cached. An unknown language gets the rules of Unicode. */
export function textToolsOf(language: string): TextTools {
  const base = baseLanguage(language);
  const tools = toolsByLanguage.get(base) ?? made(base);
  toolsByLanguage.set(base, tools);
  return tools;
}
