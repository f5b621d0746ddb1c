/** Chooses the passages of a writer's material that have to do with a question. */
import { termsOf } from './terms.ts';

export interface RankedPassage<Passage> {
  readonly passage: Passage;
  /** Where it stands in the material, from 0. */
  readonly at: number;
  /** How much it has to do with the question; 0: no word is shared. */
  readonly score: number;
}

/** The passages, best first. A word that few passages have says more than one that many have; among equals the earlier ones. */
export function rankedPassages<Passage extends { readonly text: string }>(
  passages: readonly Passage[],
  about: string,
  language: string,
): RankedPassage<Passage>[] {
  const wanted = termsOf(about, language);
  const terms = passages.map(({ text }) => termsOf(text, language));
  const weights = new Map<string, number>();
  for (const term of wanted) {
    const having = terms.filter((own) => own.has(term)).length;
    weights.set(term, Math.log(1 + passages.length / Math.max(1, having)));
  }
  return passages
    .map((passage, at) => {
      let score = 0;
      for (const term of wanted) score += terms[at]?.has(term) ? (weights.get(term) ?? 0) : 0;
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
