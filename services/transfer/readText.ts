import { inertPage } from '#html/dom/inert.ts';
import { sourceText } from '#html/sourceText.ts';
import type { ImportLoss } from '#html/losses.ts';
import type { FieldsChange } from '#domain/article/searchFields.ts';
import { encodingOf } from '#domain/textEncoding.ts';
import { escapeText } from '#html/escape.ts';
import { collapsedTextOf } from '#html/text.ts';
import { keptText, lossAround, lossOfWords } from '#html/wordLaw.ts';

/** A document as HTML, with what is known besides its text. */
export interface ReadDocument<Html = string> {
  readonly html: Html;
  readonly title?: string;
  readonly language?: string | null;
  readonly fields?: FieldsChange;
  readonly losses?: readonly ImportLoss[];
  /** Images in the document; `src` stands for them in the HTML. */
  readonly images?: readonly { readonly src: string; readonly file: File }[];
}

/** A long document in parts: no block, list or quote is in two of them. */
export type LongDocument = ReadDocument<readonly string[]>;

/** Null for a file that was moved, deleted or locked since it was chosen, and for a folder. */
export const bytesOf = (file: File): Promise<Uint8Array<ArrayBuffer> | null> =>
  file.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => null,
  );

/** Decodes a text file. */
export const textOfBytes = (bytes: Uint8Array): string =>
  new TextDecoder(encodingOf(bytes)).decode(bytes);

/** Reads an HTML page: its only `article`, else `main`, else all of it. What is around that is told. */
export function readHtml(text: string): ReadDocument {
  const page = inertPage(text);
  const articles = page.querySelectorAll('article');
  const root = articles.length === 1 ? articles[0] : page.querySelector('main');
  const title = page.title.trim(); // its spaces are collapsed already
  const heading = collapsedTextOf((root ?? page).querySelector('h1')?.innerHTML ?? '');
  return {
    html: root?.outerHTML ?? text, // the whole text also shows which program has written it
    title,
    language: page.documentElement.lang || null,
    losses: root ? lossAround(sourceText(page.body), sourceText(root)) : [],
    fields: {
      // Where the text has the same title, or none, the page says nothing of its own to search engines.
      seoTitle: heading !== '' && heading !== title ? title : '',
      description: page.querySelector<HTMLMetaElement>('meta[name="description" i]')?.content ?? '',
    },
  };
}

/** Reads plain text: blank lines separate paragraphs, single line breaks stay. */
export function readPlain(text: string): ReadDocument {
  const html = text
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .split(/\n[ \t]*\n\s*/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => `<p>${escapeText(paragraph.trim()).replace(/\n/g, '<br>')}</p>`)
    .join('');
  return { html, losses: lossOfWords(text, keptText(html)) };
}
