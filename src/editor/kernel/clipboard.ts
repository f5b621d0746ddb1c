/** What goes to the clipboard and what comes from it. */
import Draft, { type ContentBlock, type EditorState } from 'draft-js';
import { makeBlock, runsOf } from './blocks.ts';
import type { ImportLoss } from '#html/losses.ts';
import { isMarkdown } from '#src/editor/codec/markdownSigns.ts';
import { OUR_HTML_MARK } from '#html/allowedHtml.ts';
import { readAny } from '#html/dom/read.ts';
import { blocksOfText, linesOf, paragraphsOfText, type TextBlock } from '#html/plainText.ts';
import { contentBlockOf, htmlOfBlocks, inlineHtml } from './contentHtml.ts';

export interface Clip {
  readonly html: string;
  readonly text: string;
}

/** The selection for other programs and for us; null when nothing is selected. */
export function copied(state: EditorState): Clip | null {
  const blocks = copiedBlocks(state);
  const [first, ...rest] = blocks;
  if (first === undefined) return null;
  const isPart = rest.length === 0 && first.getType() !== 'atomic';
  const html = isPart ? inlineHtml(first) : runsOf(blocks).map(htmlOfBlocks).join('');
  return {
    html: `<div ${OUR_HTML_MARK}="">${html}</div>`,
    text: blocks.map((block) => block.getText()).join('\n\n'),
  };
}

function copiedBlocks(state: EditorState): ContentBlock[] {
  const selection = state.getSelection();
  if (selection.isCollapsed()) return [];
  const blocks = state.getCurrentContent().getBlocksAsArray();
  const start = blocks.findIndex((block) => block.getKey() === selection.getStartKey());
  const end = blocks.findIndex((block) => block.getKey() === selection.getEndKey());
  return blocks.slice(start, end + 1).map((block, at, all) => {
    const from = at === 0 ? selection.getStartOffset() : 0;
    const to = at === all.length - 1 ? selection.getEndOffset() : block.getLength();
    if (from === 0 && to === block.getLength()) return block;
    return block.merge({
      text: block.getText().slice(from, to),
      characterList: block.getCharacterList().slice(from, to),
    }) as ContentBlock;
  });
}

export interface PastedText {
  readonly blocks: readonly ContentBlock[];
  /** What of it an article cannot hold. */
  readonly losses: readonly ImportLoss[];
  /** The text when it has come in as it is but is clearly Markdown; else null. */
  readonly markdown: string | null;
}

/** What a paste stands for where the caret is. */
export function pasted(state: EditorState, text: string, html: string | undefined): PastedText {
  const place = state.getCurrentContent().getBlockForKey(state.getSelection().getStartKey());
  if (place.getType() === 'code-block' && text !== '') {
    return { blocks: codeLines(text), losses: [], markdown: null };
  }
  const { blocks, losses } = html ? parsedHtml(html) : NOTHING;
  const found = blocks.length > 0 ? blocks : madeOf(blocksOfText(text), state);
  // A code editor brings its text as code.
  const isText = blocks.every((block) => block.getType() === 'code-block');
  const markdown = isText && isMarkdown(text) ? text : null;
  return { blocks: found.flatMap(divided), losses, markdown };
}

/** The text as it is: no list or wrapped line is looked for in it. */
export const pastedPlain = (state: EditorState, text: string): readonly ContentBlock[] =>
  madeOf(paragraphsOfText(text), state).flatMap(divided);

type Parsed = Pick<PastedText, 'blocks' | 'losses'>;

const NOTHING: Parsed = { blocks: [], losses: [] };

function parsedHtml(html: string): Parsed {
  const { blocks, losses } = readAny(html);
  return { blocks: blocks.map(contentBlockOf), losses };
}

/** A paragraph longer than this is no paragraph, and every key press in it would take long. */
const LONGEST_PARAGRAPH = 10_000;

function divided(block: ContentBlock): ContentBlock[] {
  const text = block.getText();
  if (block.getType() !== 'unstyled' || text.length <= LONGEST_PARAGRAPH) return [block];
  const chars = block.getCharacterList().toArray();
  const parts: ContentBlock[] = [];
  for (let start = 0; start < text.length; ) {
    const end = endOfPart(text, start);
    parts.push(
      makeBlock({ type: 'unstyled', text: text.slice(start, end), chars: chars.slice(start, end) }),
    );
    start = end;
  }
  return parts;
}

/** Behind the last sentence that fits, else the last word; never between the halves of an emoji. */
function endOfPart(text: string, start: number): number {
  const limit = start + LONGEST_PARAGRAPH;
  if (limit >= text.length) return text.length;
  const piece = text.slice(start, limit);
  const cut = [
    piece.lastIndexOf('\n') + 1,
    piece.lastIndexOf('. ') + 2,
    piece.lastIndexOf(' ') + 1,
  ].find((length) => length > LONGEST_PARAGRAPH / 2);
  return start + (cut ?? (/[\ud800-\udbff]$/.test(piece) ? piece.length - 1 : piece.length));
}

function codeLines(text: string): ContentBlock[] {
  const char = Draft.CharacterMetadata.create();
  return linesOf(text).map((line) =>
    plainBlock({ type: 'code-block', depth: 0, text: line }, char),
  );
}

/** In the style that typing would have here. */
function madeOf(blocks: readonly TextBlock[], state: EditorState): ContentBlock[] {
  const char = Draft.CharacterMetadata.create({ style: state.getCurrentInlineStyle() });
  return blocks.map((block) => plainBlock(block, char));
}

function plainBlock(
  {
    type,
    depth,
    text,
  }: Omit<TextBlock, 'type'> & { readonly type: TextBlock['type'] | 'code-block' },
  char: ReturnType<typeof Draft.CharacterMetadata.create>,
): ContentBlock {
  return makeBlock({ type, depth, text, chars: new Array<typeof char>(text.length).fill(char) });
}
