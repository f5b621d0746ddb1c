/** What is measured of how somebody writes: a row for each feature, without a model. */
import type { MeasureName } from '#contract/voice/voice.ts';
import { isRunningText, type ProseSentence, type ProseUnit } from '../seo/text/prose.ts';
import type { TextTools } from '../seo/text/textTools.ts';

/** A piece of text that is measured as a whole. */
export interface Sample {
  readonly units: readonly ProseUnit[];
  readonly sentences: readonly ProseSentence[];
  readonly words: number;
  readonly emphasised: number;
}

export type MeasureGroup = 'rhythm' | 'person' | 'formality' | 'habits';

export interface Measure {
  readonly group: MeasureGroup;
  /** `percent` of the sentences or units; `per100`: for 100 words; `number` as it is. */
  readonly unit: 'percent' | 'per100' | 'number';
  /** How far two texts of one author may differ at least, however alike the samples are. */
  readonly floor: number;
  readonly weight: number;
  /** Null: it cannot be measured in this text or language. */
  value(sample: Sample, tools: TextTools): number | null;
  /** How much a sentence shows it; the highest ones are the examples. Null: those of typical length. */
  readonly shownBy: ((sentence: ProseSentence, tools: TextTools) => number) | null;
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

type Row = Omit<Measure, 'unit' | 'value' | 'shownBy'>;
type Count = (sentence: ProseSentence, tools: TextTools) => number | null;

const counted =
  (count: Count): Measure['shownBy'] =>
  (sentence, tools) =>
    count(sentence, tools) ?? 0;

/** So many for 100 words. */
const perWords = (row: Row, count: Count): Measure => ({
  ...row,
  unit: 'per100',
  value(sample, tools) {
    const counts = sample.sentences.map((sentence) => count(sentence, tools));
    if (sample.words === 0 || counts.includes(null)) return null;
    return (100 * counts.reduce<number>((sum, one) => sum + (one ?? 0), 0)) / sample.words;
  },
  shownBy: counted(count),
});

/** So many percent of the sentences. */
const ofSentences = (row: Row, count: Count): Measure => ({
  ...row,
  unit: 'percent',
  value({ sentences }, tools) {
    const counts = sentences.map((sentence) => count(sentence, tools));
    if (counts.length === 0 || counts.includes(null)) return null;
    return (100 * counts.filter((one) => (one ?? 0) > 0).length) / counts.length;
  },
  shownBy: counted(count),
});

const matchesOf =
  (pattern: RegExp): Count =>
  ({ text }) =>
    text.match(pattern)?.length ?? 0;

const wordsAmong =
  (name: 'singular' | 'plural' | 'reader'): Count =>
  ({ plain }, { voice }) =>
    voice === null ? null : plain.filter((word) => voice[name].has(word)).length;

const lengths = ({ sentences }: Sample): number[] => sentences.map(({ words }) => words);

/** The rows of a profile, in the order in which they are shown. */
export const MEASURES: Readonly<Record<MeasureName, Measure>> = {
  sentenceWords: {
    group: 'rhythm',
    unit: 'number',
    floor: 2,
    weight: 2,
    value: (sample) => (sample.sentences.length === 0 ? null : mean(lengths(sample))),
    shownBy: null,
  },
  sentenceVariation: {
    group: 'rhythm',
    unit: 'percent',
    floor: 8,
    weight: 1,
    value(sample) {
      const all = lengths(sample);
      if (all.length < 3) return null;
      const middle = mean(all);
      return (100 * Math.sqrt(mean(all.map((one) => (one - middle) ** 2)))) / middle;
    },
    shownBy: ({ words }) => Math.abs(Math.log(words / 18)),
  },
  paragraphSentences: {
    group: 'rhythm',
    unit: 'number',
    floor: 1,
    weight: 1,
    value({ units }) {
      const paragraphs = units.filter(({ kind }) => kind === 'paragraph');
      return paragraphs.length === 0
        ? null
        : mean(paragraphs.map(({ sentences }) => sentences.length));
    },
    shownBy: null,
  },
  firstPerson: perWords({ group: 'person', floor: 0.6, weight: 1 }, wordsAmong('singular')),
  firstPlural: perWords({ group: 'person', floor: 0.6, weight: 1 }, wordsAmong('plural')),
  reader: perWords({ group: 'person', floor: 0.6, weight: 1 }, wordsAmong('reader')),
  contractions: perWords({ group: 'formality', floor: 0.4, weight: 1 }, ({ plain }, { voice }) => {
    const isContraction = voice?.isContraction ?? null;
    return isContraction === null ? null : plain.filter(isContraction).length;
  }),
  syllables: {
    group: 'formality',
    unit: 'number',
    floor: 0.05,
    weight: 2,
    value: ({ sentences, words }) =>
      words === 0 ? null : sentences.reduce((sum, { syllables }) => sum + syllables, 0) / words,
    shownBy: ({ syllables, words }) => syllables / words,
  },
  passives: ofSentences({ group: 'formality', floor: 6, weight: 1 }, ({ isPassive }, tools) =>
    tools.isPassive === null ? null : Number(isPassive),
  ),
  transitions: ofSentences({ group: 'formality', floor: 8, weight: 1 }, (sentence, tools) =>
    tools.hasTransition === null ? null : Number(sentence.hasTransition),
  ),
  questions: ofSentences({ group: 'habits', floor: 4, weight: 1 }, matchesOf(/[?？؟]["”’)]?$/gu)),
  exclamations: ofSentences({ group: 'habits', floor: 4, weight: 1 }, matchesOf(/[!！]["”’)]?$/gu)),
  semicolons: perWords({ group: 'habits', floor: 0.3, weight: 1 }, matchesOf(/;/g)),
  dashes: perWords({ group: 'habits', floor: 0.3, weight: 1 }, matchesOf(/—|\s[–-]\s/g)),
  parentheses: perWords({ group: 'habits', floor: 0.3, weight: 1 }, matchesOf(/\(/g)),
  colons: perWords({ group: 'habits', floor: 0.2, weight: 1 }, matchesOf(/:(?=\s|$)/g)),
  listItems: {
    group: 'habits',
    unit: 'percent',
    floor: 10,
    weight: 1,
    value({ units }) {
      const prose = units.filter(isRunningText);
      const items = prose.filter(({ kind }) => kind === 'item');
      return prose.length === 0 ? null : (100 * items.length) / prose.length;
    },
    shownBy: () => 0,
  },
  emphasis: {
    group: 'habits',
    unit: 'per100',
    floor: 0.5,
    weight: 1,
    value: ({ emphasised, words }) => (words === 0 ? null : (100 * emphasised) / words),
    shownBy: () => 0,
  },
};
