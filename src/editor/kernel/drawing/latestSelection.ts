/**
 * The browser moves the caret first and tells of it later, in a task of its own; React, while a mouse button is held
 * down, only when it is released. A key that is pressed in between would act where the caret was, and a change from
 * outside would put it back there, and what is typed next into the wrong place. So the selection is read before each.
 */
import type { Editor } from 'draft-js';
import editOnSelect from 'draft-js/lib/editOnSelect';
import type { RefObject } from 'react';
import type { EditorSession } from '#src/editor/kernel/session.ts';

/** Starts keeping the latest selection. Returns a function that stops it. */
export function keepLatestSelection(
  session: EditorSession,
  editor: RefObject<Editor | null>,
): () => void {
  const text = editor.current?.editor;
  const read = () => {
    const drawn = editor.current;
    if (drawn?.editor && isSelectedIn(drawn.editor)) editOnSelect(drawn);
  };
  const readForKey = (event: KeyboardEvent) => {
    if (!event.isComposing) read();
  };
  // Before React handles it.
  text?.addEventListener('keydown', readForKey, true);
  const end = session.beforeIncoming(() => {
    if (!text?.contains(document.activeElement)) return;
    // Its listeners ignore a selection that they know.
    document.dispatchEvent(new Event('selectionchange'));
    read();
  });
  return () => {
    text?.removeEventListener('keydown', readForKey, true);
    end();
  };
}

/** A cell has a selection of its own. */
function isSelectedIn(text: HTMLElement): boolean {
  const { anchorNode = null, focusNode = null } = getSelection() ?? {};
  const isWithin = text.contains(anchorNode) && text.contains(focusNode);
  return isWithin && document.activeElement === text;
}
