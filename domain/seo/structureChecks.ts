import { type Finding, UNMEASURED } from './keyphraseChecks.ts';
import { blockIdsOf, type PlacedUnit, type PlacedSentence, type TextOutline } from './outline.ts';
import type { Check, CheckName } from './report.ts';
import {
  LONG_SENTENCES,
  longSentenceWords,
  PARAGRAPH_WORDS,
  rated,
  SAME_STARTS,
  type Scale,
  SECTION_WORDS,
  TEXT_WORDS,
  UNDIVIDED_WORDS,
} from './thresholds.ts';

type Examine = (text: TextOutline, language: string) => Finding;

const textLength: Examine = ({ words }) =>
  words === 0 ? UNMEASURED : { rating: rated(words, TEXT_WORDS), value: words, blockIds: [] };

/** One heading of level 1, above everything else. */
const singleH1: Examine = ({ units, headings }) => {
  const titles = headings.filter(({ level }) => level === 1);
  if (titles.length === 0) return UNMEASURED;
  const misplaced = titles.filter((title) => title !== units[0]);
  const rating = misplaced.length === 0 ? 'good' : 'bad';
  return { rating, value: titles.length, blockIds: blockIdsOf(misplaced) };
};

interface Part {
  readonly blockId: string;
  readonly words: number;
}

/** The longest part determines the rating; the parts that are not good are shown. */
function longest(parts: readonly Part[], scale: Scale): Finding {
  if (parts.length === 0) return UNMEASURED;
  const value = Math.max(...parts.map(({ words }) => words));
  const long = parts.filter(({ words }) => rated(words, scale) !== 'good');
  return { rating: rated(value, scale), value, blockIds: blockIdsOf(long) };
}

const subheadingDistribution: Examine = ({ units, headings }) => {
  const sections: { blockId: string; words: number }[] = [];
  for (const unit of units) {
    if (unit.kind === 'heading') sections.push({ blockId: unit.blockId, words: 0 });
    else addTo(sections, unit);
  }
  return longest(
    sections.filter(({ words }) => words > 0),
    headings.some(({ level }) => level > 1) ? SECTION_WORDS : UNDIVIDED_WORDS,
  );
};

function addTo(sections: { blockId: string; words: number }[], unit: PlacedUnit): void {
  const section = sections.at(-1);
  if (section === undefined) sections.push({ blockId: unit.blockId, words: unit.words });
  else section.words += unit.words;
}

const paragraphLength: Examine = ({ paragraphs }) => longest(paragraphs, PARAGRAPH_WORDS);

const sentenceLength: Examine = ({ sentences }, language) => {
  if (sentences.length === 0) return UNMEASURED;
  const limit = longSentenceWords(language);
  const long = sentences.filter(({ words }) => words > limit);
  const value = (long.length * 100) / sentences.length;
  const { good, ok } = LONG_SENTENCES;
  const rating = value <= good ? 'good' : value <= ok ? 'ok' : 'bad';
  return { rating, value, blockIds: rating === 'good' ? [] : blockIdsOf(long) };
};

const consecutiveSentences: Examine = ({ sentences }) => {
  if (sentences.length === 0) return UNMEASURED;
  const runs: PlacedSentence[][] = [];
  for (const sentence of sentences) {
    const run = runs.at(-1);
    if (run?.[0]?.start === sentence.start && sentence.start !== '') run.push(sentence);
    else runs.push([sentence]);
  }
  const value = Math.max(...runs.map((run) => run.length));
  const repeated = runs.filter((run) => rated(run.length, SAME_STARTS) !== 'good');
  return {
    rating: rated(value, SAME_STARTS),
    value,
    blockIds: blockIdsOf(repeated.flatMap((run) => run.slice(0, 1))),
  };
};

const EXAMINE = {
  textLength,
  singleH1,
  subheadingDistribution,
  paragraphLength,
  sentenceLength,
  consecutiveSentences,
} as const satisfies Partial<Record<CheckName, Examine>>;

export function structureChecks(text: TextOutline, language: string): Check[] {
  return Object.entries(EXAMINE).map(([name, examine]) => ({
    name: name as CheckName,
    ...examine(text, language),
  }));
}
