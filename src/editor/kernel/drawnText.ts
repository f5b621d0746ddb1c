/** The text as draft-js has drawn it: which element is which block. */

const keyOfDrawn = (block: Element): string =>
  (block.getAttribute('data-offset-key') ?? '').replace(/-0-0$/, '');

/** The elements of all blocks, with the keys of the blocks. */
export const drawnBlocks = (root: Element | null): (readonly [string, Element])[] =>
  [...(root?.querySelectorAll('[data-block]') ?? [])].map((block) => [keyOfDrawn(block), block]);

export const drawnBlock = (root: Element | null, key: string): Element | null =>
  root?.querySelector(`[data-block][data-offset-key="${key}-0-0"]`) ?? null;

/** Focuses the text around an element. draft-js takes a selection to the page only while it has the focus. */
export function focusText(inside: Element | null): void {
  const text = inside?.closest<HTMLElement>('.public-DraftEditor-content');
  text?.focus({ preventScroll: true });
}

/** draft-js focuses the state it was last drawn with, and would bring that one back. */
export const whenDrawn = queueMicrotask;
