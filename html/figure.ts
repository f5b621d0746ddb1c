import { escapeAttribute, escapeText } from './escape.ts';

export interface FigureImage {
  readonly src: string;
  /** Pixels; null where they are not known. */
  readonly width: number | null;
  readonly height: number | null;
}

/** An image of an article with what is said about it. */
export interface Figure extends FigureImage {
  /** Null: not described yet; empty: the image is decoration. */
  readonly alt: string | null;
  /** Plain text; empty: none. */
  readonly caption: string;
}

/** The HTML of a figure's block, always the same for the same figure. Blanks alone say nothing. */
export function htmlOfFigure({ src, alt: said, width, height, caption: below }: Figure): string {
  const alt = said === '' ? '' : said?.trim() || null;
  const caption = below.trim();
  const attributes = Object.entries({ src, alt, width, height })
    .filter(([, value]) => value !== null)
    .map(([name, value]) => ` ${name}="${escapeAttribute(String(value))}"`);
  const element = caption === '' ? '' : `<figcaption>${escapeText(caption)}</figcaption>`;
  return `<figure><img${attributes.join('')}>${element}</figure>`;
}
