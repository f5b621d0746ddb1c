/** HTML of a table ⇄ its model. What does not change is written as it was read. */
import { sanitised } from '#html/dom/sanitise.ts';
import { escapeAttribute, escapeText } from '#html/escape.ts';
import type { FlatBlock } from '#html/flatBlocks.ts';
import { linesOf } from '#html/plainText.ts';
import { type Cell, type Row, type Section, type Table, valuesOf } from './tableModel.ts';

/** The most columns that HTML lets a cell span. */
const MAX_COLSPAN = 1000;

/** The table in the HTML of an atomic block; null for anything else. */
export function tableOf(html: string): Table | null {
  if (!/^<(?:figure|table)/.test(html)) return null;
  const found = sanitised(html).querySelector('table');
  return found && tableOfElement(found);
}

/** The model of a table element that has been sanitised. */
function tableOfElement(table: HTMLTableElement): Table {
  const parts = [...table.children];
  const caption = parts.find((part) => part.localName === 'caption');
  return {
    ...around(table),
    caption: caption?.innerHTML ?? null,
    sections: parts.filter(isSection).map(sectionOf),
  };
}

type SectionElement = HTMLTableSectionElement & { readonly localName: Section['tag'] };

const isSection = (element: Element): element is SectionElement =>
  ['thead', 'tbody', 'tfoot'].includes(element.localName);

function around(table: Element): Pick<Table, 'before' | 'after'> {
  const figure = table.parentElement;
  if (figure === null) return { before: '', after: '' };
  const nodes = [...figure.childNodes];
  const at = nodes.indexOf(table);
  const html = (some: ChildNode[]) => {
    const holder = figure.cloneNode(false) as Element;
    holder.append(...some.map((node) => node.cloneNode(true)));
    return holder.innerHTML;
  };
  return {
    before: `<figure>${html(nodes.slice(0, at))}`,
    after: `${html(nodes.slice(at + 1))}</figure>`,
  };
}

function sectionOf(element: SectionElement): Section {
  const rows = [...element.rows];
  return {
    tag: element.localName,
    rows: rows.map((row, at) => [...row.cells].map((cell) => cellOf(cell, rows.length - at))),
  };
}

function cellOf(cell: HTMLTableCellElement, rowsLeft: number): Cell {
  // 0 spans all remaining rows, and so does any larger number.
  const rowspan = cell.rowSpan === 0 ? rowsLeft : cell.rowSpan;
  return {
    html: cell.innerHTML,
    isHeader: cell.localName === 'th',
    scope: cell.getAttribute('scope'),
    colspan: Math.max(1, Math.min(cell.colSpan, MAX_COLSPAN)),
    rowspan: Math.max(1, Math.min(rowspan, rowsLeft)),
  };
}

export function htmlOfTable({ before, after, caption, sections }: Table): string {
  const head = caption === null ? '' : `<caption>${caption}</caption>`;
  return `${before}<table>${head}${sections.map(htmlOfSection).join('')}</table>${after}`;
}

const htmlOfSection = ({ tag, rows }: Section): string =>
  `<${tag}>${rows.map(htmlOfRow).join('')}</${tag}>`;

const htmlOfRow = (row: Row): string => `<tr>${row.map(htmlOfCell).join('')}</tr>`;

function htmlOfCell({ html, isHeader, scope, colspan, rowspan }: Cell): string {
  const tag = isHeader ? 'th' : 'td';
  const attributes = [
    colspan > 1 ? ` colspan="${colspan}"` : '',
    rowspan > 1 ? ` rowspan="${rowspan}"` : '',
    isHeader && scope !== null ? ` scope="${escapeAttribute(scope)}"` : '',
  ];
  return `<${tag}${attributes.join('')}>${html}</${tag}>`;
}

/** The cells of a copied table, or of lines of text with tabs; null for anything else. */
export function pastedCells(blocks: readonly FlatBlock[], text: string): string[][] | null {
  const [block] = blocks;
  const table = block?.type === 'atomic' && blocks.length === 1 ? tableOf(block.html) : null;
  if (table) return valuesOf(table);
  const isMade = blocks.some((other) => other.type !== 'unstyled');
  if (isMade || !text.includes('\t')) return null;
  return linesOf(text.replace(/\r?\n$/, '')).map((line) => line.split('\t').map(escapeText));
}
