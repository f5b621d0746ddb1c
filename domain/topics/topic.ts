/** Topics from the keyphrases of a search. */
import type { SearchIntent } from '#contract/topics/topic.route.ts';
import { keyphraseOf } from '../seo/text/keyphrase.ts';
import type { TextTools } from '../seo/text/textTools.ts';
import { clustersOf } from './clusters.ts';
import { type Figures, type Keyphrase, NO_FIGURES, type StoredFigures } from './figures.ts';
import { type IntentCues, intentOf } from './intent.ts';
import { phraseForms } from './phraseForms.ts';
import type { TaskCues } from './tasks.ts';

/** A keyphrase as it is collected. */
export interface FoundKeyphrase {
  readonly phrase: string;
  readonly figures: StoredFigures;
  readonly results: readonly string[] | null;
}

/** Stems of the content words, in their order. */
export const stemsOf = (phrase: string, tools: TextTools): readonly string[] =>
  keyphraseOf(phrase, tools).stems;

/** What a page about a keyphrase is about: the stems, and whether it is to compare or to buy. "Best kiln" is another page than "kiln". */
export function subjectOf(
  phrase: string,
  { tools, cues }: { readonly tools: TextTools; readonly cues: IntentCues | null },
): readonly string[] {
  const stems = stemsOf(phrase, tools);
  const intent = cues && intentOf(tools.words(phrase).map(tools.plainWord), cues);
  return intent === 'commercial' || intent === 'transactional' ? [...stems, `:${intent}`] : stems;
}

/** Groups of keyphrases, as their indexes. */
export function groupsOf(
  found: readonly FoundKeyphrase[],
  tools: TextTools,
  cues: TaskCues,
): number[][] {
  const forms = phraseForms(
    found.map(({ phrase }) => phrase),
    tools,
    cues,
  );
  return clustersOf(found.map(({ results }, at) => ({ form: forms[at] ?? new Map(), results })));
}

/** Returns a key that is equal for keyphrases with the same words in any order and case. */
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
