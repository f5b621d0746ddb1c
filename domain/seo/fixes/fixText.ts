/** Blocks of the text, changed without another word. */

import { attributeIn } from '#html/escape.ts';
import { htmlOfFigure } from '#html/figure.ts';
import { replacedIn } from '#html/replaced.ts';
import { splitParagraph } from '#html/splitParagraph.ts';
import { collapsedTextOf } from '#html/text.ts';
import { textUnitsOf } from '#html/units.ts';
import { capitalised } from '../../capitalised.ts';
import type { FixChange } from '../report/report.ts';
import type { TextTools } from '../text/textTools.ts';
import { blockAt, type FixSubject, replaced } from './fixSubject.ts';

/** A title further down becomes a heading below the first one. */
export function lowerTitle({ blocks, places }: FixSubject): FixChange | null {
  for (const place of places) {
    const block = blockAt(blocks, place);
    if (block === undefined || !/^<h1[\s>]/i.test(block.html)) continue;
    const html = block.html.replace(/^<h1/i, '<h2').replace(/<\/h1>$/i, '</h2>');
    return replaced(block, [html]);
  }
  return null;
}

/** At the sentence that is nearest to its middle, of those that need none before them to be understood. */
export function divideParagraph({ blocks, places, tools }: FixSubject): FixChange | null {
  for (const place of places) {
    const block = blockAt(blocks, place);
    const [unit] = block === undefined ? [] : block.facts.units;
    if (block === undefined || unit === undefined) continue;
    const middle = unit.length / 2;
    const later = unit.sentences.slice(1);
    const alone = later.filter(({ plain }) => tools.cues?.isDangling(plain) !== true);
    const starts = (alone.length > 0 ? alone : later).map(({ start }) => start);
    const [nearest] = starts.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
    const parts = nearest === undefined ? null : splitParagraph(block.html, nearest);
    if (parts !== null) return replaced(block, parts);
  }
  return null;
}

/** At a semicolon between two clauses: both sides of it are sentences already. Those of a list are not. */
export function divideSentence({
  blocks,
  places,
  tools,
  context: { language },
}: FixSubject): FixChange | null {
  for (const { blockId, range } of places) {
    const block = blocks.find(({ id }) => id === blockId);
    const text = range && block && textUnitsOf(block.html)[range.unit]?.text;
    if (!text || range === null || block === undefined) continue;
    const sentence = text.slice(range.start, range.end);
    const at = sentence.search(/;\s+\p{L}/u);
    if (at < 0 || !areClauses(sentence.split(';'), tools)) continue;
    const start = range.start + at;
    const letter = text.slice(start + 1).search(/\p{L}/u) + start + 1;
    const first = String.fromCodePoint(text.codePointAt(letter) ?? 0);
    const end = letter + first.length;
    const place = { unit: range.unit, start, end };
    const rest = text.slice(end);
    const large = capitalised(first + rest, language);
    const now = `. ${large.slice(0, large.length - rest.length)}`;
    return replaced(block, [replacedIn(block.html, [{ ...place, text: now }])]);
  }
  return null;
}

const CLAUSE_LEAST_WORDS = 5;

/** Two parts that are long enough for sentences, with a verb in each as far as it can be told. */
function areClauses(parts: readonly string[], tools: TextTools): boolean {
  if (parts.length !== 2 || parts[0]?.includes(':')) return false;
  return parts.every((part) => {
    const words = tools.words(part).map(tools.plainWord);
    return words.length >= CLAUSE_LEAST_WORDS && hasVerb(words, tools);
  });
}

function hasVerb(plain: readonly string[], { cues, termWords }: TextTools): boolean {
  if (termWords === null || cues === null) return true;
  if ((cues.copulaAt?.(plain) ?? -1) >= 0) return true;
  return plain.some((word) => termWords.isBeforeVerb(word) || termWords.isVerb(word));
}

/** What the caption says, where an image has no description. Nothing is made up. */
export function describeImage({ blocks }: FixSubject): FixChange | null {
  for (const block of blocks) {
    const tag = /^<figure><img[^>]*>/i.exec(block.html)?.[0];
    if (tag === undefined || attributeIn(tag, 'alt') !== null) continue;
    const caption = collapsedTextOf(block.html);
    if (caption === '') continue;
    const number = (name: string) => Number(attributeIn(tag, name)) || null;
    const image = { src: attributeIn(tag, 'src') ?? '', width: number('width') };
    const html = htmlOfFigure({ ...image, height: number('height'), alt: caption, caption });
    return replaced(block, [html]);
  }
  return null;
}
