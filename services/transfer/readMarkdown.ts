import { Marked } from 'marked';
import { withoutFrontMatter } from '#domain/transfer/frontMatter.ts';
import { MARKDOWN_RULES } from '#html/markdownRules.ts';
import type { ReadDocument } from './readText.ts';

const marked = new Marked(MARKDOWN_RULES);

/** Converts Markdown (GFM, with HTML in it) to HTML, and reads title and search fields from the front matter. */
export function readMarkdown(file: string): ReadDocument {
  const { title, fields, text } = withoutFrontMatter(file);
  return { html: marked.parse(text, { async: false }), title, fields };
}
