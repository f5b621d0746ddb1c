/** Verdicts of people on terms, by set (README.md). */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

export type Mark = 'right' | 'wrong';

type Marks = Readonly<Record<string, Readonly<Partial<Record<Mark, readonly string[]>>>>>;

const MARKS: Marks = JSON.parse(readFileSync(new URL('marks.json', import.meta.url), 'utf8'));

/** Null for a term that nobody has marked. Capitals do not matter. */
export function markOf(set: string, term: string): Mark | null {
  const has = (mark: Mark) =>
    MARKS[set]?.[mark]?.some((one) => one.toLowerCase() === term.toLowerCase()) === true;
  return has('right') ? 'right' : has('wrong') ? 'wrong' : null;
}

/** In an order that says nothing about the weights, the same each time. */
export const shuffled = (terms: readonly string[], seed: string): string[] =>
  terms
    .map((term) => ({ term, at: createHash('sha256').update(`${seed} ${term}`).digest('hex') }))
    .toSorted((a, b) => (a.at < b.at ? -1 : 1))
    .map(({ term }) => term);
