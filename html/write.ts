import { escapeAttribute, escapeText } from './escape.ts';
import { type FlatBlock, type Paragraph, runOfType, runsOf, textOf } from './flatBlocks.ts';
import { INLINE_STYLES, TAG_OF_TYPE } from './vocabulary.ts';

/** Returns the HTML of the flat blocks of one block of an article. */
export function writeBlocks(blocks: readonly FlatBlock[]): string {
  return runsOf(blocks).map(writeRun).join('');
}

function writeRun(run: readonly FlatBlock[]): string {
  const first = run[0];
  if (first === undefined) return '';
  if (first.type === 'atomic') return first.html;
  const paragraphs = run.filter((block) => block.type !== 'atomic');
  switch (runOfType(first.type)) {
    case 'list':
      return writeList(paragraphs);
    case 'quote':
      return `<blockquote>${paragraphs.map((p) => `<p>${writeInline(p)}</p>`).join('')}</blockquote>`;
    case 'code':
      return `<pre><code>${writeCode(paragraphs)}</code></pre>`;
    default:
      return writeText(first);
  }
}

function writeText(paragraph: Paragraph): string {
  const tag = TAG_OF_TYPE.get(paragraph.type) ?? 'p';
  return `<${tag}>${writeInline(paragraph)}</${tag}>`;
}

function writeCode(lines: readonly Paragraph[]): string {
  const html = lines.map(writeInline).join('\n');
  const text = lines.map(textOf).join('\n');
  return text.endsWith('\n') ? `${html}\n` : html;
}

interface OpenList {
  readonly tag: string;
  depth: number;
}

/** Depths may skip levels after an edit: an item is a child of the nearest shallower one above it. */
function writeList(items: readonly Paragraph[]): string {
  const open: OpenList[] = [];
  let html = '';
  for (const item of items) {
    const list: OpenList = { tag: TAG_OF_TYPE.get(item.type) ?? 'ul', depth: item.depth };
    while (open.length > 1 && isOver(open.at(-1), list)) html += `</li></${open.pop()?.tag}>`;
    const top = open.at(-1);
    if (top?.tag === list.tag && top.depth >= list.depth) {
      top.depth = list.depth;
      html += '</li>';
    } else {
      open.push(list);
      html += `<${list.tag}>`;
    }
    html += `<li>${writeInline(item)}`;
  }
  return (
    html +
    open
      .reverse()
      .map(({ tag }) => `</li></${tag}>`)
      .join('')
  );
}

function isOver(top: OpenList | undefined, next: OpenList): boolean {
  if (top === undefined || top.depth < next.depth) return false;
  return top.depth > next.depth || top.tag !== next.tag;
}

const known = new WeakMap<Paragraph, string>();

/** Returns the inline HTML of a paragraph, without its element. Cached by paragraph. */
export function writeInline(paragraph: Paragraph): string {
  const cached = known.get(paragraph);
  if (cached !== undefined) return cached;
  const html = inlineHtmlOf(paragraph);
  known.set(paragraph, html);
  return html;
}

function inlineHtmlOf({ type, spans }: Paragraph): string {
  const isCode = type === 'code-block';
  const writer = new InlineWriter();
  for (const { text, href, styles } of spans) {
    const tags = INLINE_STYLES.filter(
      ([style]) => styles.includes(style) && !(isCode && style === 'CODE'),
    ).map(([, tag]) => tag);
    const html = escapeText(text);
    writer.text(isCode ? html : html.replaceAll('\n', '<br>'), href, tags);
  }
  const html = writer.end();
  // HTML ignores the last line break of a block, and so does the reader; so it is written twice.
  return !isCode && spans.at(-1)?.text.endsWith('\n') ? `${html}<br>` : html;
}

/** Opens and closes tags as the styles change; tags that two pieces share stay open. */
class InlineWriter {
  #html = '';
  #href: string | null = null;
  #open: string[] = [];

  text(html: string, href: string | null, tags: readonly string[]): void {
    if (href !== this.#href) {
      this.#closeTo(0);
      if (this.#href !== null) this.#html += '</a>';
      if (href !== null) this.#html += `<a href="${escapeAttribute(href)}">`;
      this.#href = href;
    }
    let shared = 0;
    while (shared < tags.length && tags[shared] === this.#open[shared]) shared += 1;
    this.#closeTo(shared);
    for (const tag of tags.slice(shared)) {
      this.#html += `<${tag}>`;
      this.#open.push(tag);
    }
    this.#html += html;
  }

  end(): string {
    this.text('', null, []);
    return this.#html;
  }

  #closeTo(length: number): void {
    while (this.#open.length > length) this.#html += `</${this.#open.pop()}>`;
  }
}
