/** Copy, cut and paste in the text. */
import Draft, {
  type ContentState,
  type DraftHandleValue,
  type Editor,
  type EditorState,
} from 'draft-js';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import type { BlockId } from '#domain/article/body.ts';
import { readForeign } from '#html/dom/read.ts';
import type { FlatBlock } from '#html/flatBlocks.ts';
import type { ImportLoss } from '#html/losses.ts';
import type { PastedText } from '#src/editor/codec/pastedText.ts';
import { copied, isInCode, pasted, pastedAsText } from './clipboard.ts';
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

/** A picture of pasted text, and what is said about it. */
export interface PastedPicture {
  readonly file: File;
  readonly alt: string | null;
  readonly caption: string;
}

/** What becomes of pictures that pasted HTML has in itself, as data. */
export interface PictureRule {
  /** The HTML without them, and the pictures. */
  takeOut(html: string): { readonly html: string; readonly files: readonly File[] };
  /** Where they stood among the blocks that were read of that HTML. */
  find(blocks: readonly FlatBlock[], files: readonly File[]): FoundPictures;
  /** Takes pictures that belong behind a block; null: at the top. */
  give(pictures: readonly PastedPicture[], after: BlockId | null): void;
}

export interface FoundPictures {
  readonly blocks: readonly FlatBlock[];
  /** Each with the index of the block in front of it; -1: in front of all. */
  readonly pictures: readonly (PastedPicture & { readonly behind: number })[];
  /** How many stood where an article has no pictures, such as in code. */
  readonly lost: number;
}

/**
 * Handlers for draft-js. `notePressed` is to hear of every key, for a paste does not say how it was asked for.
 * Without a rule for pictures, those that are in the text itself are lost, and counted.
 */
export function clipboardHandlers(
  session: EditorSession,
  onPasted: (news: PasteNews) => void,
  rule: PictureRule | null,
) {
  let isPlain = false;
  const foreignPaste = (state: EditorState, text: string, html: string | undefined): Paste =>
    rule !== null && html && !isInCode(state)
      ? withPictures(rule, state, text, html)
      : { ...pasted(state, text, html), pictures: [] };
  const handlers = {
    handlePastedText: (text: string, html: string | undefined): DraftHandleValue => {
      const state = session.state();
      const before = state.getCurrentContent();
      const paste =
        isPlain && text !== ''
          ? { ...pastedAsText(state, text), pictures: [] }
          : foreignPaste(state, text, html);
      isPlain = false;
      const { pictures, losses, markdown } = paste;
      const blocks = paste.blocks.map(contentBlockOf);
      const place = state.getSelection().getStartKey();
      session.insert(blocks, pictures.length > 0);
      onPasted({ losses, markdown, before });
      const above = keyAbovePaste(before, place);
      for (const [behind, group] of Map.groupBy(pictures, (picture) => picture.behind)) {
        // The first block that is pasted may have become part of the one at the caret.
        rule?.give(group, blockOf(session, blocks[behind]?.getKey() ?? above, place));
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
  readonly pictures: FoundPictures['pictures'];
}

function withPictures(rule: PictureRule, state: EditorState, text: string, html: string): Paste {
  const { html: rest, files } = rule.takeOut(html);
  const { losses, markdown, ...read } = pasted(state, text, rest);
  const { blocks, pictures, lost } = rule.find(read.blocks, files);
  const notShown: ImportLoss[] = lost > 0 ? [{ kind: 'image', count: lost }] : [];
  return { blocks, pictures, losses: [...losses, ...notShown], markdown };
}

/**
 * Behind which block of the article what is pasted at `targetKey` begins: that one, or where it is
 * empty and makes room, the one above it. Null: at the top.
 */
function keyAbovePaste(content: ContentState, targetKey: string): string | null {
  const isEmpty = content.getBlockForKey(targetKey).getLength() === 0;
  return isEmpty ? (content.getBlockBefore(targetKey)?.getKey() ?? null) : targetKey;
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
