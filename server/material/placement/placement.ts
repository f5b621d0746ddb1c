/**
 * Which heading each note belongs to. Notes that say nothing of their own go along with those that they share rare
 * words or meaning with; one that fits nowhere has no place. Deterministic.
 */
import { belongingIn, type Matrix } from './closeness.ts';
import { type Neighbour, neighboursIn } from './neighbours.ts';
import { evidenceIn } from './relevance.ts';
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
/** A note that speaks of something else than all the others, and for no heading more than this, belongs to none. */
const LEAST_BELONGING = 0.15;
const LEAST_RELEVANCE = 0.5;

export interface Place {
  /** Its index; null: the unit fits nowhere. */
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
  const { relevance, inWords } = evidenceIn(read);
  return decided(read, relevance).map((heading, unit) => {
    return { heading, relevance: inWords[unit]?.[heading ?? -1] ?? 0 };
  });
}

/** The heading of each unit: the one that its own words and those of its neighbours speak for most. */
export function decided(sheet: ReadSheet, own: Matrix): (number | null)[] {
  const neighbours = neighboursIn(sheet);
  const belonging = belongingIn(sheet);
  let chances = balanced(own);
  let relevance = own;
  for (let round = 0; neighbours !== null && round < NEIGHBOUR_ROUNDS; round += 1) {
    relevance = own.map((row, unit) => {
      const near = neighbours[unit] ?? [];
      return row.map(
        (value, heading) =>
          value + NEIGHBOURS_WEIGHT * fromNeighbours(near, chances, heading, row.length),
      );
    });
    chances = balanced(relevance);
  }
  return chances.map((row, unit) => {
    const isStrange = (belonging[unit] ?? 0) < LEAST_BELONGING;
    const isLost = isStrange && Math.max(...(relevance[unit] ?? [])) <= LEAST_RELEVANCE;
    return isLost ? null : row.indexOf(Math.max(...row));
  });
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
