/** The topics of a search as a table: filtered, in an order, and as a file. */
import type { SearchIntent } from '#contract/topics/topic.route.ts';
import type { Topic } from '#contract/topics/topic.schema.ts';
import { csvOf } from '../csv.ts';
import { hasLetters, inAlphabet, lettersOf } from '../letters.ts';
import type { Figure } from './figures.ts';

export const TOPIC_SORTS = [
  'volume',
  'efficiency',
  'difficulty',
  'personalDifficulty',
  'position',
  'keyphrases',
  'name',
] as const;
export type TopicSort = (typeof TOPIC_SORTS)[number];

export interface TopicView {
  readonly sort: TopicSort;
  readonly isDescending: boolean;
  /** Topics of which a keyphrase has these letters; empty: all. */
  readonly search: string;
  /** `unknown`: those that nothing says it of. Null: all. */
  readonly intent: SearchIntent | 'unknown' | null;
  readonly onlyFavourites: boolean;
  /** Without those that an article has already. */
  readonly onlyNew: boolean;
}

export const FIRST_VIEW: TopicView = {
  sort: 'volume',
  isDescending: true,
  search: '',
  intent: null,
  onlyFavourites: false,
  onlyNew: false,
};

/**
 * Whether the first click on a column sorts it in descending order, so that the best topics come first. Of effort, a small number
 * is good.
 */
export const startsDescending = (sort: TopicSort): boolean =>
  sort === 'volume' || sort === 'efficiency' || sort === 'keyphrases';

type SortValue = string | number | null;
const VALUES: Readonly<Record<TopicSort, (topic: Topic) => SortValue>> = {
  volume: ({ volume }) => knownValue(volume),
  efficiency: ({ efficiency }) => knownValue(efficiency),
  difficulty: ({ difficulty }) => knownValue(difficulty),
  personalDifficulty: ({ personalDifficulty }) => knownValue(personalDifficulty),
  position: ({ position }) => knownValue(position),
  keyphrases: ({ keyphrases }) => keyphrases.length,
  name: ({ name }) => name,
};

const knownValue = <Value>(figure: Figure<Value> | null): Value | null => figure?.value ?? null;

/** The topics to show, in their order. What is not known comes last in both directions. */
export function shownTopics(topics: readonly Topic[], view: TopicView): Topic[] {
  const letters = lettersOf(view.search);
  const value = VALUES[view.sort];
  const sign = view.isDescending ? -1 : 1;
  return topics
    .filter((topic) => isShown(topic, view, letters))
    .map((topic) => ({ topic, by: value(topic) }))
    .sort((one, other) => {
      const order = ordered(one.by, other.by, sign);
      return order || other.topic.keyphrases.length - one.topic.keyphrases.length;
    })
    .map(({ topic }) => topic);
}

function isShown(topic: Topic, view: TopicView, letters: string): boolean {
  const { intent, isFavourite, duplicate, keyphrases } = topic;
  if (view.onlyFavourites && !isFavourite) return false;
  if (view.onlyNew && duplicate?.risk === 'high') return false;
  if (view.intent !== null && (intent?.value ?? 'unknown') !== view.intent) return false;
  return letters === '' || keyphrases.some(({ phrase }) => hasLetters(phrase, letters));
}

function ordered(one: SortValue, other: SortValue, sign: number): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  if (typeof one === 'string' || typeof other === 'string')
    return sign * inAlphabet(String(one), String(other));
  return sign * (one - other);
}

const sourceOf = (figure: Figure<unknown> | null): string | null =>
  figure === null ? null : `${figure.source} ${figure.at.slice(0, 'YYYY-MM-DD'.length)}`;

interface Line {
  readonly topic: Topic;
  readonly keyphrase: Topic['keyphrases'][number];
}

/** A line for each keyphrase, with its topic beside it. What is not known is empty. */
export const topicsCsv = (topics: readonly Topic[]): string =>
  csvOf<Line>(
    {
      Topic: ({ topic }) => topic.name,
      Keyphrase: ({ keyphrase }) => keyphrase.phrase,
      Volume: ({ keyphrase }) => knownValue(keyphrase.volume),
      'Volume source': ({ keyphrase }) => sourceOf(keyphrase.volume),
      'Trend of 12 months': ({ keyphrase }) => keyphrase.trend?.value.join(' ') ?? null,
      Difficulty: ({ keyphrase }) => knownValue(keyphrase.difficulty),
      'Difficulty source': ({ keyphrase }) => sourceOf(keyphrase.difficulty),
      Intent: ({ keyphrase }) => knownValue(keyphrase.intent),
      'SERP features': ({ keyphrase }) => keyphrase.serpFeatures?.value.join(', ') ?? null,
      'Own position': ({ keyphrase }) => knownValue(keyphrase.position),
      'Topic volume': ({ topic }) => knownValue(topic.volume),
      'Personal difficulty of the topic': ({ topic }) => knownValue(topic.personalDifficulty),
      'Topic efficiency': ({ topic }) => knownValue(topic.efficiency),
      'Article that has it': ({ topic }) => topic.duplicate?.title ?? null,
      Favourite: ({ topic }) => (topic.isFavourite ? 'yes' : 'no'),
    },
    topics.flatMap((topic) => topic.keyphrases.map((keyphrase) => ({ topic, keyphrase }))),
  );
