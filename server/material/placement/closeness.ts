/** How close notes are to headings in meaning, whatever words they use. A row for each unit, a column for each heading. */
import { cueVector } from './cues/cues.ts';
import { meaningsOf } from './meanings.ts';
import type { Matrix } from './relevance.ts';
import type { ReadSheet } from './sheet.ts';
import { similarity, type Vector } from './vectors.ts';

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
  const closeness = sheet.units.map(({ content, vector }) => {
    const own = known(content.map(vectorOf));
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
  return againstMean(closeness);
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0);

const known = (vectors: readonly (Vector | null)[]): Vector[] =>
  vectors.filter((vector) => vector !== null);

/** The meaning of the kinds of section that the headings name, whatever words they use. */
export function cueMeaningIn({ units, headings, language }: ReadSheet): Matrix {
  const { vectorOf } = meaningsOf(language);
  const unitVectors = units.map(({ content }) => known(content.map(vectorOf)));
  const names = [...new Set(headings.flatMap(({ cues }) => [...cues.keys()]))];
  const columns = againstMean(
    units.map((unit, place) =>
      names.map((name) => {
        const vector = cueVector(name);
        const closeness = (unitVectors[place] ?? []).map((one) => similarity(one, vector));
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

/** A column that is close to everything tells nothing. */
function againstMean(matrix: Matrix): Matrix {
  const means = (matrix[0] ?? []).map(
    (_, column) => matrix.reduce((sum, row) => sum + (row[column] ?? 0), 0) / matrix.length,
  );
  return matrix.map((row) => row.map((value, column) => value - (means[column] ?? 0)));
}
