/** The text as draft-js has rendered it: which element is which block. */

const keyOfDrawn = (block: Element): string =>
  (block.getAttribute('data-offset-key') ?? '').replace(/-0-0$/, '');

/** The elements of all blocks, each with the key of its block. */
export const drawnBlocks = (root: Element | null): (readonly [string, Element])[] =>
  [...(root?.querySelectorAll('[data-block]') ?? [])].map((block) => [keyOfDrawn(block), block]);

export const drawnBlock = (root: Element | null, key: string): Element | null =>
  root?.querySelector(`[data-block][data-offset-key="${key}-0-0"]`) ?? null;

/**
 * Focuses the text around an element. draft-js transfers a selection to the page only while the text has the
 * focus.
 */
export function focusText(inside: Element | null): void {
  const text = inside?.closest<HTMLElement>('.public-DraftEditor-content');
  text?.focus({ preventScroll: true });
}

/**
 * On focus, draft-js restores the state that it last rendered. A change made after a focus must wait until then.
 */
export const whenDrawn = queueMicrotask;
