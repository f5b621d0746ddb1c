/**
 * Which words tell a writer: log-odds with an informative Dirichlet prior (Monroe, Colaresi & Quinn, "Fightin' Words",
 * Political Analysis 16, 2008). The texts are compared with how often a word is expected in the language.
 */
import type { Telltale } from '#contract/voice/brandVoice.schema.ts';
import { VOICE_LIMITS } from '#contract/voice/voice.ts';
import type { ProseSentence } from '../seo/text/prose.ts';
import type { TextTools } from '../seo/text/textTools.ts';
import { examplesOf } from './examples.ts';
import type { Sample } from './measures.ts';

/** The language as a text of this many words, and how much of it is believed before any text is read. */
const BACKGROUND_WORDS = 200_000;
const PRIOR_WORDS = 500;
/** 95 % for words that are there, 90 % for words that are not: a short text leaves out many by chance. */
const SURE = 1.96;
const SURE_OF_ABSENCE = 1.28;
/** A word of few pieces is their topic, not the writer's. */
const LEAST_PIECES = 3;
const LEAST_SHARE = 0.2;

interface Counts {
  readonly own: number;
  readonly ownWords: number;
  /** Share of the word in the language. */
  readonly expected: number;
}

/** How sure it is that somebody uses a word more (above 0) or less (below 0) than expected: the z-score of the log-odds ratio. */
export function oddsOf({ own, ownWords, expected }: Counts): number {
  const prior = Math.max(PRIOR_WORDS * expected, 0.01);
  const background = BACKGROUND_WORDS * expected;
  const odds = (count: number, words: number) =>
    Math.log((count + prior) / Math.max(words + PRIOR_WORDS - count - prior, 1));
  const ratio = odds(own, ownWords) - odds(background, BACKGROUND_WORDS);
  return ratio / Math.sqrt(1 / (own + prior) + 1 / (background + prior));
}

export interface Vocabulary {
  readonly use: readonly Telltale[];
  readonly avoid: readonly Telltale[];
}

const NONE: Vocabulary = { use: [], avoid: [] };

/** The words that the writer uses more than others do, and those that others use; none without a list for the language. */
export function vocabularyOf(pieces: readonly Sample[], tools: TextTools): Vocabulary {
  const { expectedShare } = tools;
  if (expectedShare === null) return NONE;
  const { counts, inPieces, names } = countsOf(pieces);
  const ownWords = pieces.reduce((sum, { words }) => sum + words, 0);
  const sentences = pieces.flatMap((piece) => piece.sentences);
  const scored = (word: string) => {
    const own = counts.get(word) ?? 0;
    return { word, times: own, score: oddsOf({ own, ownWords, expected: expectedShare(word) }) };
  };
  const least = Math.min(Math.max(LEAST_PIECES, LEAST_SHARE * pieces.length), pieces.length);
  const use = [...counts.keys()]
    .filter((word) => isTelling(word, tools) && !names.has(word))
    .filter((word) => (inPieces.get(word) ?? 0) >= least)
    .map(scored)
    .filter(({ score }) => score > SURE);
  const avoid = tools.styleWords.map(scored).filter(({ score }) => score < -SURE_OF_ABSENCE);
  return {
    use: topOf(use, sentences),
    avoid: topOf(avoid, sentences),
  };
}

/** Function words are habits of their own; numbers and single letters tell nothing. */
const isTelling = (word: string, tools: TextTools): boolean =>
  word.length > 2 &&
  word.length <= VOICE_LIMITS.wordChars &&
  /^\p{L}[\p{L}'-]*$/u.test(word) &&
  !tools.isStopWord(word);

type Scored = Omit<Telltale, 'examples'>;

const topOf = (words: readonly Scored[], sentences: readonly ProseSentence[]): Telltale[] =>
  words
    .toSorted((a, b) => Math.abs(b.score) - Math.abs(a.score) || (a.word < b.word ? -1 : 1))
    .slice(0, VOICE_LIMITS.words)
    .map((one) => ({
      ...one,
      score: Math.round(Math.abs(one.score) * 100) / 100,
      examples: examplesOf(sentences, ({ plain }) => Number(plain.includes(one.word))),
    }));

function countsOf(pieces: readonly Sample[]) {
  const counts = new Map<string, number>();
  const inPieces = new Map<string, number>();
  for (const { sentences } of pieces) {
    const words = sentences.flatMap(({ plain }) => plain);
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
    for (const word of new Set(words)) inPieces.set(word, (inPieces.get(word) ?? 0) + 1);
  }
  const texts = pieces.flatMap(({ sentences }) => sentences.map(({ text }) => text));
  const small = new Set(texts.flatMap((text) => text.match(SMALL_WORD) ?? []));
  const isSmall = (word: string) => small.has(word) || small.has(word.replaceAll("'", '’'));
  return { counts, inPieces, names: new Set([...counts.keys()].filter((word) => !isSmall(word))) };
}

/** A word that is never written small is a name. */
const SMALL_WORD = /\p{Ll}[\p{Ll}\p{M}'’-]*/gu;
