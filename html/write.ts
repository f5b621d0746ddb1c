import { escapeAttribute, escapeText } from './escape.ts';
import { type FlatBlock, type Paragraph, runOfType, runsOf, textOf } from './flatBlocks.ts';
import { type ItemStep, ListLevels } from './listLevels.ts';
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

function writeList(items: readonly Paragraph[]): string {
  const levels = new ListLevels();
  let html = '';
  for (const item of items) {
    const step = levels.add(item);
    html += closed(step.closed);
    html += step.opens ? `<${step.tag}${numbered(step, 'start')}>` : '</li>';
    html += `<li${numbered(step, 'value')}>${writeInline(item)}`;
  }
  return html + closed(levels.end());
}

const closed = (tags: readonly string[]): string => tags.map((tag) => `</li></${tag}>`).join('');

/** The first item has its number from its list, any other one by itself. */
function numbered({ tag, opens, number, next }: ItemStep, attribute: 'start' | 'value'): string {
  const isNamed = tag === 'ol' && number !== next && opens === (attribute === 'start');
  return isNamed ? ` ${attribute}="${number}"` : '';
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
