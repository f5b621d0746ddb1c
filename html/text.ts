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

const LIST_PART = /<(\/?)(ul|ol|li)>/;

/**
 * Returns the text of a block in the format of notes: `#` for headings, `-` and `1.` for items. Styles, addresses
 * of links and images are left out.
 */
export function materialOfHtml(html: string): string {
  const level = headingLevel(html);
  if (level !== null) return `${'#'.repeat(level)} ${collapsedTextOf(html)}`;
  if (/^<[uo]l>/.test(html)) return listItems(html).join('\n');
  const lines = html.replace(/<\/(?:p|tr|figcaption)>|<br>/g, '\n').replace(/<\/t[dh]>/g, ' ');
  return textOfHtml(lines)
    .split('\n')
    .map((line) => line.trim())
    .join('\n');
}

/** Nested items follow their parent on the same level: notes have only one. */
function listItems(html: string): string[] {
  const lists: { readonly isNumbered: boolean; count: number }[] = [];
  const items: string[] = [];
  const parts = html.split(LIST_PART);
  // The first part is text; then slash, tag and following text repeat.
  for (let at = 1; at + 2 < parts.length; at += 3) {
    const [slash, tag, text = ''] = [parts[at], parts[at + 1], parts[at + 2]];
    const list = lists.at(-1);
    if (tag !== 'li') {
      if (slash === '/') lists.pop();
      else lists.push({ isNumbered: tag === 'ol', count: 0 });
    } else if (slash === '' && list !== undefined) {
      list.count += 1;
      items.push(`${list.isNumbered ? `${list.count}.` : '-'} ${collapsedTextOf(text)}`);
    }
  }
  return items;
}

/** Sanitised HTML without its images: showing one would tell its server who reads. */
export const withoutImages = (html: string): string =>
  tokensOf(html)
    .map((token) => (token.name === 'img' ? '' : token.html))
    .join('');
