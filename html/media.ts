/** What a block shows beside its text. The HTML must be sanitised (allowedHtml.ts). */
import { attributeIn } from './escape.ts';

/** An image; `alt` is null if it has no description, and empty if it is decoration. */
export interface TextImage {
  readonly alt: string | null;
}

const IMAGE = /<img\s(?:"[^"]*"|'[^']*'|[^>"'])*>/gi;

export const imagesIn = (html: string): TextImage[] =>
  [...html.matchAll(IMAGE)].map(([tag]) => ({ alt: attributeIn(tag, 'alt') }));

/** How many rows a table has, and how many cells its first row; null if the block is no table. */
export function tableIn(html: string): { readonly rows: number; readonly columns: number } | null {
  if (!/^<table[\s>]/i.test(html)) return null;
  const [, first = '', ...others] = html.split(/<tr[\s>]/i);
  return { rows: 1 + others.length, columns: first.match(/<t[hd][\s>]/gi)?.length ?? 0 };
}
