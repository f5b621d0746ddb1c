import Draft from 'draft-js';
import { flushSync } from 'react-dom';
import type { EditorSession } from './session.ts';

export function moveInHistory(session: EditorSession, command: 'undo' | 'redo'): void {
  const state = session.state();
  // What the browser typed by itself is unknown to React, which would take an older text for drawn.
  if (state.getNativelyRenderedContent() !== null) {
    flushSync(() =>
      session.change(Draft.EditorState.set(state, { nativelyRenderedContent: null })),
    );
  }
  session[command]();
}
