/** How much each note has to do with each heading: shared words, cue words, signs, and meaning. */
import { cueMeaningIn, type Matrix, meaningIn } from './closeness.ts';
import { supportOf } from './cues/cues.ts';
import type { SectionCue } from './cues/cueTable.ts';
import type { ReadHeading, ReadSheet, ReadUnit } from './sheet.ts';
import { kinship, type Word } from './words.ts';

const WORDS_WEIGHT = 1.5;
const CUES_WEIGHT = 0.8;
const SIGNS_WEIGHT = 0.4;
const MEANING_WEIGHT = 0.2;
const CUE_MEANING_WEIGHT = 0.75;
/** Every heading of an article may have the words of its topic. */
const TOPIC_WORD = 0.4;
const LABEL_WORD = 2;
const MOST = 2;

/** A row for each unit, a column for each heading. */
export function relevanceIn(sheet: ReadSheet): Matrix {
  const { headings, units } = sheet;
  const rivals = rivalsIn(headings);
  const meaning = meaningIn(sheet);
  const cueMeaning = cueMeaningIn(sheet);
  return units.map((unit, row) =>
    headings.map(
      (heading, column) =>
        WORDS_WEIGHT * sharedWords(unit, heading, sheet) +
        CUES_WEIGHT * cueWords(unit, heading, sheet, rivals) +
        SIGNS_WEIGHT * signs(unit, heading, rivals) +
        MEANING_WEIGHT * at(meaning, row, column) +
        CUE_MEANING_WEIGHT * at(cueMeaning, row, column),
    ),
  );
}

const at = (matrix: Matrix, row: number, column: number): number => matrix[row]?.[column] ?? 0;

function sharedWords(unit: ReadUnit, heading: ReadHeading, sheet: ReadSheet): number {
  let sum = 0;
  for (const word of unit.content) {
    let most = 0;
    for (const { stem } of heading.content) {
      const weight = sheet.rarityOf(stem) * (sheet.topic.has(stem) ? TOPIC_WORD : 1);
      most = Math.max(most, kinship(word.stem, stem) * weight);
    }
    sum += most * labelWeight(unit, word);
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
    sum += (Math.min(support, 1.5) * clarity) / Math.max(1, rivals.get(cue) ?? 0);
  }
  return Math.min(sum, MOST);
}

function signs(unit: ReadUnit, heading: ReadHeading, rivals: Rivals): number {
  let sum = 0;
  for (const [cue, clarity] of heading.cues) {
    sum += ((unit.signs.get(cue) ?? 0) * clarity) / Math.max(1, rivals.get(cue) ?? 0);
  }
  return Math.min(sum, 1.5);
}
