import { escapeAttribute, escapeText } from './escape.ts';
import { hasText } from './text.ts';
import { tagsOf } from './tokens.ts';

export interface FigureImage {
  readonly src: string;
  /** Pixels; null where they are not known. */
  readonly width: number | null;
  readonly height: number | null;
}

/** An image with what the library says of it. */
export type DescribedImage = FigureImage & { readonly alt?: string | null };

/** An image of an article with its description and caption. */
export interface Figure extends FigureImage {
  /** Null: not described yet; empty: the image is decoration. */
  readonly alt: string | null;
  /** Plain text; empty: none. */
  readonly caption: string;
}

/** Returns the HTML of a figure's block, always the same for the same figure. Texts of blanks count as empty. */
export function htmlOfFigure({ src, alt: said, width, height, caption: below }: Figure): string {
  const alt = said === '' ? '' : said?.trim() || null;
  const caption = below.trim();
  const attributes = Object.entries({ src, alt, width, height })
    .filter(([, value]) => value !== null)
    .map(([name, value]) => ` ${name}="${escapeAttribute(String(value))}"`);
  const element = caption === '' ? '' : `<figcaption>${escapeText(caption)}</figcaption>`;
  return `<figure><img${attributes.join('')}>${element}</figure>`;
}

/** An image of an imported document, after its upload. */
export interface KeptImage {
  readonly src: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

const tagOf = (html: string, src: string): string | undefined =>
  tagsOf(html).find(({ name, html: tag }) => name === 'img' && tag.includes(src))?.html;

export const hasImage = (html: string, src: string): boolean => tagOf(html, src) !== undefined;

/** Replaces the address of an image, and adds its size if the tag has none. */
export function withKeptImage(html: string, src: string, kept: KeptImage): string {
  const tag = tagOf(html, src);
  if (tag === undefined) return html;
  const moved = tag.replace(src, kept.src);
  const sized = /\swidth=/.test(moved)
    ? moved
    : moved.replace(/(?<!\s)\s*\/?>$/, ` width="${kept.width}" height="${kept.height}">`);
  return html.replace(tag, sized);
}

/** Removes an image. Its caption stays as a paragraph; without any text the result is empty. */
export function withoutImage(html: string, src: string): string {
  const tag = tagOf(html, src);
  if (tag === undefined) return html;
  const rest = html.replace(tag, '').replace(/<\/?(?:figure|figcaption)>/g, '');
  if (!hasText(rest)) return '';
  return rest.startsWith('<') ? rest : `<p>${rest}</p>`;
}
