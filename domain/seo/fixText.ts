/** Blocks of the text, changed without another word. */
import { capitalised } from '../capitalised.ts';
import { dividedAt } from '#html/divided.ts';
import { attributeIn } from '#html/escape.ts';
import { htmlOfFigure } from '#html/figure.ts';
import { replacedIn } from '#html/replaced.ts';
import { collapsedTextOf } from '#html/text.ts';
import { textUnitsOf } from '#html/units.ts';
import { blockAt, type FixSubject, replaced } from './fixSubject.ts';
import type { FixChange } from './report.ts';

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

/** At the sentence that is nearest to its middle. */
export function divideParagraph({ blocks, places }: FixSubject): FixChange | null {
  for (const place of places) {
    const block = blockAt(blocks, place);
    const [unit] = block === undefined ? [] : block.facts.units;
    if (block === undefined || unit === undefined) continue;
    const middle = unit.length / 2;
    const starts = unit.sentences.slice(1).map(({ start }) => start);
    const [nearest] = starts.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
    const parts = nearest === undefined ? null : dividedAt(block.html, nearest);
    if (parts !== null) return replaced(block, parts);
  }
  return null;
}

/** At a semicolon: both sides of it are sentences already. */
export function divideSentence({
  blocks,
  places,
  context: { language },
}: FixSubject): FixChange | null {
  for (const { blockId, range } of places) {
    const block = blocks.find(({ id }) => id === blockId);
    const text = range && block && textUnitsOf(block.html)[range.unit]?.text;
    if (!text || range === null || block === undefined) continue;
    const at = text.slice(range.start, range.end).search(/;\s+\p{L}/u);
    if (at < 0) continue;
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
