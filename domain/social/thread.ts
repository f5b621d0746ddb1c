/** Splits a text that is too long for one post. */
import type { Channel } from '#contract/post.route.ts';
import { CHANNEL } from './channels.ts';
import { lengthOn } from './postLength.ts';

/** White space between two digits, or before a unit such as `%`, is inside of a number. */
const GAP = /(?<!\d)\s+|\s+(?![\d%€$£¥°])/gu;
const PARAGRAPH = /\n\s*\n/;
const SENTENCE_END = /[.!?…。！？]["'”’»)\]]*$/u;
/** "e.g.", "Dr." and initials end no sentence. */
const ABBREVIATION =
  /(?:^|[\s(])(?:\p{L}|(?:\p{L}\.)+\p{L}|Dr|Prof|Mr|Mrs|Ms|St|vs|etc|bzw|ca|No|Nr)\.$/u;

/** "10/12 " in front of a part. */
const NUMBER = /^\d+\/(\d+) /;
const numberChars = (digits: number): number => 2 * digits + 2;

interface Place {
  /** Where a part may end, and where the next one then begins. */
  readonly end: number;
  readonly next: number;
  readonly isSentenceEnd: boolean;
}

function placesIn(text: string): Place[] {
  const gaps = [...text.matchAll(GAP)].map(({ index, 0: gap }) => {
    const before = text.slice(Math.max(0, index - 12), index);
    const isSentenceEnd =
      PARAGRAPH.test(gap) || (SENTENCE_END.test(before) && !ABBREVIATION.test(before));
    return { end: index, next: index + gap.length, isSentenceEnd };
  });
  return [...gaps, { end: text.length, next: text.length, isSentenceEnd: true }];
}

/**
 * The parts of a thread, in order. A part ends at the end of a sentence or, if not even one sentence fits, between two
 * words; never within a word, a link or a number. Only a word or link that is longer than a post makes a part too long.
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

/** The parts as one text again, without the numbers that `threadOf` has put before them. */
export function joinedThread(parts: readonly string[]): string {
  const totals = new Set(parts.map((part) => NUMBER.exec(part)?.[1]));
  const isNumbered = parts.length > 1 && totals.size === 1;
  return parts.map((part) => (isNumbered ? part.replace(NUMBER, '') : part)).join('\n\n');
}

function partsOf(channel: Channel, text: string, limit: number): string[] {
  const parts: string[] = [];
  const places = placesIn(text);
  let from = 0;
  while (from < text.length) {
    const ahead = places.filter(({ end }) => end > from);
    const tooLong = ahead.findIndex(({ end }) => lengthOn(channel, text.slice(from, end)) > limit);
    const fitting = tooLong < 0 ? ahead : ahead.slice(0, tooLong);
    const place =
      tooLong < 0
        ? ahead.at(-1)
        : (fitting.findLast(({ isSentenceEnd }) => isSentenceEnd) ?? fitting.at(-1) ?? ahead[0]);
    if (place === undefined) break;
    parts.push(text.slice(from, place.end));
    from = place.next;
  }
  return parts;
}
