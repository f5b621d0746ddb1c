/** A table of an article as data: sections of rows of cells, as HTML has them. */

export interface Cell {
  /** Inline HTML; may contain more in a foreign table. */
  readonly html: string;
  readonly isHeader: boolean;
  readonly scope: string | null;
  readonly colspan: number;
  readonly rowspan: number;
}

export type Row = readonly Cell[];

export interface Section {
  readonly tag: 'thead' | 'tbody' | 'tfoot';
  readonly rows: readonly Row[];
}

export interface Table {
  /** HTML around the table: a figure with its caption. */
  readonly before: string;
  readonly after: string;
  /** HTML; null without a caption. */
  readonly caption: string | null;
  readonly sections: readonly Section[];
}

/**
 * Where a cell begins. Rows and columns count from 0 over the whole table; columns as displayed, spans included.
 */
export interface CellPlace {
  readonly row: number;
  readonly column: number;
}

interface Line {
  readonly tag: Section['tag'];
  /** Consecutive lines of one section share the same object. */
  readonly section: number;
  /** What each column shows. A cell that spans several columns appears several times, as the same object. */
  readonly slots: readonly Cell[];
}

type Layout = readonly Line[];

const bodyCell = (): Cell => ({
  html: '',
  isHeader: false,
  scope: null,
  colspan: 1,
  rowspan: 1,
});
const headerCell = (): Cell => ({ ...bodyCell(), isHeader: true, scope: 'col' });

/** An empty table with a header row. */
export function newTable(rowCount: number, columnCount: number): Table {
  const row = (make: () => Cell): Row => Array.from({ length: columnCount }, make);
  return {
    before: '',
    after: '',
    caption: null,
    sections: [
      { tag: 'thead', rows: [row(headerCell)] },
      { tag: 'tbody', rows: Array.from({ length: rowCount - 1 }, () => row(bodyCell)) },
    ],
  };
}

export interface PlacedCell extends CellPlace {
  readonly cell: Cell;
}

/** The rows of all sections, with the place of each cell. */
function placedRows(table: Table): PlacedCell[][] {
  const lines = layoutOf(table, (cell) => cell);
  return lines.map(({ slots }, row) =>
    slots.flatMap((cell, column) => (isOrigin(lines, row, column) ? [{ cell, row, column }] : [])),
  );
}

interface PlacedSection {
  readonly tag: Section['tag'];
  readonly rows: readonly (readonly PlacedCell[])[];
}

export function placedSections(table: Table): PlacedSection[] {
  const rows = placedRows(table);
  return table.sections.map((section) => ({
    tag: section.tag,
    rows: rows.splice(0, section.rows.length),
  }));
}

/** The text of every place in the grid; empty where a spanning cell appears again. */
export function valuesOf(table: Table): string[][] {
  const lines = layoutOf(table, (cell) => cell);
  return lines.map(({ slots }, row) =>
    slots.map((cell, column) => (isOrigin(lines, row, column) ? cell.html : '')),
  );
}

/** The table with another text in one cell; the same object if the text is equal. */
export function withCellHtml(table: Table, place: CellPlace, html: string): Table {
  const cell = cellAt(table, place);
  if (cell === undefined || cell.html === html) return table;
  return {
    ...table,
    sections: table.sections.map((section) => ({
      ...section,
      rows: section.rows.map((row) =>
        row.includes(cell) ? row.map((other) => (other === cell ? { ...cell, html } : other)) : row,
      ),
    })),
  };
}

const cellAt = (table: Table, { row, column }: CellPlace): Cell | undefined =>
  placedRows(table)[row]?.find((placed) => placed.column === column)?.cell;

/** The cell before or after another one in reading order; null at the ends. */
export function neighbourOf(table: Table, place: CellPlace, step: 1 | -1): CellPlace | null {
  const places = placedRows(table).flat();
  const at = places.findIndex(({ row, column }) => row === place.row && column === place.column);
  return places[at + step] ?? null;
}

/** The cell displayed above or below another one; null at the edges. */
export function verticalNeighbourOf(
  table: Table,
  place: CellPlace,
  step: 1 | -1,
): CellPlace | null {
  const lines = layoutOf(table, (cell) => cell);
  const own = lines[place.row]?.slots[place.column];
  let row = place.row;
  while (own !== undefined && lines[row]?.slots[place.column] === own) row += step;
  const other = lines[row]?.slots[place.column];
  return other ? originOf(lines, other) : null;
}

/** Lays the cells out as a browser does. Where spans overlap, no text is lost. */
function layoutOf(table: Table, made: (cell: Cell) => Cell): Layout {
  return table.sections.flatMap(({ tag, rows }, section) => {
    const slots: Cell[][] = rows.map(() => []);
    rows.forEach((row, at) => {
      let from = 0;
      for (const cell of row) from = occupy(made(cell), slots, { row: at, column: from });
    });
    return slots.map((line) => ({ tag, section, slots: line }));
  });
}

/** Returns where the next cell of the row may be. */
function occupy(cell: Cell, slots: Cell[][], { row, column: from }: CellPlace): number {
  const line = slots[row] ?? [];
  let start = from;
  while (line[start] !== undefined) start += 1;
  let end = start + 1;
  while (end < start + cell.colspan && line[end] === undefined) end += 1;
  for (const target of slots.slice(row, row + cell.rowspan)) {
    for (let column = start; column < end; column += 1) target[column] = cell;
  }
  return end;
}

/** A copy of the layout to change: every row as wide as the widest, every cell an object of its own. */
function squareLayoutOf(table: Table): Layout {
  const lines = layoutOf(table, (cell) => ({ ...cell }));
  const width = Math.max(0, ...lines.map(({ slots }) => slots.length));
  return lines.map((line) => ({
    ...line,
    slots: Array.from({ length: width }, (_, column) => line.slots[column] ?? bodyCell()),
  }));
}

function isOrigin(lines: Layout, row: number, column: number): boolean {
  const cell = lines[row]?.slots[column];
  return (
    cell !== undefined &&
    lines[row]?.slots[column - 1] !== cell &&
    lines[row - 1]?.slots[column] !== cell
  );
}

function originOf(lines: Layout, cell: Cell): CellPlace {
  const row = lines.findIndex(({ slots }) => slots.includes(cell));
  return { row, column: lines[row]?.slots.indexOf(cell) ?? 0 };
}

/** The table of a layout; null if a cell has been torn apart. */
function tableOfLayout(table: Table, lines: Layout): Table | null {
  const sections: { tag: Section['tag']; rows: Row[] }[] = [];
  const spans = spansIn(lines);
  lines.forEach((line, at) => {
    if (lines[at - 1]?.section !== line.section) sections.push({ tag: line.tag, rows: [] });
    const cells = line.slots.flatMap((cell, column) =>
      isOrigin(lines, at, column) ? [{ ...cell, ...spans.get(cell) }] : [],
    );
    sections.at(-1)?.rows.push(cells);
  });
  const area = sections
    .flatMap(({ rows }) => rows.flat())
    .reduce((sum, { colspan, rowspan }) => sum + colspan * rowspan, 0);
  return area === lines.flatMap(({ slots }) => slots).length ? { ...table, sections } : null;
}

type Spans = Pick<Cell, 'colspan' | 'rowspan'>;

/** How many rows and columns each cell spans. */
function spansIn(lines: Layout): ReadonlyMap<Cell, Spans> {
  const spans = new Map<Cell, Spans>();
  for (const { slots } of lines) {
    for (const cell of new Set(slots)) {
      const { colspan, rowspan } = spans.get(cell) ?? { colspan: 0, rowspan: 0 };
      spans.set(cell, { colspan, rowspan: rowspan + 1 });
    }
    for (const cell of slots) {
      const { colspan = 0, rowspan = 0 } = spans.get(cell) ?? {};
      if (rowspan === 1) spans.set(cell, { colspan: colspan + 1, rowspan });
    }
  }
  return spans;
}

export interface Changed {
  readonly table: Table;
  /** Where the caret belongs after the command. */
  readonly place: CellPlace;
}

interface Edit {
  readonly lines: Layout;
  readonly place: CellPlace;
}

type Change = (lines: Layout, place: CellPlace, cell: Cell) => Edit | null;

const CHANGES = {
  'row-above': (lines, { row, column }) =>
    lines[row]?.tag === 'thead'
      ? null
      : { lines: withRow(lines, row, row), place: { row, column } },
  'row-below': (lines, place, cell) => {
    const row = place.row + rowCountOf(lines, cell);
    return { lines: withRow(lines, row, row - 1), place: { row, column: place.column } };
  },
  'row-up': (lines, place) => withRowsSwapped(lines, place, -1),
  'row-down': (lines, place) => withRowsSwapped(lines, place, 1),
  'remove-row': (lines, { row, column }) =>
    lines.length > 1
      ? { lines: lines.toSpliced(row, 1), place: { row: Math.min(row, lines.length - 2), column } }
      : null,
  'column-before': (lines, place) => ({ lines: withColumn(lines, place.column), place }),
  'column-after': (lines, { row, column }, cell) => {
    const next = column + columnCountOf(lines, cell);
    return { lines: withColumn(lines, next), place: { row, column: next } };
  },
  'column-left': (lines, place) => withColumnsSwapped(lines, place, -1),
  'column-right': (lines, place) => withColumnsSwapped(lines, place, 1),
  'remove-column': (lines, { row, column }) => {
    const width = lines[0]?.slots.length ?? 0;
    if (width < 2) return null;
    const rest = lines.map((line) => ({ ...line, slots: line.slots.toSpliced(column, 1) }));
    return { lines: rest, place: { row, column: Math.min(column, width - 2) } };
  },
  'header-row': (lines, place) => {
    const changed = hasHeaderIn(lines) ? withoutHeader(lines) : withHeader(lines);
    return changed && { lines: changed, place };
  },
} as const satisfies Record<string, Change>;

export type TableCommand = keyof typeof CHANGES;

/** Applies a command to a table at a cell; null if that is not possible. */
export function withTableCommand(
  table: Table,
  command: TableCommand,
  place: CellPlace,
): Changed | null {
  const lines = squareLayoutOf(table);
  const cell = lines[place.row]?.slots[place.column];
  const change: Change = CHANGES[command];
  const edit = cell === undefined ? null : change(lines, place, cell);
  return edit && changed(table, edit);
}

export const hasHeaderRow = (table: Table): boolean => hasHeaderIn(squareLayoutOf(table));

/** Writes values into the cells from `place` on, to the right and down. The table grows if necessary. */
export function withFilled(
  table: Table,
  place: CellPlace,
  values: readonly (readonly string[])[],
): Changed | null {
  const width = place.column + values.reduce((most, row) => Math.max(most, row.length), 0);
  const lines = grown(squareLayoutOf(table), place.row + values.length, width);
  const filled = new Map<Cell, string>();
  values.forEach((texts, down) => {
    texts.forEach((html, right) => {
      const cell = lines[place.row + down]?.slots[place.column + right];
      if (cell === undefined) return;
      const above = filled.get(cell);
      // Several values may belong to one cell that spans their places.
      filled.set(cell, above && html ? `${above}<br>${html}` : above || html);
    });
  });
  const replaced = replacing(lines, (cell) => ({ ...cell, html: filled.get(cell) ?? cell.html }));
  return changed(table, { lines: replaced, place });
}

function changed(table: Table, { lines, place }: Edit): Changed | null {
  const next = tableOfLayout(table, lines);
  const cell = lines[place.row]?.slots[place.column];
  return next && cell ? { table: next, place: originOf(lines, cell) } : null;
}

const rowCountOf = (lines: Layout, cell: Cell): number =>
  lines.filter(({ slots }) => slots.includes(cell)).length;
const columnCountOf = (lines: Layout, cell: Cell): number => spansIn(lines).get(cell)?.colspan ?? 0;

/** Inserts a row before row `at`, in the section of row `like`. Below a header, that is the body. */
function withRow(lines: Layout, at: number, like: number): Layout {
  const model = lines[like];
  if (model === undefined) return lines;
  const above = lines[at - 1];
  const below = lines[at];
  const home =
    model.tag !== 'thead' ? model : below?.tag === 'thead' ? below : bodyBelow(lines, at);
  const slots = model.slots.map((cell, column) => {
    const spanning = above?.slots[column];
    if (spanning !== undefined && spanning === below?.slots[column]) return spanning;
    return cell.isHeader && model.section === home.section
      ? { ...bodyCell(), isHeader: true, scope: cell.scope }
      : bodyCell();
  });
  return lines.toSpliced(at, 0, { tag: home.tag, section: home.section, slots });
}

function bodyBelow(lines: Layout, at: number): Pick<Line, 'tag' | 'section'> {
  const below = lines[at];
  return below?.tag === 'tbody' ? below : { tag: 'tbody', section: newSection(lines) };
}

const newSection = (lines: Layout): number => Math.max(...lines.map(({ section }) => section)) + 1;

function withColumn(lines: Layout, at: number): Layout {
  return lines.map((line) => {
    const left = line.slots[at - 1];
    const beside = left ?? line.slots[at];
    const isSpanned = left !== undefined && left === line.slots[at];
    const isHead = line.tag === 'thead' && beside?.isHeader === true;
    const added = isSpanned ? left : isHead ? headerCell() : bodyCell();
    return { ...line, slots: line.slots.toSpliced(at, 0, added) };
  });
}

function withRowsSwapped(lines: Layout, { row, column }: CellPlace, step: 1 | -1): Edit | null {
  const mine = lines[row];
  const other = lines[row + step];
  if (mine === undefined || mine.section !== other?.section) return null;
  return {
    lines: lines.with(row, other).with(row + step, mine),
    place: { row: row + step, column },
  };
}

function withColumnsSwapped(lines: Layout, { row, column }: CellPlace, step: 1 | -1): Edit | null {
  if (lines[row]?.slots[column + step] === undefined) return null;
  const swapped = lines.map((line) => {
    const mine = line.slots[column] ?? bodyCell();
    const other = line.slots[column + step] ?? bodyCell();
    return { ...line, slots: line.slots.with(column, other).with(column + step, mine) };
  });
  return { lines: swapped, place: { row, column: column + step } };
}

function hasHeaderIn(lines: Layout): boolean {
  const first = lines[0];
  return first?.tag === 'thead' || (first?.slots.every((cell) => cell.isHeader) ?? false);
}

function withHeader(lines: Layout): Layout | null {
  const [first, ...rest] = lines;
  if (first === undefined || rest.some(({ slots }) => slots.some((c) => first.slots.includes(c)))) {
    return null;
  }
  const [head] = replacing([first], (cell) => ({ ...cell, isHeader: true, scope: 'col' }));
  return head ? [{ ...head, tag: 'thead', section: newSection(lines) }, ...rest] : null;
}

function withoutHeader(lines: Layout): Layout {
  const count = Math.max(1, lines.filter(({ tag }) => tag === 'thead').length);
  const home = bodyBelow(lines, count);
  const head = replacing(lines.slice(0, count), (cell) => ({
    ...cell,
    isHeader: false,
    scope: null,
  }));
  return [
    ...head.map(({ slots }) => ({ tag: home.tag, section: home.section, slots })),
    ...lines.slice(count),
  ];
}

/** Replaces every cell, once for all its slots. */
function replacing(lines: Layout, other: (cell: Cell) => Cell): Layout {
  const others = new Map<Cell, Cell>();
  const otherOf = (cell: Cell): Cell => {
    const made = others.get(cell) ?? other(cell);
    others.set(cell, made);
    return made;
  };
  return lines.map((line) => ({ ...line, slots: line.slots.map(otherOf) }));
}

function grown(lines: Layout, rowCount: number, columnCount: number): Layout {
  let next = lines;
  while (next.length < rowCount) next = withRow(next, next.length, next.length - 1);
  while ((next[0]?.slots.length ?? columnCount) < columnCount) {
    next = withColumn(next, next[0]?.slots.length ?? 0);
  }
  return next;
}
