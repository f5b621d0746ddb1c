/** The field in which a cell is edited: what it shows, and which cell it belongs to. */
import { sanitised } from '#html/dom/sanitise.ts';
import { movedOffset } from '#src/editor/kernel/rebase.ts';
import type { TextRange } from '#src/editor/kernel/smallText.ts';
import { rangeIn, selectIn } from './cellSelection.ts';
import { shownHtml } from './cellText.ts';
import type { CellPlace } from './tableModel.ts';

/** The HTML that a field shows. HTML that was read from the field is never written back into it. */
const standsFor = new WeakMap<Element, string>();

export const rememberShown = (cell: Element, html: string): void => void standsFor.set(cell, html);

/** Shows a text in a field and keeps the caret at its place in the text. */
export function showIn(cell: HTMLElement, html: string): void {
  if (standsFor.get(cell) === html) return;
  const range = document.activeElement === cell ? rangeIn(cell) : null;
  const before = cell.textContent ?? '';
  rememberShown(cell, html);
  const shown = shownHtml(html);
  if (/[<&]/.test(shown)) cell.replaceChildren(sanitised(shown));
  else cell.textContent = shown;
  if (range === null) return;
  const moved = (offset: number) => movedOffset(before, cell.textContent ?? '', offset);
  selectIn(cell, { start: moved(range.start), end: moved(range.end) });
}

export const cellOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;

export const placeOf = ({ dataset }: HTMLElement): CellPlace => ({
  row: Number(dataset.row),
  column: Number(dataset.column),
});

const END: TextRange = { start: Number.POSITIVE_INFINITY, end: Number.POSITIVE_INFINITY };
const START: TextRange = { start: 0, end: 0 };

/** Puts the caret into the cell that begins at a place. */
export function enterCell(root: Element | null, place: CellPlace, side: 'start' | 'end'): void {
  const { row, column } = place;
  enter(root?.querySelector(`[data-row="${row}"][data-column="${column}"]`), side);
}

/** Puts the caret into the first or the last cell of a rendered table. */
export function enterTable(block: Element | null | undefined, side: 'start' | 'end'): boolean {
  const cells = block?.querySelectorAll<HTMLElement>('[data-row]') ?? [];
  return enter(cells[side === 'start' ? 0 : cells.length - 1], side);
}

function enter(cell: Element | null | undefined, side: 'start' | 'end'): boolean {
  if (!(cell instanceof HTMLElement)) return false;
  cell.focus();
  selectIn(cell, side === 'start' ? START : END);
  return true;
}
