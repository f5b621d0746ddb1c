/** HTML declares its encoding in three places; the first one that is understood counts (HTML §13.2.3). */

/** Browsers look for `<meta charset>` in the first 1,024 bytes; some pages have it a little later. */
const PRESCAN_BYTES = 4096;
const CHARSET_IN_HEADER = /charset\s*=\s*["']?([^\s;"']+)/i;
const CHARSET_IN_META = /<meta[^>]+charset\s*=\s*["']?([^\s;"'/>]+)/i;

/** Decodes a page from its bytes and its Content-Type. Bytes that cannot be read become U+FFFD. */
export function decodedHtml(bytes: Uint8Array, contentType: string): string {
  const beginning = Buffer.from(bytes.subarray(0, PRESCAN_BYTES)).toString('latin1');
  const label =
    byteOrderMark(bytes) ??
    known(CHARSET_IN_HEADER.exec(contentType)?.[1]) ??
    known(asciiBased(CHARSET_IN_META.exec(beginning)?.[1])) ??
    (isUtf8(bytes) ? 'utf-8' : 'windows-1252');
  return new TextDecoder(label).decode(bytes);
}

function byteOrderMark([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return undefined;
}

/** A page whose `<meta>` can be read as ASCII is not UTF-16, whatever it declares. */
const asciiBased = (label: string | undefined): string | undefined =>
  label !== undefined && /^utf-?16/i.test(label) ? 'utf-8' : label;

function known(label: string | undefined): string | undefined {
  if (label === undefined) return undefined;
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return undefined; // an unknown name is ignored
  }
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
