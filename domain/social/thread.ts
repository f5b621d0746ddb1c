/** Splits a text that is too long for one post. */
import type { Channel } from '#contract/lib/channels.ts';
import { wordSegmenter } from '#html/words.ts';
import { CHANNEL } from './channels.ts';
import { linksIn } from './links.ts';
import { lengthOn } from './postLength.ts';

/** White space between two digits, or before a unit such as `%`, is inside of a number. */
const GAP = /(?<!\p{Nd})\s+|\s+(?![\p{Nd}%€$£¥°])/gu;
const PARAGRAPH = /\n\s*\n/;
const SENTENCE_END = /[.!?…。！？]["'”’»)\]]*$/u;
/** "e.g.", "Dr." and initials end no sentence. */
const ABBREVIATION =
  /(?:^|[\s(])(?:\p{L}|(?:\p{L}\.)+\p{L}|Dr|Prof|Mr|Mrs|Ms|St|vs|etc|bzw|ca|No|Nr)\.$/u;

/** Letters of scripts that are written without spaces, and the marks of such texts that stand behind a word. */
const UNSPACED = String.raw`\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}`;
const HAS_UNSPACED = new RegExp(`[${UNSPACED}]`, 'u');
const CLOSING = String.raw`\p{Pe}\p{Pf}\p{M}\p{Lm}、。，．：；！？…・々`;
/** No part begins with the second half of a pair, and none ends with its first half. */
const MAY_END = new RegExp(`[${UNSPACED}！？…，；：][\\p{Pe}\\p{Pf}\\p{M}]*$`, 'u');
const CLAUSE_END = /[、，；：]$/u;
const OPENING = /[\p{Ps}\p{Pi}]$/u;
const BEHIND_WORD = new RegExp(`^(?:[${CLOSING}!?.,:;%"'’]|\\s|$)`, 'u');
/** "3" and "百万" of 三百万, "円" of "5万円": what counts is not parted from its number. */
const NUMBER_END = /(?<![\p{N}.,])[.,]*\p{N}[\p{N}.,]*[十百千万億兆萬亿%]*$/u;
const COUNTED = /[一二三四五六七八九十百千万億兆]$/u;
const COUNTING = /^[一二三四五六七八九十百千万億兆]/u;

/** "10/12 " in front of a part. */
const NUMBER = /^\d+\/(\d+) /;
const numberChars = (digits: number): number => 2 * digits + 2;

interface Place {
  /** Where a part may end, and where the next one then begins. */
  readonly end: number;
  readonly next: number;
  readonly isSentenceEnd: boolean;
  /** Between words with neither a space nor a comma. */
  readonly isTight?: boolean;
}

function placesIn(text: string): Place[] {
  const gaps = [...text.matchAll(GAP)].map(({ index, 0: gap }) => {
    const before = text.slice(Math.max(0, index - 12), index);
    const isSentenceEnd =
      PARAGRAPH.test(gap) || (SENTENCE_END.test(before) && !ABBREVIATION.test(before));
    return { end: index, next: index + gap.length, isSentenceEnd };
  });
  const places = [...gaps, ...tightPlacesIn(text)].sort((one, other) => one.end - other.end);
  return [...places, { end: text.length, next: text.length, isSentenceEnd: true }];
}

/** The ends of words in scripts without spaces; never in a link or a number, and no mark begins a part. */
function tightPlacesIn(text: string): Place[] {
  if (!HAS_UNSPACED.test(text)) return [];
  const links = linksIn(text);
  const isInLink = (at: number) =>
    links.some((link) => at > link.at && at < link.at + link.link.length);
  const places: Place[] = [];
  for (const { index } of wordSegmenter().segment(text)) {
    const before = text.slice(Math.max(0, index - 12), index);
    const after = text.slice(index, index + 2);
    if (!mayPart(before, after) || isInLink(index)) continue;
    const isSentenceEnd = SENTENCE_END.test(before);
    places.push({ end: index, next: index, isSentenceEnd, isTight: !CLAUSE_END.test(before) });
  }
  return places;
}

function mayPart(before: string, after: string): boolean {
  if (!MAY_END.test(before) || OPENING.test(before) || BEHIND_WORD.test(after)) return false;
  return !NUMBER_END.test(before) && !(COUNTED.test(before) && COUNTING.test(after));
}

/**
 * The parts of a thread, in order. A part ends at the end of a sentence or, if not even one sentence fits, between two
 * words, also of a script without spaces; never within a word, a link or a number. Only a word or link that is longer
 * than a post makes a part too long.
 */
export function threadOf(
  channel: Channel,
  text: string,
  { isNumbered = false }: { readonly isNumbered?: boolean } = {},
): string[] {
  const whole = text.trim();
  const { limit } = CHANNEL[channel];
  if (lengthOn(channel, whole) <= limit) return whole === '' ? [] : [whole];
  return isNumbered ? numbered(channel, whole) : partsOf(channel, whole, limit);
}

/** Each part has room for its number, however many parts there are. */
function numbered(channel: Channel, text: string, digits = 1): string[] {
  const parts = partsOf(channel, text, CHANNEL[channel].limit - numberChars(digits));
  if (String(parts.length).length > digits) return numbered(channel, text, digits + 1);
  return parts.map((part, at) => `${at + 1}/${parts.length} ${part}`);
}

/** Joins the parts of a thread into one text, without the numbers that `threadOf` put before them. */
export function joinedThread(parts: readonly string[]): string {
  const totals = new Set(parts.map((part) => NUMBER.exec(part)?.[1]));
  const isNumbered = parts.length > 1 && totals.size === 1;
  return parts.map((part) => (isNumbered ? part.replace(NUMBER, '') : part)).join('\n\n');
}

function partsOf(channel: Channel, text: string, limit: number): string[] {
  const parts: string[] = [];
  const places = placesIn(text);
  let [from, at] = [0, 0];
  while (from < text.length) {
    at = firstOf(places, at, ({ end }) => end > from);
    const past = firstOf(places, at, ({ end }) => lengthOn(channel, text.slice(from, end)) > limit);
    const fitting = places.slice(at, past);
    const place = past === places.length ? fitting.at(-1) : (endOf(fitting) ?? places[at]);
    if (place === undefined) break;
    parts.push(text.slice(from, place.end));
    from = place.next;
  }
  return parts;
}

/** Where the first place of a kind is, from one on; behind the last one if there is none. */
function firstOf(places: readonly Place[], from: number, isIt: (place: Place) => boolean): number {
  let at = from;
  for (let place = places[at]; place !== undefined && !isIt(place); place = places[at]) at += 1;
  return at;
}

/** The best place at which a part may end that is not the last one. */
const endOf = (fitting: readonly Place[]): Place | undefined =>
  fitting.findLast(({ isSentenceEnd }) => isSentenceEnd) ??
  fitting.findLast(({ isTight }) => isTight !== true) ??
  fitting.at(-1);
