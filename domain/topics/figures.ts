/** What is known of a keyphrase and of a topic. Every figure names its source and its time; what nobody has said is null. */
import type { FigureSource } from '#contract/topics/figureSources.ts';
import type { SearchIntent } from '#contract/topics/topic.route.ts';
import { AMOUNT_MOST, FEATURES_MOST } from '#contract/topics/topicBounds.ts';

export interface Figure<Value> {
  readonly value: Value;
  readonly source: FigureSource;
  /** ISO 8601. */
  readonly at: string;
}

export interface Figures {
  readonly volume: Figure<number> | null;
  /** Twelve months, the oldest first. */
  readonly trend: Figure<number[]> | null;
  readonly difficulty: Figure<number> | null;
  readonly intent: Figure<SearchIntent> | null;
  readonly serpFeatures: Figure<string[]> | null;
  readonly position: Figure<number> | null;
}

/** Without what is not known. */
export type StoredFigures = { readonly [Name in keyof Figures]?: NonNullable<Figures[Name]> };

/** What a source says of a keyphrase. */
export type Reading = {
  readonly [Name in keyof Figures]?: NonNullable<Figures[Name]>['value'] | undefined;
};

export const NO_FIGURES: Figures = {
  volume: null,
  trend: null,
  difficulty: null,
  intent: null,
  serpFeatures: null,
  position: null,
};

const NAMES = Object.keys(NO_FIGURES) as (keyof Figures)[];

/** What a source says, with its name and time. */
export function figuresOf(reading: Reading, source: FigureSource, at: string): StoredFigures {
  const said = NAMES.filter((name) => reading[name] !== undefined);
  return Object.fromEntries(
    said.map((name) => [name, { value: reading[name], source, at }]),
  ) as StoredFigures;
}

/** The figures of the first source, and those of the second that the first does not have. */
export const withFurther = (first: StoredFigures, second: StoredFigures): StoredFigures => ({
  ...second,
  ...first,
});

export interface Keyphrase extends Figures {
  readonly phrase: string;
}

/** What one page on the topic could come to. */
export interface TopicFigures extends Figures {
  readonly personalDifficulty: Figure<number> | null;
  readonly efficiency: Figure<number> | null;
}

/**
 * The figures of a topic from those of its keyphrases. Only figures of one source are added up: of the one that knows most of the
 * keyphrases. `ownShare`: how much of the topic one's own pages have, 0 to 1; null: nothing is known of them.
 */
export function topicFigures(
  keyphrases: readonly Keyphrase[],
  ownShare: number | null,
): TopicFigures {
  const volume = combined(keyphrases, 'volume', amount);
  const difficulty = combined(keyphrases, 'difficulty', mean);
  return {
    volume,
    trend: combined(keyphrases, 'trend', (all) => sums(all)),
    difficulty,
    intent: combined(keyphrases, 'intent', mostFrequent),
    serpFeatures: combined(keyphrases, 'serpFeatures', mostNamed),
    position: combined(keyphrases, 'position', (all) => Math.min(...all)),
    personalDifficulty: personal(difficulty, ownShare),
    efficiency: efficiencyOf(volume, difficulty),
  };
}

type ValueOf<Name extends keyof Figures> = NonNullable<Figures[Name]>['value'];

function combined<Name extends keyof Figures>(
  keyphrases: readonly Keyphrase[],
  name: Name,
  combine: (values: ValueOf<Name>[]) => ValueOf<Name>,
): Figure<ValueOf<Name>> | null {
  const known = keyphrases.flatMap((one) => (one[name] as Figure<ValueOf<Name>> | null) ?? []);
  const [most] = [...Map.groupBy(known, ({ source }) => source).values()].sort(
    (one, other) => other.length - one.length,
  );
  if (most?.[0] === undefined) return null;
  const at = most.reduce((oldest, one) => (one.at < oldest ? one.at : oldest), most[0].at);
  return { value: combine(most.map(({ value }) => value)), source: most[0].source, at };
}

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);
/** What is more than any number of searches can be, is not believed further. */
const amount = (values: readonly number[]): number => Math.min(sum(values), AMOUNT_MOST);
const mean = (values: readonly number[]): number => Math.round(sum(values) / values.length);
const sums = (all: readonly number[][]): number[] =>
  (all[0] ?? []).map((_, month) => amount(all.map((months) => months[month] ?? 0)));

/** The most frequent first; of equally frequent ones the first. */
const byFrequency = <Value>(values: readonly Value[]): Value[] =>
  [...Map.groupBy(values, (value) => value)]
    .sort(([, one], [, other]) => other.length - one.length)
    .map(([value]) => value);
const mostFrequent = <Value>(values: readonly Value[]): Value => byFrequency(values)[0] as Value;
const mostNamed = (all: readonly string[][]): string[] =>
  byFrequency(all.flat()).slice(0, FEATURES_MOST);

/** A site that has written about all of it has half of the difficulty. Our own estimate, not a measurement. */
const EASED_MOST = 0.5;

function personal(
  difficulty: Figure<number> | null,
  ownShare: number | null,
): Figure<number> | null {
  if (difficulty === null || ownShare === null) return null;
  return { ...difficulty, value: Math.round(difficulty.value * (1 - EASED_MOST * ownShare)) };
}

/** Of one keyphrase, this many searches a month or more are worth all that volume can be. */
const VOLUME_FULL_DIGITS = 5;

/** Digits of the volume times ease: 100 for 100,000 searches without any difficulty. */
function efficiencyOf(
  volume: Figure<number> | null,
  difficulty: Figure<number> | null,
): Figure<number> | null {
  if (volume === null || difficulty === null) return null;
  const worth = Math.min(1, Math.log10(1 + volume.value) / VOLUME_FULL_DIGITS);
  const at = volume.at < difficulty.at ? volume.at : difficulty.at;
  const value = Math.round(worth * (100 - difficulty.value));
  return { value, source: volume.source, at };
}
