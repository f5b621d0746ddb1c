/** How a text file is encoded, by its bytes: programs rarely say so. */

export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | 'windows-1251';

/**
 * Returns the encoding of a file: by its byte order mark, or by the zero bytes that Latin letters have in UTF-16; else UTF-8 if it
 * is valid, else what Windows programs save in Western or Cyrillic letters.
 */
export function encodingOf(bytes: Uint8Array): TextEncoding {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (bytes.length > 1 && first !== 0 && second === 0) return 'utf-16le';
  if (first === 0 && second !== 0 && second !== undefined) return 'utf-16be';
  if (isUtf8(bytes)) return 'utf-8';
  return hasCyrillicWords(bytes) ? 'windows-1251' : 'windows-1252';
}

/** Bytes that follow the first one of a character; -1 if none begins so. */
function followingOf(byte: number): number {
  if (byte < 0x80) return 0;
  if (byte < 0xc2 || byte > 0xf4) return -1;
  return byte < 0xe0 ? 1 : byte < 0xf0 ? 2 : 3;
}

const isFollowing = (byte: number): boolean => byte >= 0x80 && byte < 0xc0;

function isUtf8(bytes: Uint8Array): boolean {
  let following = 0;
  for (const byte of bytes) {
    if (following > 0 && !isFollowing(byte)) return false;
    following = following > 0 ? following - 1 : followingOf(byte);
    if (following < 0) return false;
  }
  return following === 0;
}

/** Letters of the upper half stand beside each other in Cyrillic words, and rarely in Western ones. */
function hasCyrillicWords(bytes: Uint8Array): boolean {
  let [letters, beside] = [0, 0];
  let wasLetter = false;
  for (const byte of bytes) {
    const isLetter = byte >= 0xc0;
    if (isLetter) letters += 1;
    if (isLetter && wasLetter) beside += 1;
    wasLetter = isLetter;
  }
  return beside * 2 > letters;
}
