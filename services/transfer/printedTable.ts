/** Letters beside each other on a sheet of A4, in the size of the text. */
const SHEET_CHARS = 72;
/** Padding and borders of a cell, in letters. */
const CELL_CHARS = 3;

/** Divides words of a table that would be wider than the paper: what does not fit is cut. */
export function fitTable(table: HTMLTableElement): void {
  const rows = [...table.rows].map((row) => [...row.cells]);
  const columns = rows.reduce((most, { length }) => Math.max(most, length), 1);
  const scale = columns > 8 ? 0.6 : columns > 5 ? 0.8 : 1;
  const room = SHEET_CHARS / scale;
  table.style.fontSize = `${scale}em`;
  const widest = Array.from({ length: columns }, (_, at) =>
    rows.reduce((most, cells) => Math.max(most, longestWordIn(cells[at])), 0),
  );
  const needed = widest.reduce((all, chars) => all + chars + CELL_CHARS, 0);
  if (needed <= room) return;
  for (const cell of rows.flat())
    if (longestWordIn(cell) > room / columns - CELL_CHARS) cell.style.overflowWrap = 'anywhere';
}

const longestWordIn = (cell: Element | undefined): number =>
  (cell?.textContent ?? '').split(/\s+/).reduce((most, { length }) => Math.max(most, length), 0);
