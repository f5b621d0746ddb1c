/**
 * Turns a model's Markdown (GFM) into HTML that an article may contain. A link becomes its text, because a
 * model's links are not reliable sources; an image becomes its description, and HTML becomes plain text.
 */
import MarkdownIt, { type Token } from 'markdown-it';
import { escapeText } from '#html/escape.ts';
import { withHints, withoutHints } from '#html/markdown/emphasis.ts';
import { SLOT_MARKS, slotHtml } from '#html/slot.ts';
import { textOfHtml } from '#html/text.ts';
import { element } from '../html.ts';

const LOWEST_HEADING = 6;
/** Levels of lists, quotes and formatting within each other; a list and its item are two. What is deeper is left out. */
const DEEPEST = 32;
const LINE_BREAK = /<br\s{0,9}\/?>/iy;
/** GFM's box of a task, which an article does not have. */
const CHECKBOX = /^\[[ xX]\]\s/;

const markdownIt = new MarkdownIt({ html: false, maxNesting: DEEPEST });
// A definition would change text that has already been shown; HTML is text.
markdownIt.disable(['reference', 'html_block', 'html_inline']);
markdownIt.inline.ruler.before('autolink', 'line_break', (state, silent) => {
  LINE_BREAK.lastIndex = state.pos;
  const [found] = LINE_BREAK.exec(state.src) ?? [];
  if (found === undefined) return false;
  if (!silent) state.push('hardbreak', 'br', 0);
  state.pos += found.length;
  return true;
});

/** Tokens that are not an element with the text between its ends. */
const SAID: Readonly<Record<string, (token: Token) => string>> = {
  text: ({ content }) => escapeText(content),
  text_special: ({ content }) => escapeText(content),
  code_inline: ({ content }) => element('code', escapeText(content)),
  code_block: (token) => codeOf(token),
  fence: (token) => codeOf(token),
  softbreak: () => '\n',
  hardbreak: () => '<br>',
  hr: () => '',
  link_open: () => '',
  link_close: () => '',
  image: ({ children }) => escapeText(plainOf(children ?? [])),
  inline: ({ children }) => htmlOf(children ?? []),
};

const codeOf = ({ content }: Token) =>
  element('pre', element('code', escapeText(content.replace(/\n$/, ''))));

const plainOf = (tokens: readonly Token[]): string =>
  tokens.map(({ content, children }) => (children ? plainOf(children) : content)).join('');

const htmlOf = (tokens: readonly Token[]): string => tokens.map(said).join('');

function said(token: Token): string {
  const own = SAID[token.type];
  if (own !== undefined) return own(token);
  if (token.hidden) return '';
  return token.nesting < 0 ? `</${token.tag}>` : `<${token.tag}>`;
}

/** A block of the text. */
export interface MarkdownBlock {
  /** The line of the text that it begins in. */
  readonly line: number;
  /** The blocks that it becomes; none if it says nothing. */
  readonly html: readonly string[];
}

/**
 * Reads the top-level blocks. Headings have the level `topHeading` or lower. What stands behind the last block waits until that
 * block is complete.
 */
export function markdownBlocksIn(
  markdown: string,
  topHeading: number,
  isComplete: boolean,
): MarkdownBlock[] {
  const blocks = topLevel(markdownIt.parse(withHints(markdown), {}));
  return blocks.map((tokens, at) => {
    for (const [index, token] of tokens.entries()) fitToken(token, tokens[index - 2], topHeading);
    const html = withSlots(withoutHints(htmlOf(tokens)), isComplete || at < blocks.length - 1);
    return { line: tokens[0]?.map?.[0] ?? 0, html: html.filter(saysSomething) };
  });
}

const saysSomething = (html: string): boolean =>
  html.includes('<code>') || textOfHtml(html).trim() !== '';

function topLevel(tokens: readonly Token[]): Token[][] {
  const blocks: Token[][] = [];
  for (const token of tokens) {
    if (token.level === 0 && token.nesting >= 0 && token.type !== 'inline') blocks.push([]);
    blocks.at(-1)?.push(token);
  }
  return blocks;
}

/** `container`: what the paragraph of an inline token stands in. */
function fitToken(token: Token, container: Token | undefined, topHeading: number): void {
  if (token.type.startsWith('heading')) {
    const level = Math.max(Number(token.tag.slice(1)), topHeading);
    token.tag = `h${Math.min(level, LOWEST_HEADING)}`;
  }
  const [first] = token.children ?? [];
  if (container?.type === 'list_item_open' && first?.type === 'text')
    first.content = first.content.replace(CHECKBOX, '');
}

/** What the model asks of the writer becomes a slot: in place where it divides a paragraph, else behind the block. */
function withSlots(html: string, isComplete: boolean): string[] {
  if (html.startsWith('<pre>') || partsOf(html).length === 1) return [html];
  const bare = html.replace(AROUND_MARK, '$2');
  const text = PARAGRAPH.exec(bare)?.[1];
  const blocks: string[] = [];
  const asked: string[] = [];
  let open: string[] = [];
  let unended = 0;
  const close = () => {
    const joined = open.join('');
    blocks.push(
      text === undefined ? withoutEmpty(joined) : element('p', withoutEmpty(joined.trim())),
    );
    blocks.push(...asked.splice(0));
    open = [];
  };
  partsOf(text ?? bare).forEach((part, at) => {
    if (at % 2 === 0) {
      if (asked.length > 0) open.push(open.pop()?.trimEnd() ?? '');
      open.push(part);
      unended += unendedIn(part);
    } else {
      asked.push(slotHtml([textOfHtml(part).trim()]));
      if (text !== undefined && unended === 0) close();
    }
  });
  if (!isComplete) asked.length = 0;
  close();
  return blocks;
}

/** Every other part is what a mark asks for. A mark is not looked for where none can end. */
function partsOf(html: string): string[] {
  const end = html.lastIndexOf(']') + 1;
  const parts = html.slice(0, end).split(SLOT_MARKS);
  return [...parts.slice(0, -1), `${parts.at(-1)}${html.slice(end)}`];
}

const PARAGRAPH = /^<p>([\s\S]*)<\/p>$/;
/** Formatting around nothing but a mark. */
const AROUND_MARK = /<(strong|em|s|code)>\s{0,9}(\[evidence wanted:[^\]]{0,2000}\])\s{0,9}<\/\1>/gi;
const EMPTY = /<(li|ul|ol|p|strong|em|s)>\s{0,9}<\/\1>/g;

/** Without the elements that a mark leaves empty, and those around them. */
function withoutEmpty(html: string): string {
  const next = html.replace(EMPTY, '');
  return next === html ? html : withoutEmpty(next);
}

/** How many more elements begin than end in a piece of a paragraph. */
const unendedIn = (html: string): number =>
  (html.match(/<(?!\/|br)/g) ?? []).length - (html.match(/<\//g) ?? []).length;
