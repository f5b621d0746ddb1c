/** How Markdown becomes the HTML that an article is read from: what the package marked would write or read otherwise. */
import { decodeEntities, escapeText } from '../escape.ts';
import { htmlOfFigure } from '../figure.ts';
import { beginsHtml } from './markupTags.ts';
import { BEFORE_TEXT } from './prepared.ts';

/** What the rules use of marked. `html/` takes no package. */
export interface Token {
  readonly type?: string | undefined;
  readonly raw?: string;
  text?: string;
  href?: string;
  title?: string | null;
  escaped?: boolean;
  readonly block?: boolean;
  readonly label?: string;
  /** What stands after the fence of code: a language, and more. */
  readonly lang?: string | undefined;
  readonly tokens?: readonly Token[];
  readonly items?: readonly Token[];
  /** Of a table, or whether a cell is one. */
  readonly header?: readonly Token[] | boolean;
  readonly rows?: readonly (readonly Token[])[];
  readonly start?: number | string;
}

type Read<Found> = (source: string) => Found | undefined;
export interface Markdown<Quote extends Token, List extends Token> {
  readonly Tokenizer: {
    readonly prototype: { readonly blockquote: Read<Quote>; readonly list: Read<List> };
  };
}
interface Lexer {
  readonly lexer: { blockTokens(source: string): readonly Token[] };
}
interface Renderer {
  readonly parser: {
    parse(tokens: readonly Token[]): string;
    parseInline(tokens: readonly Token[], renderer?: TextRenderer): string;
    readonly textRenderer: TextRenderer;
  };
}
/** Writes what an image is described by: the text without its styles. */
type TextRenderer = object;

/** Deeper quotes and lists are text: each level is a call within another one. */
const MOST_LEVELS = 40;

/** The blocks of Markdown. `false`: as marked reads them; `undefined`: not as this kind of block. `tellRest`: so many characters are not read. */
export function blockRules<Quote extends Token, List extends Token>(
  { Tokenizer }: Markdown<Quote, List>,
  closed: ReadonlySet<string>,
  tellRest: (chars: number) => void,
) {
  let level = 0;
  function nested<Found extends Token>(reader: unknown, read: Read<Found>, source: string) {
    if (level >= MOST_LEVELS) return undefined;
    level += 1;
    const found = read.call(reader, source);
    level -= 1;
    return found;
  }
  return {
    blockquote(this: unknown, source: string) {
      if (level === 0) tellRest(source.length); // the first that is tried of every paragraph, list and table
      return nested(this, Tokenizer.prototype.blockquote, source);
    },
    list(this: unknown, source: string) {
      const found = nested(this, Tokenizer.prototype.list, source);
      // `2024. A good year.`
      const isYear = found?.items?.length === 1 && Number(found.start) > 999;
      return isYear ? undefined : found;
    },
    html(source: string): false | undefined {
      return beginsHtml(source, closed) ? false : undefined;
    },
  };
}

const DEFINITION = /^ {0,3}\[\^([^\]\s]{1,100})\]:[ \t]*/;
const REFERENCE = /^\[\^([^\]\s]{1,100})\]/;

/** Footnotes of GFM. `labels`: of those that are defined. */
export function footnoteRules(labels: ReadonlySet<string>, notes: string[], tell: Tell) {
  return [
    {
      name: 'footnote',
      level: 'block' as const,
      tokenizer(this: Lexer, source: string) {
        const [mark, label] = DEFINITION.exec(source) ?? [];
        if (mark === undefined || label === undefined) return undefined;
        const raw = source.slice(0, endOfNote(source));
        const text = raw.slice(mark.length).replace(/^(?: {1,4}|\t)/gm, '');
        return { type: 'footnote', raw, label, tokens: this.lexer.blockTokens(text) };
      },
      renderer(this: Renderer, { label = '', tokens = [] }: Token) {
        const html = this.parser.parse(tokens);
        const mark = `<p>[${escapeText(label)}]`;
        if (html.startsWith('<p>')) notes.push(`${mark} ${html.slice(3)}`);
        else notes.push(html.startsWith('<') ? `${mark}</p>${html}` : `${mark} ${html}</p>`);
        return '';
      },
    },
    {
      name: 'footnoteReference',
      level: 'inline' as const,
      tokenizer(source: string) {
        const [raw, label] = REFERENCE.exec(source) ?? [];
        if (raw === undefined || label === undefined || !labels.has(label)) return undefined;
        return { type: 'footnoteReference', raw, label };
      },
      renderer({ label = '' }: Token) {
        tell('footnote', label);
        return `[${escapeText(label)}]`;
      },
    },
  ];
}

type Tell = (kind: 'footnote', example: string) => void;

const NOTES = new RegExp(String.raw`${BEFORE_TEXT}\[\^([^\]\s]{1,100})\]:`, 'gm');
export const labelsOfNotes = (source: string): ReadonlySet<string> =>
  new Set(Array.from(source.matchAll(NOTES), ([, label = '']) => label));

const NOTE_END = String.raw`\s*\n(?! {2,}\S|\t|\s*\n)|\s*\n*$| {0,3}\[\^[^\]\s]{1,100}\]:`;
/** A fence is not a further line of a paragraph, unless it ends one that the note has begun. */
const FENCE = ' {0,3}(?:`{3,}|~{3,})';
const ENDS = {
  text: new RegExp(String.raw`\n(?=${NOTE_END}|${FENCE})`),
  fence: new RegExp(String.raw`\n(?=${NOTE_END})`),
} as const;

/** Further lines of a note are indented, or directly below. */
function endOfNote(source: string): number {
  const kind = /^[^\n]*(?:`{3,}|~{3,})/.test(source) ? 'fence' : 'text';
  const next = ENDS[kind].exec(source);
  return next === null ? source.length : next.index + 1;
}

export const RENDERER = {
  code: ({ text = '' }: Token) => `<pre><code>${escapeText(text)}</code></pre>`,
  checkbox: ({ checked }: { readonly checked: boolean }) => (checked ? '☑ ' : '☐ '),
  paragraph(this: Renderer, { tokens = [] }: Token) {
    const [image, ...more] = tokens;
    if (image?.type === 'image' && more.length === 0) return figure(this, image);
    return `<p>${this.parser.parseInline(tokens)}</p>`;
  },
} as const;

const ESCAPED_AMPERSAND = /(?<!\\)(?:\\\\)*\\&/;

/**
 * An image in its own paragraph; Markdown's title is the caption. marked leaves the entities of the three as they were written,
 * and does not tell them from `\&amp;`, which is no entity: where there is one, they stay.
 */
function figure({ parser }: Renderer, { raw = '', href = '', title, tokens = [] }: Token): string {
  const read = ESCAPED_AMPERSAND.test(raw) ? (text: string) => text : decodeEntities;
  return htmlOfFigure({
    src: read(href),
    alt: read(parser.parseInline(tokens, parser.textRenderer)),
    width: null,
    height: null,
    caption: read(title ?? ''),
  });
}
