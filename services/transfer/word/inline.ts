/** The text of one paragraph while it is read, and its HTML. */
import { escapeAttribute, escapeText } from '#html/escape.ts';
import type { Block } from './blocks.ts';
import type { RunFormat } from './styles.ts';

interface Span {
  /** `page`: what follows begins a paragraph of its own. */
  readonly kind: 'text' | 'break' | 'image' | 'rule' | 'page' | 'other';
  readonly html: string;
  /** Tags around it, the outermost first. */
  readonly marks: string;
  readonly link: string | null;
}

const MARKS = [
  ['bold', 'strong'],
  ['italic', 'em'],
  ['underlined', 'u'],
  ['struck', 's'],
  ['code', 'code'],
] as const;

const marksOf = (format: RunFormat): string =>
  [...MARKS.flatMap(([name, tag]) => (format[name] ? [tag] : [])), format.shift ?? '']
    .filter((tag) => tag !== '')
    .join(' ');

export class Inline {
  #spans: Span[] = [];
  /** Blocks that are anchored in the paragraph, such as text boxes. They follow it. */
  readonly below: Block[] = [];

  text(text: string, format: RunFormat, link: string | null): void {
    if (text === '') return;
    this.#spans.push({ kind: 'text', html: escapeText(text), marks: marksOf(format), link });
  }

  add(kind: Exclude<Span['kind'], 'text'>, html = '', link: string | null = null): void {
    this.#spans.push({ kind, html, marks: '', link });
  }

  /** A space, unless there is one: what follows was a paragraph of its own. */
  divide(): void {
    const last = this.#spans.at(-1);
    if (last !== undefined && !/\s$/.test(last.html)) this.text(' ', {}, null);
  }

  has(kind: Span['kind']): boolean {
    return this.#spans.some((span) => span.kind === kind);
  }

  /** Whether there is anything to see besides the spans of these kinds. */
  hasBesides(...kinds: readonly Span['kind'][]): boolean {
    return this.#spans.some(({ kind, html }) => !kinds.includes(kind) && html.trim() !== '');
  }

  /** The HTML between breaks of the page. */
  parts(): string[] {
    const parts: Span[][] = [[]];
    for (const span of this.#spans) {
      if (span.kind === 'page') parts.push([]);
      else parts.at(-1)?.push(span);
    }
    return parts.map(htmlOf);
  }

  images(): string[] {
    return this.#spans.filter(({ kind }) => kind === 'image').map(({ html }) => html);
  }

  /** In one piece: in a heading, a cell or an item, a break of the page is one of the line. */
  html(): string {
    return this.parts().filter(isSeen).join('<br>');
  }

  /** As code, which has no styles. */
  code(): string {
    return this.#spans
      .map(({ kind, html }) => (kind === 'break' || kind === 'page' ? '\n' : html))
      .join('');
  }
}

export const isSeen = (html: string): boolean => html.replace(/<(?!img)[^>]*>/g, '').trim() !== '';

/** Text of one look and one link is in one element. */
function htmlOf(spans: readonly Span[]): string {
  const links = groups(spans, ({ link }) => link);
  return links
    .map((inLink) => linked(inLink, groups(inLink, ({ marks }) => marks).map(marked)))
    .join('');
}

/** Neighbours that have something in common. */
function groups(spans: readonly Span[], of: (span: Span) => string | null): Span[][] {
  const found: Span[][] = [];
  for (const span of spans) {
    const last = found.at(-1);
    if (last?.[0] !== undefined && of(last[0]) === of(span)) last.push(span);
    else found.push([span]);
  }
  return found;
}

function linked([first]: readonly Span[], parts: readonly string[]): string {
  const link = first?.link ?? null;
  return link === null
    ? parts.join('')
    : `<a href="${escapeAttribute(link)}">${parts.join('')}</a>`;
}

function marked(spans: readonly Span[]): string {
  const marks = spans[0]?.marks ?? '';
  return opening(marks) + spans.map(({ html }) => html).join('') + closing(marks);
}

const tagsIn = (marks: string): readonly string[] => (marks === '' ? [] : marks.split(' '));
const opening = (marks: string): string =>
  tagsIn(marks)
    .map((tag) => `<${tag}>`)
    .join('');
const closing = (marks: string): string =>
  tagsIn(marks)
    .toReversed()
    .map((tag) => `</${tag}>`)
    .join('');
