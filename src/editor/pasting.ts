/** Copy, cut and paste in the text. */
import Draft, { type ContentState, type DraftHandleValue, type Editor } from 'draft-js';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { copied, pasted, pastedPlain } from './html/clipboard.ts';
import type { Loss } from './html/losses.ts';
import { parsePasted } from './html/parse.ts';
import type { EditorSession } from './model/session.ts';

/** What the writer is to be told about a paste. */
export interface PasteNews {
  readonly losses: readonly Loss[];
  /** The text that came in as it is and is clearly Markdown; null for any other. */
  readonly markdown: string | null;
  /** The article without it. */
  readonly before: ContentState;
}

/** Handlers for draft-js. `notePressed` is to hear of every key, for a paste does not say how it was asked for. */
export function clipboardHandlers(session: EditorSession, onPasted: (news: PasteNews) => void) {
  let isPlain = false;
  const handlers = {
    handlePastedText: (text: string, html: string | undefined): DraftHandleValue => {
      const state = session.state();
      const before = state.getCurrentContent();
      const { blocks, losses, markdown } =
        isPlain && text !== ''
          ? { blocks: pastedPlain(state, text), losses: [], markdown: null }
          : pasted(state, text, html);
      isPlain = false;
      session.insert(blocks);
      onPasted({ losses, markdown, before });
      return 'handled';
    },
    onCopy: (_: Editor, event: ClipboardEvent) => void copy(session, event),
    onCut: (_: Editor, event: ClipboardEvent) => {
      if (copy(session, event)) session.change(withoutSelected(session.state()));
    },
  };
  const notePressed = (event: KeyboardEvent) => {
    const isPaste = event.key.toLowerCase() === 'v' && (event.ctrlKey || event.metaKey);
    isPlain = isPaste && event.shiftKey;
  };
  return { handlers, notePressed };
}

function copy(session: EditorSession, event: ClipboardEvent): boolean {
  const clip = copied(session.state());
  if (clip === null) return false;
  event.preventDefault();
  event.clipboardData.setData('text/html', clip.html);
  event.clipboardData.setData('text/plain', clip.text);
  return true;
}

function withoutSelected(state: Draft.EditorState): Draft.EditorState {
  const content = Draft.Modifier.removeRange(
    state.getCurrentContent(),
    state.getSelection(),
    'forward',
  );
  return Draft.EditorState.push(state, content, 'remove-range');
}

/** Nothing was written since, so that the paste alone can be taken back. */
export const isLatest = (session: EditorSession, { before }: PasteNews): boolean =>
  session.state().getUndoStack().first() === before;

/** Puts what the Markdown means in the place of the pasted text. */
export async function formatPasted(session: EditorSession, news: PasteNews): Promise<void> {
  const { marked } = await import('marked');
  if (news.markdown === null || !isLatest(session, news)) return;
  const { blocks } = parsePasted(marked.parse(news.markdown, { async: false }));
  session.undo();
  session.insert(blocks);
}
