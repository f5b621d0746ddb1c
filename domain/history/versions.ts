/**
 * Which states of an article its history keeps. A save is about to replace the state before it: that
 * one is kept when a writer would want to come back to it, and thinned out as it grows old.
 */
import { type ArticleBody, htmlIn } from '../article/body.ts';
import { textOfHtml } from '#html/text.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** A text that nobody touched for so long was a resting point. */
export const RESTED_MS = 2 * MINUTE_MS;
/** Whoever writes without a pause has a state to come back to at least this often. */
export const KEPT_EVERY_MS = 10 * MINUTE_MS;
/** From this share on the save takes away so much that the text before it is worth keeping. */
export const LARGE_REMOVAL_SHARE = 0.3;
/** Two kept states are never closer than this, so that a history costs what its time costs. */
export const KEPT_APART_MS = 30 * SECOND_MS;

/** Older than this, one version an hour is left; older than a week, one a day (UTC). */
const ALL_KEPT_MS = DAY_MS;
const HOURLY_KEPT_MS = 7 * DAY_MS;

/** Times are milliseconds since 1970. */
export interface SaveMoment {
  /** When a state of the article was last kept; null: never. */
  readonly keptAt: number | null;
  readonly createdAt: number;
  /** When the state before this save came about. */
  readonly updatedAt: number;
  readonly now: number;
  /** Whether the state before this save is by the person who saves now, as far as is known. */
  readonly isSameAuthor: boolean;
  /** How much of the text the save removes, 0 to 1: `removedShareOf`. */
  readonly removedShare: number;
}

/** Whether the state before a save becomes a version. */
export function isWorthKeeping(save: SaveMoment): boolean {
  const { keptAt, createdAt, updatedAt, now, isSameAuthor, removedShare } = save;
  if (keptAt !== null && now - keptAt < KEPT_APART_MS) return false;
  return (
    now - updatedAt >= RESTED_MS ||
    now - (keptAt ?? createdAt) >= KEPT_EVERY_MS ||
    !isSameAuthor ||
    removedShare >= LARGE_REMOVAL_SHARE
  );
}

/**
 * The share of the text that a save removes, from 0 to 1; 0 for an empty text. `chars` is the length of the
 * whole text; the bodies only need the blocks that the save touches.
 */
export function removedShareOf(before: ArticleBody, after: ArticleBody, chars: number): number {
  let removed = 0;
  for (const [id, html] of Object.entries(before.html))
    removed += removedFrom(html, htmlIn(after, id) ?? '');
  return chars === 0 ? 0 : removed / chars;
}

/** Characters between what both have at their beginning and at their end. */
function removedFrom(before: string, after: string): number {
  if (before === after) return 0;
  const shortest = Math.min(before.length, after.length);
  let start = 0;
  while (start < shortest && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shortest - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return before.length - start - end;
}

/** What a reader sees without any text. */
const SEEN_WITHOUT_TEXT = /<(?:img|hr|table)\b/i;

/** Whether there is anything to read or to see in a body. */
export function hasContent(body: ArticleBody): boolean {
  return body.order.some((id) => {
    const html = htmlIn(body, id) ?? '';
    return SEEN_WITHOUT_TEXT.test(html) || textOfHtml(html).trim() !== '';
  });
}

interface KeptVersion {
  readonly version: number;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

/**
 * The versions among those kept by themselves that time has made one too many: the newest of each
 * hour, later of each day, stays. However often and late it is asked, the same ones remain.
 */
export function tooManyOf(kept: readonly KeptVersion[], now: number): number[] {
  const taken = new Set<string>();
  const newestFirst = [...kept].sort((a, b) => b.version - a.version);
  return newestFirst.flatMap(({ version, createdAt }) => {
    const slot = slotOf(createdAt, now);
    if (slot === null) return [];
    if (taken.has(slot)) return version;
    taken.add(slot);
    return [];
  });
}

/** The stretch of time of which one version is left; null for one that is young. */
function slotOf(createdAt: number, now: number): string | null {
  const age = now - createdAt;
  if (age < ALL_KEPT_MS) return null;
  if (age < HOURLY_KEPT_MS) return `hour ${Math.floor(createdAt / HOUR_MS)}`;
  return `day ${Math.floor(createdAt / DAY_MS)}`;
}

/** Versions younger than this are never one too many, at `now` (both milliseconds since 1970). */
export const thinnedBefore = (now: number): number => now - ALL_KEPT_MS;
