/** How close notes are to headings in meaning, whatever words they use. A row for each unit, a column for each heading. */
import { cueVector } from './cues/cues.ts';
import { meaningsOf } from './meanings.ts';
import type { ReadSheet } from './sheet.ts';
import { similarity } from './vectors.ts';

export type Matrix = readonly (readonly number[])[];

/** Texts as a whole, the words of the heading one by one, and the pairs of words that are closest. */
export function meaningIn(sheet: ReadSheet): Matrix {
  const { vectorOf, weightOf } = meaningsOf(sheet.language);
  const headings = sheet.headings.map(({ content, vector }) => {
    const words = content.flatMap((word) => {
      const meaning = vectorOf(word);
      const weight = weightOf(word) * (sheet.topic.has(word.stem) ? 0.5 : 1);
      return meaning === null ? [] : [{ meaning, weight }];
    });
    return { vector, words, weights: words.reduce((sum, { weight }) => sum + weight, 0) };
  });
  const closeness = sheet.units.map(({ vectors: own, vector }) => {
    return headings.map((heading) => {
      const pairs = heading.words.map(({ meaning }) => own.map((one) => similarity(one, meaning)));
      const covered = heading.words.map(
        ({ weight }, place) => (weight / heading.weights) * Math.max(0, ...(pairs[place] ?? [])),
      );
      const [first = 0, second = 0, third = 0] = pairs.flat().sort((a, b) => b - a);
      const closest = (first + 0.5 * second + 0.25 * third) / 2;
      return similarity(vector, heading.vector) + sumOf(covered) + closest;
    });
  });
  return againstOthers(closeness);
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0);

/** The meaning of the kinds of section that the headings name, whatever words they use. */
export function cueMeaningIn({ units, headings }: ReadSheet): Matrix {
  const names = [...new Set(headings.flatMap(({ cues }) => [...cues.keys()]))];
  const columns = againstOthers(
    units.map((unit) =>
      names.map((name) => {
        const vector = cueVector(name);
        const closeness = unit.vectors.map((one) => similarity(one, vector));
        const [first = 0, second = 0] = closeness.sort((a, b) => b - a);
        return (similarity(unit.vector, vector) + 0.8 * (first + 0.5 * second)) / 2;
      }),
    ),
  );
  return columns.map((row) =>
    headings.map(({ cues }) => {
      let sum = 0;
      let clarities = 0;
      for (const [name, clarity] of cues) {
        sum += (row[names.indexOf(name)] ?? 0) * clarity;
        clarities += clarity;
      }
      return sum / Math.max(1, clarities);
    }),
  );
}

/** What a note has more than the others: a column that is close to everything tells nothing. */
function againstOthers(matrix: Matrix): Matrix {
  const sums = (matrix[0] ?? []).map((_, column) => sumOf(matrix.map((row) => row[column] ?? 0)));
  const others = Math.max(1, matrix.length - 1);
  return matrix.map((row) =>
    row.map((value, column) => value - ((sums[column] ?? 0) - value) / others),
  );
}
