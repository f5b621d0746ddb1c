import type { ImportLoss } from '#html/losses.ts';
import { escapeText } from '#html/escape.ts';

/** A document as HTML of any program, with what is known beside its text. */
export interface ReadDocument {
  readonly html: string;
  readonly title?: string;
  readonly language?: string | null;
  readonly losses?: readonly ImportLoss[];
  /** Images inside of the document; `src` stands for them in the HTML. */
  readonly images?: readonly { readonly src: string; readonly file: File }[];
}

const UTF_8 = new TextDecoder('utf-8', { fatal: true });

/** A text file as characters: by its mark at the start, else UTF-8, else what Windows wrote for decades. */
export function textOfBytes(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return UTF_8.decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** A page of HTML: of a site's page the one article on it, else all of it. */
export function readHtml(text: string): ReadDocument {
  const page = new DOMParser().parseFromString(text, 'text/html');
  const articles = page.querySelectorAll('article');
  const root = articles.length === 1 ? articles[0] : page.querySelector('main');
  return {
    html: root?.outerHTML ?? text, // whole, it also says which program has written it
    title: page.title.trim(),
    language: page.documentElement.lang || null,
  };
}

/** Plain text: a blank line divides paragraphs, a single line break stays one. */
export function readPlain(text: string): ReadDocument {
  const html = text
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .split(/\n[ \t]*\n\s*/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => `<p>${escapeText(paragraph.trim()).replace(/\n/g, '<br>')}</p>`)
    .join('');
  return { html };
}
