/** Chooses the passages of a writer's material that have to do with a question. */
import { inSlices } from '../lib/slices.ts';
import { termsOf } from './terms.ts';

export interface RankedPassage<Passage> {
  readonly passage: Passage;
  /** Where it stands in the material, from 0. */
  readonly at: number;
  /** How much it has to do with the question; 0: no word is shared. */
  readonly score: number;
}

/** The passages, best first. A word that few passages have says more than one that many have; among equals the earlier ones. */
export async function rankedPassages<Passage extends { readonly text: string }>(
  passages: readonly Passage[],
  about: string,
  language: string,
): Promise<RankedPassage<Passage>[]> {
  const wanted = termsOf(about, language);
  const shared = await inSlices(passages, ({ text }) =>
    [...termsOf(text, language)].filter((term) => wanted.has(term)),
  );
  const having = new Map<string, number>();
  for (const term of shared.flat()) having.set(term, (having.get(term) ?? 0) + 1);
  const weightOf = (term: string) => Math.log(1 + passages.length / (having.get(term) ?? 1));
  return passages
    .map((passage, at) => {
      const score = shared[at]?.reduce((sum, term) => sum + weightOf(term), 0) ?? 0;
      return { passage, at, score };
    })
    .sort((one, other) => other.score - one.score || one.at - other.at);
}

/** The best passages that fit into so many characters together. */
export function fittingPassages<Passage extends { readonly text: string }>(
  ranked: readonly RankedPassage<Passage>[],
  budgetChars: number,
): RankedPassage<Passage>[] {
  let left = budgetChars;
  return ranked.filter(({ passage }) => {
    const fits = passage.text.length <= left;
    if (fits) left -= passage.text.length;
    return fits;
  });
}
