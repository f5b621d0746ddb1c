/** Topics from the keyphrases of a search. */
import type { SearchIntent } from '#contract/topic.route.ts';
import { keyphraseOf } from '../seo/keyphrase.ts';
import type { TextTools } from '../seo/textTools.ts';
import { clustersOf } from './clusters.ts';
import { type Figures, type Keyphrase, NO_FIGURES, type StoredFigures } from './figures.ts';
import { type IntentCues, intentOf } from './intent.ts';

/** A keyphrase as it is collected. */
export interface FoundKeyphrase {
  readonly phrase: string;
  readonly figures: StoredFigures;
  readonly results: readonly string[] | null;
}

/** Stems of the content words, in their order. */
export const stemsOf = (phrase: string, tools: TextTools): readonly string[] =>
  keyphraseOf(phrase, tools).stems;

/** Groups of keyphrases, as their indexes. */
export function groupsOf(found: readonly FoundKeyphrase[], tools: TextTools): number[][] {
  return clustersOf(
    found.map(({ phrase, results }) => ({
      stems: new Map(stemsOf(phrase, tools).map((stem) => [stem, tools.rarity(stem)])),
      results,
    })),
  );
}

/** How keyphrases are compared: the same words in any order and case are one. */
export const sameness = (phrase: string, tools: TextTools): string =>
  tools.words(phrase).map(tools.plainWord).sort().join(' ');

/** A keyphrase with all that is known of it; its words give the intent if no source does. */
export function describedKeyphrase(
  { phrase, figures }: Pick<FoundKeyphrase, 'phrase' | 'figures'>,
  by: { readonly tools: TextTools; readonly cues: IntentCues | null; readonly at: string },
): Keyphrase {
  const all: Figures = { ...NO_FIGURES, ...figures };
  return { phrase, ...all, intent: all.intent ?? intentFigure(phrase, by) };
}

function intentFigure(
  phrase: string,
  { tools, cues, at }: Parameters<typeof describedKeyphrase>[1],
): Figures['intent'] {
  const words = tools.words(phrase).map(tools.plainWord);
  const value: SearchIntent | null = cues === null ? null : intentOf(words, cues);
  return value === null ? null : { value, source: 'wording', at };
}

/** Those with most searches first; without any, the shortest: it says what the others have in common. */
export const byWorth = (one: Keyphrase, other: Keyphrase): number =>
  (other.volume?.value ?? -1) - (one.volume?.value ?? -1) ||
  one.phrase.length - other.phrase.length ||
  (one.phrase < other.phrase ? -1 : 1);
