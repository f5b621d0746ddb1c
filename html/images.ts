import { hasText } from './text.ts';

/** An image that a document brought along, now kept by us. */
export interface KeptImage {
  readonly src: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

const tagOf = (html: string, src: string): string | undefined =>
  new RegExp(`<img[^>]*${src}[^>]*>`).exec(html)?.[0];

export const hasImage = (html: string, src: string): boolean => tagOf(html, src) !== undefined;

/** The HTML with another address for the image, and its size where none is said. */
export function withKeptImage(html: string, src: string, kept: KeptImage): string {
  const tag = tagOf(html, src);
  if (tag === undefined) return html;
  const moved = tag.replace(src, kept.src);
  const sized = /\swidth=/.test(moved)
    ? moved
    : moved.replace(/\s*\/?>$/, ` width="${kept.width}" height="${kept.height}">`);
  return html.replace(tag, sized);
}

/** The HTML without the image: its caption as a paragraph; empty where nothing is left to read. */
export function withoutImage(html: string, src: string): string {
  const tag = tagOf(html, src);
  if (tag === undefined) return html;
  const rest = html.replace(tag, '').replace(/<\/?(?:figure|figcaption)>/g, '');
  if (!hasText(rest)) return '';
  return rest.startsWith('<') ? rest : `<p>${rest}</p>`;
}
