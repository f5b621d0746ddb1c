/** Reads pasted text and HTML as the flat blocks of `html/`. */
import { readAny } from '#html/dom/read.ts';
import {
  cutSpans,
  type FlatBlock,
  type Paragraph,
  type TextStyle,
  textOf,
} from '#html/flatBlocks.ts';
import type { ImportLoss } from '#html/losses.ts';
import { blocksOfText, linesOf, paragraphsOfText, type TextBlock } from '#html/plainText.ts';
import { lossOfWords } from '#html/wordLaw.ts';

export interface PastedText {
  readonly blocks: readonly FlatBlock[];
  /** What an article cannot hold. */
  readonly losses: readonly ImportLoss[];
  /** The text, if it was pasted as plain text but is clearly Markdown; else null. */
  readonly markdown: string | null;
}

/** Reads the HTML, or the text in `style` without HTML. */
export function pastedText(text: string, html: string | undefined, style: TextStyle): PastedText {
  const { blocks, losses } = html ? readAny(html) : { blocks: [], losses: [] };
  const typed = blocks.length > 0 ? null : blocksOfText(text);
  const found = typed === null ? blocks : inStyle(typed, style);
  const markdown = blocks.every(isBare) && isMarkdown(text) ? text : null;
  const lost = typed === null ? [] : lossOfText(text, typed);
  return { blocks: found.flatMap(divided), losses: [...losses, ...lost], markdown };
}

/** Of plain text, nothing but the numbers of items becomes something else. */
const lossOfText = (text: string, blocks: readonly TextBlock[]): readonly ImportLoss[] =>
  lossOfWords(text.replace(TYPED_NUMBER, ''), blocks.map((block) => block.text).join('\n'));

const TYPED_NUMBER = /^[ \t]*\d{1,3}[.)](?=\s)/gm;

/** Has no format of its own: HTML of a page that shows text as it is, and of a code editor. */
const isBare = (block: FlatBlock): boolean =>
  block.type === 'code-block' ||
  (block.type === 'unstyled' &&
    block.spans.every(({ styles, href }) => styles.length === 0 && href === null));

/** Reads the text as it is, without looking for lists or wrapped lines. */
export const pastedPlain = (text: string, style: TextStyle): PastedText => ({
  blocks: inStyle(paragraphsOfText(text), style).flatMap(divided),
  losses: [],
  markdown: null,
});

export const pastedCode = (text: string): PastedText => ({
  blocks: linesOf(text).map((line) => paragraph('code-block', 0, line, PLAIN)),
  losses: [],
  markdown: null,
});

export const PLAIN: TextStyle = { styles: [], href: null };

const inStyle = (blocks: readonly TextBlock[], style: TextStyle): Paragraph[] =>
  blocks.map(({ type, depth, text }) => paragraph(type, depth, text, style));

const paragraph = (
  type: Paragraph['type'],
  depth: number,
  text: string,
  { styles, href }: TextStyle,
): Paragraph => ({
  type,
  depth,
  startsRun: false,
  spans: text === '' ? [] : [{ text, styles, href }],
});

/** A longer paragraph is divided: every key press in it would be slow. */
const LONGEST_PARAGRAPH = 10_000;

function divided(block: FlatBlock): FlatBlock[] {
  if (block.type !== 'unstyled') return [block];
  const text = textOf(block);
  if (text.length <= LONGEST_PARAGRAPH) return [block];
  const parts: Paragraph[] = [];
  for (let start = 0; start < text.length; ) {
    const end = endOfPart(text, start);
    parts.push({ ...block, spans: cutSpans(block.spans, start, end) });
    start = end;
  }
  return parts;
}

/** After the last sentence that fits, else after the last word; never between the halves of an emoji. */
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

/** Patterns that are rare in text that is not Markdown. None reads the rest of a line from each of its places. */
const STRONG: readonly RegExp[] = [
  /^#{1,6} \S/m,
  /^(```|~~~)[^\n`]*\n[\s\S]*?^\1/m,
  /\[[^[\]\n]+\]\((?:https?:|mailto:|\/|#)[^)\s]{0,2000}\)/,
  /(?:^|[\s(])(\*\*|__)\S(?:[^\n]{0,200}?\S)?\1/m,
  /^[^\n|]*\|[^\n]*\n\|?[ \t]*:?-{3,}:?[ \t]*\|/m,
];
/** Patterns that occur in plain text too. */
const WEAK = /^[ \t]*(?:[-*+]|\d+\.|>) \S/m;

/** Whether a text is clearly Markdown: two different strong patterns, or one together with a list or a quote. */
export function isMarkdown(text: string): boolean {
  const patterns = STRONG.filter((pattern) => pattern.test(text)).length;
  return patterns > 1 || (patterns === 1 && WEAK.test(text));
}
