/** Copy, cut and paste in the text. */
import Draft, {
  type ContentState,
  type DraftHandleValue,
  type Editor,
  type EditorState,
} from 'draft-js';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import type { BlockId } from '#domain/article/body.ts';
import {
  keyAbovePaste,
  type PastedPicture,
  picturesIn,
  picturesOut,
} from '#src/editor/blocks/figure/pastedPictures.ts';
import { copied, pasted, pastedPlain, type PastedText } from './clipboard.ts';
import type { ImportLoss } from '#html/losses.ts';
import { readForeign } from '#html/dom/read.ts';
import { contentBlockOf } from './contentHtml.ts';
import type { EditorSession } from './session.ts';

/** What the writer is to be told about a paste. */
export interface PasteNews {
  readonly losses: readonly ImportLoss[];
  /** The text that came in as it is and is clearly Markdown; null for any other. */
  readonly markdown: string | null;
  /** The article without it. */
  readonly before: ContentState;
}

/** Takes pictures that belong behind a block; null: at the top. */
export type GivePictures = (pictures: readonly PastedPicture[], after: BlockId | null) => void;

/**
 * Handlers for draft-js. `notePressed` is to hear of every key, for a paste does not say how it was asked for.
 * Where nobody takes pictures, those that are in the text itself are lost, and counted.
 */
export function clipboardHandlers(
  session: EditorSession,
  onPasted: (news: PasteNews) => void,
  givePictures: GivePictures | null,
) {
  let isPlain = false;
  const foreignPaste = (state: EditorState, text: string, html: string | undefined): Paste =>
    givePictures !== null && html && !isInCode(state)
      ? withPictures(state, text, html)
      : { ...pasted(state, text, html), pictures: [] };
  const handlers = {
    handlePastedText: (text: string, html: string | undefined): DraftHandleValue => {
      const state = session.state();
      const before = state.getCurrentContent();
      const paste =
        isPlain && text !== '' ? plainPaste(state, text) : foreignPaste(state, text, html);
      isPlain = false;
      const { blocks, pictures, losses, markdown } = paste;
      const place = state.getSelection().getStartKey();
      session.insert(blocks, pictures.length > 0);
      onPasted({ losses, markdown, before });
      const above = keyAbovePaste(before, place);
      for (const [after, group] of Map.groupBy(pictures, (picture) => picture.after)) {
        // The first block that is pasted may have become part of the one at the caret.
        givePictures?.(group, blockOf(session, after ?? above, place));
      }
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

interface Paste extends PastedText {
  readonly pictures: readonly PastedPicture[];
}

const plainPaste = (state: EditorState, text: string): Paste => {
  const blocks = pastedPlain(state, text);
  return { blocks, pictures: [], losses: [], markdown: null };
};

/** Code takes text alone. */
function isInCode(state: EditorState): boolean {
  const key = state.getSelection().getStartKey();
  return state.getCurrentContent().getBlockForKey(key).getType() === 'code-block';
}

function withPictures(state: EditorState, text: string, html: string): Paste {
  const { html: told, files } = picturesOut(html);
  const { losses, markdown, ...found } = pasted(state, text, told);
  const { blocks, pictures, lost } = picturesIn(found.blocks, files);
  const notShown: ImportLoss[] = lost > 0 ? [{ kind: 'image', count: lost }] : [];
  return { blocks, pictures, losses: [...losses, ...notShown], markdown };
}

const blockOf = (session: EditorSession, key: string | null, otherwise: string): BlockId | null =>
  key === null ? null : (session.idOf(key) ?? session.idOf(otherwise));

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
  const { blocks: read } = readForeign(marked.parse(news.markdown, { async: false }));
  const blocks = read.map(contentBlockOf);
  session.undo();
  session.insert(blocks);
}
