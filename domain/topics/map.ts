/** Topics as circles on a plane: large where there is much, near each other where they share words. The same topics give the same map. */
import type { Topic } from '#contract/topics/topic.schema.ts';
import { inAlphabet } from '../letters.ts';

export interface MapCircle {
  readonly topic: Topic;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

export interface TopicMap {
  readonly circles: readonly MapCircle[];
  /** Of the whole map, around its middle (0, 0). */
  readonly width: number;
  readonly height: number;
}

/** More circles than that cannot be told apart. */
export const MAP_TOPICS_MOST = 120;

/** In pixels: a label of three short lines fits into the smallest. */
const RADIUS = { least: 36, most: 68 } as const;
const GAP = 5;
/** Places are tried on a spiral: so far apart, and so many. */
const STEP = 9;
const TRIES_MOST = 4000;
/** Screens are wider than they are high. */
const STRETCH = 1.5;

type Sized = {
  readonly topic: Topic;
  readonly radius: number;
  readonly words: ReadonlySet<string>;
};

/** Places the topics with most searches, or without volumes those with most keyphrases: the largest in the middle. */
export function topicMap(topics: readonly Topic[]): TopicMap {
  const sized = sizedTopics(topics);
  const circles: (MapCircle & Sized)[] = [];
  for (const one of sized) circles.push({ ...one, ...placeFor(one, circles) });
  const across = extentOf(circles.map(({ x, radius }) => ({ at: x, radius })));
  const down = extentOf(circles.map(({ y, radius }) => ({ at: y, radius })));
  return {
    circles: circles.map(({ topic, x, y, radius }) => ({
      topic,
      radius,
      x: x - across.middle,
      y: y - down.middle,
    })),
    width: across.size,
    height: down.size,
  };
}

function extentOf(circles: readonly { readonly at: number; readonly radius: number }[]) {
  const [first = { at: 0, radius: 0 }] = circles;
  const from = circles.reduce((least, { at, radius }) => Math.min(least, at - radius), first.at);
  const to = circles.reduce((most, { at, radius }) => Math.max(most, at + radius), first.at);
  return { middle: (from + to) / 2, size: to - from + 2 * GAP };
}

function sizedTopics(topics: readonly Topic[]): Sized[] {
  const hasVolumes = topics.some(({ volume }) => volume !== null);
  const sizeOf = ({ volume, keyphrases }: Topic) =>
    hasVolumes ? Math.log10(1 + (volume?.value ?? 0)) : Math.sqrt(keyphrases.length);
  const largest = topics
    .map((topic) => ({ topic, size: sizeOf(topic) }))
    .sort((one, other) => other.size - one.size || inAlphabet(one.topic.name, other.topic.name))
    .slice(0, MAP_TOPICS_MOST);
  const most = largest[0]?.size || 1;
  return largest.map(({ topic, size }) => ({
    topic,
    radius: RADIUS.least + (RADIUS.most - RADIUS.least) * (size / most) ** 3,
    words: new Set(topic.keyphrases.flatMap(({ phrase }) => phrase.toLowerCase().split(/\s+/))),
  }));
}

/** As near as it fits to the circle that shares most words with it, or else to the middle. */
function placeFor({ radius, words }: Sized, placed: readonly (MapCircle & Sized)[]) {
  const friend = placed
    .map((circle) => ({ circle, shared: sharedWords(words, circle.words) }))
    .reduce<{ circle: MapCircle | null; shared: number }>(
      (best, one) => (one.shared > best.shared ? one : best),
      { circle: null, shared: 0 },
    ).circle;
  const [fromX, fromY] = [friend?.x ?? 0, friend?.y ?? 0];
  for (let at = 0; at < TRIES_MOST; at += 1) {
    const angle = at * GOLDEN_ANGLE;
    const far = STEP * Math.sqrt(at);
    const place = { x: fromX + far * Math.cos(angle) * STRETCH, y: fromY + far * Math.sin(angle) };
    if (placed.every((other) => isApart(place, radius, other))) return place;
  }
  const edge = placed.reduce((most, { x, radius: wide }) => Math.max(most, x + wide), 0);
  return { x: edge + radius + GAP, y: 0 };
}

/** Points of a spiral of Vogel (1979) fill a disc evenly. */
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

const isApart = (place: { x: number; y: number }, radius: number, other: MapCircle): boolean =>
  Math.hypot(place.x - other.x, place.y - other.y) >= radius + other.radius + GAP;

const sharedWords = (one: ReadonlySet<string>, other: ReadonlySet<string>): number =>
  [...one].filter((word) => other.has(word)).length / Math.sqrt(one.size * other.size || 1);
