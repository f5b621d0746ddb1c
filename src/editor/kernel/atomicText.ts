/** The text of a block that is shown as a whole, for reading and searching. */
import type { ContentBlock } from 'draft-js';
import { sanitised } from '#html/dom/sanitise.ts';
import { ALL_KINDS } from '#src/editor/kinds/kinds.ts';
import { htmlOfAtomic } from './blocks.ts';

interface TextPart {
  readonly node: Text;
  /** Where the node begins and ends in the whole text. */
  readonly start: number;
  readonly end: number;
}

export interface ReadText {
  readonly text: string;
  readonly parts: readonly TextPart[];
}

/** The elements with the text. Each is a line of its own, because a search does not cross cells. */
const CELLS: ReadonlySet<string> = new Set(['br', ...ALL_KINDS.flatMap(({ texts = [] }) => texts)]);

/**
 * The text below a node, all of it or only that of its cells and captions, and the part that each node contains.
 */
export function readText(root: Node, which: 'all' | 'cells'): ReadText {
  const parts: TextPart[] = [];
  let text = '';
  const endLine = () => {
    if (text !== '' && !text.endsWith('\n')) text += '\n';
  };
  const read = (node: Node, isMeant: boolean) => {
    if (node.nodeType === Node.TEXT_NODE && isMeant) {
      const start = text.length;
      text += node.nodeValue ?? '';
      parts.push({ node: node as Text, start, end: text.length });
    }
    const isCell = CELLS.has((node as Partial<Element>).localName ?? '');
    if (isCell) endLine();
    for (const child of node.childNodes) read(child, isMeant || isCell);
    if (isCell) endLine();
  };
  read(root, which === 'all');
  return { text, parts };
}

interface AtomicText {
  readonly text: string;
  readonly code: readonly Pick<TextPart, 'start' | 'end'>[];
}

const texts = new WeakMap<ContentBlock, AtomicText>();

/** The text of a block as shown to a reader: of a table the cells, of a figure the caption. */
export const shownText = (block: ContentBlock): string =>
  block.getType() === 'atomic' ? textOfAtomic(block).text : block.getText();

/** Where the text of a table or figure is inline code. */
export const codeOf = (block: ContentBlock): AtomicText['code'] => textOfAtomic(block).code;

function textOfAtomic(block: ContentBlock): AtomicText {
  const known = texts.get(block);
  if (known !== undefined) return known;
  const { text, parts } = readText(sanitised(htmlOfAtomic(block) ?? ''), 'cells');
  const inCode = parts.filter(({ node }) => node.parentElement?.closest('code') != null);
  const read = { text, code: inCode.map(({ start, end }) => ({ start, end })) };
  texts.set(block, read);
  return read;
}

interface Splice {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Replaces parts of the text in an HTML, never its tags. The splices are in order and do not overlap. */
export function htmlWithText(html: string, splices: readonly Splice[]): string {
  const fragment = sanitised(html);
  const { parts } = readText(fragment, 'cells');
  // From the end, so that earlier positions stay valid.
  for (const splice of splices.toReversed()) replaceIn(parts, splice);
  for (const caption of fragment.querySelectorAll('figcaption')) {
    if (caption.textContent === '') caption.remove();
  }
  const holder = document.createElement('div');
  holder.append(fragment);
  return holder.innerHTML;
}

/** The new text goes where the old one began, in its style. */
function replaceIn(parts: readonly TextPart[], { start, end, text }: Splice): void {
  const touched = parts.filter((part) => part.start < end && part.end > start);
  touched.forEach((part, at) => {
    const from = Math.max(start, part.start);
    const count = Math.min(end, part.end) - from;
    part.node.replaceData(from - part.start, count, at === 0 ? text : '');
  });
}
