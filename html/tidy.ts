/** Removes what other programs write without a meaning: space at the ends, empty lines, bold in headings. */
import { cutSpans, type FlatBlock, type Paragraph, runOfType, textOf } from './flatBlocks.ts';

const BLANK = /[\s\u200b\ufeff]/;
const EMPTY_LINES = /\n[ \t\u00a0]*\n\s*/g;

export function tidied(blocks: readonly FlatBlock[]): FlatBlock[] {
  const tidy: FlatBlock[] = [];
  let isStart = false;
  for (const block of blocks) {
    // If the first item of a list is empty, the second one starts the list.
    isStart ||= block.type !== 'atomic' && block.startsRun;
    for (const part of partsOf(block)) {
      if (part.type === 'atomic') tidy.push(part);
      else tidy.push({ ...part, startsRun: isStart && runOfType(part.type) !== null });
      isStart = false;
    }
  }
  return tidy;
}

function partsOf(block: FlatBlock): FlatBlock[] {
  if (block.type === 'atomic' || block.type === 'code-block') return [block];
  const isItem = runOfType(block.type) === 'list';
  const parts = isItem ? [trimmed(block)] : lines(block).map(trimmed);
  const full = parts.filter(({ spans }) => spans.length > 0);
  return block.type.startsWith('header') ? full.map(unbolded) : full;
}

/** Mail programs separate paragraphs by two line breaks. */
function lines(block: Paragraph): Paragraph[] {
  const text = textOf(block);
  if (!text.includes('\n')) return [block];
  const breaks = [...text.matchAll(EMPTY_LINES)];
  const starts = [0, ...breaks.map((found) => found.index + found[0].length)];
  const ends = [...breaks.map((found) => found.index), text.length];
  return starts.map((start, at) => part(block, start, ends[at] ?? start));
}

function trimmed(block: Paragraph): Paragraph {
  const text = textOf(block);
  let start = 0;
  let end = text.length;
  while (start < end && BLANK.test(text.charAt(start))) start += 1;
  while (end > start && BLANK.test(text.charAt(end - 1))) end -= 1;
  return start === 0 && end === text.length ? block : part(block, start, end);
}

const part = (block: Paragraph, start: number, end: number): Paragraph => ({
  ...block,
  spans: cutSpans(block.spans, start, end),
});

/** Headings are bold anyway, so bold over the whole heading has no meaning. */
export function unbolded(block: Paragraph): Paragraph {
  const isBold = block.spans.every(
    ({ styles, text }) => styles.includes('BOLD') || /^ *$/.test(text),
  );
  if (!isBold) return block;
  const spans = block.spans.map((span) => ({
    ...span,
    styles: span.styles.filter((style) => style !== 'BOLD'),
  }));
  return { ...block, spans };
}
