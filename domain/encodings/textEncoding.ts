/** How a text file is encoded, by its bytes: programs rarely say so. */
import { detectedEncoding } from './detection.ts';

/** The decoder that browsers and Node share. */
declare const TextDecoder: {
  new (label: string, options?: { fatal: boolean }): { decode(bytes: Uint8Array): string };
};

export interface Encoding {
  /** As the Encoding Standard calls it. */
  readonly label: string;
  /** Nothing says so, and it is not what every program writes: it was found by what the text would read. */
  readonly isAssumed: boolean;
}

export const known = (label: string): Encoding => ({ label, isAssumed: false });
const assumed = (label: string): Encoding => ({ label, isAssumed: true });

/**
 * Returns the encoding of a file: from its byte order mark; UTF-8 if all but a few bytes are valid; else the most probable
 * encoding. Bytes that are not a text in any encoding are read as UTF-8, because a visible U+FFFD is better than wrong letters.
 */
export function encodingOf(bytes: Uint8Array): Encoding {
  const marked = byteOrderMark(bytes);
  if (marked !== null) return known(marked);
  if (isIso2022(bytes)) return assumed('iso-2022-jp');
  const utf8 = isHalves(bytes) ? 'no' : isUtf8(bytes);
  if (utf8 === 'all') return known('utf-8');
  if (utf8 === 'most') return assumed('utf-8');
  return assumed(detectedEncoding(bytes) ?? 'utf-8');
}

/** Its letters are all in ASCII, behind a mark (RFC 1468). */
function isIso2022(bytes: Uint8Array): boolean {
  const mark = bytes.indexOf(0x1b);
  return mark >= 0 && bytes[mark + 1] === 0x24 && [0x40, 0x42].includes(bytes[mark + 2] ?? 0);
}

const SAMPLE_BYTES = 65_536;
const LEAST_CONTROLS = 0.05;

/** UTF-16 has characters in it that control something, and UTF-8 has hardly any: they are halves of letters. */
function isHalves(bytes: Uint8Array): boolean {
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const isControl = (byte: number) => byte < 0x09 || (byte > 0x0d && byte < 0x20 && byte !== 0x1b);
  return sample.filter(isControl).length > LEAST_CONTROLS * sample.length;
}

/** Decodes a text file. */
export const decodedText = (bytes: Uint8Array): string =>
  new TextDecoder(encodingOf(bytes).label).decode(bytes);

export function byteOrderMark([first, second, third]: Uint8Array): string | null {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
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

function isUtf8(bytes: Uint8Array): 'all' | 'most' | 'no' {
  if (isValid(bytes)) return 'all';
  let [whole, broken] = [0, 0];
  let at = 0;
  while (at < bytes.length) {
    const following = followingOf(bytes[at] ?? 0);
    const found = foundAfter(bytes, at, following);
    at += 1 + found;
    if (found === following) whole += Math.sign(following);
    else broken += at < bytes.length ? 1 : CUT_OFF;
  }
  return whole > WHOLE_PER_BROKEN * broken ? 'most' : 'no';
}

function isValid(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false; // that is the question
  }
}
