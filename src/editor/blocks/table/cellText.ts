/** The text of a cell: the article's own model of one paragraph, between HTML and what the browser shows. */
import Draft, { type ContentBlock, type EditorState } from 'draft-js';
import { inlineHtml, parseBlock } from '#src/editor/kernel/contentHtml.ts';
import { sanitised } from '#html/dom/sanitise.ts';
import { INLINE_STYLES, STYLE_OF_TAG } from '#html/vocabulary.ts';
import { makeBlock } from '#src/editor/kernel/blocks.ts';
import { caretAt } from '#src/editor/kernel/selection.ts';
import type { TextRange } from './cellSelection.ts';

const PLAIN_CHARACTER = Draft.CharacterMetadata.create();

/** Several paragraphs as one, with line breaks between them. */
function joinedText(blocks: readonly ContentBlock[]): ContentBlock {
  return makeBlock({
    type: 'unstyled',
    text: blocks.map((block) => block.getText()).join('\n'),
    chars: blocks.flatMap((block, at) => [
      ...(at === 0 ? [] : [PLAIN_CHARACTER]),
      ...block.getCharacterList().toArray(),
    ]),
  });
}

/** Null for a foreign cell that holds more than text: an image, a list. */
function blockOfCell(html: string): ContentBlock | null {
  const blocks = parseBlock(html);
  return blocks.every((block) => block.getType() === 'unstyled') ? joinedText(blocks) : null;
}

/** The HTML that is shown for the HTML of a cell: without the white space of foreign markup. */
export function shownHtml(html: string): string {
  // Plain text, and most cells hold nothing else, need not be read.
  if (!/[<\n]/.test(html)) return html;
  const block = blockOfCell(html);
  return block ? inlineHtml(block) : html;
}

/** The HTML of a cell as the browser has changed it. */
export function htmlOfElement(element: HTMLElement): string {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const part of copy.querySelectorAll('*')) {
    const style = STYLE_OF_TAG.get(part.localName);
    const ours = INLINE_STYLES.find(([name]) => name === style)?.[1];
    if (ours === undefined || ours === part.localName) continue;
    const renamed = document.createElement(ours);
    renamed.append(...part.childNodes);
    part.replaceWith(renamed);
  }
  const block = blockOfCell(copy.innerHTML);
  if (block) return inlineHtml(block);
  const holder = document.createElement('div');
  holder.append(sanitised(copy.innerHTML));
  return holder.innerHTML;
}

interface EditedCell {
  readonly html: string;
  readonly range: TextRange;
}

/**
 * What an edit of the article does to the text of a cell: commands, line breaks and pasted text are
 * the same in both. Null for a cell that holds more than text.
 */
export function editedCell(
  html: string,
  range: TextRange,
  edit: (state: EditorState) => EditorState | null,
): EditedCell | null {
  const state = stateOfCell(html, range);
  const next = state && edit(state);
  if (!next) return null;
  const blocks = next.getCurrentContent().getBlocksAsArray();
  const selection = next.getSelection();
  const offsetOf = (key: string, offset: number): number => {
    const at = blocks.findIndex((block) => block.getKey() === key);
    return blocks.slice(0, at).reduce((sum, block) => sum + block.getLength() + 1, offset);
  };
  return {
    html: inlineHtml(joinedText(blocks)),
    range: {
      start: offsetOf(selection.getStartKey(), selection.getStartOffset()),
      end: offsetOf(selection.getEndKey(), selection.getEndOffset()),
    },
  };
}

/** A cell as an article of its own, with the selection in it. */
export function stateOfCell(html: string, { start, end }: TextRange): EditorState | null {
  const block = blockOfCell(html);
  if (block === null) return null;
  const length = block.getLength();
  const selection = caretAt(block.getKey(), Math.min(start, length)).set(
    'focusOffset',
    Math.min(end, length),
  ) as Draft.SelectionState;
  const state = Draft.EditorState.createWithContent(
    Draft.ContentState.createFromBlockArray([block]),
  );
  return Draft.EditorState.acceptSelection(state, selection);
}

/** The range, or the word around a caret: a style of nothing would be lost. */
export function wordAround(text: string, range: TextRange): TextRange {
  if (range.start !== range.end) return range;
  const before = /[\p{L}\p{N}_'’-]*$/u.exec(text.slice(0, range.start))?.[0].length ?? 0;
  const behind = /^[\p{L}\p{N}_'’-]*/u.exec(text.slice(range.start))?.[0].length ?? 0;
  return { start: range.start - before, end: range.start + behind };
}
