/**
 * Makes posts of a text without a model: its strongest sentences, word for word. The same text gives the same posts.
 */
import type { Channel } from '#contract/lib/channels.ts';
import { capitalised } from '../capitalised.ts';
import { cutAtWord } from '../cutAtWord.ts';
import { figuresIn } from '../sources/figures.ts';
import { quotationsIn } from '../sources/quotations.ts';
import { CHANNEL } from './channels.ts';
import type { PostText } from './post.ts';
import { fitsOn, lengthOn } from './postLength.ts';
import { threadOf } from './thread.ts';

/** What the writer wants of a post. */
export interface PostWishes {
  readonly channels: readonly Channel[];
  /** How many texts for each channel. */
  readonly variants: number;
  readonly hasHashtags: boolean;
  readonly hasEmoji: boolean;
  /** Stands at the end of each text; empty: none. */
  readonly link: string;
}

interface Material {
  readonly topic: string;
  readonly keywords: readonly string[];
  /** BCP 47. */
  readonly language: string;
  readonly paragraphs: readonly string[];
}

interface Sentence {
  readonly text: string;
  /** Its place in the material. */
  readonly at: number;
  readonly strength: number;
}

/** Said by itself, a sentence that points back is not understood. */
const POINTS_BACK =
  /^(?:this|that|these|those|it|they|he|she|but|and|or|so|however|therefore|also|then|because|dies|diese|dieser|dieses|es|sie|er|aber|und|oder|auch|denn|deshalb|c'est|cela|mais|et|donc|esto|eso|pero|y)\b/iu;
const COMPLETE = /[.!?…。！？]["'”’»)\]]*$/u;
/** A Chinese or Japanese character says as much as two letters. */
const SIZE = { least: 30, best: 60, most: 240 };
const sizeOf = (text: string): number => lengthOn('x', text);
const WORTH = { figure: 3, quotation: 3, keyword: 2, length: 2, pointsBack: -4, incomplete: -3 };

function strengthOf(text: string, { keywords, topic, language }: Material): number {
  const lower = text.toLowerCase();
  const named = [topic, ...keywords].filter((it) => it !== '' && lower.includes(it.toLowerCase()));
  const size = sizeOf(text);
  const isRightLength = size >= SIZE.best && size <= SIZE.most;
  const points = [
    figuresIn(text, language).length > 0 ? WORTH.figure : 0,
    quotationsIn(text, language).length > 0 ? WORTH.quotation : 0,
    named.length > 0 ? WORTH.keyword : 0,
    isRightLength ? WORTH.length : 0,
    POINTS_BACK.test(text) ? WORTH.pointsBack : 0,
    COMPLETE.test(text) ? 0 : WORTH.incomplete,
  ];
  return points.reduce((all, one) => all + one, 0);
}

/** Nobody reads more at once. */
const PIECE_MAX_CHARS = 2000;

/** A text without full stops, such as a list or a table, is not one sentence: it is cut between words. */
function inPieces(sentence: string): string[] {
  const pieces: string[] = [];
  for (let rest = sentence.trim(); rest !== ''; ) {
    const piece = cutAtWord(rest, PIECE_MAX_CHARS);
    pieces.push(piece);
    rest = rest.slice(piece.length).trimStart();
  }
  return pieces;
}

/**
 * The sentences of a text, the strongest first; of equals the earlier one. Short ones, and those that point back, only if
 * there is no other.
 */
export function strongestSentences(
  material: Material,
  sentencesOf: (paragraph: string) => readonly string[],
): Sentence[] {
  const texts = material.paragraphs.flatMap((paragraph) =>
    sentencesOf(paragraph).flatMap(inPieces),
  );
  const all = [...new Set(texts)]
    .filter((text) => text !== '')
    .map((text, at) => ({ text, at, strength: strengthOf(text, material) }));
  const good = all.filter(({ text }) => sizeOf(text) >= SIZE.least && !POINTS_BACK.test(text));
  return (good.length > 0 ? good : all).sort(
    (one, other) => other.strength - one.strength || one.at - other.at,
  );
}

/** "cold brew" → `#ColdBrew`. A keyword without a letter gives none. */
export function hashtagOf(keyword: string): string | null {
  const words = keyword.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  if (!words.some((word) => /\p{L}/u.test(word))) return null;
  const [first = '', ...rest] = words;
  if (rest.length === 0) return `#${first}`;
  return `#${words.map((word) => capitalised(word)).join('')}`;
}

export function hashtagsOf(channel: Channel, keywords: readonly string[]): string[] {
  const tags = keywords.map(hashtagOf).filter((tag) => tag !== null);
  return [...new Set(tags)].slice(0, CHANNEL[channel].hashtagsMost);
}

/** Link and hashtags, which end a text. */
export function endingOf(
  channel: Channel,
  { link, hasHashtags }: Pick<PostWishes, 'link' | 'hasHashtags'>,
  keywords: readonly string[],
): string {
  const tags = hasHashtags ? hashtagsOf(channel, keywords).join(' ') : '';
  return [link, tags].filter((it) => it !== '').join('\n');
}

const joined = (texts: readonly string[]): string => texts.filter((it) => it !== '').join('\n\n');

/** As many of the sentences as fit, in the order of the material; the first of them is in it in any case. */
function textOf(channel: Channel, sentences: readonly Sentence[], ending: string): string {
  let chosen: readonly Sentence[] = [];
  for (const sentence of sentences.slice(0, CHANNEL[channel].sentences)) {
    const more = [...chosen, sentence].sort((one, other) => one.at - other.at);
    const isFitting = fitsOn(channel, joined([...more.map(({ text }) => text), ending]));
    if (isFitting || chosen.length === 0) chosen = more;
  }
  return joined([...chosen.map(({ text }) => text), ending]);
}

/** The posts for every channel and variant; a long one is a thread. Each variant begins with another sentence; those that come to the same are one. */
export function extractedPosts(
  material: Material,
  wishes: PostWishes,
  sentencesOf: (paragraph: string) => readonly string[],
): PostText[] {
  const strongest = strongestSentences(material, sentencesOf);
  const count = Math.max(1, Math.min(wishes.variants, strongest.length));
  return wishes.channels.flatMap((channel) => {
    const ending = endingOf(channel, wishes, material.keywords);
    const texts = Array.from({ length: count }, (_, at) => {
      const own = [...strongest.slice(at), ...strongest.slice(0, at)];
      return own.length === 0 ? joined([material.topic, ending]) : textOf(channel, own, ending);
    });
    return [...new Set(texts)].flatMap((text, at) =>
      threadOf(channel, text).map((part) => ({ channel, variant: at + 1, text: part })),
    );
  });
}
