/** How Markdown (GFM) becomes the HTML that an article is read from: what the package marked would write otherwise. */
import { escapeText } from './escape.ts';
import { htmlOfFigure } from './figure.ts';

/** The parts of marked's tokens that the rules use. `html/` takes no package. */
interface Inline {
  readonly type: string;
  readonly href?: string;
  readonly title?: string | null;
  readonly text?: string;
}
interface Renderer<Token> {
  readonly parser: { parseInline(tokens: readonly Token[]): string };
}

/** The options of a `Marked`. */
export const MARKDOWN_RULES = {
  gfm: true,
  async: false,
  renderer: {
    code: ({ text }: { readonly text: string }) => `<pre><code>${escapeText(text)}</code></pre>`,
    checkbox: ({ checked }: { readonly checked: boolean }) => (checked ? '☑ ' : '☐ '),
    paragraph<Token extends Inline>(
      this: Renderer<Token>,
      { tokens }: { readonly tokens: readonly Token[] },
    ) {
      const [image, ...more] = tokens;
      if (image?.type === 'image' && more.length === 0) return figure(image);
      return `<p>${this.parser.parseInline(tokens)}</p>`;
    },
  },
} as const;

/** An image in its own paragraph; Markdown's title is the caption. */
const figure = ({ href = '', title, text = '' }: Inline): string =>
  htmlOfFigure({ src: href, alt: text, width: null, height: null, caption: title ?? '' });
