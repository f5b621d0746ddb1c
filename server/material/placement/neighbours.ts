/** Notes that speak of the same thing: they share rare words, or their words mean something similar. */
import type { ReadSheet, ReadUnit } from './sheet.ts';
import { similarity } from './vectors.ts';
import { kinship } from './words.ts';

/** Every note is compared with every other; beyond this many it would take seconds. */
const MOST_UNITS = 400;
const LEAST_KINSHIP = 0.4;
/** Texts less similar than this have nothing in common. */
const LEAST_SIMILARITY = 0.2;

export interface Neighbour {
  readonly unit: number;
  readonly weight: number;
}

/** Null where there are too many notes to compare. */
export function neighboursIn(sheet: ReadSheet): Neighbour[][] | null {
  const { units, topic } = sheet;
  if (units.length > MOST_UNITS) return null;
  const counts = new Map<string, number>();
  for (const { content } of units) {
    for (const stem of stemsOf(content)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  const related = relatedStems([...counts.keys()]);
  const shared = (one: ReadUnit, other: ReadUnit) => {
    let sum = 0;
    const others = stemsOf(other.content);
    for (const { stem } of one.content) {
      if (topic.has(stem)) continue;
      const most = mostRelated(related.get(stem), others);
      if (most > LEAST_KINSHIP) sum += most / (counts.get(stem) ?? 1);
    }
    return sum;
  };
  return units.map((one, place) =>
    units.flatMap((other, unit) => {
      if (unit === place) return [];
      const close = similarity(one.vector, other.vector) - LEAST_SIMILARITY;
      const weight = shared(one, other) + Math.max(0, close);
      return weight > 0 ? [{ unit, weight }] : [];
    }),
  );
}

const stemsOf = (words: ReadUnit['content']): Set<string> => new Set(words.map(({ stem }) => stem));

type Related = ReadonlyMap<string, number>;

function relatedStems(stems: readonly string[]): Map<string, Related> {
  return new Map(
    stems.map((stem) => {
      const kin = stems.map((other) => [other, kinship(stem, other)] as const);
      return [stem, new Map(kin.filter(([, shared]) => shared > 0))];
    }),
  );
}

function mostRelated(related: Related | undefined, stems: ReadonlySet<string>): number {
  let most = 0;
  for (const [stem, shared] of related ?? []) if (stems.has(stem)) most = Math.max(most, shared);
  return most;
}
