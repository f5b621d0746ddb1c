/** HTML declares how its letters are written in three places; the first one that is understood counts (HTML §13.2.3). */
import { tagsOf } from '#html/pageTags.ts';
import { byteOrderMark, type Encoding, encodingOf, known } from './textEncoding.ts';

/** The decoder that browsers and Node share. */
declare const TextDecoder: {
  new (label: string): { readonly encoding: string; decode(bytes: Uint8Array): string };
};

/** Browsers look in the first 1,024 bytes; some pages say it later, below a long head. */
const PRESCAN_BYTES = 65_536;
const CHARSET = /charset\s*=\s*["']?([^\s;"'/>]+)/i;
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;
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

/** The first name of an encoding that is understood. Comments, scripts and descriptions declare nothing. */
function declaredIn(bytes: Uint8Array): string | undefined {
  const start = new TextDecoder('windows-1252').decode(bytes.subarray(0, PRESCAN_BYTES));
  for (const { name, isEnd, html } of tagsOf(start)) {
    if (name !== 'meta' || isEnd) continue;
    const label = charsetOf(html);
    if (understood(label) !== null) return label;
  }
  return XML_ENCODING.exec(start)?.[1];
}

function charsetOf(meta: string): string | undefined {
  const said = new Map<string, string>();
  for (const [, name = '', a, b, c] of meta.slice('<meta'.length).matchAll(ATTRIBUTE)) {
    const key = name.toLowerCase();
    if (!said.has(key)) said.set(key, (a ?? b ?? c ?? '').trim());
  }
  const isPragma = said.get('http-equiv')?.toLowerCase() === 'content-type';
  return (
    said.get('charset') ?? (isPragma ? CHARSET.exec(said.get('content') ?? '')?.[1] : undefined)
  );
}

/** A page whose declaration can be read as ASCII is not UTF-16, whatever it declares; and no page declares letters of its own. */
const asciiBased = (label: string | undefined): string | undefined =>
  label?.replace(/^utf-?16.*$/i, 'utf-8').replace(/^x-user-defined$/i, 'windows-1252');

function understood(label: string | undefined): string | null {
  if (label === undefined) return null;
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return null; // an unknown name is ignored
  }
}
