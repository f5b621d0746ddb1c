import { escapeText } from '../escape.ts';
import { collapsed } from '../text.ts';

/**
 * A table of another program as an article stores it: text in cells, header cells, nothing else. Empty
 * when there is no text in it. `cellHtml` returns the inline HTML of a cell.
 */
export function tableHtml(table: Element, cellHtml: (cell: Element) => string): string {
  const rows = [...table.querySelectorAll('tr')].filter((row) => row.cells.length > 0);
  const caption = escapeText(collapsed(table.querySelector('caption')?.textContent ?? ''));
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

const part = (tag: string, rows: readonly string[]): string =>
  rows.length === 0 ? '' : `<${tag}>${rows.join('')}</${tag}>`;

/** The rows that a program calls the head, else a first row of header cells alone above others. */
function headOf(rows: readonly HTMLTableRowElement[]): ReadonlySet<HTMLTableRowElement> {
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
