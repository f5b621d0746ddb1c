/** The notes of a section as HTML, word for word: paragraphs, lists, and a table of labels with their values. */
import { escapeText } from '#html/escape.ts';
import { type Pair, pairOf } from '../../../material/sentences.ts';
import type { Piece } from '../../../material/units.ts';
import { element } from '../html.ts';

/** One label and its value are a sentence, two are a table. */
const LEAST_ROWS = 2;

type Shown = Piece | { readonly kind: 'pairs'; readonly pairs: readonly Pair[] };

export function notesHtml(pieces: readonly Piece[]): string[] {
  return withTables(pieces).map((piece) => {
    if (piece.kind === 'pairs') return tableHtml(piece.pairs);
    if (piece.kind === 'bullets') return listHtml('ul', piece.lines.map(escapeText));
    if (piece.kind === 'numbers') return listHtml('ol', piece.lines.map(escapeText));
    return element('p', piece.lines.map(escapeText).join('<br>'));
  });
}

function listHtml(tag: 'ul' | 'ol', items: readonly string[]): string {
  return element(tag, items.map((item) => element('li', item)).join(''));
}

function tableHtml(pairs: readonly Pair[]): string {
  const rows = pairs.map(({ label, value }) =>
    element('tr', element('th', escapeText(label)) + element('td', escapeText(value))),
  );
  return element('table', element('tbody', rows.join('')));
}

const QUOTED = /^[„“"«»‚‘]/;
const SENTENCE = /[.!?]["”“»]?$/;
const LEAST_SENTENCE_WORDS = 4;

/** Sentences and quotations do not belong in a table. */
function rowOf(line: string): Pair | null {
  const pair = pairOf(line);
  if (pair === null || QUOTED.test(pair.value)) return null;
  const isSentence =
    SENTENCE.test(pair.value) && pair.value.split(/\s+/).length >= LEAST_SENTENCE_WORDS;
  return isSentence ? null : pair;
}

/** Pieces that are nothing but labels with values, and stand next to each other, are one table. */
function withTables(pieces: readonly Piece[]): Shown[] {
  const shown: Shown[] = [];
  let run: Piece[] = [];
  const endRun = () => {
    const pairs = run.flatMap(({ lines }) => lines.map(rowOf)).filter((pair) => pair !== null);
    if (pairs.length >= LEAST_ROWS) shown.push({ kind: 'pairs', pairs });
    else shown.push(...run);
    run = [];
  };
  for (const piece of pieces) {
    const isPairs = piece.kind !== 'numbers' && piece.lines.every((line) => rowOf(line) !== null);
    if (isPairs) run.push(piece);
    else {
      endRun();
      shown.push(piece);
    }
  }
  endRun();
  return shown;
}
