/** draft-js blocks of one top-level block → its HTML. Cached per immutable block. */
import type { ContentBlock } from 'draft-js';
import { hrefOfEntity, htmlOfAtomic, isListItem, runsOf } from '../model/blocks.ts';
import { INLINE_STYLES, TAG_OF_TYPE } from './vocabulary.ts';

/** The HTML of the blocks that make up one top-level block. */
export function htmlOfBlocks(blocks: readonly ContentBlock[]): string {
  return runsOf(blocks).map(htmlOfRun).join('');
}

function htmlOfRun(run: readonly ContentBlock[]): string {
  const first = run[0];
  if (first === undefined) return '';
  if (isListItem(first)) return htmlOfList(run);
  switch (first.getType()) {
    case 'blockquote':
      return `<blockquote>${run.map((block) => `<p>${inlineHtml(block)}</p>`).join('')}</blockquote>`;
    case 'code-block':
      return `<pre><code>${htmlOfCode(run)}</code></pre>`;
    case 'atomic':
      return htmlOfAtomic(first) ?? '';
    default:
      return htmlOfText(first);
  }
}

function htmlOfText(block: ContentBlock): string {
  const tag = TAG_OF_TYPE.get(block.getType()) ?? 'p';
  return `<${tag}>${inlineHtml(block)}</${tag}>`;
}

function htmlOfCode(lines: readonly ContentBlock[]): string {
  const html = lines.map(inlineHtml).join('\n');
  const text = lines.map((line) => line.getText()).join('\n');
  return text.endsWith('\n') ? `${html}\n` : html;
}

interface OpenList {
  readonly tag: string;
  depth: number;
}

/** Depths may jump after an edit: an item is a child of the nearest shallower one above it. */
function htmlOfList(items: readonly ContentBlock[]): string {
  const open: OpenList[] = [];
  let html = '';
  for (const item of items) {
    const list: OpenList = { tag: TAG_OF_TYPE.get(item.getType()) ?? 'ul', depth: item.getDepth() };
    while (open.length > 1 && isOver(open.at(-1), list)) html += `</li></${open.pop()?.tag}>`;
    const top = open.at(-1);
    if (top?.tag === list.tag && top.depth >= list.depth) {
      top.depth = list.depth;
      html += '</li>';
    } else {
      open.push(list);
      html += `<${list.tag}>`;
    }
    html += `<li>${inlineHtml(item)}`;
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

const inlineCache = new WeakMap<ContentBlock, string>();

/** The text of a block with its styles and links, without the element of the block itself. */
export function inlineHtml(block: ContentBlock): string {
  const cached = inlineCache.get(block);
  if (cached !== undefined) return cached;
  const html = makeInlineHtml(block);
  inlineCache.set(block, html);
  return html;
}

function makeInlineHtml(block: ContentBlock): string {
  const isCode = block.getType() === 'code-block';
  const text = block.getText();
  const chars = block.getCharacterList();
  const writer = new InlineWriter();
  let start = 0;
  let current = chars.first();
  // Characters of one style and link share one immutable object.
  const write = (end: number): void => {
    if (current === undefined) return;
    const styles = current.getStyle();
    const tags = INLINE_STYLES.filter(
      ([style]) => styles.has(style) && !(isCode && style === 'CODE'),
    ).map(([, tag]) => tag);
    writer.text(escaped(text.slice(start, end), isCode), hrefOfEntity(current.getEntity()), tags);
  };
  chars.forEach((char, at) => {
    if (char === current || at === undefined) return;
    write(at);
    start = at;
    current = char as typeof current;
  });
  write(text.length);
  const html = writer.end();
  // HTML does not show the last line break of a block (the parser drops it), so it is written twice.
  return !isCode && text.endsWith('\n') ? `${html}<br>` : html;
}

/** Opens and closes tags as the styles change; what two pieces share stays open between them. */
class InlineWriter {
  #html = '';
  #href: string | null = null;
  #open: string[] = [];

  text(html: string, href: string | null, tags: readonly string[]): void {
    if (href !== this.#href) {
      this.#closeTo(0);
      if (this.#href !== null) this.#html += '</a>';
      if (href !== null) this.#html += `<a href="${escapedAttribute(href)}">`;
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

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '\u00a0': '&nbsp;',
  '\n': '<br>',
  '"': '&quot;',
};

function escaped(text: string, isCode: boolean): string {
  return text.replace(isCode ? /[&<>\u00a0]/g : /[&<>\u00a0\n]/g, (char) => ESCAPES[char] ?? char);
}

function escapedAttribute(value: string): string {
  return value.replace(/[&<>"\u00a0]/g, (char) => ESCAPES[char] ?? char);
}
