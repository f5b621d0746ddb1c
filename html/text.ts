import { decodeEntities } from './entities.ts';

/** A browser writes ">" in an attribute as it is. */
const TAG = /<[/!]?[a-z-](?:"[^"]*"|'[^']*'|[^>"'])*>/gi;
const LINE_BREAK = /<br\s*\/?>/gi;

/** The text of one block's HTML: tags removed, entities decoded, a space for each line break. */
export const textOfHtml = (html: string): string =>
  decodeEntities(html.replace(LINE_BREAK, ' ').replace(TAG, ''));

/** The text with one space for every run of white space, and none at the ends. */
export const collapsed = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Equal for two spellings of the same HTML that differ in markup and white space only. */
export const collapsedTextOf = (html: string): string => collapsed(textOfHtml(html));

export const hasText = (html: string): boolean => textOfHtml(html).trim() !== '';

/** A paragraph without text. An image or a table is not one. */
export const isBlankParagraph = (html: string): boolean => html.startsWith('<p') && !hasText(html);

const HEADING = /^<h([1-6])[\s>]/i;

/** 1 to 6; null for a block that is not a heading. */
export function headingLevel(html: string): number | null {
  const level = HEADING.exec(html)?.[1];
  return level === undefined ? null : Number(level);
}
