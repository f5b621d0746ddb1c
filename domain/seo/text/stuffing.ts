/**
 * Blocks that are there for the score and not for the reader. What is stuffed can only lower a score (textReport.ts);
 * what is repeated word for word counts once.
 */
import { oncePerPair } from '../../oncePerPair.ts';
import type { Competition } from '../report/competition.ts';
import { STUFFED } from '../report/weights.ts';
import type { BlockFacts } from './blockFacts.ts';
import { type Keyphrase, occurrencesIn } from './keyphrase.ts';
import type { ReadBlock } from './outline.ts';
import { termCounterOf } from './termCounts.ts';

/** Outside of code. */
const wordsOf = ({ units }: BlockFacts): number =>
  units.reduce((sum, { words, codeWords }) => sum + words - codeWords, 0);

/** How often a block uses the whole keyphrase, outside of code. */
export const usesIn = oncePerPair((phrase: Keyphrase, { units }: BlockFacts): number => {
  let uses = 0;
  for (const { sentences } of units)
    for (const sentence of sentences) uses += occurrencesIn(phrase, sentence);
  return uses;
});

export function isStuffedWith(phrase: Keyphrase, facts: BlockFacts): boolean {
  const uses = usesIn(phrase, facts);
  return uses >= STUFFED.phraseUses && uses * 100 > STUFFED.phrasePercent * wordsOf(facts);
}

/** Stuffed with what competitors write about: one term again and again, or a list of terms instead of sentences. */
function isStuffedWithTerms(competition: Competition, facts: BlockFacts): boolean {
  if (facts.units.some(({ kind }) => kind === 'heading')) return false;
  const { uses, termWords } = termCounterOf(competition)(facts);
  const words = wordsOf(facts);
  const isList = words >= STUFFED.listWords && termWords * 100 > STUFFED.listPercent * words;
  if (isList) return true;
  return [...uses].some(
    ([at, { count }]) =>
      count >= STUFFED.termUses &&
      count * (competition.terms[at]?.stems.length ?? 1) * 100 > STUFFED.termPercent * words,
  );
}

export function isStuffed(
  { facts }: ReadBlock,
  phrase: Keyphrase | null,
  competition: Competition | null,
): boolean {
  if (phrase !== null && isStuffedWith(phrase, facts)) return true;
  return competition !== null && isStuffedWithTerms(competition, facts);
}

/** The blocks of prose whose words an earlier one has, in the same order. */
export function repeatedIn(blocks: readonly ReadBlock[]): ReadonlySet<ReadBlock> {
  const seen = new Set<string>();
  return new Set(
    blocks.filter(({ facts: { wording } }) => {
      if (wording === '') return false;
      const isRepeated = seen.has(wording);
      seen.add(wording);
      return isRepeated;
    }),
  );
}
