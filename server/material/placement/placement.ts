/**
 * Which heading each note belongs to. Notes that say little of their own go along with those that they share rare words
 * or meaning with. One that is not likely enough to belong anywhere has no place: a wrong one is worse than none.
 * Deterministic.
 */
import type { Matrix } from './closeness.ts';
import { type Neighbour, neighboursIn } from './neighbours.ts';
import {
  type Features,
  featuresIn,
  IN_WORDS,
  WEIGHTS,
  type Weights,
  weighted,
} from './relevance.ts';
import { type ReadSheet, readSheet, type Sheet } from './sheet.ts';

/** How much more likely a heading is when its relevance is higher by this. The weights are learned for it. */
export const TEMPERATURE = 0.75;
/** What notes that speak of the same thing say together, compared with what a note says itself. */
const NEIGHBOURS_WEIGHT = 3.75;
/** How strongly headings that attract many notes are held back, 0 to 1, where there are notes for all of them. */
const BALANCE = 0.5;
const NOTES_FOR_A_HEADING = 3;
const BALANCE_ROUNDS = 20;
const NEIGHBOUR_ROUNDS = 3;

/**
 * From which chance on a note goes to a heading. Together with those whose subject a heading names, nine of ten are right in
 * each language of the open sheets that were left out of the learning (bench/draftTraining.ts).
 */
const LEAST_CHANCE = 0.94;
/** Where there is only one heading, something has to speak for it. */
const LEAST_RELEVANCE = 0.5;
/** How clearly a heading names the subject of a note, which is enough; and how much less any other one may. */
const LEAST_NAMING = 0.2;
const RIVAL = 0.7;

export interface Place {
  /** Its index; null: the unit fits nowhere, or nobody can tell. */
  readonly heading: number | null;
  /** How much the unit has to do with it, as far as words show it; 1 is a clear word. */
  readonly relevance: number;
}

/** The place of each unit. */
export function placesOf(sheet: Sheet): Place[] {
  if (sheet.headings.length === 0) {
    return sheet.units.map(() => ({ heading: null, relevance: 0 }));
  }
  const read = readSheet(sheet);
  const features = featuresIn(read);
  const inWords = weighted(features, IN_WORDS);
  return decided(read, features, WEIGHTS).map((heading, unit) => {
    return { heading, relevance: inWords[unit]?.[heading ?? -1] ?? 0 };
  });
}

/** The heading of each unit: the one that its own words and those of its neighbours speak for clearly enough. */
export function decided(sheet: ReadSheet, features: Features, weights: Weights): (number | null)[] {
  const own = weighted(features, weights);
  return chancesIn(sheet, own).map((row, unit) => {
    const chance = Math.max(...row);
    const heading = row.indexOf(chance);
    const isAlone = row.length === 1 && (own[unit]?.[heading] ?? 0) < LEAST_RELEVANCE;
    const isClear = chance >= LEAST_CHANCE && !isAlone;
    return namedBy(features, unit) ?? (isClear ? heading : null);
  });
}

/** The one heading that names the subject of a unit; null if none does, or several do. */
function namedBy({ subject }: Features, unit: number): number | null {
  const clarity = subject[unit] ?? [];
  const most = Math.max(...clarity);
  const heading = clarity.indexOf(most);
  const isRivalled = clarity.some((other, at) => at !== heading && other > RIVAL * most);
  return most < LEAST_NAMING || isRivalled === true ? null : heading;
}

/** How likely each heading is for each unit. */
export function chancesIn(sheet: ReadSheet, own: Matrix): Matrix {
  const neighbours = neighboursIn(sheet);
  let chances = balanced(own);
  for (let round = 0; neighbours !== null && round < NEIGHBOUR_ROUNDS; round += 1) {
    const before = chances;
    chances = balanced(
      own.map((row, unit) => {
        const near = neighbours[unit] ?? [];
        return row.map(
          (value, heading) =>
            value + NEIGHBOURS_WEIGHT * fromNeighbours(near, before, heading, row.length),
        );
      }),
    );
  }
  return chances;
}

function fromNeighbours(
  near: readonly Neighbour[],
  chances: Matrix,
  heading: number,
  headings: number,
): number {
  let sum = 0;
  let weights = 0;
  for (const { unit, weight } of near) {
    sum += weight * ((chances[unit]?.[heading] ?? 0) - 1 / headings);
    weights += weight;
  }
  return sum / Math.max(weights, 0.5);
}

/** Chances of each heading, so that none attracts many more notes than the others. */
function balanced(relevance: Matrix): Matrix {
  let chances: Matrix = relevance.map((row) => {
    const most = Math.max(...row);
    return normalised(row.map((value) => Math.exp((value - most) / TEMPERATURE)));
  });
  const fair = relevance.length / (relevance[0]?.length ?? 1);
  const balance = BALANCE * Math.min(1, (fair - 1) / (NOTES_FOR_A_HEADING - 1));
  for (let round = 0; balance > 0 && round < BALANCE_ROUNDS; round += 1) {
    const totals = (chances[0] ?? []).map((_, heading) =>
      chances.reduce((sum, row) => sum + (row[heading] ?? 0), 0),
    );
    const held = totals.map((total) => (Math.max(total, 0.01) / fair) ** balance);
    chances = chances.map((row) => normalised(row.map((one, at) => one / (held[at] ?? 1))));
  }
  return chances;
}

function normalised(row: readonly number[]): number[] {
  const sum = row.reduce((total, value) => total + value, 0);
  return row.map((value) => value / sum);
}
