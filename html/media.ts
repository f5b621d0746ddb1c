/** What a block shows beside its text. The HTML must be sanitised (allowedHtml.ts). */
import { attributeIn } from './escape.ts';
import { collapsedTextOf } from './text.ts';
import { tagsOf } from './tokens.ts';

/** An image; `alt` is null if it has no description, and empty if it is decoration. */
export interface TextImage {
  readonly alt: string | null;
}

const tagsNamed = (html: string, wanted: string): string[] =>
  tagsOf(html).flatMap(({ name, isEnd, html: tag }) => (name === wanted && !isEnd ? tag : []));

/** The tags of the images of a block. */
export const imageTagsIn = (html: string): readonly string[] => tagsNamed(html, 'img');

/** The addresses that a block links to. */
export const hrefsIn = (html: string): string[] =>
  tagsNamed(html, 'a').flatMap((tag) => attributeIn(tag, 'href') ?? []);

export const imagesIn = (html: string): TextImage[] =>
  imageTagsIn(html).map((tag) => ({ alt: attributeIn(tag, 'alt') }));

/** The words that go with one image in a block; null if the block does not show it. */
export function wordsOfImage(
  html: string,
  src: string,
): { readonly alt: string | null; readonly caption: string } | null {
  const tag = imageTagsIn(html).find((image) => attributeIn(image, 'src') === src);
  if (tag === undefined) return null;
  const [, behind = ''] = html.split('<figcaption>');
  const [caption = ''] = behind.split('</figcaption>');
  return { alt: attributeIn(tag, 'alt'), caption: collapsedTextOf(caption) };
}

/** How many rows a table has, and how many cells its first row; null if the block is no table. */
export function tableIn(html: string): { readonly rows: number; readonly columns: number } | null {
  if (!/^<table[\s>]/i.test(html)) return null;
  const [, first = '', ...others] = html.split(/<tr[\s>]/i);
  return { rows: 1 + others.length, columns: first.match(/<t[hd][\s>]/gi)?.length ?? 0 };
}
