/** Reads tables: rows and cells in whatever holds them, merged cells, heading rows. */
import { type Block, htmlOfBlocks } from './blocks.ts';
import { isPlaceholder, type Reading, remove, UNREAD } from './reading.ts';
import { childOf, elementsIn, switchOf, valueIn, type XmlElement } from './xml.ts';

interface Cell {
  readonly column: number;
  readonly columns: number;
  rows: number;
  readonly isHeading: boolean;
  html: string;
}

interface Row {
  readonly isHead: boolean;
  readonly cells: readonly Cell[];
}

/** The rows of a table as HTML; empty for a table without any. */
export function tableRows(table: XmlElement, reading: Reading): string {
  let above: readonly Cell[] = [];
  const rows = partsOf(table, 'w:tr', reading).map((row): Row => {
    const properties = childOf(row, 'w:trPr');
    const { own, all } = cellsOf(row, properties, above, reading);
    above = all;
    return { isHead: switchOf(properties, 'w:tblHeader') === true, cells: own };
  });
  const firstOfBody = rows.findIndex(({ isHead }) => !isHead);
  const head = firstOfBody < 0 ? [] : rows.slice(0, firstOfBody);
  const body = rows.slice(head.length);
  return group('thead', head, true) + group('tbody', body, false);
}

const group = (tag: string, rows: readonly Row[], isHead: boolean): string =>
  rows.length === 0 ? '' : `<${tag}>${rows.map((row) => rowHtml(row, isHead)).join('')}</${tag}>`;

const rowHtml = ({ cells }: Row, isHead: boolean): string =>
  `<tr>${cells.map((cell) => cellHtml(cell, isHead)).join('')}</tr>`;

function cellHtml({ columns, rows, isHeading, html }: Cell, isHead: boolean): string {
  const tag = isHead || isHeading ? 'th' : 'td';
  const spans = `${columns > 1 ? ` colspan="${columns}"` : ''}${rows > 1 ? ` rowspan="${rows}"` : ''}`;
  return `<${tag}${spans}>${html}</${tag}>`;
}

/** Rows or cells, also those in content controls and tracked insertions; without those that were deleted. */
function partsOf(parent: XmlElement, name: 'w:tr' | 'w:tc', reading: Reading): XmlElement[] {
  return elementsIn(parent).flatMap((child) => {
    if (UNREAD.has(child.name) || isPlaceholder(child, reading)) return [];
    if (child.name !== name) return partsOf(child, name, reading);
    const properties = childOf(child, name === 'w:tr' ? 'w:trPr' : 'w:tcPr');
    if (!elementsIn(properties).some((change) => /^w:(?:del|cellDel)$/.test(change.name)))
      return [child];
    remove(child, reading);
    return [];
  });
}

/** `all`: also the cells from above that reach into this row. */
function cellsOf(
  row: XmlElement,
  properties: XmlElement | undefined,
  above: readonly Cell[],
  reading: Reading,
): { readonly own: Cell[]; readonly all: Cell[] } {
  const own: Cell[] = [];
  const all: Cell[] = [];
  let column = 0;
  const before = Number(valueIn(properties, 'w:gridBefore') ?? 0) || 0;
  if (before > 0) {
    own.push({ column, columns: before, rows: 1, isHeading: false, html: '' });
    column = before;
  }
  for (const element of partsOf(row, 'w:tc', reading)) {
    const { columns, goesOn } = spanOf(element);
    const blocks = reading.blocksIn(element, reading);
    const holder = goesOn ? above.find((cell) => cell.column === column) : undefined;
    const cell = holder ?? { column, columns, rows: 0, isHeading: isHeading(blocks), html: '' };
    cell.rows += 1;
    cell.html += htmlOfBlocks(blocks).join('');
    all.push(cell);
    if (holder === undefined) own.push(cell);
    column += columns;
  }
  return { own, all };
}

const MOST_COLUMNS = 1000;

/** How many columns a cell takes, and whether it belongs to the one above it. */
function spanOf(cell: XmlElement): { readonly columns: number; readonly goesOn: boolean } {
  const properties = childOf(cell, 'w:tcPr');
  const columns = Math.min(Number(valueIn(properties, 'w:gridSpan') ?? 1) || 1, MOST_COLUMNS);
  const merge = childOf(properties, 'w:vMerge');
  return { columns, goesOn: merge !== undefined && merge.attributes['w:val'] !== 'restart' };
}

/** Word has heading rows and no heading cells: these are known by the style of their text. */
const isHeading = (blocks: readonly Block[]): boolean =>
  blocks.some(({ kind }) => kind === 'headingCell');
