import { type RefObject, useEffect, useRef } from 'react';

const BUTTON = 'button:not(:disabled)';
const ROW = 'li';

/**
 * For a section whose buttons go away once they are pressed: the focus then goes to the same button of the next row, to the
 * next button, or to the heading of the section. It stays where the person has put it meanwhile.
 */
export function useFocusKept<Element extends HTMLElement>(): RefObject<Element | null> {
  const section = useRef<Element>(null);
  useEffect(() => {
    const { current } = section;
    return current === null ? undefined : keepFocus(current);
  }, []);
  return section;
}

function keepFocus(section: HTMLElement): () => void {
  let pressed: { readonly button: HTMLElement; readonly next: readonly HTMLElement[] } | null =
    null;
  const remember = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest<HTMLElement>(BUTTON) : null;
    pressed = button && { button, next: behind(section, button) };
  };
  const look = () => {
    if (pressed === null || pressed.button.isConnected) return;
    const { next } = pressed;
    pressed = null;
    if (document.activeElement !== null && document.activeElement !== document.body) return;
    const heading = section.querySelector<HTMLElement>('h2, h3');
    if (heading) heading.tabIndex = -1;
    (next.find(canFocus) ?? heading)?.focus();
  };
  const observer = new MutationObserver(look);
  section.addEventListener('click', remember, true);
  observer.observe(section, { childList: true, subtree: true });
  return () => {
    section.removeEventListener('click', remember, true);
    observer.disconnect();
  };
}

const canFocus = (one: HTMLElement): boolean => one.isConnected && one.matches(BUTTON);

/** Where the focus may go after a button, the best first. */
function behind(section: HTMLElement, button: HTMLElement): HTMLElement[] {
  const row = button.closest(ROW);
  const isBehind = (one: Element) =>
    (button.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const others = [...section.querySelectorAll<HTMLElement>(BUTTON)].filter(
    (one) => isBehind(one) && (row === null || !row.contains(one)),
  );
  const next = row?.nextElementSibling;
  const at = row === null ? -1 : [...row.querySelectorAll(BUTTON)].indexOf(button);
  const same = next?.querySelectorAll<HTMLElement>(BUTTON)[at];
  return same === undefined ? others : [same, ...others];
}
