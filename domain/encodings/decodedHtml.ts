/** HTML declares how its letters are written in three places; the first one that is understood counts (HTML §13.2.3). */
import { byteOrderMark, type Encoding, encodingOf, known } from './textEncoding.ts';

/** The decoder that browsers and Node share. */
declare const TextDecoder: {
  new (label: string): { readonly encoding: string; decode(bytes: Uint8Array): string };
};

/** Browsers look in the first 1,024 bytes; some pages say it later, below a long head. */
const PRESCAN_BYTES = 65_536;
const COMMENT = /<!--[\s\S]*?(?:-->|$)/g;
const META = /<meta\s[^<>]*>/gi;
const CHARSET = /charset\s*=\s*["']?([^\s;"'/>]+)/i;
const XML_ENCODING = /^\s*<\?xml\s[^<>]*?encoding\s*=\s*["']([^"'<>]+)["']/;

/** Decodes a page, or a file of HTML, which has no Content-Type. Bytes that cannot be read become U+FFFD. */
export const decodedHtml = (bytes: Uint8Array, contentType?: string): string =>
  new TextDecoder(encodingOfHtml(bytes, contentType).label).decode(bytes);

export function encodingOfHtml(bytes: Uint8Array, contentType = ''): Encoding {
  const declared =
    byteOrderMark(bytes) ??
    understood(CHARSET.exec(contentType)?.[1]) ??
    understood(asciiBased(declaredIn(bytes)));
  return declared === null ? encodingOf(bytes) : known(declared);
}

function declaredIn(bytes: Uint8Array): string | undefined {
  const start = new TextDecoder('windows-1252').decode(bytes.subarray(0, PRESCAN_BYTES));
  const tags = start.replace(COMMENT, '').matchAll(META);
  const labels = Array.from(tags, ([tag]) => CHARSET.exec(tag)?.[1]);
  return labels.find((label) => label !== undefined) ?? XML_ENCODING.exec(start)?.[1];
}

/** A page whose declaration can be read as ASCII is not UTF-16, whatever it declares. */
const asciiBased = (label: string | undefined): string | undefined =>
  label !== undefined && /^utf-?16/i.test(label) ? 'utf-8' : label;

function understood(label: string | undefined): string | null {
  if (label === undefined) return null;
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return null; // an unknown name is ignored
  }
}
