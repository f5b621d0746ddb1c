/**
 * The browser moves the caret first and tells of it later, in a task of its own. A change from outside that is
 * rendered in between would put the caret back to where it was, and what is typed next into the wrong place. So the
 * event is sent before each such change; its listeners ignore a selection that they know.
 */
import type { Editor } from 'draft-js';
import type { RefObject } from 'react';
import type { EditorSession } from '#src/editor/kernel/session.ts';

/** Returns a function that ends it. */
export function keepLatestSelection(
  session: EditorSession,
  editor: RefObject<Editor | null>,
): () => void {
  return session.beforeIncoming(() => {
    const text = editor.current?.editor;
    if (text?.contains(document.activeElement))
      document.dispatchEvent(new Event('selectionchange'));
  });
}
