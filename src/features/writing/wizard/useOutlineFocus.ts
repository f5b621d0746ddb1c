import { useEffect, useRef, useState } from 'react';

/** Moves the focus to the start of the outline when it appears, and to the heading of a section once the list shows it. */
export function useOutlineFocus() {
  const start = useRef<HTMLParagraphElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const [wanted, setWanted] = useState<{ readonly at: number } | null>(null);
  useEffect(() => start.current?.focus(), []);
  useEffect(() => {
    if (wanted === null) return;
    list.current?.querySelector<HTMLElement>(`[data-heading="${wanted.at}"]`)?.focus();
  }, [wanted]);
  return { start, list, focusOn: (at: number) => setWanted({ at }) };
}
