import { type RefObject, useCallback, useEffect, useState } from 'react';

/** On the root element while an editor fills the page; `editor.css` and the shell go by it. */
const ATTRIBUTE = 'data-editor-full-screen';

/** Where Escape means something nearer: what is open above the text, a table to leave. */
const CLOSES_FIRST = '[role="dialog"], [role="menu"], [role="search"], table, input, textarea';

/**
 * The editor alone on the page. The element stays where it is, so focus, selection and what is
 * shown stay too; the rest of the page is hidden by CSS. Escape leaves.
 */
export function useFullScreen(root: RefObject<HTMLElement | null>) {
  const [isOn, setOn] = useState(false);
  const toggle = useCallback(() => setOn((was) => !was), []);
  useEffect(() => {
    if (!isOn) return;
    const { documentElement } = root.current?.ownerDocument ?? document;
    const leave = (event: KeyboardEvent) => {
      const isElsewhere = event.target instanceof Element && event.target.closest(CLOSES_FIRST);
      if (event.key === 'Escape' && !event.isComposing && !isElsewhere) setOn(false);
    };
    documentElement.setAttribute(ATTRIBUTE, '');
    // Before draft-js and whoever else takes the key.
    document.addEventListener('keydown', leave, true);
    return () => {
      documentElement.removeAttribute(ATTRIBUTE);
      document.removeEventListener('keydown', leave, true);
    };
  }, [isOn, root]);
  return { isOn, toggle };
}
