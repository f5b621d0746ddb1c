import type { FieldsChange } from '#domain/article/searchFields.ts';
import { inertPage } from '#html/dom/inert.ts';
import { escapeText } from '#html/escape.ts';
import type { ImportLoss } from '#html/losses.ts';
import { LONG_CHARS } from '#html/parts.ts';
import { sourceText } from '#html/sourceText.ts';
import { collapsedTextOf } from '#html/text.ts';
import { keptText, lossAround, lossOfWords } from '#html/wordLaw.ts';

/** A document as HTML, with what is known besides its text. */
export interface ReadDocument<Html = string> {
  readonly html: Html;
  readonly title?: string;
  readonly language?: string | null;
  readonly fields?: FieldsChange;
  readonly losses?: readonly ImportLoss[];
  /** The encoding of a file that does not say it, or the one that a person has chosen. */
  readonly assumedEncoding?: string;
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

/** Reads an HTML page: its only `article`, else `main`, else all of it. What is around that is told. */
export function readHtml(text: string): ReadDocument {
  const isLong = text.length > LONG_CHARS;
  const page = inertPage(isLong ? text.slice(0, LONG_CHARS) : text); // the head, and where the article begins
  const articles = page.querySelectorAll('article');
  const root = articles.length === 1 ? articles[0] : page.querySelector('main');
  const title = page.title.trim(); // its spaces are collapsed already
  const heading = collapsedTextOf((root ?? page).querySelector('h1')?.innerHTML ?? '');
  return {
    ...(isLong ? longRoot(root, text) : shortRoot(root, page, text)),
    title,
    language: page.documentElement.lang || null,
    fields: {
      // Where the text has the same title, or none, the page says nothing of its own to search engines.
      seoTitle: heading !== '' && heading !== title ? title : '',
      description: page.querySelector<HTMLMetaElement>('meta[name="description" i]')?.content ?? '',
    },
  };
}

type Root = Element | null | undefined;
type Taken = Required<Pick<ReadDocument, 'html' | 'losses'>>;

/** The whole text also shows which program has written it. */
const allOf = (html: string): Taken => ({ html, losses: [] });

function shortRoot(root: Root, { body }: Document, text: string): Taken {
  if (root == null) return allOf(text);
  return { html: root.outerHTML, losses: lossAround(sourceText(body), sourceText(root)) };
}

/** The only element of the name in a page that is too long to be parsed at once; all of the page if there are several. */
function longRoot(root: Root, page: string): Taken {
  if (root == null) return allOf(page);
  const [first, ...others] = page.matchAll(new RegExp(`<${root.localName}(?=[\\s>])`, 'gi'));
  if (first === undefined || others.length > 0) return allOf(page);
  const [end] = page.slice(first.index).matchAll(new RegExp(`</${root.localName}\\s*>`, 'gi'));
  const to = end === undefined ? page.length : first.index + end.index;
  const around = inertPage(page.slice(0, first.index) + page.slice(to));
  return { html: page.slice(first.index, to), losses: lossAround(sourceText(around.body), '') };
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
