import { Marked, type Tokens } from 'marked';
import { escapeText } from '#html/escape.ts';
import { htmlOfFigure } from '#html/figure.ts';
import { withoutFrontMatter } from './frontMatter.ts';
import type { ReadDocument } from './readText.ts';

const marked = new Marked({
  gfm: true,
  async: false,
  renderer: {
    code: ({ text }: Tokens.Code) => `<pre><code>${escapeText(text)}</code></pre>`,
    checkbox: ({ checked }: Tokens.Checkbox) => (checked ? '☑ ' : '☐ '),
    paragraph({ tokens }: Tokens.Paragraph) {
      const [image, ...more] = tokens;
      if (image?.type === 'image' && more.length === 0) return figure(image as Tokens.Image);
      return `<p>${this.parser.parseInline(tokens)}</p>`;
    },
  },
});

/** An image in its own paragraph; Markdown's title is the caption. */
const figure = ({ href, title, text }: Tokens.Image): string =>
  htmlOfFigure({ src: href, alt: text, width: null, height: null, caption: title ?? '' });

/** Converts Markdown (GFM, with HTML in it) to HTML, and reads title and search fields from the front matter. */
export function readMarkdown(file: string): ReadDocument {
  const { title, fields, text } = withoutFrontMatter(file);
  return { html: marked.parse(text, { async: false }), title, fields };
}
