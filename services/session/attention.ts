/** Knows when a person would not be interrupted. */

/** Dialogs and menus of ours, of the editor and of the host platform. */
const IN_USE =
  'dialog[open], [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';
/** Where text is typed. */
const FIELD = 'input, textarea, select, [contenteditable="true"]';

/** How long after the last key or input somebody counts as typing. */
export const TYPING_MS = 2000;
const LOOK_EVERY_MS = 250;

// Whoever was typing while this was loaded counts as typing.
let typedAt = performance.now();
const typed = () => {
  typedAt = performance.now();
};
for (const event of ['keydown', 'input', 'compositionupdate'])
  window.addEventListener(event, typed, { capture: true, passive: true });

const isShown = (element: Element): boolean =>
  'checkVisibility' in element ? element.checkVisibility() : true;

/** The page is in front, nothing is open above it, no field or text has the focus, and nothing was typed just now. */
const isFree = (): boolean =>
  !document.hidden &&
  performance.now() - typedAt >= TYPING_MS &&
  document.activeElement?.closest(FIELD) == null &&
  ![...document.querySelectorAll(IN_USE)].some(isShown);

/** Resolves as soon as nobody would be interrupted; at once if that is so now. */
export async function freeMoment(): Promise<void> {
  while (!isFree()) await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
}
