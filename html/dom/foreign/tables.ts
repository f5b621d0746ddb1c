/** Tables that only place things on a page are read through; pictures leave the others. */
import { all, renamed } from './dom.ts';

const PARTS = 'tbody, thead, tfoot, tr, td, th, caption';

export function tidyTables(body: HTMLElement): void {
  for (const table of all(body, 'table')) {
    if (isLayout(table)) flatten(table);
    // No cell holds a picture.
    else table.after(...all(table, 'figure'));
  }
}

function isLayout(table: HTMLElement): boolean {
  if (/^(?:presentation|none)$/.test(table.getAttribute('role') ?? '')) return true;
  const cells = all(table, 'td, th');
  if (cells.length <= 1 || table.querySelector('table') !== null) return true;
  const isGallery = table.querySelector('th') === null;
  if (isGallery && all(table, 'figure').length * 2 >= cells.length) return true;
  const isOneColumn = all(table, 'tr').every((row) => row.children.length <= 1);
  return isOneColumn && table.querySelector('h1, h2, h3, ul, ol, figure, p + p') !== null;
}

function flatten(table: HTMLElement): void {
  for (const part of all(table, PARTS)) {
    if (part.closest('table') === table) renamed(part, 'div');
  }
  for (const columns of all(table, ':scope > colgroup')) columns.remove();
  renamed(table, 'div');
}
