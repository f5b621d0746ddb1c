/**
 * A plain character is put into the page by the browser itself, and draft-js then has React go through
 * all above the text to draw nothing (1.5 ms of a key press). Here draft-js gets the new state as React
 * would give it, and React hears of the next one that has to be drawn.
 */
import type { Editor, EditorState } from 'draft-js';
import type { RefObject } from 'react';
import type { EditorSession } from './model/session.ts';

const isDrawn = (state: EditorState): boolean =>
  state.getNativelyRenderedContent() === state.getCurrentContent();

/** Calls `draw` with every state that is not in the page yet; answers with the way to stop. */
export function subscribeUndrawn(
  session: EditorSession,
  editor: RefObject<Editor | null>,
  draw: () => void,
): () => void {
  return session.subscribe(() => {
    const editorState = session.state();
    if (editor.current === null || !isDrawn(editorState)) return draw();
    // It takes no selection from the page while it waits to be given its own state.
    Object.assign(editor.current, { props: { ...editor.current.props, editorState } });
  });
}
