/** The text of a cell: the article's model of one paragraph, between stored HTML and what the browser shows. */
import { readStored } from '#html/dom/read.ts';
import { sanitised } from '#html/dom/sanitise.ts';
import type { Paragraph } from '#html/flatBlocks.ts';
import { INLINE_STYLES, STYLE_OF_TAG } from '#html/vocabulary.ts';
import { writeInline } from '#html/write.ts';
import {
  joinedText,
  stateOfText,
  type TextRange,
  type TextState,
  textOfState,
} from '#src/editor/kernel/smallText.ts';

/** Null for a foreign cell that contains more than text, such as an image or a list. */
function textOfCell(html: string): Paragraph | null {
  const blocks = readStored(html).map((block) => (block.type === 'unstyled' ? block : null));
  const paragraphs = blocks.filter((block) => block !== null);
  return paragraphs.length === blocks.length ? joinedText(paragraphs) : null;
}

/** The HTML to show for the HTML of a cell, without the white space of foreign markup. */
export function shownHtml(html: string): string {
  // Plain text, which most cells contain, is not parsed.
  if (!/[<\n]/.test(html)) return html;
  const text = textOfCell(html);
  return text ? writeInline(text) : html;
}

/** The HTML of a cell after the browser has changed it. */
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
  const text = textOfCell(copy.innerHTML);
  if (text) return writeInline(text);
  const holder = document.createElement('div');
  holder.append(sanitised(copy.innerHTML));
  return holder.innerHTML;
}

interface EditedCell {
  readonly html: string;
  readonly range: TextRange;
}

/**
 * Applies an edit of the article to the text of a cell: commands, line breaks and pasted text work the same in
 * both. Null for a cell that contains more than text.
 */
export function editedCell(
  html: string,
  range: TextRange,
  edit: (state: TextState) => TextState | null,
): EditedCell | null {
  const state = stateOfCell(html, range);
  const next = state && edit(state);
  if (!next) return null;
  const edited = textOfState(next);
  return { html: writeInline(edited.paragraph), range: edited.range };
}

/** The text of a cell as an article of its own, with the selection in it. */
export function stateOfCell(html: string, range: TextRange): TextState | null {
  const text = textOfCell(html);
  return text && stateOfText(text, range);
}

/** The range, or the word around a caret, because a style over nothing would be lost. */
export function wordAround(text: string, range: TextRange): TextRange {
  if (range.start !== range.end) return range;
  const before = /[\p{L}\p{N}_'’-]*$/u.exec(text.slice(0, range.start))?.[0].length ?? 0;
  const behind = /^[\p{L}\p{N}_'’-]*/u.exec(text.slice(range.start))?.[0].length ?? 0;
  return { start: range.start - before, end: range.start + behind };
}
