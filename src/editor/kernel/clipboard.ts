/** Writes to the clipboard and reads from it. */
import Draft, { type ContentBlock, type EditorState } from 'draft-js';
import { OUR_HTML_MARK } from '#html/allowedHtml.ts';
import { materialOfHtml } from '#html/material.ts';
import {
  type PastedText,
  pastedCode,
  pastedPlain,
  pastedText,
} from '#src/editor/codec/pastedText.ts';
import { kindOf } from '#src/editor/kinds/kinds.ts';
import { htmlOfAtomic, runsOf } from './blocks.ts';
import { htmlOfBlocks, inlineHtml, styleOf } from './contentHtml.ts';

export interface Clip {
  readonly html: string;
  readonly text: string;
  /** Of the blocks that it is from. */
  readonly keys: readonly string[];
}

/** The selection, for other programs and for this editor; null if nothing is selected. */
export function copied(state: EditorState): Clip | null {
  const blocks = copiedBlocks(state);
  const [first, ...rest] = blocks;
  if (first === undefined) return null;
  const isPart = rest.length === 0 && first.getType() !== 'atomic';
  const html = isPart ? inlineHtml(first) : runsOf(blocks).map(htmlOfRun).join('');
  return {
    html: `<div ${OUR_HTML_MARK}="">${html}</div>`,
    text: blocks.map(textOfCopied).join('\n\n'),
    keys: blocks.map((block) => block.getKey()),
  };
}

function htmlOfRun(run: readonly ContentBlock[]): string {
  const html = htmlOfBlocks(run);
  return kindOf(html)?.copied?.html(html) ?? html;
}

function textOfCopied(block: ContentBlock): string {
  const html = htmlOfAtomic(block);
  if (html === null) return block.getText();
  return kindOf(html)?.copied?.text(html) ?? materialOfHtml(html);
}

/** The selected blocks, of the first and the last only what is selected. */
export function copiedBlocks(state: EditorState): ContentBlock[] {
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

/** Reads a paste in the context of the caret. */
export const pasted = (state: EditorState, text: string, html: string | undefined): PastedText =>
  isInCode(state) && text !== ''
    ? pastedCode(text)
    : pastedText(text, html, styleOf(typedAt(state)));

/** The text as it is, in the style that typing would have at the caret. */
export const pastedAsText = (state: EditorState, text: string): PastedText =>
  pastedPlain(text, styleOf(typedAt(state)));

export function isInCode(state: EditorState): boolean {
  const key = state.getSelection().getStartKey();
  return state.getCurrentContent().getBlockForKey(key).getType() === 'code-block';
}

const typedAt = (state: EditorState) =>
  Draft.CharacterMetadata.create({ style: state.getCurrentInlineStyle() });
