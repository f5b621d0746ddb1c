/** What goes to the clipboard and what comes from it. */
import Draft, { type ContentBlock, type EditorState } from 'draft-js';
import { makeBlock, runsOf } from '../model/blocks.ts';
import { parsePasted } from './parse.ts';
import { htmlOfBlocks, inlineHtml } from './serialise.ts';

export interface Clip {
  readonly html: string;
  readonly text: string;
}

/** Marks our own HTML: its spaces are exact, so they are taken as they are. */
const OURS = 'data-content-toolkit';

/** The selection for other programs and for us; null when nothing is selected. */
export function copied(state: EditorState): Clip | null {
  const blocks = copiedBlocks(state);
  const [first, ...rest] = blocks;
  if (first === undefined) return null;
  const isPart = rest.length === 0 && first.getType() !== 'atomic';
  const html = isPart ? inlineHtml(first) : runsOf(blocks).map(htmlOfBlocks).join('');
  return {
    html: `<div ${OURS}="">${html}</div>`,
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

/** The blocks that a paste stands for where the caret is. */
export function pasted(state: EditorState, text: string, html: string | undefined): ContentBlock[] {
  const place = state.getCurrentContent().getBlockForKey(state.getSelection().getStartKey());
  if (place.getType() === 'code-block' && text !== '') return codeLines(text);
  const blocks = html ? parsePasted(html, html.includes(OURS) ? 'stored' : 'pasted') : [];
  return (blocks.length > 0 ? blocks : paragraphs(state, text)).flatMap(divided);
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

const LINE_BREAK = /\r\n?|\u2028|\u2029/g;

function codeLines(text: string): ContentBlock[] {
  return text
    .replace(LINE_BREAK, '\n')
    .split('\n')
    .map((line) => plainBlock('code-block', line, Draft.CharacterMetadata.create()));
}

/** Plain text: a blank line divides paragraphs, a single line break stays one. */
function paragraphs(state: EditorState, text: string): ContentBlock[] {
  const style = state.getCurrentInlineStyle();
  const char = Draft.CharacterMetadata.create({ style });
  return text
    .replace(LINE_BREAK, '\n')
    .replace(/^\n+|\n+$/g, '')
    .split(/\n[ \t]*\n\s*/)
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => plainBlock('unstyled', paragraph, char));
}

function plainBlock(
  type: 'unstyled' | 'code-block',
  text: string,
  char: ReturnType<typeof Draft.CharacterMetadata.create>,
): ContentBlock {
  return makeBlock({ type, text, chars: new Array<typeof char>(text.length).fill(char) });
}
