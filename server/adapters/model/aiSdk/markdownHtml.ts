/**
 * Markdown (GFM) of a model as HTML that an article may contain. Of a link its text remains, for a
 * model's links are nobody's sources; of an image its description; HTML is text like any other.
 */
import { Marked, type Tokens } from 'marked';
import { textOfHtml } from '#html/text.ts';
import { escapeText } from '#html/escape.ts';

const LOWEST_HEADING = 6;
const LINE_BREAK = /^<br\s*\/?>/i;
/** Line ends that marked writes around blocks; inside of text they are spaces, and stay. */
const AROUND_BLOCKS = /\n*(<\/?(?:p|ul|ol|li|blockquote|table|thead|tbody|tr|th|td)>)\n*/g;

const none = () => undefined;

const marked = new Marked({
  gfm: true,
  async: false,
  tokenizer: {
    html: none,
    // Would lead addresses into text that has been shown before.
    def: none,
    // marked takes what stands between <pre> and </pre> for safe.
    tag(source: string) {
      const [raw] = LINE_BREAK.exec(source) ?? [];
      return raw === undefined ? undefined : ({ type: 'br', raw } as unknown as Tokens.Tag);
    },
  },
  renderer: {
    code: ({ text }: Tokens.Code) => `<pre><code>${escapeText(text)}</code></pre>`,
    hr: () => '',
    checkbox: () => '',
    image: ({ text }: Tokens.Image) => escapeText(text),
    link({ tokens }: Tokens.Link) {
      return this.parser.parseInline(tokens);
    },
    del({ tokens }: Tokens.Del) {
      return `<s>${this.parser.parseInline(tokens)}</s>`;
    },
    list({ ordered, items }: Tokens.List) {
      const tag = ordered ? 'ol' : 'ul';
      return `<${tag}>${items.map((item) => this.listitem(item)).join('')}</${tag}>`;
    },
    tablecell({ header, tokens }: Tokens.TableCell) {
      const tag = header ? 'th' : 'td';
      return `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`;
    },
  },
});

/**
 * One top-level block of HTML after the other; none of them without anything to read. Headings are of
 * `topHeading` or below.
 */
export function htmlBlocks(markdown: string, topHeading: number): string[] {
  const tokens = marked.lexer(markdown);
  marked.walkTokens(tokens, (token) => {
    if (token.type === 'heading')
      token.depth = Math.min(Math.max(token.depth, topHeading), LOWEST_HEADING);
  });
  return tokens
    .map((token) => marked.parser([token]).trim().replace(AROUND_BLOCKS, '$1'))
    .filter((html) => html.includes('<code>') || textOfHtml(html).trim() !== '');
}
