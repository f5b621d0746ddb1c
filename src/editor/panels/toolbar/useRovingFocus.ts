import { type FocusEvent, type KeyboardEvent, useCallback, useRef, useState } from 'react';

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** One Tab stop for a toolbar; the arrow keys, Home and End move within it. Tools carry `data-tool`. */
export function useRovingFocus() {
  const ref = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const tools = () => [...(ref.current?.querySelectorAll<HTMLElement>('[data-tool]') ?? [])];
  const onKeyDown = useCallback((event: KeyboardEvent) => {
    const all = [...(ref.current?.querySelectorAll<HTMLElement>('[data-tool]') ?? [])];
    const at = all.indexOf(event.target as HTMLElement);
    const step = STEPS[event.key];
    if (at < 0 || step === undefined) return;
    event.preventDefault();
    all[step(at, all.length)]?.focus();
  }, []);
  const onFocus = (event: FocusEvent) => {
    const at = tools().indexOf(event.target as HTMLElement);
    if (at >= 0) setCurrent(at);
  };
  return { ref, onKeyDown, onFocus, tabIndexOf: (at: number) => (at === current ? 0 : -1) };
}
