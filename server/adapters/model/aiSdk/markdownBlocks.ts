/** Turns Markdown that is still being written into blocks: only the last one grows, and none disappears again. */
import { htmlBlocks } from './markdownHtml.ts';

/** The reasoning that some models write before the answer, complete or not. */
const THOUGHTS = /^\s*<think>[\s\S]*?(?:<\/think>|$)/;

const FIRST_LINE = /^\s*([^\n]*)(\n[\s\S]*)?$/;

/** A last line that may still become something else: marks alone, a heading, a table row, a tag, a fence. */
const UNTOLD_LINE = /(?<=^|\n)[-*+_=~`>:.)\d \t]*(?:(?:[#|<]|```|~~~).*)?$/;
/** The first row of a table is shown only once the second one is there. */
const UNTOLD_TABLE = /(?<=^|\n)(?<!\|[^\n]*\n)\|[^\n]*\n$/;

const LIST_MARK = /^\s*(?:(?:[-*+]|\d{1,9}[.)])\s+)*/;
const UNTOLD_MARKS = /[*_~`![<\\]+$/;
/** The open bracket of a link, an image or a request to the writer, within this paragraph. */
const OPEN_BRACKET = /!?\[(?:(?!\n\s*\n)[^\]])*(?:\](?:\((?:(?!\n\s*\n)[^)])*)?)?$/;
const PAIRED = /\*\*|\*|~~|`/g;

interface Heading {
  readonly text: string;
  readonly level: number;
}

/**
 * The blocks of a section, as far as they are certain. `heading` is the heading of the section, which models
 * like to repeat. `isComplete`: the answer has ended.
 */
export function markdownBlocks(markdown: string, heading: Heading, isComplete: boolean): string[] {
  const text = markdown.replaceAll('\r', '').replace(THOUGHTS, '');
  const said = withoutHeading(text, heading.text, isComplete);
  return htmlBlocks(isComplete ? said : told(said), heading.level + 1, isComplete);
}

function withoutHeading(text: string, heading: string, isComplete: boolean): string {
  const [, line = '', rest] = FIRST_LINE.exec(text) ?? [];
  const isOpen = rest === undefined && !isComplete;
  if (isOpen) return words(heading).startsWith(words(line)) ? '' : text;
  return words(line) === words(heading) ? (rest ?? '') : text;
}

function words(line: string): string {
  return line
    .replace(/[#*_]/g, '')
    .replace(/[:.\s]+$/, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

/** The text without an end that the next character could change. */
function told(text: string): string {
  const closed = text.replace(OPEN_BRACKET, '');
  const start = closed.lastIndexOf('\n') + 1;
  const lines = closed.slice(0, start) + toldLine(closed.slice(start));
  return lines.replace(UNTOLD_LINE, '').replace(UNTOLD_TABLE, '');
}

/** A line up to a mark that is not closed yet: a bold word is shown once it is complete. */
function toldLine(line: string): string {
  const end = line.replace(UNTOLD_MARKS, '');
  const from = LIST_MARK.exec(end)?.[0].length ?? 0;
  const open = new Map<string, number>();
  for (const { 0: mark, index } of end.slice(from).matchAll(PAIRED)) {
    if (!open.delete(mark)) open.set(mark, from + index);
  }
  return end.slice(0, Math.min(end.length, ...open.values()));
}
