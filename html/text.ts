import { decodeEntities } from './escape.ts';
import { type HtmlToken, tokensOf } from './tokens.ts';

/** Tags as a browser writes them, without a "<" inside: the next one ends the search. */
const PLAIN_BREAK = /<br(?![a-z0-9-])[^<>"']*>/gi;
const PLAIN_TAG = /<[/!]?[a-z-][^<>"']*(?:(?:"[^"<]*"|'[^'<]*')[^<>"']*)*>/gi;

/** Returns the text of a block's HTML: tags removed, entities decoded, a space for each line break. */
export function textOfHtml(html: string): string {
  const text = html.replace(PLAIN_BREAK, ' ').replace(PLAIN_TAG, '');
  return decodeEntities(text.includes('<') ? tokensOf(html).map(textOfToken).join('') : text);
}

const textOfToken = ({ name, html }: HtmlToken): string =>
  name === '' ? html : name === 'br' ? ' ' : '';

/** Replaces each run of white space by one space, and trims the text. */
export const collapsed = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Equal for HTML that differs only in markup and white space. */
export const collapsedTextOf = (html: string): string => collapsed(textOfHtml(html));

export const hasText = (html: string): boolean => textOfHtml(html).trim() !== '';

/** Whether a block is a paragraph without text. Images and tables are not. */
export const isBlankParagraph = (html: string): boolean => html.startsWith('<p') && !hasText(html);

const HEADING = /^<h([1-6])[\s>]/i;

/** 1 to 6; null for a block that is not a heading. */
export function headingLevel(html: string): number | null {
  const level = HEADING.exec(html)?.[1];
  return level === undefined ? null : Number(level);
}

/** Sanitised HTML without its images: showing one would tell its server who reads. */
export const withoutImages = (html: string): string =>
  tokensOf(html)
    .map((token) => (token.name === 'img' ? '' : token.html))
    .join('');
