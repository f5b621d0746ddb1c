import { Tooltip } from '@mantine/core';
import '@mantine/core/styles/Tooltip.css';
import { useEffect, useState } from 'react';

const DELAY_MS = 300;

/** What `tip` adds to an element: its tooltip, and the side it is on. */
interface TipAttributes {
  readonly 'data-tip': string;
  readonly 'data-tip-side'?: 'left';
}

/** The attributes of an element with a tooltip, on a page that renders `Tips`. */
export const tip = (label: string, side?: 'left'): TipAttributes => ({
  'data-tip': label,
  ...(side && { 'data-tip-side': side }),
});

/**
 * Shows the tooltips of all elements with a `tip`, one at a time, while a mouse is over them or the keyboard has moved the focus
 * to them. An element with a tooltip of its own takes several times as long to render, and an article has fifty.
 */
export function Tips() {
  const [target, setTarget] = useState<HTMLElement | null>(null);
  useEffect(() => {
    let next: HTMLElement | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (element: HTMLElement | null) => {
      if (element === next) return;
      next = element;
      clearTimeout(timer);
      setTarget(null);
      if (element !== null) timer = setTimeout(setTarget, DELAY_MS, element);
    };
    const hide = () => show(null);
    const leaving = new AbortController();
    const on = <T extends keyof DocumentEventMap>(
      type: T,
      act: (event: DocumentEventMap[T]) => void,
    ) => document.addEventListener(type, act, { signal: leaving.signal, capture: true });
    on('pointerover', (event) => event.pointerType !== 'touch' && show(elementOf(event)));
    on('focusin', (event) => {
      const element = elementOf(event);
      if (element?.matches(':focus-visible')) show(element);
    });
    on('keydown', ({ key }) => key === 'Escape' && hide());
    on('focusout', hide);
    on('pointerdown', hide);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, []);
  if (target === null) return null;
  const { tip: label, tipSide } = target.dataset;
  return (
    <Tooltip opened target={target} label={label} position={tipSide === 'left' ? 'left' : 'top'} />
  );
}

const elementOf = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null;
