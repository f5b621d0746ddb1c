/** Characters of symbol fonts, which mean something else than their number says. */
import { codePoint } from 'dingbat-to-unicode';

/** Word writes a character of a symbol font in this range, or as the byte that it is. */
const isOfSymbolFont = (code: number): boolean => code >= 0xf000 && code <= 0xf0ff;
const isPrivate = (code: number): boolean => code >= 0xe000 && code <= 0xf8ff;

/** The Unicode character of a symbol; null for one that only its font knows. */
export function symbolOf(font: string, code: number): string | null {
  const known = codePoint(font, isOfSymbolFont(code) ? code - 0xf000 : code)?.string;
  if (known !== undefined) return known;
  return isPrivate(code) || !(code > 0 && code <= 0x10ffff) ? null : String.fromCodePoint(code);
}

const SYMBOLS = /[\uf000-\uf0ff]/g;

/** Text with the characters of its symbol font; those that are unknown stay. */
export const withSymbols = (text: string, font: string | undefined): string =>
  font === undefined
    ? text
    : text.replace(SYMBOLS, (letter) => symbolOf(font, letter.charCodeAt(0)) ?? letter);
