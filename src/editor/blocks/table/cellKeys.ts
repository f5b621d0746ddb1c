import type { KeyboardEvent } from 'react';
import { placeOf } from './cellElement.ts';
import { isInEdgeLine, lengthOf, rangeIn } from './cellSelection.ts';
import { type CellPlace, neighbourOf, type Table, verticalNeighbourOf } from './tableModel.ts';

/** Where a key moves the caret: to a cell, into the text before or after the table, or to a new row. */
export interface Move {
  readonly to: CellPlace | 'before' | 'behind' | 'new row';
  readonly side: 'start' | 'end';
}

type Key = (table: Table, cell: HTMLElement, isShifted: boolean) => Move | null;

const isCaretAt = (cell: HTMLElement, offset: number): boolean => {
  const range = rangeIn(cell);
  return range !== null && range.start === offset && range.end === offset;
};

const KEYS: Readonly<Record<string, Key>> = {
  Tab: (table, cell, isShifted) => {
    const to = neighbourOf(table, placeOf(cell), isShifted ? -1 : 1);
    return { to: to ?? (isShifted ? 'before' : 'new row'), side: 'end' };
  },
  ArrowUp: (table, cell, isShifted) =>
    isShifted || !isInEdgeLine(cell, -1)
      ? null
      : { to: verticalNeighbourOf(table, placeOf(cell), -1) ?? 'before', side: 'end' },
  ArrowDown: (table, cell, isShifted) =>
    isShifted || !isInEdgeLine(cell, 1)
      ? null
      : { to: verticalNeighbourOf(table, placeOf(cell), 1) ?? 'behind', side: 'start' },
  ArrowLeft: (table, cell, isShifted) =>
    isShifted || !isCaretAt(cell, 0)
      ? null
      : { to: neighbourOf(table, placeOf(cell), -1) ?? 'before', side: 'end' },
  ArrowRight: (table, cell, isShifted) =>
    isShifted || !isCaretAt(cell, lengthOf(cell))
      ? null
      : { to: neighbourOf(table, placeOf(cell), 1) ?? 'behind', side: 'start' },
  // Tab stays in the table; Escape is the way out (WCAG 2.1.2).
  Escape: () => ({ to: 'behind', side: 'start' }),
};

export function moveOf(event: KeyboardEvent, table: Table, cell: HTMLElement): Move | null {
  if (event.ctrlKey || event.altKey || event.metaKey) return null;
  return KEYS[event.key]?.(table, cell, event.shiftKey) ?? null;
}
