/** How long a post is, counted as its channel counts. */
import type { Channel } from '#contract/lib/channels.ts';
import { CHANNEL, type Counting } from './channels.ts';
import { linksIn } from './links.ts';

/** A stretch of text that is counted as a whole: a link, or one character as people see it. */
interface Unit {
  readonly text: string;
  readonly cost: number;
}

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Keycaps and flags are emoji, too; a digit or a copyright sign alone is not. */
const EMOJI =
  /^(?:\p{Emoji_Presentation}|\p{Emoji}\uFE0F|\p{Extended_Pictographic}(?:\uFE0F|\u200D|[\u{1F3FB}-\u{1F3FF}])|[\u{1F1E6}-\u{1F1FF}]{2}|[\d#*]\uFE0F?\u20E3)/u;

/** These code points count 1 on X, all others 2 (configuration 3 of twitter-text). */
const LIGHT: readonly (readonly [number, number])[] = [
  [0, 4351],
  [8192, 8205],
  [8208, 8223],
  [8242, 8247],
];
const LINK_WEIGHT = 23;
const EMOJI_WEIGHT = 2;

const weightOf = (codePoint: number): number =>
  LIGHT.some(([from, to]) => codePoint >= from && codePoint <= to) ? 1 : 2;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

const codePointsOf = (text: string): number[] =>
  [...text].map((character) => character.codePointAt(0) ?? 0);

const utf8Bytes = (codePoint: number): number => {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x1_0000 ? 3 : 4;
};

/** What one character, as people see it, counts. */
const COST: Readonly<Record<Counting, (character: string) => number>> = {
  weighted: (character) =>
    EMOJI.test(character)
      ? EMOJI_WEIGHT
      : sum(codePointsOf(character.normalize('NFC')).map(weightOf)),
  emojiBytes: (character) =>
    EMOJI.test(character)
      ? sum(codePointsOf(character).map(utf8Bytes))
      : codePointsOf(character).length,
  codeUnits: (character) => character.length,
};

function unitsOf(text: string, counting: Counting): Unit[] {
  const plain = (part: string): Unit[] =>
    Array.from(characters.segment(part), ({ segment }) => ({
      text: segment,
      cost: COST[counting](segment),
    }));
  if (counting !== 'weighted') return plain(text);
  const units: Unit[] = [];
  let end = 0;
  for (const { at, link } of linksIn(text)) {
    units.push(...plain(text.slice(end, at)), { text: link, cost: LINK_WEIGHT });
    end = at + link.length;
  }
  return [...units, ...plain(text.slice(end))];
}

/** It is counted at each key press: of code units there is nothing to add up, however long the text is. */
export function lengthOn(channel: Channel, text: string): number {
  const { counting } = CHANNEL[channel];
  if (counting === 'codeUnits') return text.length;
  const counted = counting === 'weighted' ? text.normalize('NFC') : text;
  return sum(unitsOf(counted, counting).map(({ cost }) => cost));
}

export const fitsOn = (channel: Channel, text: string): boolean =>
  lengthOn(channel, text) <= CHANNEL[channel].limit;

/** Where in a text the limit is exceeded; its length if it fits. */
export function overLimitAt(channel: Channel, text: string): number {
  if (fitsOn(channel, text)) return text.length;
  const { counting, limit } = CHANNEL[channel];
  let cost = 0;
  let at = 0;
  for (const unit of unitsOf(text, counting)) {
    cost += unit.cost;
    if (cost > limit) return at;
    at += unit.text.length;
  }
  return text.length;
}
