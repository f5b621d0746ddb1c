/** How the sentences of an article read. */
import type { CheckName } from '../report/report.ts';
import {
  LONG_SENTENCES,
  longSentenceWords,
  PASSIVE,
  rated,
  SAME_STARTS,
  SAME_STARTS_SENTENCES,
  TRANSITIONS,
} from '../report/thresholds.ts';
import { type PlacedSentence, spanPlaces } from '../text/outline.ts';
import {
  type CheckRow,
  inLanguage,
  percentOf,
  ratedAtLeast,
  ratedAtMost,
  type Subject,
  UNMEASURED,
} from './checkRow.ts';

const sentenceLength = ({ text: { sentences }, tools }: Subject) => {
  if (sentences.length === 0) return UNMEASURED;
  const limit = longSentenceWords(tools.language);
  const long = sentences.filter(({ words }) => words > limit);
  const value = percentOf(long.length, sentences.length);
  const rating = ratedAtMost(value, LONG_SENTENCES);
  return { rating, value, places: rating === 'good' ? [] : spanPlaces(long) };
};

const consecutiveSentences = ({ text: { sentences } }: Subject) => {
  if (sentences.length < SAME_STARTS_SENTENCES) return UNMEASURED;
  const runs: PlacedSentence[][] = [];
  for (const sentence of sentences) {
    const run = runs.at(-1);
    const [start] = sentence.plain;
    if (run !== undefined && start !== undefined && run[0]?.plain[0] === start) run.push(sentence);
    else runs.push([sentence]);
  }
  const value = Math.max(...runs.map((run) => run.length));
  const repeated = runs.filter((run) => rated(run.length, SAME_STARTS) !== 'good');
  return {
    rating: rated(value, SAME_STARTS),
    value,
    places: spanPlaces(repeated.flatMap((run) => run.slice(0, 1))),
  };
};

const passiveVoice = inLanguage(({ text: { sentences }, tools }) => {
  if (tools.isPassive === null || sentences.length === 0) return UNMEASURED;
  const passive = sentences.filter(({ isPassive }) => isPassive);
  const value = percentOf(passive.length, sentences.length);
  const rating = ratedAtMost(value, PASSIVE);
  return { rating, value, places: rating === 'good' ? [] : spanPlaces(passive) };
});

const transitionWords = inLanguage(({ text: { sentences, words }, tools }) => {
  const isTooShort = words < TRANSITIONS.minWords || sentences.length === 0;
  if (tools.hasTransition === null || isTooShort) return UNMEASURED;
  const linked = sentences.filter(({ hasTransition }) => hasTransition);
  const value = percentOf(linked.length, sentences.length);
  return { rating: ratedAtLeast(value, TRANSITIONS), value, places: [] };
});

const group = 'style';

export const STYLE_CHECKS = {
  sentenceLength: { group, wanted: { most: LONG_SENTENCES.good }, examine: sentenceLength },
  consecutiveSentences: { group, wanted: { most: 2 }, examine: consecutiveSentences },
  passiveVoice: { group, wanted: { most: PASSIVE.good }, examine: passiveVoice },
  transitionWords: { group, wanted: { least: TRANSITIONS.good }, examine: transitionWords },
} as const satisfies Partial<Record<CheckName, CheckRow>>;
