import { Marked, type Tokens } from 'marked';
import type { ReadDocument } from './document.ts';

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

const marked = new Marked({
  gfm: true,
  async: false,
  renderer: {
    code: ({ text }: Tokens.Code) => `<pre><code>${escaped(text)}</code></pre>`,
    checkbox: ({ checked }: Tokens.Checkbox) => (checked ? '☑ ' : '☐ '),
    paragraph({ tokens }: Tokens.Paragraph) {
      const [image, ...more] = tokens;
      if (image?.type === 'image' && more.length === 0) return figure(image as Tokens.Image);
      return `<p>${this.parser.parseInline(tokens)}</p>`;
    },
  },
});

/** An image that stands alone; what Markdown calls its title is the caption. */
function figure({ href, title, text }: Tokens.Image): string {
  const caption = title ? `<figcaption>${escaped(title)}</figcaption>` : '';
  return `<figure><img src="${escaped(href)}" alt="${escaped(text)}">${caption}</figure>`;
}

/** What generators of sites write at the top of a file. */
const FRONT_MATTER = /^---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

/** Markdown (GFM, with HTML in it) as HTML, and the title that its front matter names. */
export function readMarkdown(text: string): ReadDocument {
  const [head = '', front = ''] = FRONT_MATTER.exec(text) ?? [];
  const title = /^title:[ \t]*(['"]?)(.+)\1[ \t]*$/m.exec(front)?.[2] ?? '';
  return { html: marked.parse(text.slice(head.length), { async: false }), title: title.trim() };
}
