/** Headings in items, quotes and cells: an article has them only between its blocks. Their text stays, and is told. */
import type { LossCounter } from '../../losses.ts';
import { collapsed } from '../../text.ts';
import { all } from './dom.ts';

const WITHIN = 'li, blockquote, td, th, caption, figcaption';

export function tellHeadings(body: HTMLElement, losses: LossCounter): void {
  for (const heading of all(body, 'h1, h2, h3, h4, h5, h6')) {
    const text = collapsed(heading.textContent ?? '');
    if (text !== '' && heading.closest(WITHIN) !== null) losses.add('heading', text, '');
  }
}
