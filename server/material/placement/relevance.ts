/**
 * How much each note has to do with each heading: shared words, words and signs of the kinds of section that the
 * heading names, and meaning. What each of them weighs is learned from note sheets (bench/draftTraining.ts).
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  closestWordsIn,
  kindMeaningIn,
  kindWordsIn,
  type Matrix,
  wholeMeaningIn,
} from './closeness.ts';
import { supportOf } from './cues/cues.ts';
import type { SectionCue } from './cues/cueTable.ts';
import type { ReadHeading, ReadSheet, ReadUnit } from './sheet.ts';
import { kinship, type Word } from './words.ts';

/** A verb or an adjective, where spelling shows it. */
const NO_NOUN = 0.4;
/** Every heading of an article may have the words of its topic. */
const TOPIC_WORD = 0.4;
const LABEL_WORD = 2;
const MOST = 2;
const MOST_SUPPORT = 1.5;

export const FEATURES = [
  'sharedWords',
  'cueWords',
  'signs',
  'wholeMeaning',
  'closestWords',
  'kindMeaning',
  'kindWords',
  'naming',
  'subject',
] as const;
export type Feature = (typeof FEATURES)[number];
export type Weights = Readonly<Record<Feature, number>>;
/** A matrix for each kind of evidence. */
export type Features = Readonly<Record<Feature, Matrix>>;

interface Learned {
  readonly date: string;
  readonly from: string;
  readonly weights: Weights;
}

export const { weights: WEIGHTS }: Learned = JSON.parse(
  readFileSync(join(import.meta.dirname, 'weights.json'), 'utf8'),
);

/** What a note says in words of the heading or of its kind; the rest is only similar in meaning. */
export const IN_WORDS: Weights = {
  ...WEIGHTS,
  wholeMeaning: 0,
  closestWords: 0,
  kindMeaning: 0,
  kindWords: 0,
};

/** A row for each unit, a column for each heading. */
export function weighted(features: Features, weights: Weights): Matrix {
  return features.sharedWords.map((row, unit) =>
    row.map((_, heading) => {
      const values = FEATURES.map((name) => weights[name] * (features[name][unit]?.[heading] ?? 0));
      return values.reduce((sum, value) => sum + value, 0);
    }),
  );
}

/** What speaks for each heading, in a matrix of its own for each kind of evidence. */
export function featuresIn(sheet: ReadSheet): Features {
  const { headings, units } = sheet;
  const rivals = rivalsIn(headings);
  const each = (value: (unit: ReadUnit, heading: ReadHeading) => number): Matrix =>
    units.map((unit) => headings.map((heading) => value(unit, heading)));
  return {
    sharedWords: each((unit, heading) => sharedWords(unit, heading, sheet)),
    cueWords: each((unit, heading) => cueWords(unit, heading, sheet, rivals)),
    signs: each((unit, heading) => signs(unit, heading, rivals)),
    wholeMeaning: wholeMeaningIn(sheet),
    closestWords: closestWordsIn(sheet),
    kindMeaning: kindMeaningIn(sheet),
    kindWords: kindWordsIn(sheet),
    naming: each((unit, heading) => naming(unit.content, heading, sheet)),
    subject: each((unit, heading) => naming(unit.subject, heading, sheet)),
  };
}

function sharedWords(unit: ReadUnit, heading: ReadHeading, sheet: ReadSheet): number {
  let sum = 0;
  for (const word of unit.content) {
    let most = 0;
    for (const { stem } of heading.content) {
      const weight = sheet.rarityOf(stem) * (sheet.topic.has(stem) ? TOPIC_WORD : 1);
      most = Math.max(most, kinship(word.stem, stem) * weight);
    }
    sum += most * labelWeight(unit, word) * (word.mayBeNoun ? 1 : NO_NOUN);
  }
  return Math.min(sum, MOST);
}

const labelWeight = ({ label }: ReadUnit, { form }: Word): number =>
  label.has(form) ? LABEL_WORD : 1;

/** How often headings name a kind of section: one that several name tells them apart less. */
function rivalsIn(headings: readonly ReadHeading[]): Map<SectionCue, number> {
  const rivals = new Map<SectionCue, number>();
  for (const { cues } of headings) {
    for (const [cue, clarity] of cues) rivals.set(cue, (rivals.get(cue) ?? 0) + clarity);
  }
  return rivals;
}

type Rivals = ReadonlyMap<SectionCue, number>;

function cueWords(unit: ReadUnit, heading: ReadHeading, sheet: ReadSheet, rivals: Rivals): number {
  let sum = 0;
  for (const [cue, clarity] of heading.cues) {
    let support = 0;
    for (const word of unit.words) {
      const own = supportOf(cue, word, sheet.language);
      support += own * sheet.rarityOf(word.stem) * labelWeight(unit, word);
    }
    sum += (Math.min(support, MOST_SUPPORT) * clarity) / Math.max(1, rivals.get(cue) ?? 0);
  }
  return Math.min(sum, MOST);
}

function signs(unit: ReadUnit, heading: ReadHeading, rivals: Rivals): number {
  let sum = 0;
  for (const [cue, clarity] of heading.cues) {
    sum += ((unit.signs.get(cue) ?? 0) * clarity) / Math.max(1, rivals.get(cue) ?? 0);
  }
  return Math.min(sum, MOST_SUPPORT);
}

/** How clearly the words have a noun of the heading: a rare one, of few. The topic's own tell nothing. */
function naming(words: readonly Word[], heading: ReadHeading, sheet: ReadSheet): number {
  let most = 0;
  for (const word of words) {
    if (!word.mayBeNoun || sheet.topic.has(word.stem)) continue;
    for (const other of heading.named) {
      const shared = kinship(word.stem, other.stem);
      const weight = shared * sheet.rarityOf(other.stem) * sheet.weightOf(word);
      most = Math.max(most, weight / Math.sqrt(heading.named.length));
    }
  }
  return most;
}
