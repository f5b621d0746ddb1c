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

/**
 * Returns the top-level blocks as HTML, without empty ones. Headings have the level `topHeading` or lower. What stands
 * behind the last block waits until that block is complete.
 */
export function htmlBlocks(markdown: string, topHeading: number, isComplete: boolean): string[] {
  const tokens = marked.lexer(markdown);
  marked.walkTokens(tokens, (token) => {
    if (token.type === 'heading')
      token.depth = Math.min(Math.max(token.depth, topHeading), LOWEST_HEADING);
  });
  const last = tokens.findLastIndex(({ type }) => type !== 'space');
  return tokens
    .map((token) => marked.parser([token]).trim().replace(AROUND_BLOCKS, '$1'))
    .flatMap((html, at) => withSlots(html, isComplete || at < last))
    .filter((html) => html.includes('<code>') || textOfHtml(html).trim() !== '');
}

/** What the model asks of the writer becomes a slot: in place where it divides a paragraph, else behind the block. */
function withSlots(html: string, isComplete: boolean): string[] {
  if (html.startsWith('<pre>') || html.search(SLOT_MARKS) < 0) return [html];
  const bare = html.replace(AROUND_MARK, '$2');
  const text = PARAGRAPH.exec(bare)?.[1];
  // What is captured stands between the texts.
  const parts = (text ?? bare).split(SLOT_MARKS);
  const blocks: string[] = [];
  const asked: string[] = [];
  let open = '';
  const close = () => {
    blocks.push(text === undefined ? withoutEmpty(open) : element('p', withoutEmpty(open.trim())));
    blocks.push(...asked.splice(0));
    open = '';
  };
  parts.forEach((part, at) => {
    if (at % 2 === 0) open = asked.length > 0 ? open.trimEnd() + part : open + part;
    else {
      asked.push(slotHtml([textOfHtml(part).trim()]));
      if (text !== undefined && isBalanced(open)) close();
    }
  });
  if (!isComplete) asked.length = 0;
  close();
  return blocks;
}

const PARAGRAPH = /^<p>([\s\S]*)<\/p>$/;
/** Formatting around nothing but a mark. */
const AROUND_MARK = /<(strong|em|s|code)>\s*(\[evidence wanted:[^\]]*\])\s*<\/\1>/gi;
const EMPTY = /<(li|ul|ol|p|strong|em|s)>\s*<\/\1>/g;

/** Without the elements that a mark leaves empty, and those around them. */
function withoutEmpty(html: string): string {
  const next = html.replace(EMPTY, '');
  return next === html ? html : withoutEmpty(next);
}

/** Whether a piece of a paragraph has all the ends of its formatting. */
const isBalanced = (html: string): boolean =>
  (html.match(/<(?!\/|br)/g) ?? []).length === (html.match(/<\//g) ?? []).length;
