import { useEffect } from 'react';

const TEXT = '.public-DraftEditor-content';

/**
 * Makes the text a combobox of a list while that is shown (ARIA 1.2), and a textbox again. As attributes of the element: as props, draft-js
 * would render the editor again for each option.
 */
export function useCombobox(
  root: () => HTMLElement | null,
  listId: string,
  optionId: string,
): void {
  useEffect(() => {
    const text = root()?.querySelector<HTMLElement>(TEXT);
    if (!text) return;
    const multiline = text.getAttribute('aria-multiline');
    text.removeAttribute('aria-multiline'); // a combobox has none
    const attributes = {
      role: 'combobox',
      'aria-expanded': 'true',
      'aria-haspopup': 'listbox',
      'aria-autocomplete': 'list',
      'aria-controls': listId,
    };
    for (const [name, value] of Object.entries(attributes)) text.setAttribute(name, value);
    return () => {
      for (const name of Object.keys(attributes)) text.removeAttribute(name);
      text.removeAttribute('aria-activedescendant');
      text.setAttribute('role', 'textbox');
      if (multiline !== null) text.setAttribute('aria-multiline', multiline);
    };
  }, [root, listId]);
  useEffect(() => {
    root()?.querySelector(TEXT)?.setAttribute('aria-activedescendant', optionId);
  }, [root, optionId]);
}
