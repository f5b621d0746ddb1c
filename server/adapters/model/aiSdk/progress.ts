import type { Outline } from '#contract/writing/content.schema.ts';
import { escapeText } from '#html/escape.ts';
import { withoutEmphasis } from '#html/markdown/emphasis.ts';
import { isSlot, slotMark } from '#html/slot.ts';
import { collapsed, collapsedTextOf, headingLevel, textOfHtml } from '#html/text.ts';

/** The text of blocks as a model sees it. */
export function textOf(blocks: readonly string[]): string {
  return blocks
    .map((html) =>
      isSlot(html) ? slotMark(html) : textOfHtml(html.replaceAll('</li>', '\n')).trim(),
    )
    .join('\n\n');
}

const PARAGRAPH = /^<p>([\s\S]*)<\/p>$/;

/** Joins blocks into one run of text, for a place in a paragraph. Blocks other than paragraphs become plain text. */
export function runningText(blocks: readonly string[]): string {
  return blocks
    .map((html) => PARAGRAPH.exec(html)?.[1] ?? escapeText(textOf([html]).replace(/\s+/g, ' ')))
    .join(' ');
}

/** The level of the heading of a planned section. */
export const levelOf = ({ isPart }: Outline[number]): 2 | 3 => (isPart === true ? 3 : 2);

const isHeading = (html: string): boolean => headingLevel(html) !== null;

/**
 * The index of the heading of each section of a draft that has begun. The writer may have changed headings
 * meanwhile, or added some; a part is known by its name alone, as a model puts headings of its level too. Text with
 * the name of a section is its former heading only if a later section has begun: models put such lines, too.
 */
export function sectionPlaces(outline: Outline, blocks: readonly string[]): number[] {
  const names = outline.map(({ heading }) => collapsed(heading));
  const places: number[] = [];
  for (const [at, { isPart }] of outline.entries()) {
    const from = (places.at(-1) ?? 0) + 1;
    const find = (isIt: (html: string, place: number) => boolean) =>
      blocks.findIndex((html, place) => place >= from && isIt(html, place));
    const later = blocks.findLastIndex(
      (html) => isHeading(html) && names.includes(collapsedTextOf(html), at + 1),
    );
    const named = find(
      (html, place) => collapsedTextOf(html) === names[at] && (isHeading(html) || place < later),
    );
    const isKnownByLevel = named < 0 && isPart !== true;
    const place = isKnownByLevel ? find((html) => headingLevel(html) === 2) : named;
    if (place < 0) break;
    places.push(place);
  }
  return places;
}

/**
 * The blocks that writing continues after. The last one counts as unfinished, unless it is the title or a
 * heading.
 */
export function finishedBlocks(outline: Outline, blocks: readonly string[]): string[] {
  const last = blocks.length - 1;
  const isWhole = last === 0 || sectionPlaces(outline, blocks).at(-1) === last;
  return isWhole ? [...blocks] : blocks.slice(0, -1);
}

/** Text on one line, without Markdown marks in it and around it. */
export const plainLine = (text: string): string =>
  withoutEmphasis(text.replace(/\s+/g, ' ')).replace(/^[ #*"“”]+|[ #*"“”]+$/g, '');
