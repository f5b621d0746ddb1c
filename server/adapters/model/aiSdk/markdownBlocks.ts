/** Turns Markdown that is still being written into blocks: only the last one grows, and none disappears again. */
import { storable } from '#db/storable.ts';
import { startOfOpen } from '#html/markdown/emphasis.ts';
import { type MarkdownBlock, markdownBlocksIn } from './markdownHtml.ts';

interface Heading {
  readonly text: string;
  readonly level: number;
}

/** A block that is new, or has grown. */
export interface BlockChange {
  readonly at: number;
  readonly html: string;
}

export interface MarkdownReader {
  /** Takes the next characters, however they are cut. Returns the blocks that change, as far as they are certain. */
  add(text: string): BlockChange[];
  /** Returns the blocks that change because the answer has ended. */
  end(): BlockChange[];
}

/** A block is read again once it has grown by this share, so a text takes time in proportion to its length. */
const GROWTH = { short: 1 / 20, long: 1 / 8 };
const LONG_CHARS = 4000;

/** Says whether a text has grown enough to be looked at again. */
export function newGrowth(): (length: number) => boolean {
  let seen = 0;
  return (length) => {
    const share = length < LONG_CHARS ? GROWTH.short : GROWTH.long;
    const isEnough = length - seen >= length * share;
    if (isEnough) seen = length;
    return isEnough;
  };
}

/**
 * Reads the blocks of a section while they arrive. Blocks above the last one are settled and not read again. `heading` is
 * the heading of the section, which models like to repeat.
 */
export function markdownReader(heading: Heading): MarkdownReader {
  let rest = ''; // from the beginning of the last block on
  let isBegun = false;
  let settled = 0;
  let open: readonly string[] = [];
  let hasGrown = newGrowth();
  const settle = (blocks: readonly MarkdownBlock[]) => {
    const above = blocks.slice(0, -1).flatMap(({ html }) => html).length;
    settled += above;
    open = open.slice(above);
    rest = rest.slice(startOfLine(rest, blocks.at(-1)?.line ?? 0));
    hasGrown = newGrowth();
  };
  const read = (isComplete: boolean): BlockChange[] => {
    const begun = isBegun
      ? { text: rest, isSure: true }
      : withoutStart(rest, heading.text, isComplete);
    if (begun.isSure) [rest, isBegun] = [begun.text, true];
    const text = storable(isComplete ? begun.text : told(begun.text));
    const blocks = markdownBlocksIn(text, heading.level + 1, isComplete);
    const next = blocks.flatMap(({ html }) => html);
    const changes = next.flatMap((html, at) =>
      html === open[at] ? [] : { at: settled + at, html },
    );
    open = next;
    if (isBegun && blocks.length > 1) settle(blocks);
    return changes;
  };
  return {
    add(text) {
      rest += text.replaceAll('\r', '').replaceAll('\0', '');
      return hasGrown(rest.length) ? read(false) : [];
    },
    end: () => read(true),
  };
}

function startOfLine(text: string, line: number): number {
  let start = 0;
  for (let at = 0; at < line; at += 1) start = text.indexOf('\n', start) + 1;
  return start;
}

/** The reasoning that some models write before the answer. */
const THOUGHTS = /^\s*<think>/;
const END_OF_THOUGHTS = '</think>';

/** The text without reasoning and without its heading. `isSure`: nothing that follows could change what is left out. */
function withoutStart(text: string, heading: string, isComplete: boolean) {
  const hasThoughts = THOUGHTS.test(text);
  const end = hasThoughts ? text.indexOf(END_OF_THOUGHTS) : -1;
  if (hasThoughts && end < 0) return { text: '', isSure: false };
  const answer = hasThoughts ? text.slice(end + END_OF_THOUGHTS.length) : text;
  const [line, rest] = firstLine(answer.trimStart());
  if (rest === null && !isComplete)
    return { text: words(heading).startsWith(words(line)) ? '' : answer, isSure: false };
  return { text: words(line) === words(heading) ? (rest ?? '') : answer, isSure: true };
}

function firstLine(text: string): readonly [line: string, rest: string | null] {
  const end = text.indexOf('\n');
  return end < 0 ? [text, null] : [text.slice(0, end), text.slice(end)];
}

/** Longer than any heading. */
const HEADING_MAX_CHARS = 2000;

const words = (line: string): string =>
  withoutEnd(line.slice(0, HEADING_MAX_CHARS).replace(/[#*_]/g, ''), /[:.\s]/)
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** The text without characters of this kind at its end. A pattern with `$` would begin anew at each of them. */
function withoutEnd(text: string, kind: RegExp): string {
  let end = text.length;
  while (end > 0 && kind.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** A last line that may still become something else: marks alone, a heading, a table row, a tag, a fence. */
const MARKS = /^[-*+_=~`>:.)\d \t]*/;
function isUntold(line: string): boolean {
  const [marks = ''] = MARKS.exec(line) ?? [];
  return /^(?:$|[#|<])/.test(line.slice(marks.length)) || /```|~~~/.test(marks);
}
const LIST_MARK = /^\s*(?:(?:[-*+]|\d{1,9}[.)])\s+)*/;
const UNTOLD_MARK = /[*_~`![<\\]/;

/** The text without an end that the next character could change. */
function told(text: string): string {
  const closed = text.slice(0, openBracket(text));
  const start = closed.lastIndexOf('\n') + 1;
  const line = toldLine(closed.slice(start));
  return withoutTableHead(closed.slice(0, start) + (isUntold(line) ? '' : line));
}

/** The first row of a table is shown only once the second one is there. */
function withoutTableHead(text: string): string {
  if (!text.endsWith('\n')) return text;
  const start = text.lastIndexOf('\n', text.length - 2) + 1;
  const before = text.lastIndexOf('\n', start - 2) + 1;
  const isHead = text[start] === '|' && !text.slice(before, start).includes('|');
  return isHead ? text.slice(0, start) : text;
}

/** Where the open bracket of a link, an image or a request to the writer begins in the last paragraph; its end without one. */
function openBracket(text: string): number {
  const paragraph = text.slice(startOfParagraph(text));
  const start = text.length - paragraph.length;
  const lastParenthesis = paragraph.lastIndexOf(')');
  let from = 0;
  let open = paragraph.indexOf('[');
  for (let close = paragraph.indexOf(']'); open >= 0 && close >= 0; ) {
    const isTold = close + 1 < paragraph.length && paragraph[close + 1] !== '(';
    if (open < close && !isTold && lastParenthesis <= close) break;
    from = close + 1;
    if (open < from) open = paragraph.indexOf('[', from);
    close = paragraph.indexOf(']', from);
  }
  if (open < 0) return text.length;
  return start + (paragraph[open - 1] === '!' ? open - 1 : open);
}

/** Behind the last blank line. */
function startOfParagraph(text: string): number {
  let end = text.lastIndexOf('\n');
  while (end > 0) {
    const before = text.lastIndexOf('\n', end - 1);
    if (before >= 0 && text.slice(before, end).trim() === '') return end + 1;
    end = before;
  }
  return 0;
}

/** A line up to a mark that is not closed yet: a bold word is shown once it is complete. */
function toldLine(line: string): string {
  const end = withoutEnd(line, UNTOLD_MARK);
  const from = LIST_MARK.exec(end)?.[0].length ?? 0;
  const text = end.slice(from);
  const ticks = text.split('`');
  const openCode =
    ticks.length % 2 === 0 ? text.length - (ticks.at(-1)?.length ?? 0) - 1 : text.length;
  return end.slice(0, from + Math.min(openCode, startOfOpen(text)));
}
