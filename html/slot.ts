/** Slots: gaps in an article that say what its writer has yet to write there. Their text is not part of the article. */
import { escapeText } from './escape.ts';
import { collapsedTextOf } from './text.ts';

const SLOT = /^<aside[\s>]/i;

/** Whether a block is a slot. */
export const isSlot = (html: string): boolean => SLOT.test(html);

/** Returns the HTML of a slot that asks for each of the lines. */
export const slotHtml = (lines: readonly string[]): string =>
  `<aside>${lines.map(escapeText).join('<br>')}</aside>`;

/** Returns what a slot asks for, line by line. */
export const slotLines = (html: string): string[] =>
  html
    .split(/<br\s*\/?>/i)
    .map(collapsedTextOf)
    .filter((line) => line !== '');

/** Returns a slot as text, in the brackets in which a model writes it. */
export const slotMark = (html: string): string => `[evidence wanted: ${slotLines(html).join(' ')}]`;

/** Finds slots in a text, with what they ask for. */
export const SLOT_MARKS = /\[evidence wanted:\s*((?=[^\s\]])(?:(?!\[evidence wanted:)[^\]])*|)\]/gi;

const INNER = /^<aside[^>]*>([\s\S]*)<\/aside>$/i;
const MARKED = /^<aside>\[evidence wanted: ([\s\S]*)\]<\/aside>$/i;

/** Returns a slot for the clipboard: a program that does not know slots shows it in brackets. */
export const markedSlot = (html: string): string =>
  html.replace(INNER, (_, inner: string) => `<aside>[evidence wanted: ${inner}]</aside>`);

/** The slot of a `markedSlot`. */
export const unmarkedSlot = (html: string): string =>
  html.replace(MARKED, (_, inner: string) => `<aside>${inner}</aside>`);
