/** Notes in the smallest pieces that can go to a section of their own. */
import type { NotesPart } from './notes.ts';
import { asksReaders } from './questions.ts';
import { introducesQuote, namesSpeaker } from './quotes.ts';
import { sentencesOf } from './sentences.ts';

/** What a unit looks like: lines of text, or items of a list. */
export interface Piece {
  readonly kind: 'text' | 'bullets' | 'numbers';
  readonly lines: readonly string[];
}

export interface Unit {
  readonly pieces: readonly Piece[];
  /** Sentences of the same line are one paragraph when they stay together. */
  readonly line: number;
}

/** Beyond this many lines they are not taken apart, and some of them stay together. */
const MOST_LINES = 600;
const MOST_TERSE_WORDS = 4;

export const textOfUnit = ({ pieces }: Unit): string =>
  pieces.flatMap(({ lines }) => lines).join('\n');

/**
 * Sentences and items one by one; numbered steps as a whole, and a list with the sentence that leads into it. A unit
 * that says the same as one before it is left out.
 */
export function unitsOf(parts: readonly NotesPart[], language: string): Unit[] {
  const lineCount = parts.reduce((sum, { lines }) => sum + lines.length, 0);
  const isLong = lineCount > MOST_LINES;
  const units = isLong ? wholeLines(parts, lineCount) : splitParts(parts, language);
  const known = new Set<string>();
  return units.filter((unit) => {
    const text = textOfUnit(unit).replace(/\s+/g, ' ');
    const isNew = !known.has(text);
    known.add(text);
    return isNew;
  });
}

/** As many lines in each unit as it takes. */
function wholeLines(parts: readonly NotesPart[], lineCount: number): Unit[] {
  const size = Math.ceil(lineCount / MOST_LINES);
  const pieces = parts.flatMap((part) =>
    Array.from({ length: Math.ceil(part.lines.length / size) }, (_, at) =>
      pieceOf({ ...part, lines: part.lines.slice(at * size, (at + 1) * size) }),
    ),
  );
  return pieces.map((piece, line) => ({ pieces: [piece], line }));
}

export function pieceOf({ kind, lines }: NotesPart): Piece {
  return { kind: kind === 'bullets' || kind === 'numbers' ? kind : 'text', lines };
}

function splitParts(parts: readonly NotesPart[], language: string): Unit[] {
  const units: Unit[] = [];
  let line = 0;
  for (const part of parts) {
    const leadIn = units.at(-1);
    if (isList(part) && leadIn !== undefined && textOfUnit(leadIn).endsWith(':')) {
      units[units.length - 1] = { ...leadIn, pieces: [...leadIn.pieces, pieceOf(part)] };
      continue;
    }
    for (const pieces of piecesIn(part, language)) {
      line += 1;
      units.push(...pieces.map((piece) => ({ pieces: [piece], line })));
    }
  }
  return withSpeakers(units, language);
}

/** A quotation is one unit with the line that introduces it and the one that says whose it is. */
function withSpeakers(units: readonly Unit[], language: string): Unit[] {
  const all: Unit[] = [];
  for (const unit of units) {
    const before = all.at(-1);
    const [last, text] = [before === undefined ? '' : lastLineOf(before), textOfUnit(unit)];
    const belongs = introducesQuote(last, text) || namesSpeaker(last, text, language);
    if (before === undefined || !belongs) all.push(unit);
    else all[all.length - 1] = { ...before, pieces: asOne([...before.pieces, ...unit.pieces]) };
  }
  return all;
}

const lastLineOf = ({ pieces }: Unit): string => pieces.at(-1)?.lines.at(-1) ?? '';

/** Pieces of the same kind in a row as one. */
function asOne(pieces: readonly Piece[]): Piece[] {
  const all: Piece[] = [];
  for (const piece of pieces) {
    const last = all.at(-1);
    if (last?.kind !== piece.kind) all.push(piece);
    else all[all.length - 1] = { ...last, lines: [...last.lines, ...piece.lines] };
  }
  return all;
}

const isList = ({ kind }: NotesPart): boolean => kind === 'bullets' || kind === 'numbers';

/** A list of words, as a shopping list is, says nothing item by item. */
function isTerse({ kind, lines }: NotesPart, language: string): boolean {
  const isShort = (line: string) =>
    line.split(/\s+/).length <= MOST_TERSE_WORDS && !asksReaders(line, language);
  return kind === 'bullets' && lines.every(isShort);
}

/** The pieces of each line. */
function piecesIn(part: NotesPart, language: string): Piece[][] {
  const lines = part.lines.filter((line) => line.trim() !== '');
  if (part.kind === 'numbers' || isTerse(part, language)) return [[pieceOf(part)]];
  if (part.kind === 'bullets') return lines.map((line) => [{ kind: 'bullets', lines: [line] }]);
  return lines.map((line) =>
    sentencesOf(line, language).map((sentence) => ({ kind: 'text', lines: [sentence] })),
  );
}
