/** Markdown that is still being written, as blocks: only the last one grows, and none goes away again. */
import { htmlBlocks } from './markdownHtml.ts';

/** What a model thinks aloud before it answers, as far as it has come. */
const THOUGHTS = /^\s*<think>[\s\S]*?(?:<\/think>|$)/;

const FIRST_LINE = /^\s*([^\n]*)(\n[\s\S]*)?$/;

/**
 * A last line of which one cannot tell yet what it will be: marks alone, a heading, a row of a table, a
 * tag, a fence.
 */
const UNTOLD_LINE = /(?<=^|\n)[-*+_=~`>:.)\d \t]*(?:(?:[#|<]|```|~~~).*)?$/;
/** The first row of a table is none before the second one has come. */
const UNTOLD_TABLE = /(?<=^|\n)(?<!\|[^\n]*\n)\|[^\n]*\n$/;

const LIST_MARK = /^\s*(?:(?:[-*+]|\d{1,9}[.)])\s+)*/;
const UNTOLD_MARKS = /[*_~`![<\\]+$/;
/** Of a link, an image or a request to the writer; in this paragraph. */
const OPEN_BRACKET = /!?\[(?:(?!\n\s*\n)[^\]])*(?:\](?:\((?:(?!\n\s*\n)[^)])*)?)?$/;
const PAIRED = /\*\*|\*|~~|`/g;

interface Heading {
  readonly text: string;
  readonly level: number;
}

/**
 * The blocks of a section, as far as they can be told. `heading` is the one that it stands under, and
 * that models like to repeat. `isComplete`: nothing follows any more.
 */
export function markdownBlocks(markdown: string, heading: Heading, isComplete: boolean): string[] {
  const text = markdown.replaceAll('\r', '').replace(THOUGHTS, '');
  const said = withoutHeading(text, heading.text, isComplete);
  return htmlBlocks(isComplete ? said : told(said), heading.level + 1);
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

/** The text without an end that would look different with the next character. */
function told(text: string): string {
  const closed = text.replace(OPEN_BRACKET, '');
  const start = closed.lastIndexOf('\n') + 1;
  const lines = closed.slice(0, start) + toldLine(closed.slice(start));
  return lines.replace(UNTOLD_LINE, '').replace(UNTOLD_TABLE, '');
}

/** A line up to a mark whose partner has not come yet: a bold word is shown when it is one. */
function toldLine(line: string): string {
  const end = line.replace(UNTOLD_MARKS, '');
  const from = LIST_MARK.exec(end)?.[0].length ?? 0;
  const open = new Map<string, number>();
  for (const { 0: mark, index } of end.slice(from).matchAll(PAIRED)) {
    if (!open.delete(mark)) open.set(mark, from + index);
  }
  return end.slice(0, Math.min(end.length, ...open.values()));
}
