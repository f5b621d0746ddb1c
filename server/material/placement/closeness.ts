/** How close notes are to headings in meaning, whatever words they use. A row for each unit, a column for each heading. */
import { kinds, nearnessOf } from './cues/kinds.ts';
import { meaningsOf } from './meanings.ts';
import type { ReadHeading, ReadSheet } from './sheet.ts';
import { meanVector, similarity, type Vector } from './vectors.ts';

export type Matrix = readonly (readonly number[])[];

/** A kind that a heading names at least this clearly adds its words to the heading. */
const LEAST_CLARITY = 0.5;
const KIND_IN_HEADING = 0.5;

/** Note and heading as a whole, the heading together with the words of the kinds that it names. */
export function wholeMeaningIn(sheet: ReadSheet): Matrix {
  const { vectorOf, weightOf } = meaningsOf(sheet.language);
  const expanded = sheet.headings.map(({ content, cues }): Vector => {
    const own = content.map((word) => [vectorOf(word), weightOf(word)] as const);
    const named = kinds().flatMap(({ name, vector }) => {
      const clarity = cues.get(name) ?? 0;
      return clarity > LEAST_CLARITY ? [[vector, KIND_IN_HEADING * clarity] as const] : [];
    });
    const parts = [...own, ...named];
    return meanVector(
      parts.map(([vector]) => vector),
      parts.map(([, weight]) => weight),
    );
  });
  return againstOthers(
    sheet.units.map(({ vector }) => expanded.map((heading) => similarity(vector, heading))),
  );
}

/** The pairs of words of a note and a heading that are closest. */
export function closestWordsIn(sheet: ReadSheet): Matrix {
  return againstOthers(
    sheet.units.map((unit) =>
      sheet.headings.map((heading) => {
        const pairs = heading.vectors.flatMap((one) =>
          unit.vectors.map((other) => similarity(one, other)),
        );
        const [first = 0, second = 0, third = 0] = pairs.sort((a, b) => b - a);
        return (first + 0.5 * second + 0.25 * third) / 2;
      }),
    ),
  );
}

/** The note as a whole and the kinds of section that a heading names. */
export function kindMeaningIn({ units, headings }: ReadSheet): Matrix {
  const likeness = units.map((unit) =>
    kinds().map(({ vector }) => similarity(unit.vector, vector)),
  );
  return byHeading(likeness, headings);
}

/** Each word of the note and the words of the kinds that are closest to it. */
export function kindWordsIn({ units, headings, language }: ReadSheet): Matrix {
  const { englishOf, weightOf } = meaningsOf(language);
  const nearness = units.map(({ content }) => {
    const words = content.flatMap((word) => {
      const senses = englishOf(word)
        .map(nearnessOf)
        .filter((one) => one !== null);
      return senses.length === 0 ? [] : [{ senses, weight: weightOf(word) }];
    });
    return kinds().map((_, kind) => {
      const near = ({ senses, weight }: (typeof words)[number]) =>
        weight * Math.max(...senses.map((sense) => sense[kind] ?? 0));
      return sumOf(words.map(near)) / Math.sqrt(Math.max(1, words.length));
    });
  });
  return byHeading(nearness, headings);
}

/** From a column for each kind to one for each heading: the kinds that it names. One that several name says less. */
function byHeading(columns: Matrix, headings: readonly ReadHeading[]): Matrix {
  const rows = againstMean(againstOthers(columns));
  const names = kinds().map(({ name }) => name);
  const rivals = names.map((name) => sumOf(headings.map(({ cues }) => cues.get(name) ?? 0)));
  const shares = headings.map(({ cues }) =>
    names.map((name, kind) => (cues.get(name) ?? 0) / Math.max(1, rivals[kind] ?? 0)),
  );
  return againstOthers(
    rows.map((row) =>
      headings.map(({ cues }, heading) => {
        const sum = sumOf(row.map((value, kind) => value * (shares[heading]?.[kind] ?? 0)));
        return sum / Math.max(1, sumOf([...cues.values()]));
      }),
    ),
  );
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0);

/**
 * What a note has more than the others: a column that is close to everything tells nothing. A note whose words have no
 * meaning has nothing.
 */
function againstOthers(matrix: Matrix): Matrix {
  const sums = (matrix[0] ?? []).map((_, column) => sumOf(matrix.map((row) => row[column] ?? 0)));
  const others = Math.max(1, matrix.length - 1);
  return matrix.map((row) =>
    row.map((value, column) => {
      return isEmpty(row) ? 0 : value - ((sums[column] ?? 0) - value) / others;
    }),
  );
}

const isEmpty = (row: readonly number[]): boolean => row.every((value) => value === 0);

const againstMean = (matrix: Matrix): Matrix =>
  matrix.map((row) => {
    const mean = sumOf(row) / Math.max(1, row.length);
    return row.map((value) => value - mean);
  });
