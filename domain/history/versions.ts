/**
 * Which states of an article its history keeps. A save replaces the state before it: that state is kept if a
 * writer would want to return to it. Old versions are thinned out.
 */
import { textOfHtml } from '#html/text.ts';
import { type ArticleBody, htmlIn } from '../article/body.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** A text that was not changed for this long is a resting point. */
export const RESTED_MS = 2 * MINUTE_MS;
/** Someone who writes without a pause gets a version at least this often. */
export const KEPT_EVERY_MS = 10 * MINUTE_MS;
/** A save that removes at least this share makes the text before it worth keeping. */
export const LARGE_REMOVAL_SHARE = 0.3;
/** Versions are at least this far apart, so that the size of a history depends on time alone. */
export const KEPT_APART_MS = 30 * SECOND_MS;

/** Of versions older than this, one an hour is kept; of those older than a week, one a day (UTC). */
const ALL_KEPT_MS = DAY_MS;
const HOURLY_KEPT_MS = 7 * DAY_MS;

/** Times are milliseconds since 1970. */
export interface SaveMoment {
  /** When the last version was created; null: never. */
  readonly keptAt: number | null;
  readonly createdAt: number;
  /** When the state before this save was saved. */
  readonly updatedAt: number;
  readonly now: number;
  /** Whether the state before this save is by the same person, as far as is known. */
  readonly isSameAuthor: boolean;
  /** The share of the text that the save removes, 0 to 1: `removedShareOf`. */
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
 * Returns the share of the text that a save removes, from 0 to 1; 0 for an empty text. `chars` is the length of
 * the whole text. The bodies only need the blocks that the save touches.
 */
export function removedShareOf(before: ArticleBody, after: ArticleBody, chars: number): number {
  let removed = 0;
  for (const [id, html] of Object.entries(before.html))
    removed += removedFrom(html, htmlIn(after, id) ?? '');
  return chars === 0 ? 0 : removed / chars;
}

/** Counts the characters between the common start and the common end. */
function removedFrom(before: string, after: string): number {
  if (before === after) return 0;
  const shortest = Math.min(before.length, after.length);
  let start = 0;
  while (start < shortest && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shortest - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return before.length - start - end;
}

/** Visible without any text. */
const SEEN_WITHOUT_TEXT = /<(?:img|hr|table)\b/i;

/** Whether a body has anything to read or to see. */
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
 * Returns the automatic versions to delete: the newest of each hour, later of each day, stays. The same ones
 * remain however often this runs.
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

/** The period of which one version is kept; null for a recent version. */
function slotOf(createdAt: number, now: number): string | null {
  const age = now - createdAt;
  if (age < ALL_KEPT_MS) return null;
  if (age < HOURLY_KEPT_MS) return `hour ${Math.floor(createdAt / HOUR_MS)}`;
  return `day ${Math.floor(createdAt / DAY_MS)}`;
}

/** Versions younger than this are never deleted (milliseconds since 1970). */
export const thinnedBefore = (now: number): number => now - ALL_KEPT_MS;
