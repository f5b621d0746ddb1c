/** Counts the selected text by the same words as the report (html/words.ts). */
import type { ContentBlock, EditorState, SelectionState } from 'draft-js';
import { countWords } from '#html/words.ts';
import { shownText } from './atomicText.ts';

export interface TextSize {
  readonly words: number;
  /** Characters as a reader counts them: an emoji is one, ends of lines are not counted. */
  readonly characters: number;
}

/** Null if nothing is selected or the text does not have the focus. */
export function sizeOfSelected(state: EditorState, language: string | undefined): TextSize | null {
  const selection = state.getSelection();
  if (selection.isCollapsed() || !selection.getHasFocus()) return null;
  const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  const size = { words: 0, characters: 0 };
  for (const text of selectedTexts(state, selection)) {
    size.words += countWords(text, language);
    for (const line of text.split('\n')) size.characters += count(characters.segment(line));
  }
  return size;
}

function count(segments: Iterable<unknown>): number {
  let all = 0;
  for (const _ of segments) all += 1;
  return all;
}

function selectedTexts(state: EditorState, selection: SelectionState): string[] {
  const blocks = state.getCurrentContent().getBlocksAsArray();
  const first = blocks.findIndex((block) => block.getKey() === selection.getStartKey());
  const last = blocks.findIndex((block) => block.getKey() === selection.getEndKey());
  return blocks.slice(first, last + 1).map((block, at, { length }) => {
    const from = at === 0 ? selection.getStartOffset() : 0;
    const to = at === length - 1 ? selection.getEndOffset() : block.getLength();
    return selectedIn(block, from, to);
  });
}

/** A table or figure is selected as a whole, by the one character that stands for it. */
function selectedIn(block: ContentBlock, from: number, to: number): string {
  if (block.getType() !== 'atomic') return block.getText().slice(from, to);
  return from < to ? shownText(block) : '';
}
