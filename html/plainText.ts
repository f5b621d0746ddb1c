/** Reads plain text as paragraphs and lists, from its line breaks and typed bullets. */
import { append } from './append.ts';

export interface TextBlock {
  readonly type: 'unstyled' | 'unordered-list-item' | 'ordered-list-item';
  readonly depth: number;
  readonly text: string;
}

const LINE_BREAK = /\r\n?|\u2028|\u2029/g;

export const linesOf = (text: string): string[] => text.replace(LINE_BREAK, '\n').split('\n');

/**
 * Blank lines separate paragraphs; single line breaks stay, unless the lines are clearly wrapped. Two bullets, or
 * numbers from 1 on, make a list.
 */
export function blocksOfText(text: string): readonly TextBlock[] {
  const lines = linesOf(text);
  const width = wrapWidth(lines);
  const blocks: TextBlock[] = [];
  for (let at = 0; at < lines.length; ) {
    const list = listAt(lines, at, width);
    if (list.blocks.length > 0) append(blocks, list.blocks);
    else {
      const end = paragraphEnd(lines, at, width);
      const paragraph = paragraphOf(lines.slice(at, end), width);
      if (paragraph !== '') blocks.push({ type: 'unstyled', depth: 0, text: paragraph });
      at = Math.max(end, at + 1);
      continue;
    }
    at = list.end;
  }
  return blocks;
}

/** Splits text into paragraphs at blank lines, without reading lists or wrapped lines. */
export const paragraphsOfText = (text: string): readonly TextBlock[] =>
  linesOf(text)
    .join('\n')
    .replace(/^\n+|(?<!\n)\n+$/g, '')
    .split(/\n[ \t]*\n\s*/)
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => ({ type: 'unstyled', depth: 0, text: paragraph }));

const isBlank = (line: string | undefined): boolean => line === undefined || line.trim() === '';

/** Returns the line of the next blank line or list. */
function paragraphEnd(lines: readonly string[], start: number, width: number | null): number {
  let end = start;
  while (!isBlank(lines[end])) {
    if (end > start && listAt(lines, end, width).blocks.length > 0) break;
    end += 1;
  }
  return end;
}

function paragraphOf(lines: readonly string[], width: number | null): string {
  return joinedIfWrapped(lines, width).join('\n');
}

/** Mail programs wrap at 65 to 80 characters; much shorter lines are intended, as in a poem. */
const WIDTHS = { from: 60, to: 80 };

/** Returns the width at which the text was wrapped, or null. */
function wrapWidth(lines: readonly string[]): number | null {
  let width = 0;
  for (const line of lines) {
    // Long addresses cannot be wrapped.
    if (line.trim().includes(' ')) width = Math.max(width, line.trimEnd().length);
  }
  return width >= WIDTHS.from && width <= WIDTHS.to ? width : null;
}

/** Joins the lines if each break is where the next word did not fit; otherwise returns them unchanged. */
function joinedIfWrapped(lines: readonly string[], width: number | null): readonly string[] {
  if (width === null || lines.length < 2) return lines;
  const isWrapped = lines.slice(1).every((line, at) => {
    const above = (lines[at] ?? '').trimEnd();
    const word = line.trim().split(/\s/)[0] ?? '';
    return !above.startsWith('>') && above.length + 1 + word.length > width;
  });
  return isWrapped ? [lines.map((line) => line.trim()).join(' ')] : lines;
}

const BULLET = /^([ \t]*)([•‣▪◦●○∙·*\-–])[ \t\u00a0]+(?=\S)/;
const NUMBER = /^([ \t]*)(\d{1,3})[.)][ \t\u00a0]+(?=\S)/;

interface Marker {
  readonly indent: number;
  /** The character of the bullet; the same value for all numbers. */
  readonly kind: string;
  readonly number: number | null;
  readonly length: number;
}

function markerOf(line: string): Marker | null {
  const found = BULLET.exec(line) ?? NUMBER.exec(line);
  if (found === null) return null;
  const [all, space = '', mark = ''] = found;
  const number = /\d/.test(mark) ? Number(mark) : null;
  const indent = space.replaceAll('\t', '    ').length;
  return { indent, kind: number === null ? mark : '1', number, length: all.length };
}

interface List {
  readonly blocks: readonly TextBlock[];
  readonly end: number;
}

const NO_LIST: List = { blocks: [], end: 0 };

/** Returns the list that starts at line `start`; an empty one if there are fewer than two items. */
function listAt(lines: readonly string[], start: number, width: number | null): List {
  if (markerOf(lines[start] ?? '') === null) return NO_LIST;
  const reader = new ListReader(width);
  let at = start;
  while (at < lines.length && reader.takes(lines, at)) at += 1;
  return { blocks: reader.blocks(), end: at };
}

interface Level {
  readonly marker: Marker;
  readonly count: number;
}

class ListReader {
  readonly #width: number | null;
  readonly #items: { type: TextBlock['type']; depth: number; lines: string[] }[] = [];
  #levels: Level[] = [];

  constructor(width: number | null) {
    this.#width = width;
  }

  takes(lines: readonly string[], at: number): boolean {
    const line = lines[at] ?? '';
    const marker = markerOf(line);
    if (marker !== null) return this.#item(marker, line.slice(marker.length));
    // One blank line may separate two items; after the last item the list ends.
    if (isBlank(line)) return this.#fits(markerOf(lines[at + 1] ?? ''));
    // The continuation of an item is indented.
    const isRest = /^[ \t]{2,}/.test(line) && !isBlank(lines[at - 1]);
    if (isRest) this.#items.at(-1)?.lines.push(line.trim());
    return isRest;
  }

  /** Empty for a single item: that is a sentence after a dash or a year. */
  blocks(): TextBlock[] {
    if (this.#items.length < 2) return [];
    return this.#items.map(({ type, depth, lines }) => ({
      type,
      depth,
      text: joinedIfWrapped(lines, this.#width === null ? null : this.#width - 2).join('\n'),
    }));
  }

  #item(marker: Marker, text: string): boolean {
    const levels = this.#levelsFor(marker);
    if (levels === null) return false;
    this.#levels = levels;
    const type = marker.number === null ? 'unordered-list-item' : 'ordered-list-item';
    this.#items.push({ type, depth: levels.length - 1, lines: [text.trimEnd()] });
    return true;
  }

  #fits(marker: Marker | null): boolean {
    return marker !== null && this.#levelsFor(marker) !== null;
  }

  /** Returns the levels of the list with this item; null if the item does not continue the list. */
  #levelsFor(marker: Marker): Level[] | null {
    const outer = this.#levels.filter((level) => level.marker.indent <= marker.indent);
    const level = outer.at(-1);
    const isDeeper = level === undefined || marker.indent > level.marker.indent + 1;
    if (isDeeper) {
      const mayStart =
        (marker.number ?? 1) === 1 && (outer.length > 0 || this.#levels.length === 0);
      return mayStart ? [...outer, { marker, count: 1 }] : null;
    }
    const isNext =
      level.marker.kind === marker.kind && (marker.number ?? level.count + 1) === level.count + 1;
    return isNext
      ? [...outer.slice(0, -1), { marker: level.marker, count: level.count + 1 }]
      : null;
  }
}
