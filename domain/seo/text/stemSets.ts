/** The different words of a block, each in all its forms once. */
import type { BlockFacts, UnitFacts } from './blockFacts.ts';

interface StemSets {
  /** Below the headings. */
  readonly prose: ReadonlySet<string>;
  /** Everywhere but in a heading of level 1. */
  readonly belowTitle: ReadonlySet<string>;
}

const known = new WeakMap<BlockFacts, StemSets>();

/** Made once for each block that was read. */
export function stemsIn(facts: BlockFacts): StemSets {
  const old = known.get(facts);
  if (old !== undefined) return old;
  const of = (isWanted: (unit: UnitFacts) => boolean) =>
    new Set(
      facts.units
        .filter(isWanted)
        .flatMap(({ sentences }) => sentences.flatMap(({ stems }) => stems)),
    );
  const made = {
    prose: of(({ kind }) => kind !== 'heading'),
    belowTitle: of(({ level }) => level !== 1),
  };
  known.set(facts, made);
  return made;
}
