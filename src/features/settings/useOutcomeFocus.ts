import { type RefObject, useEffect, useRef } from 'react';

/**
 * For what says the outcome of a request: it takes the focus if the button that was pressed has gone or cannot have it any
 * longer. The focus stays where the person has put it meanwhile.
 */
export function useOutcomeFocus<Element extends HTMLElement>(
  outcome: unknown,
): RefObject<Element | null> {
  const place = useRef<Element>(null);
  useEffect(() => {
    const { activeElement, body } = document;
    if (outcome && (activeElement === null || activeElement === body)) place.current?.focus();
  }, [outcome]);
  return place;
}
