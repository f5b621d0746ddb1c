/** Figures of a post that a model wrote, which are not in what it was made from. */
import { figuresIn } from '../sources/figures.ts';

const keyOf = ({ value, unit }: { readonly value: number; readonly unit: string }): string =>
  `${value} ${unit}`;

/** The figures of a text that the material does not have with the same unit; each once, as written. */
export function unprovenFigures(
  text: string,
  material: readonly string[],
  language: string,
): string[] {
  const figures = /\d/.test(text) ? figuresIn(text, language) : [];
  if (figures.length === 0) return [];
  const known = new Set(material.flatMap((one) => figuresIn(one, language).map(keyOf)));
  const unproven = figures.filter((figure) => !known.has(keyOf(figure)));
  return [...new Set(unproven.map((figure) => figure.text))];
}

export interface MarkedText {
  readonly text: string;
  readonly mark: 'unproven' | 'over' | null;
}

/** A text in pieces: the figures that are unproven, and all that is behind the limit. */
export function markedText(
  text: string,
  unproven: readonly string[],
  limitAt: number,
): MarkedText[] {
  const over = { text: text.slice(limitAt), mark: 'over' } as const;
  const pieces: MarkedText[] = [];
  let rest = text.slice(0, limitAt);
  while (rest !== '') {
    const found = unproven
      .map((figure) => ({ figure, at: placeOf(rest, figure) }))
      .filter(({ at }) => at >= 0)
      .sort((one, other) => one.at - other.at || other.figure.length - one.figure.length)[0];
    const end = found?.at ?? rest.length;
    pieces.push({ text: rest.slice(0, end), mark: null });
    pieces.push({ text: found?.figure ?? '', mark: 'unproven' });
    rest = rest.slice(end + (found?.figure.length ?? 0));
  }
  return [...pieces, over].filter((piece) => piece.text !== '');
}

/** Where a figure stands and is no part of a longer number; -1: nowhere. */
function placeOf(text: string, figure: string): number {
  if (figure === '') return -1;
  for (let at = text.indexOf(figure); at >= 0; at = text.indexOf(figure, at + 1)) {
    const before = text.slice(Math.max(0, at - 2), at);
    const behind = text.slice(at + figure.length, at + figure.length + 2);
    const isInside =
      (/\d[.,]?$/.test(before) && /^\d/.test(figure)) ||
      (/\d$/.test(figure) && /^[.,]?\d/.test(behind));
    if (!isInside) return at;
  }
  return -1;
}
