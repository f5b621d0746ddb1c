import { escapeText } from '#html/escape.ts';
import type { ReadDocument } from './document.ts';

/** Plain text: a blank line divides paragraphs, a single line break stays one. */
export function readPlain(text: string): ReadDocument {
  const html = text
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .split(/\n[ \t]*\n\s*/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => `<p>${escapeText(paragraph.trim()).replace(/\n/g, '<br>')}</p>`)
    .join('');
  return { html };
}
