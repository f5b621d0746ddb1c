/** How alike keyphrases are, 0 to 1: by the results that searches for them share, and by what they say. */
import type { Part, PhraseForm } from './tasks.ts';

/** What is known of a keyphrase. */
export interface ClusterItem {
  readonly form: PhraseForm;
  /** Addresses in the order of the results; null: it was not searched for. */
  readonly results: readonly string[] | null;
}

/** Groups join while their members are at least so alike on average. */
export const ALIKE = 0.6;

// All weights were fitted to the open lists of bench/topics and to its training lists.

const WEIGHT: Readonly<Record<Part['kind'], number>> = { word: 1, task: 1, aside: 0.3 };
/** What two phrases about one subject have in common without saying it. */
const BASE = 0.9;
/** More words in common make a difference no smaller. */
const SHARED_MOST = 1.2;
/**
 * What two phrases alone have in common says most, what a tenth of the list has no more than its weight: in a list, not a short one, that
 * is about one subject. In a list of many things the rare words name the things.
 */
const RARE = { more: 4, share: 0.1, uses: 3, list: 30, subject: 0.4 } as const;
/** "What is a passport card" is no other page than "passport card": where a rarer thing is shared, this differs as much. */
const DEFINE = { key: ':define', difference: 0.2, thing: 0.9 } as const;
/** A difference counts more than something in common, and another task twice as much. */
const DIFFERENCE: Readonly<Record<Part['kind'], number>> = { word: 1.5, task: 3, aside: 1.5 };
/** A word that stands in one phrase alone is more often by the way. */
const ONCE = 0.85;
/** What more of the list has than `from` is what the list is about, and says less; beyond `to` it says nothing. */
const SUBJECT = {
  word: { from: 0.4, to: 0.6 },
  aside: { from: 0.4, to: 0.6 },
  task: { from: 0.3, to: 0.5 },
} as const;
const LEAST_WEIGHT = 0.05;
/** "Software" is by the way in a list about software. Where few phrases of a list about one subject have it, it is another thing: "3d printer software". */
const THING = { key: ':~thing', share: 0.1 } as const;
/** Below so many phrases, shares say nothing. */
const SHARES_LEAST = 8;

export interface Weights {
  of(key: string): number;
  /** 1: two phrases alone have it; 0: many have it. */
  rarity(key: string): number;
  /** The keys of a form that its likeness to others depends on, the rarest first. */
  telling(form: PhraseForm): string[];
}

export function weightsOf(items: readonly ClusterItem[]): Weights {
  const uses = new Map<string, number>();
  for (const { form } of items)
    for (const key of form.keys()) uses.set(key, (uses.get(key) ?? 0) + 1);
  const kinds = new Map(items.flatMap(({ form }) => [...form]));
  const weights = new Map<string, number>();
  const words = [...uses].filter(([key]) => kinds.get(key) === 'word');
  const subject = words.reduce((most, [, times]) => Math.max(most, times), 0) / items.length;
  for (const [key, kind] of kinds) {
    const times = uses.get(key) ?? 0;
    const isThing =
      key === THING.key && times < THING.share * items.length && subject >= RARE.subject;
    weights.set(key, weightOf(isThing ? 'word' : kind, times, items.length));
  }
  const of = (key: string) => weights.get(key) ?? 0;
  const isOneSubject = items.length >= RARE.list && subject >= RARE.subject;
  const many = Math.max(RARE.uses, RARE.share * items.length);
  const rarity = (key: string) => Math.log(many / (uses.get(key) ?? 1)) / Math.log(many / 2);
  return {
    of,
    rarity: (key) => (isOneSubject ? Math.min(1, Math.max(0, rarity(key))) : 0),
    telling: (form) =>
      [...form.keys()]
        .filter((key) => of(key) > WEIGHT.aside)
        .sort((a, b) => (uses.get(a) ?? 0) - (uses.get(b) ?? 0) || (a < b ? -1 : 1)),
  };
}

function weightOf(kind: Part['kind'], uses: number, all: number): number {
  const { from, to } = SUBJECT[kind];
  const share = all < SHARES_LEAST ? 0 : uses / all;
  const rest = Math.min(1, Math.max(LEAST_WEIGHT, (to - share) / (to - from)));
  return WEIGHT[kind] * rest * (kind === 'word' && uses === 1 ? ONCE : 1);
}

/** By what the phrases say. */
export function saidLikeness(one: PhraseForm, other: PhraseForm, weights: Weights): number {
  const both = [...one].filter(([key]) => other.has(key));
  const [first, second] = [missingFrom(other, one), missingFrom(one, other)];
  const common = commonOf(both, ![...first, ...second].some(isWord), weights);
  const isOther = first.some(isWord) && second.some(isWord);
  const isOfThing = both.some((part) => isWord(part) && weights.of(part[0]) >= DEFINE.thing);
  const different = [...first, ...second].reduce((sum, [key, kind]) => {
    if (isOfThing && key === DEFINE.key) return sum + DEFINE.difference;
    // One word of the subject in place of another is a difference; left out, it is none.
    const weight = isOther && kind === 'word' ? WEIGHT.word : weights.of(key);
    return sum + weight * DIFFERENCE[kind];
  }, 0);
  return common / (common + different);
}

/** The rarest of what is shared says most. A rare task says so only of one thing: many things have a price. */
function commonOf(both: readonly FormPart[], isOneThing: boolean, weights: Weights): number {
  const shared = both.reduce((sum, [key]) => sum + weights.of(key), 0);
  const rarest = both
    .filter((part) => isOneThing || isWord(part))
    .reduce((most, [key]) => Math.max(most, weights.rarity(key) * weights.of(key)), 0);
  return BASE + Math.min(SHARED_MOST, shared) + RARE.more * rarest;
}

type FormPart = readonly [key: string, kind: Part['kind']];

const isWord = ([, kind]: FormPart): boolean => kind === 'word';

const missingFrom = (there: PhraseForm, form: PhraseForm): FormPart[] =>
  [...form].filter(([key]) => !there.has(key));

/** Results that are compared: the first page of a search. */
const RESULTS_MOST = 10;
/** Four of ten shared results make two phrases one, whatever they say; a little less if they say the same. */
const RESULTS_ALIKE = 0.35;
const RESULTS_WEIGHT = 0.9;

/** A page that is found for most keyphrases says little about each. */
export function pageWeights(items: readonly ClusterItem[]): (url: string) => number {
  const searched = items.filter(({ results }) => results !== null && results.length > 0);
  const uses = new Map<string, number>();
  for (const { results } of searched)
    for (const url of firstOf(results)) uses.set(url, (uses.get(url) ?? 0) + 1);
  if (searched.length < SHARES_LEAST) return () => 1;
  return (url) => 1 - ((uses.get(url) ?? 0) / searched.length) ** 2;
}

export const firstOf = (results: readonly string[] | null): string[] => [
  ...new Set(results?.slice(0, RESULTS_MOST)),
];

/** By the results of both, and a little by what they say. */
export function foundLikeness(
  one: readonly string[],
  other: readonly string[],
  weightOfPage: (url: string) => number,
  said: number,
): number {
  const there = new Set(other);
  const shared = one
    .filter((url) => there.has(url))
    .reduce((sum, url) => sum + weightOfPage(url), 0);
  const share = shared / Math.max(1, Math.min(one.length, other.length));
  const found = Math.min(1, (share / RESULTS_ALIKE) * ALIKE);
  return RESULTS_WEIGHT * found + (1 - RESULTS_WEIGHT) * said;
}
