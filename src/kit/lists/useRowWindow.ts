import { type RefObject, useEffect, useState } from 'react';

/** Rows that are drawn above and below what is seen. */
const MARGIN_ROWS = 8;

interface RowWindow {
  readonly from: number;
  /** Behind the last one. */
  readonly end: number;
}

/** Which rows of one height are drawn, in a box that scrolls. */
export function useRowWindow(
  box: RefObject<HTMLElement | null>,
  rows: number,
  rowHeight: number,
): RowWindow {
  const [seen, setSeen] = useState({ top: 0, height: 600 });
  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const look = () => setSeen({ top: element.scrollTop, height: element.clientHeight || 600 });
    look();
    element.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      element.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [box]);
  const from = Math.max(0, Math.min(rows - 1, Math.floor(seen.top / rowHeight)) - MARGIN_ROWS);
  const end = Math.min(rows, Math.ceil((seen.top + seen.height) / rowHeight) + MARGIN_ROWS);
  return { from, end };
}
