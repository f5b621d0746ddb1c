/**
 * How a text file is encoded, by its bytes: programs rarely say so. Made for short lists: detectors that count characters, such as
 * chardet 2.2, take a few Russian keywords for Arabic and Turkish ones for French.
 */

export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | 'windows-1251';

/**
 * Returns the encoding of a file: by its byte order mark, or by the zero bytes that Latin letters have in UTF-16; else UTF-8 if it
 * is valid but for a few bytes, else what Windows programs save in Western or Cyrillic letters. A text that is surely none of
 * these is read as UTF-8 too: signs that cannot be read (U+FFFD) are seen, and wrong letters are not.
 */
export function encodingOf(bytes: Uint8Array): TextEncoding {
  const marked = markedEncoding(bytes);
  if (marked !== null) return marked;
  if (isUtf8(bytes)) return 'utf-8';
  if (hasUpperWords(bytes)) return isCyrillic(bytes) ? 'windows-1251' : 'utf-8';
  return isWestern(bytes) ? 'windows-1252' : 'utf-8';
}

function markedEncoding(bytes: Uint8Array): TextEncoding | null {
  const [first, second, third] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (bytes.length > 1 && first !== 0 && second === 0) return 'utf-16le';
  if (first === 0 && second !== 0 && second !== undefined) return 'utf-16be';
  return null;
}

/** Bytes that follow the first one of a character; -1 if none begins so. */
function followingOf(byte: number): number {
  if (byte < 0x80) return 0;
  if (byte < 0xc2 || byte > 0xf4) return -1;
  return byte < 0xe0 ? 1 : byte < 0xf0 ? 2 : 3;
}

const isFollowing = (byte: number | undefined): boolean =>
  byte !== undefined && byte >= 0x80 && byte < 0xc0;

/** Of a damaged file, most characters are still whole; in another encoding, hardly any looks like one of UTF-8. */
const WHOLE_PER_BROKEN = 3;

/** One that the end of the file cuts off is hardly a fault. */
const CUT_OFF = 0.1;

function foundAfter(bytes: Uint8Array, at: number, most: number): number {
  let found = 0;
  while (found < most && isFollowing(bytes[at + 1 + found])) found += 1;
  return found;
}

function isUtf8(bytes: Uint8Array): boolean {
  let [whole, broken] = [0, 0];
  let at = 0;
  while (at < bytes.length) {
    const following = followingOf(bytes[at] ?? 0);
    const found = foundAfter(bytes, at, following);
    at += 1 + found;
    if (found === following) whole += Math.sign(following);
    else broken += at < bytes.length ? 1 : CUT_OFF;
  }
  return broken === 0 || whole > WHOLE_PER_BROKEN * broken;
}

/** Letters of Windows-1251 below the alphabet, of Ukrainian, Belarusian and Serbian: Ў ў Ј Ґ Ё Є Ї І і ґ ё є ј Ѕ ѕ ї. */
const FURTHER: ReadonlySet<number> = new Set([
  ...[0xa1, 0xa2, 0xa3, 0xa5, 0xa8, 0xaa, 0xaf, 0xb2],
  ...[0xb3, 0xb4, 0xb8, 0xba, 0xbc, 0xbd, 0xbe, 0xbf],
]);
const isUpperLetter = (byte: number): boolean => byte >= 0xc0 || FURTHER.has(byte);

/** Letters of the upper half stand beside each other in Cyrillic words, as in Greek ones, and rarely in Western ones. */
function hasUpperWords(bytes: Uint8Array): boolean {
  let [letters, beside] = [0, 0];
  let wasLetter = false;
  for (const byte of bytes) {
    const isLetter = isUpperLetter(byte);
    if (isLetter) letters += 1;
    if (isLetter && wasLetter) beside += 1;
    wasLetter = isLetter;
  }
  return beside * 2 > letters;
}

/** А, О, а, о of Windows-1251: a sixth of any Cyrillic text, and rare letters in Greek, Arabic or an older Cyrillic encoding. */
const FREQUENT: ReadonlySet<number> = new Set([0xc0, 0xce, 0xe0, 0xee]);
const LEAST_FREQUENT = 0.13;

function isCyrillic(bytes: Uint8Array): boolean {
  const letters = bytes.filter(isUpperLetter);
  return letters.filter((byte) => FREQUENT.has(byte)).length >= LEAST_FREQUENT * letters.length;
}

/** No sign of Windows-1252. */
const UNUSED: ReadonlySet<number> = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d]);
/** Signs that never stand within a Western word, where Central European ones have ł, ą, ż, ľ, š, ž. */
const NEVER_WITHIN: ReadonlySet<number> = new Set([
  ...[0x9a, 0x9e, 0xa3, 0xa5, 0xaf, 0xb3, 0xb9, 0xbe, 0xbf],
]);
const isLetter = (byte = 0): boolean =>
  byte >= 0xc0 || ((byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7a);

const isWestern = (bytes: Uint8Array): boolean =>
  bytes.every(
    (byte, at) =>
      !UNUSED.has(byte) &&
      !(NEVER_WITHIN.has(byte) && isLetter(bytes[at - 1]) && isLetter(bytes[at + 1])),
  );
