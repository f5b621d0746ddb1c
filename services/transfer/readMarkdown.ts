import * as marked from 'marked';
import { withoutFrontMatter } from '#domain/transfer/frontMatter.ts';
import { htmlOfMarkdown } from '#html/markdown/htmlOfMarkdown.ts';
import type { ReadDocument } from './readText.ts';

/** Converts Markdown (GFM, with HTML in it) to HTML, and reads title and search fields from the front matter. */
export function readMarkdown(file: string, onProgress?: (share: number) => void): ReadDocument {
  const { title, language, fields, text, losses } = withoutFrontMatter(file);
  const read = htmlOfMarkdown(text, marked, onProgress);
  return { title, language, fields, html: read.html, losses: [...losses, ...read.losses] };
}
