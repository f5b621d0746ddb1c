/** Puts other words into a block of HTML, by their place in the text of a unit; its elements stay. */
import { decodeEntities, escapeAttribute, escapeText } from './escape.ts';
import { textPiecesOf } from './units.ts';

export interface PlacedText {
  readonly unit: number;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** The text becomes a link to this address. */
  readonly href?: string;
}

/** A part of the HTML that goes away, and what comes in its place. */
interface Cut {
  readonly from: number;
  readonly to: number;
  readonly html: string;
}

/** Returns the block with each text in its place. Places must not overlap; one that reaches over several elements is put into the first. */
export function replacedIn(html: string, places: readonly PlacedText[]): string {
  const cuts = places.flatMap((place) => cutsOf(html, place)).sort((a, b) => b.from - a.from);
  return cuts.reduce(
    (now, { from, to, html: put }) => now.slice(0, from) + put + now.slice(to),
    html,
  );
}

const htmlOf = ({ text, href }: PlacedText): string =>
  href === undefined
    ? escapeText(text)
    : `<a href="${escapeAttribute(href)}">${escapeText(text)}</a>`;

function cutsOf(html: string, place: PlacedText): Cut[] {
  const { unit, start, end } = place;
  const pieces = textPiecesOf(html).filter(
    (piece) =>
      piece.unit === unit && piece.start <= end && piece.start + piece.text.length >= start,
  );
  const touched = pieces.filter(
    (piece) => piece.start < end && piece.start + piece.text.length > start,
  );
  // An insertion between two characters touches nothing, and belongs to what is in front of it.
  return (touched.length > 0 ? touched : pieces.slice(0, 1)).map((piece, at) => ({
    from: piece.at + rawLength(piece.raw, Math.max(0, start - piece.start)),
    to: piece.at + rawLength(piece.raw, end - piece.start),
    html: at === 0 ? htmlOf(place) : '',
  }));
}

/** Returns how much of the HTML the first characters of its text take: an entity is one of them. */
export function rawLength(raw: string, chars: number): number {
  let taken = 0;
  let length = 0;
  for (const [sign] of raw.matchAll(/&[^;\s&]{1,32};|[\s\S]/g)) {
    if (taken >= chars) break;
    taken += decodeEntities(sign).length;
    length += sign.length;
  }
  return length;
}
