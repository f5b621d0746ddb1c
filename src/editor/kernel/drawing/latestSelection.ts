/**
 * The browser moves the caret first and tells of it later, in a task of its own; React, while a mouse button is held
 * down, only when it is released. A change from outside that is rendered in between would put the caret back to where
 * it was, and what is typed next into the wrong place. So the selection is read before each such change.
 */
import type { Editor } from 'draft-js';
import editOnSelect from 'draft-js/lib/editOnSelect';
import type { RefObject } from 'react';
import type { EditorSession } from '#src/editor/kernel/session.ts';

/** Returns a function that ends it. */
export function keepLatestSelection(
  session: EditorSession,
  editor: RefObject<Editor | null>,
): () => void {
  return session.beforeIncoming(() => {
    const drawn = editor.current;
    if (!drawn?.editor?.contains(document.activeElement)) return;
    // Its listeners ignore a selection that they know.
    document.dispatchEvent(new Event('selectionchange'));
    if (isSelectedIn(drawn.editor)) editOnSelect(drawn);
  });
}

/** A cell has a selection of its own. */
function isSelectedIn(text: HTMLElement): boolean {
  const { anchorNode = null, focusNode = null } = getSelection() ?? {};
  const isWithin = text.contains(anchorNode) && text.contains(focusNode);
  return isWithin && document.activeElement === text;
}
