/** Copy, cut and paste in the text, and what is dropped into it. */
import Draft, {
  type ContentBlock,
  type ContentState,
  type DraftHandleValue,
  type Editor,
  type EditorState,
  type SelectionState,
} from 'draft-js';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import type { BlockId } from '#domain/article/body.ts';
import { NO_ORIGINS, type Origins } from '#domain/article/origin.ts';
import { originsOfPart } from '#domain/article/originParts.ts';
import { joinedOrigins, originText, withOrigin } from '#domain/article/originText.ts';
import type { RefusedFile } from '#domain/transfer/givenFile.ts';
import { mergedLosses } from '#domain/transfer/importedText.ts';
import { OUR_HTML_MARK } from '#html/allowedHtml.ts';
import { readForeign } from '#html/dom/read.ts';
import type { FigureImage } from '#html/figure.ts';
import type { FlatBlock } from '#html/flatBlocks.ts';
import type { ImportLoss } from '#html/losses.ts';
import { collapsed } from '#html/text.ts';
import type { PastedText } from '#src/editor/codec/pastedText.ts';
import { copied, isInCode, pasted, pastedAsText } from './clipboard.ts';
import { contentBlockOf, htmlOfBlocks } from './contentHtml.ts';
import { droppedBy, type Given, NOTHING_GIVEN } from './given.ts';
import { type GivenText, readMarkdown, textsOf } from './givenFiles.ts';
import { withMoved } from './moving.ts';
import type { EditorSession } from './session.ts';

/** What the report after a paste tells the writer. */
export interface PasteNews {
  readonly losses: readonly ImportLoss[];
  /** The pasted text, if it was inserted as plain text but is clearly Markdown; else null. */
  readonly markdown: string | null;
  /** Files that were not inserted. */
  readonly refused: readonly RefusedFile[];
  /** There was nothing that can be pasted. */
  readonly isNothing: boolean;
  /** The article before the paste. */
  readonly before: ContentState;
}

/** A picture of pasted text, with its texts. */
export interface PastedPicture {
  readonly image: File | FigureImage;
  readonly alt: string | null;
  readonly caption: string;
}

/** The bytes of a picture, or the address of an image of ours. */
export type PictureSource = File | string;

/** What draft-js passes on of a drop. */
interface DroppedData {
  readonly data: DataTransfer;
}

/** How pictures of pasted HTML are handled that the article may not show by their addresses. */
export interface PictureRule {
  /**
   * Returns the HTML without the pictures, and the pictures. Images that were copied here stay. `beside` has those that the HTML
   * names by files of the other program, in their order.
   */
  takeOut(
    html: string,
    isHere: (src: string) => boolean,
    beside: readonly (File | null)[],
  ): { readonly html: string; readonly sources: readonly PictureSource[] };
  /** Finds the places of the pictures among the blocks that were read from that HTML. */
  find(blocks: readonly FlatBlock[], sources: readonly PictureSource[]): FoundPictures;
  /** Takes pictures that belong after a block; null: at the top. */
  give(pictures: readonly PastedPicture[], after: BlockId | null): void;
}

export interface FoundPictures {
  readonly blocks: readonly FlatBlock[];
  /** Each with the index of the block before it; -1: before all blocks. */
  readonly pictures: readonly (PastedPicture & { readonly behind: number })[];
  /** How many were in places where an article cannot have pictures, such as code. */
  readonly lost: number;
}

/**
 * Creates handlers for draft-js. Pass every key to `notePressed`, because a paste event does not say which keys
 * were pressed. Without a rule, embedded pictures are dropped and counted as losses.
 */
export function clipboardHandlers(
  session: EditorSession,
  onPasted: (news: PasteNews) => void,
  rule: PictureRule | null,
) {
  let isPlain = false;
  let lastCopy: Copy | null = null;
  const noteCopy = (event: ClipboardEvent): boolean => {
    const copied = copy(session, event);
    lastCopy = copied ?? lastCopy;
    return copied !== null;
  };
  const insertRead = (source: PasteSource, isAsText: boolean): void => {
    const state = session.state();
    const read: Paste =
      isAsText && source.text !== ''
        ? { ...pastedAsText(state, source.text), pictures: [] }
        : foreignPaste(rule, state, source);
    onPasted(insertPaste(session, read, source, rule));
  };
  const insert = (given: Given, isAsText: boolean): void => {
    const source = { ...given, copy: lastCopy, beside: [] };
    const mayHave = rule !== null && !isAsText;
    if (!mayHave || !hasPicturesBeside(given)) insertRead(source, isAsText);
    else void picturesBeside(given).then((beside) => insertRead({ ...source, beside }, false));
  };
  const insertFiles = async (files: readonly File[]): Promise<void> => {
    const given = await textsOf(files);
    if (given.length > 0) onPasted(insertTexts(session, given, rule));
  };
  const handlers = {
    /** What comes from elsewhere is a paste; draft-js would insert its bare text. */
    handleDrop: (place: SelectionState, { data }: DroppedData, from: string): DraftHandleValue => {
      if (from === 'internal') session.change(withMoved(session.state(), place));
      else {
        session.change(Draft.EditorState.acceptSelection(session.state(), place));
        insert(droppedBy(data), false);
      }
      return 'handled';
    },
    onCopy: (_: Editor, event: ClipboardEvent) => void noteCopy(event),
    onCut: (_: Editor, event: ClipboardEvent) => {
      if (noteCopy(event)) session.change(withoutSelected(session.state()));
    },
  };
  const paste = (given: Given): void => {
    const isAsText = isPlain;
    isPlain = false;
    insert(given, isAsText);
  };
  const notePressed = (event: KeyboardEvent) => {
    const isPaste = event.key.toLowerCase() === 'v' && (event.ctrlKey || event.metaKey);
    isPlain = isPaste && event.shiftKey;
  };
  return { handlers, insertFiles, notePressed, paste };
}

/** One below the other, as one paste. */
function joined(pastes: readonly Paste[]): Paste {
  const [only] = pastes;
  if (only !== undefined && pastes.length === 1) return only;
  let above = 0;
  const pictures = pastes.flatMap((paste) => {
    const start = above;
    above += paste.blocks.length;
    return paste.pictures.map((picture) => ({ ...picture, behind: start + picture.behind }));
  });
  const blocks = pastes.flatMap((paste) => paste.blocks);
  const losses = mergedLosses(pastes.flatMap((paste) => paste.losses));
  return { blocks, pictures, losses, markdown: null };
}

/** Inserts at the selection what was read, with its origins, and passes its pictures on. */
function insertPaste(
  session: EditorSession,
  { blocks: read, pictures, losses, markdown }: Paste,
  from: PasteSource,
  rule: PictureRule | null,
): PasteNews {
  const before = session.state().getCurrentContent();
  const place = session.state().getSelection().getStartKey();
  const blocks = read.map(contentBlockOf);
  session.insert(blocks, pictures.length > 0, originsOfPaste(blocks, from));
  const above = keyAbovePaste(before, place);
  for (const [behind, group] of Map.groupBy(pictures, (picture) => picture.behind)) {
    // The first pasted block may have become part of the one at the caret.
    rule?.give(group, blockOf(session, blocks[behind]?.getKey() ?? above, place));
  }
  const isNothing = read.length + pictures.length + losses.length === 0;
  return { losses, markdown, before, refused: [], isNothing };
}

/** Inserts the text of files; those that have none are refused too. */
function insertTexts(
  session: EditorSession,
  given: readonly (GivenText | RefusedFile)[],
  rule: PictureRule | null,
): PasteNews {
  const state = session.state();
  const pastes: Paste[] = [];
  const refused = given.flatMap((file): readonly RefusedFile[] => {
    if ('why' in file) return [file];
    const { name, source, html, losses = [] } = file;
    const text = html === undefined || isInCode(state) ? source : '';
    const paste = foreignPaste(rule, state, { ...NO_SOURCE, text, html: html ?? '' });
    const hasNone = paste.blocks.length + paste.pictures.length === 0;
    if (!hasNone) pastes.push({ ...paste, losses: mergedLosses([...losses, ...paste.losses]) });
    return hasNone ? [{ name, why: 'empty' }] : [];
  });
  return { ...insertPaste(session, joined(pastes), NO_SOURCE, rule), refused, isNothing: false };
}

interface Paste extends PastedText {
  readonly pictures: FoundPictures['pictures'];
}

function foreignPaste(
  rule: PictureRule | null,
  state: EditorState,
  { text, html, copy, beside }: PasteSource,
): Paste {
  if (rule === null || html === '' || isInCode(state))
    return { ...pasted(state, text, html), pictures: [] };
  const isHere = (src: string) => copy?.html.includes(src) === true;
  const { html: rest, sources } = rule.takeOut(html, isHere, beside);
  const { losses, markdown, ...read } = pasted(state, text, rest);
  const { blocks, pictures, lost } = rule.find(read.blocks, sources);
  const notShown: ImportLoss[] = lost > 0 ? [{ kind: 'image', count: lost }] : [];
  return { blocks, pictures, losses: [...losses, ...notShown], markdown };
}

/**
 * The key of the block that a paste at `targetKey` begins after: that block, or the one above it if it is empty
 * and gets replaced. Null: at the top.
 */
function keyAbovePaste(content: ContentState, targetKey: string): string | null {
  const isEmpty = content.getBlockForKey(targetKey).getLength() === 0;
  return isEmpty ? (content.getBlockBefore(targetKey)?.getKey() ?? null) : targetKey;
}

const blockOf = (session: EditorSession, key: string | null, otherwise: string): BlockId | null =>
  key === null ? null : (session.idOf(key) ?? session.idOf(otherwise));

/** What was copied from this article, with the origins of each of its blocks. */
interface Copy {
  readonly text: string;
  readonly html: string;
  readonly origins: readonly Origins[];
}

function copy(session: EditorSession, event: ClipboardEvent): Copy | null {
  session.finishInsert();
  const clip = copied(session.state());
  if (clip === null) return null;
  event.preventDefault();
  event.clipboardData.setData('text/html', clip.html);
  event.clipboardData.setData('text/plain', clip.text);
  return { text: clip.text, html: clip.html, origins: session.originsOf(clip.keys) };
}

interface PasteSource extends Given {
  /** What was last copied here. */
  readonly copy: Copy | null;
  /** The pictures of the RTF. */
  readonly beside: readonly (File | null)[];
}

const NO_SOURCE: PasteSource = { ...NOTHING_GIVEN, copy: null, beside: [] };

/** Word names pictures by files of its own, which a page cannot read, and has their bytes in RTF. */
const hasPicturesBeside = ({ html, rtf }: Given): boolean =>
  html.includes('file:') && rtf.includes('\\pict');

/** If the reader cannot be loaded, each of them is counted as a loss. */
const picturesBeside = ({ rtf }: Given): Promise<readonly (File | null)[]> =>
  import('#src/editor/codec/rtfPictures.ts').then(
    ({ picturesOfRtf }) => picturesOfRtf(rtf),
    () => [],
  );

/** Text that was copied in this article keeps its origins; any other was pasted from outside. */
function originsOfPaste(blocks: readonly ContentBlock[], from: PasteSource): readonly Origins[] {
  const { text, html, copy } = from;
  const isOurs = html.includes(OUR_HTML_MARK);
  if (isOurs && copy !== null && collapsed(copy.text) === collapsed(text)) {
    const isEach = copy.origins.length === blocks.length;
    const all = isEach ? NO_ORIGINS : [...new Set(copy.origins)].reduce(joinedOrigins, NO_ORIGINS);
    return blocks.map((block, at) =>
      originsOfPart((isEach && copy.origins[at]) || all, htmlOfBlocks([block])),
    );
  }
  return blocks.map((block) =>
    withOrigin(NO_ORIGINS, { kind: 'pasted', text: originText(htmlOfBlocks([block])) }),
  );
}

function withoutSelected(state: Draft.EditorState): Draft.EditorState {
  const content = Draft.Modifier.removeRange(
    state.getCurrentContent(),
    state.getSelection(),
    'forward',
  );
  return Draft.EditorState.push(state, content, 'remove-range');
}

/** Whether nothing was written since the paste, so that it can be undone alone. */
export const isLatest = (session: EditorSession, { before }: PasteNews): boolean =>
  session.state().getUndoStack().first() === before;

/** Replaces the pasted text by what its Markdown stands for. Null if the writer has gone on meanwhile. */
export async function formatPasted(
  session: EditorSession,
  news: PasteNews,
): Promise<PasteNews | null> {
  const { html, losses } = await readMarkdown(news.markdown ?? '');
  if (news.markdown === null || !isLatest(session, news)) return null;
  const read = readForeign(html);
  session.undo();
  const from = { ...NO_SOURCE, html };
  const paste = { ...read, losses: mergedLosses([...losses, ...read.losses]), markdown: null };
  return insertPaste(session, { ...paste, pictures: [] }, from, null);
}
