import { decodeEntities } from './escape.ts';
import { collapsed } from './text.ts';
import { tokensOf } from './tokens.ts';

/** An item of a list. */
export interface ListItem {
  /** Without that of lists within it. */
  readonly text: string;
  /** The items of the lists within it, on whatever level. */
  readonly inner: readonly string[];
}

/** Returns the items of the list that a block is. The HTML must be sanitised (allowedHtml.ts). */
export function listItemsIn(html: string): ListItem[] {
  const items: { text: string; readonly inner: string[] }[] = [];
  for (const { depth, text } of itemsOf(html)) {
    if (depth === 0) items.push({ text, inner: [] });
    else if (text !== '') items.at(-1)?.inner.push(text);
  }
  return items;
}

/** Text belongs to the innermost item around it. */
function itemsOf(html: string): { readonly depth: number; readonly text: string }[] {
  const items: { readonly depth: number; text: string }[] = [];
  const open: { text: string }[] = [];
  for (const { name, html: written, isEnd } of tokensOf(html)) {
    const around = open.at(-1);
    if (around !== undefined) around.text += textOf(name, written);
    if (name !== 'li') continue;
    const item = { depth: open.length, text: '' };
    if (isEnd) open.pop();
    else items.push(item);
    if (!isEnd) open.push(item);
  }
  return items.map(({ depth, text }) => ({ depth, text: collapsed(text) }));
}

const PARTS_WORDS = /^(?:br|p|div|h[1-6]|ol|ul|li)$/;

const textOf = (name: string, written: string): string => {
  if (name === '') return decodeEntities(written);
  return PARTS_WORDS.test(name) ? ' ' : '';
};
