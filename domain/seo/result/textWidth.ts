/** How wide a text is in Arial, the font of search results. Kerning is left out. */
import { ARIAL_ADVANCES, UNITS_PER_EM } from './arialAdvances.ts';

/** For characters that the font does not have: ideographs and emoji are square, others about as wide as an `o`. */
const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}\u3000-\u303F\uFF01-\uFF60]/u;
const UNSEEN = /[\p{M}\p{Cf}\p{Cc}]/u;

const advances: ReadonlyMap<string, number> = new Map(
  ARIAL_ADVANCES.flatMap(([advance, characters]) =>
    [...characters].map((character) => [character, advance] as const),
  ),
);

function advanceOf(character: string): number {
  const known = advances.get(character);
  if (known !== undefined) return known;
  if (UNSEEN.test(character)) return 0;
  return WIDE.test(character) ? UNITS_PER_EM : (advances.get('o') ?? 0);
}

/** The width of one line in CSS pixels. */
export function widthPx(text: string, fontSizePx: number): number {
  let units = 0;
  for (const character of text.normalize('NFC')) units += advanceOf(character);
  return (units * fontSizePx) / UNITS_PER_EM;
}

/** As much of a text as fits, cut behind a word and with an ellipsis; the very same text if all of it fits. */
export function fittingText(text: string, fontSizePx: number, limitPx: number): string {
  if (widthPx(text, fontSizePx) <= limitPx) return text;
  const characters = [...text];
  let units = advanceOf(ELLIPSIS);
  let end = 0;
  while (end < characters.length) {
    units += advanceOf(characters[end] ?? '');
    if ((units * fontSizePx) / UNITS_PER_EM > limitPx) break;
    end += 1;
  }
  const cut = characters.slice(0, end).join('');
  const words = /\s/.test(characters[end] ?? '') ? cut : cut.replace(/\s+\S*$/, '');
  return `${words.trimEnd()}${ELLIPSIS}`;
}

const ELLIPSIS = '…';
