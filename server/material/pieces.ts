/** The units of a section as the paragraphs and lists that they make together. */
import { sharedCount, type Terms, termsOf } from './terms.ts';
import { type Piece, textOfUnit, type Unit } from './units.ts';

/** Two notes that share this much of their words say nearly the same. */
const NEAR_DUPLICATE = 0.6;
/** Every note is compared with every other. */
const MOST_COMPARED = 200;

export function piecesOf(units: readonly Unit[], language: string): Piece[] {
  const pieces: Piece[] = [];
  let line = -1;
  for (const unit of nearOnesTogether(units, language)) {
    const last = pieces.at(-1);
    const [first] = unit.pieces;
    if (first?.kind === 'text' && last?.kind === 'text' && unit.line === line) {
      const sentences = [...last.lines, ...first.lines].join(' ');
      pieces.splice(-1, 1, { kind: 'text', lines: [sentences] }, ...unit.pieces.slice(1));
    } else if (first?.kind === 'bullets' && last?.kind === 'bullets') {
      pieces.splice(-1, 1, { kind: 'bullets', lines: [...last.lines, ...first.lines] });
    } else pieces.push(...unit.pieces);
    line = unit.line;
  }
  return pieces;
}

/** In the order of the notes, but one that nearly repeats an earlier one directly behind it. */
function nearOnesTogether(units: readonly Unit[], language: string): readonly Unit[] {
  if (units.length > MOST_COMPARED) return units;
  const terms = new Map(units.map((unit) => [unit, termsOf(textOfUnit(unit), language)]));
  const ordered: Unit[] = [];
  for (const unit of units) {
    const own = terms.get(unit) ?? new Set();
    const near = ordered.findLastIndex((one) => areNear(own, terms.get(one) ?? new Set()));
    ordered.splice(near < 0 ? ordered.length : near + 1, 0, unit);
  }
  return ordered;
}

function areNear(one: Terms, other: Terms): boolean {
  const shared = sharedCount(one, other);
  return shared > 1 && shared / (one.size + other.size - shared) >= NEAR_DUPLICATE;
}

/** Up to so many pieces of text that follow each other as one. */
export function joined(pieces: readonly Piece[], times: number): Piece[] {
  const all: Piece[] = [];
  let count = 0;
  for (const piece of pieces) {
    const last = all.at(-1);
    const fits = last?.kind === 'text' && piece.kind === 'text' && count < times;
    if (fits) all[all.length - 1] = { kind: 'text', lines: [...last.lines, ...piece.lines] };
    else all.push(piece);
    count = fits ? count + 1 : 1;
  }
  return all;
}
