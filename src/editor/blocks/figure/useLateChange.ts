import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** The same pause ends an undo step of typing in the text. */
const PAUSE_MS = 700;

interface LateChange<T> {
  /** What has been typed so far. */
  readonly value: T;
  change(fields: Partial<T>): void;
  /** Reports what was typed immediately, when a field is left. */
  settle(): void;
}

/**
 * Fields whose changes are reported after a pause, on leaving a field, and when the page is hidden. Each report is
 * one undo step of the article, and nothing that was typed waits for a click.
 */
export function useLateChange<T extends object>(known: T, tell: (value: T) => void): LateChange<T> {
  const [typed, setTyped] = useState<Partial<T> | null>(null);
  const untold = useRef<Partial<T> | null>(null);
  const settle = () => {
    const fields = untold.current;
    untold.current = null;
    setTyped(null);
    if (fields !== null) tell({ ...known, ...fields });
  };
  const settleLate = useEffectEvent(settle);
  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(() => settleLate(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  useEffect(() => {
    const settleIfHidden = () => document.hidden && settleLate();
    document.addEventListener('visibilitychange', settleIfHidden);
    return () => {
      document.removeEventListener('visibilitychange', settleIfHidden);
      settleLate();
    };
  }, []);
  return {
    value: { ...known, ...typed },
    change(fields) {
      untold.current = { ...untold.current, ...fields };
      setTyped(untold.current);
    },
    settle,
  };
}
