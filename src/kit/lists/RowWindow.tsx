import { type KeyboardEvent, type RefObject, useRef } from 'react';
import { useRowWindow } from './useRowWindow.ts';

interface Rows {
  /** Ids of the elements that take the focus, in the order of the rows. */
  readonly ids: readonly string[];
  /** Of one row; also in the style sheet. */
  readonly rowPx: number;
}

export interface RowWindow {
  readonly box: RefObject<HTMLDivElement | null>;
  /** The rows to draw; `end` is behind the last one. */
  readonly from: number;
  readonly end: number;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 10,
  PageUp: -10,
};

/** Any number of rows in a box that scrolls: those near what is seen are drawn, and the arrow keys lead through all of them. */
export function useRows({ ids, rowPx }: Rows): RowWindow {
  const box = useRef<HTMLDivElement>(null);
  const { from, end } = useRowWindow(box, ids.length, rowPx);
  const onKeyDown = (event: KeyboardEvent) => {
    const at = ids.indexOf(document.activeElement?.id ?? '');
    const to = targetOf(event.key, at, ids.length);
    if (at < 0 || to === null) return;
    event.preventDefault();
    focusRow(to);
  };
  const focusRow = (at: number) => {
    const element = box.current;
    const id = ids[at];
    if (element === null || id === undefined) return;
    const top = at * rowPx;
    const bottom = top + 2 * rowPx; // the heading covers one row
    if (top < element.scrollTop) element.scrollTop = top;
    if (bottom > element.scrollTop + element.clientHeight)
      element.scrollTop = bottom - element.clientHeight;
    const focus = () => document.getElementById(id)?.focus();
    // A row that was far away is drawn with the next frame.
    if (document.getElementById(id) === null) requestAnimationFrame(focus);
    else focus();
  };
  return { box, from, end, onKeyDown };
}

function targetOf(key: string, at: number, rows: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return rows - 1;
  const step = STEPS[key];
  return step === undefined ? null : Math.max(0, Math.min(rows - 1, at + step));
}

/** The rows that are not drawn, as one. */
export const RowGap = ({ rows, rowPx }: { readonly rows: number; readonly rowPx: number }) =>
  rows > 0 ? <tr aria-hidden style={{ height: rows * rowPx }} /> : null;
