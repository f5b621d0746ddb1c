/** How well a text covers what its competitors write about. */
import { oncePerPair } from '../../oncePerPair.ts';
import type {
  Competition,
  Coverage,
  PageFeatures,
  TermLine,
  WantedTerm,
} from '../report/competition.ts';
import { SEO_WEIGHTS, TERMS } from '../report/weights.ts';
import type { ReadBlock } from '../text/outline.ts';
import { type TermCount, termCounterOf } from '../text/termCounts.ts';

const PER = 1000;
const WHOLE = 100;
const NOT_USED: TermCount = { count: 0, isInHeading: false };

/** Null if the competitors have no term in common. */
export function coverageOf(
  blocks: readonly ReadBlock[],
  competition: Competition,
): Coverage | null {
  return coverageBy(competition, summed(blocks, competition));
}

/** How well one of the competitors covers what they all write about. */
export const coverageOfPage = oncePerPair(
  (competition: Competition, page: PageFeatures): Coverage | null =>
    coverageBy(competition, {
      words: page.wordsOutsideLinks,
      uses: new Map(
        competition.terms.flatMap(({ stems }, at) => {
          const use = page.terms[stems.join(' ')];
          return use ? [[at, { count: use.uses, isInHeading: use.isInHeading }] as const] : [];
        }),
      ),
    }),
);

interface Used {
  /** By the place of the term among the wanted ones. */
  readonly uses: ReadonlyMap<number, TermCount>;
  /** Outside of links and code. */
  readonly words: number;
}

function coverageBy({ id, terms }: Competition, { uses, words }: Used): Coverage | null {
  const all = terms.reduce((sum, { weight }) => sum + weight, 0);
  if (all === 0) return null;
  const lines = terms.map((term, at) => lineOf(term, uses.get(at) ?? NOT_USED, words));
  const gained = lines.reduce((sum, line, at) => sum + weightOf(terms, at) * gainOf(line), 0);
  const inScore = SEO_WEIGHTS.withCompetitors.coverage;
  return {
    competitionId: id,
    score: (WHOLE * gained) / all,
    terms: lines.map((line, at) => {
      const more = gainOf({ ...line, uses: line.uses + 1 }) - gainOf(line);
      return { ...line, next: (WHOLE * inScore * weightOf(terms, at) * more) / all };
    }),
  };
}

const weightOf = (terms: readonly WantedTerm[], at: number): number => terms[at]?.weight ?? 0;

function summed(blocks: readonly ReadBlock[], competition: Competition): Used {
  const countOf = termCounterOf(competition);
  const sums = new Map<number, TermCount>();
  let words = 0;
  for (const { facts } of blocks) {
    const counted = countOf(facts);
    words += counted.words;
    for (const [at, { count, isInHeading }] of counted.uses) {
      const old = sums.get(at) ?? NOT_USED;
      sums.set(at, { count: old.count + count, isInHeading: old.isInHeading || isInHeading });
    }
  }
  return { uses: sums, words };
}

/** The range of the competitors, scaled to the length of this text; at least one use. */
function lineOf(
  { term, stems, tier, headingShare, perThousand }: WantedTerm,
  { count, isInHeading }: TermCount,
  words: number,
): Omit<TermLine, 'next'> {
  const low = Math.max(1, Math.round((perThousand.low * words) / PER));
  const high = Math.max(low, Math.round((perThousand.high * words) / PER));
  const { times, leastUses, perThousand: most } = TERMS.stuffed;
  const isFar = count > times * high && count > leastUses;
  const isStuffed = isFar && count * stems.length * PER > most * words;
  return { term, tier, uses: count, low, high, isInHeading, headingShare, isStuffed };
}

/** Returns the credit for one term, 0 to 1: full within the usual range, proportional below it, reduced above it. */
export function gainOf({ uses, low, high }: Pick<TermLine, 'uses' | 'low' | 'high'>): number {
  if (uses <= high) return Math.min(1, uses / low);
  return Math.max(0, 1 - (TERMS.excessCost * (uses - high)) / high);
}
