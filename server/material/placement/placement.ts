/**
 * Which heading each note belongs to. Notes that say nothing of their own go along with those that they share rare
 * words or meaning with; one that fits nowhere has no place. Pure and deterministic.
 */
import type { Matrix } from './closeness.ts';
import { type Neighbour, neighboursIn } from './neighbours.ts';
import { relevanceIn } from './relevance.ts';
import { readSheet, type Sheet } from './sheet.ts';

/** How much more likely a heading is when its relevance is higher by this. */
const TEMPERATURE = 0.2;
/** How strongly headings that attract many notes are held back, 0 to 1, where there are notes for all of them. */
const BALANCE = 0.5;
const NOTES_FOR_A_HEADING = 3;
const BALANCE_ROUNDS = 20;
const NEIGHBOUR_ROUNDS = 3;
/** A note below this has nothing to do with any heading. */
const LEAST_RELEVANCE = 0.1;

export interface Place {
  /** Its index; null: the unit fits nowhere. */
  readonly heading: number | null;
  /** How much the unit has to do with it; 1 is a clear word. */
  readonly relevance: number;
}

/** The place of each unit. */
export function placesOf(sheet: Sheet): Place[] {
  if (sheet.headings.length === 0) {
    return sheet.units.map(() => ({ heading: null, relevance: 0 }));
  }
  const read = readSheet(sheet);
  const all = relevanceIn(read);
  const neighbours = neighboursIn(read);
  let chances = balanced(all);
  let relevance: Matrix = all;
  for (let round = 0; neighbours !== null && round < NEIGHBOUR_ROUNDS; round += 1) {
    relevance = all.map((row, unit) => {
      const near = neighbours[unit] ?? [];
      return row.map(
        (value, heading) => value + fromNeighbours(near, chances, heading, row.length),
      );
    });
    chances = balanced(relevance);
  }
  return chances.map((row, unit) => {
    const heading = row.indexOf(Math.max(...row));
    const most = Math.max(...(relevance[unit] ?? []));
    const isLost = most <= LEAST_RELEVANCE;
    return { heading: isLost ? null : heading, relevance: all[unit]?.[heading] ?? 0 };
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
