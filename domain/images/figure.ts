import { type ArticleBody, type BlockId, htmlIn, textOfHtml } from '../article/body.ts';

export interface FigureImage {
  readonly src: string;
  /** Pixels; null where they are not known. */
  readonly width: number | null;
  readonly height: number | null;
}

/** An image of an article with what is said about it. */
export interface Figure extends FigureImage {
  /** Null: nobody has said yet; empty: the image is decoration. */
  readonly alt: string | null;
  /** Plain text; empty: none. */
  readonly caption: string;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\u00a0': '&nbsp;',
};

const inText = (text: string): string =>
  text.replace(/[&<>\u00a0]/g, (char) => ESCAPES[char] ?? char);
const inAttribute = (text: string): string =>
  text.replace(/[&<>"\u00a0]/g, (char) => ESCAPES[char] ?? char);

/** The HTML of a figure's block, always the same for the same figure. Blanks alone say nothing. */
export function htmlOfFigure({ src, alt: said, width, height, caption: below }: Figure): string {
  const alt = said === '' ? '' : said?.trim() || null;
  const caption = below.trim();
  const attributes = Object.entries({ src, alt, width, height })
    .filter(([, value]) => value !== null)
    .map(([name, value]) => ` ${name}="${inAttribute(String(value))}"`);
  const element = caption === '' ? '' : `<figcaption>${inText(caption)}</figcaption>`;
  return `<figure><img${attributes.join('')}>${element}</figure>`;
}

/**
 * Where a figure goes that is meant to be behind the first of these blocks that is still there: at
 * the top where none was named, at the end where none is left, and above an empty paragraph, so
 * that the writer goes on below the figure.
 */
export function placeOfFigure(body: ArticleBody, behind: readonly BlockId[]): BlockId | null {
  if (behind.length === 0) return null;
  const anchor = behind.find((id) => htmlIn(body, id) !== undefined) ?? body.order.at(-1) ?? null;
  if (anchor === null || !isEmptyParagraph(htmlIn(body, anchor) ?? '')) return anchor;
  return body.order[body.order.indexOf(anchor) - 1] ?? null;
}

const isEmptyParagraph = (html: string): boolean =>
  html.startsWith('<p') && textOfHtml(html).trim() === '';
