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

type Piece = ReturnType<typeof textPiecesOf>[number] & {
  readonly length: (chars: number) => number;
};

/** Returns the block with each text in its place. Places must not overlap; one that reaches over several elements is put into the first. */
export function replacedIn(html: string, places: readonly PlacedText[]): string {
  if (places.length === 0) return html;
  const read = textPiecesOf(html).map((piece) => ({ ...piece, length: rawLengthsOf(piece.raw) }));
  const pieces = Map.groupBy(read, ({ unit }) => unit);
  const cuts = places
    .flatMap((place) => cutsOf(pieces.get(place.unit) ?? [], place))
    .sort((a, b) => a.from - b.from || a.to - b.to);
  let reached = 0;
  const parts = cuts.map(({ from, to, html: put }) => {
    const kept = html.slice(reached, from);
    reached = to;
    return kept + put;
  });
  return parts.join('') + html.slice(reached);
}

const htmlOf = ({ text, href }: PlacedText): string =>
  href === undefined
    ? escapeText(text)
    : `<a href="${escapeAttribute(href)}">${escapeText(text)}</a>`;

/** `own` are the pieces of the unit. */
function cutsOf(own: readonly Piece[], place: PlacedText): Cut[] {
  const { start, end } = place;
  const pieces = own.filter(
    (piece) => piece.start <= end && piece.start + piece.text.length >= start,
  );
  const touched = pieces.filter(
    (piece) => piece.start < end && piece.start + piece.text.length > start,
  );
  // An insertion between two characters touches nothing, and belongs to what is in front of it.
  return (touched.length > 0 ? touched : pieces.slice(0, 1)).map((piece, at) => ({
    from: piece.at + piece.length(start - piece.start),
    to: piece.at + piece.length(end - piece.start),
    html: at === 0 ? htmlOf(place) : '',
  }));
}

/** Returns how much of the HTML the first characters of its text take: an entity is one of them. */
export const rawLength = (raw: string, chars: number): number => rawLengthsOf(raw)(chars);

/** The same for many places of a piece, which is read once. */
function rawLengthsOf(raw: string): (chars: number) => number {
  if (!raw.includes('&')) return (chars) => Math.max(0, Math.min(chars, raw.length));
  const lengths = [0];
  let length = 0;
  for (const [sign] of raw.matchAll(/&[^;\s&]{1,32};|[\s\S]/g)) {
    length += sign.length;
    for (let char = 0; char < decodeEntities(sign).length; char += 1) lengths.push(length);
  }
  return (chars) => lengths[Math.max(0, Math.min(chars, lengths.length - 1))] ?? 0;
}
