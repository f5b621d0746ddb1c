/** Tables of other programs: layout tables are dissolved, the others are written as an article stores them. */
import { escapeText } from '../../escape.ts';
import { collapsed } from '../../text.ts';
import { all, renamed, saidBy } from './dom.ts';

const PARTS = 'tbody, thead, tfoot, tr, td, th, caption';

export function tidyTables(body: HTMLElement): void {
  for (const table of all(body, 'table')) {
    if (isLayout(table)) flatten(table);
    // Cells cannot hold pictures.
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

/**
 * Returns a table as an article stores it: text in cells and header cells, nothing else. Empty when the
 * table has no text. `cellHtml` returns the inline HTML of a cell.
 */
export function tableHtml(table: Element, cellHtml: (cell: Element) => string): string {
  const found = [...table.querySelectorAll('tr')].filter((row) => row.cells.length > 0);
  // Browsers show the foot below, wherever it stands.
  const rows = [...found.filter((row) => !isOfFoot(row)), ...found.filter(isOfFoot)];
  const captions = [...table.querySelectorAll('caption')].map(saidBy).join(' ');
  const caption = escapeText(collapsed(captions));
  const head = headOf(rows);
  const write = (row: HTMLTableRowElement) => `<tr>${cellsOf(row, head, cellHtml).join('')}</tr>`;
  const body = rows.filter((row) => !head.has(row));
  const html = [
    caption === '' ? '' : `<caption>${caption}</caption>`,
    part('thead', [...head].map(write)),
    part('tbody', body.map(write)),
  ].join('');
  return />[^<]/.test(html) ? `<table>${html}</table>` : '';
}

const isOfFoot = (row: Element): boolean => row.parentElement?.localName === 'tfoot';

const part = (tag: string, rows: readonly string[]): string =>
  rows.length === 0 ? '' : `<${tag}>${rows.join('')}</${tag}>`;

/** The rows in `thead`; without any, a first row that has only header cells. */
export function headOf(rows: readonly HTMLTableRowElement[]): ReadonlySet<HTMLTableRowElement> {
  const head = rows.filter((row) => row.parentElement?.localName === 'thead');
  const [first] = rows;
  const isHead = first !== undefined && rows.length > 1 && [...first.cells].every(isHeader);
  return new Set(head.length === 0 && isHead ? [first] : head);
}

const isHeader = (cell: Element): boolean => cell.localName === 'th';

function cellsOf(
  row: HTMLTableRowElement,
  head: ReadonlySet<HTMLTableRowElement>,
  cellHtml: (cell: Element) => string,
): string[] {
  return [...row.cells].map((cell) => {
    const isHead = head.has(row);
    const tag = isHead || isHeader(cell) ? 'th' : 'td';
    const scope = isHead ? ' scope="col"' : isHeader(cell) ? ' scope="row"' : '';
    return `<${tag}${span(cell, 'colspan')}${span(cell, 'rowspan')}${scope}>${cellHtml(cell)}</${tag}>`;
  });
}

function span(cell: Element, name: 'colspan' | 'rowspan'): string {
  const value = cell.getAttribute(name) ?? '';
  return /^[1-9]\d{0,2}$/.test(value) && value !== '1' ? ` ${name}="${value}"` : '';
}
