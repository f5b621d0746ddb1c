/** A part of the writer's notes and its structure. The joined `source` of all parts is the notes. */
export interface NotesPart {
  readonly kind: 'heading' | 'paragraph' | 'bullets' | 'numbers';
  readonly source: string;
  /** 1 to 6 for a heading, else 0. */
  readonly level: number;
  /** The text line by line (item by item in a list), without the marks that became structure. */
  readonly lines: readonly string[];
}

const HEADING = /^(#{1,6})[ \t]+(\S.*)$/;
const BULLET = /^[ \t]*[-*+•][ \t]+(\S.*)$/;
const NUMBER = /^[ \t]*(\d{1,3})\.[ \t]+(\S.*)$/;

/** A draft with more blocks than this would be slow to stream and to save. */
const MAX_PARTS = 1000;

/**
 * Splits notes without losing a character. Only unmistakable marks count as structure: a heading after `#`,
 * two or more bullets, numbers that count up from 1. Everything else stays text, so that "- 5 °C" or "3. May"
 * alone keeps its meaning.
 */
export function partsOf(notes: string): NotesPart[] {
  const lines = notes.split(/(?<=\n|\r(?!\n))/);
  const parts: NotesPart[] = [];
  for (let at = 0; at < lines.length; ) {
    const part = partAt(lines, at);
    parts.push(part.part);
    at = part.end;
  }
  return parts.length > MAX_PARTS ? plainParts(lines) : parts;
}

interface PartAt {
  readonly part: NotesPart;
  readonly end: number;
}

function partAt(lines: readonly string[], at: number): PartAt {
  const start = skipBlank(lines, at);
  const heading = HEADING.exec(text(lines[start]));
  if (heading) {
    const [, marks = '', title = ''] = heading;
    return made(lines, at, start + 1, 'heading', [title], marks.length);
  }
  return listAt(lines, at, start) ?? paragraphAt(lines, at, start);
}

/** A list begins at `start` when at least two items do. */
function listAt(lines: readonly string[], at: number, start: number): PartAt | null {
  const kind = BULLET.test(text(lines[start])) ? 'bullets' : 'numbers';
  const items: string[] = [];
  let end = start;
  for (let line = start; line < lines.length; line = skipBlank(lines, line + 1)) {
    const item = itemOf(kind, text(lines[line]), items.length + 1);
    if (item === null) break;
    items.push(item);
    end = line + 1;
  }
  return items.length < 2 ? null : made(lines, at, end, kind, items);
}

function itemOf(kind: 'bullets' | 'numbers', line: string, expected: number): string | null {
  if (kind === 'bullets') return BULLET.exec(line)?.[1] ?? null;
  const [, number, item = ''] = NUMBER.exec(line) ?? [];
  return Number(number) === expected ? item : null;
}

function paragraphAt(lines: readonly string[], at: number, start: number): PartAt {
  let end = Math.min(start + 1, lines.length);
  while (end < lines.length && !isBlank(lines[end]) && !startsStructure(lines, end)) end += 1;
  return made(lines, at, end, 'paragraph', lines.slice(start, end).map(text));
}

function startsStructure(lines: readonly string[], at: number): boolean {
  return HEADING.test(text(lines[at])) || listAt(lines, at, at) !== null;
}

/** The part from `at` to `end`, including the blank lines after it. */
function made(
  lines: readonly string[],
  at: number,
  end: number,
  kind: NotesPart['kind'],
  content: readonly string[],
  level = 0,
): PartAt {
  const next = skipBlank(lines, end);
  const part = { kind, source: lines.slice(at, next).join(''), level, lines: content };
  return { part, end: next };
}

function plainParts(lines: readonly string[]): NotesPart[] {
  const size = Math.ceil(lines.length / MAX_PARTS);
  return Array.from({ length: Math.ceil(lines.length / size) }, (_, index) => {
    const own = lines.slice(index * size, (index + 1) * size);
    const content = own.filter((line) => !isBlank(line)).map(text);
    return { kind: 'paragraph', source: own.join(''), level: 0, lines: content };
  });
}

function skipBlank(lines: readonly string[], from: number): number {
  let at = from;
  while (at < lines.length && isBlank(lines[at])) at += 1;
  return at;
}

function isBlank(line: string | undefined): boolean {
  return line === undefined || line.trim() === '';
}

function text(line: string | undefined): string {
  return (line ?? '').trim();
}
