/**
 * Turns a model's Markdown (GFM) into HTML that an article may contain. A link becomes its text, because a
 * model's links are not reliable sources; an image becomes its description, and HTML becomes plain text.
 */
import { Marked, type Tokens } from 'marked';
import { textOfHtml } from '#html/text.ts';
import { escapeText } from '#html/escape.ts';
import { SLOT_MARKS, slotHtml } from '#html/slot.ts';
import { element } from '../html.ts';

const LOWEST_HEADING = 6;
const LINE_BREAK = /^<br\s*\/?>/i;
/** Line ends that marked writes around blocks. Those within text are spaces and stay. */
const AROUND_BLOCKS = /\n*(<\/?(?:p|ul|ol|li|blockquote|table|thead|tbody|tr|th|td)>)\n*/g;

const none = () => undefined;

const marked = new Marked({
  gfm: true,
  async: false,
  tokenizer: {
    html: none,
    // A definition would change text that has already been shown.
    def: none,
    // marked treats everything between <pre> and </pre> as safe.
    tag(source: string) {
      const [raw] = LINE_BREAK.exec(source) ?? [];
      return raw === undefined ? undefined : ({ type: 'br', raw } as unknown as Tokens.Tag);
    },
  },
  renderer: {
    code: ({ text }: Tokens.Code) => element('pre', element('code', escapeText(text))),
    hr: () => '',
    checkbox: () => '',
    image: ({ text }: Tokens.Image) => escapeText(text),
    link({ tokens }: Tokens.Link) {
      return this.parser.parseInline(tokens);
    },
    del({ tokens }: Tokens.Del) {
      return element('s', this.parser.parseInline(tokens));
    },
    list({ ordered, items }: Tokens.List) {
      const html = items.map((item) => this.listitem(item)).join('');
      return element(ordered ? 'ol' : 'ul', html);
    },
    tablecell({ header, tokens }: Tokens.TableCell) {
      return element(header ? 'th' : 'td', this.parser.parseInline(tokens));
    },
  },
});

/** Returns the top-level blocks as HTML, without empty ones. Headings have the level `topHeading` or lower. */
export function htmlBlocks(markdown: string, topHeading: number): string[] {
  const tokens = marked.lexer(markdown);
  marked.walkTokens(tokens, (token) => {
    if (token.type === 'heading')
      token.depth = Math.min(Math.max(token.depth, topHeading), LOWEST_HEADING);
  });
  return tokens
    .map((token) => marked.parser([token]).trim().replace(AROUND_BLOCKS, '$1'))
    .flatMap(withSlots)
    .filter((html) => html.includes('<code>') || textOfHtml(html).trim() !== '');
}

/** Divides a paragraph at what the model asks of the writer, which becomes a slot of its own. */
function withSlots(html: string): string[] {
  const text = PARAGRAPH.exec(html)?.[1] ?? '';
  // What is captured stands between the texts.
  const parts = text.split(SLOT_MARKS).map((part) => part.trim());
  const isDivisible = parts.length > 1 && parts.every(isBalanced);
  if (!isDivisible) return [html];
  return parts
    .map((part, at) => (at % 2 === 0 ? element('p', part) : slotHtml([textOfHtml(part)])))
    .filter((block) => textOfHtml(block).trim() !== '');
}

const PARAGRAPH = /^<p>([\s\S]*)<\/p>$/;

/** Whether a piece of a paragraph has all the ends of its formatting. */
const isBalanced = (html: string): boolean =>
  (html.match(/<(?!\/|br)/g) ?? []).length === (html.match(/<\//g) ?? []).length;
