/**
 * The browser inserts a plain character by itself. draft-js would still have React render the whole editor, which
 * changes nothing and takes 1.5 ms per key press. This module passes the new state to draft-js directly, and
 * notifies React only of states that need rendering.
 */
import Draft, { type Editor, type EditorState } from 'draft-js';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { EditorSession } from '#src/editor/kernel/session.ts';

const isDrawn = (state: EditorState): boolean =>
  state.getNativelyRenderedContent() === state.getCurrentContent();

/**
 * Calls `draw` for each state that React has to render. draft-js gets each at once: it takes the next key from its
 * latest state, and no selection from the page while that is not the one which is rendered, its `editorState` prop.
 * Returns a function that unsubscribes.
 */
export function subscribeUndrawn(
  session: EditorSession,
  editor: RefObject<Editor | null>,
  draw: () => void,
): () => void {
  return session.subscribe(() => {
    const editorState = session.state();
    if (editor.current === null) return draw();
    Object.assign(editor.current, { _latestEditorState: editorState });
    if (!isDrawn(editorState)) return draw();
    Object.assign(editor.current, { props: { ...editor.current.props, editorState } });
  });
}

/** Undoes or redoes one step. */
export function moveInHistory(session: EditorSession, command: 'undo' | 'redo'): void {
  const state = session.state();
  // React does not know what the browser inserted by itself, and would take an older text for the rendered one.
  if (state.getNativelyRenderedContent() !== null) {
    flushSync(() =>
      session.change(Draft.EditorState.set(state, { nativelyRenderedContent: null })),
    );
  }
  session[command]();
}
