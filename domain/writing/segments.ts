/**
 * The texts of a block that a translation replaces, and the block with other texts in their place. What is no text stays
 * as it is: the elements of the block, its code and addresses, and the target of each link.
 */
import { decodeEntities, escapeAttribute, escapeText } from '#html/escape.ts';
import { type HtmlToken, tokensOf } from '#html/tokens.ts';

/** Formatting, a link, or what a translation leaves as it is. Its number, counted from 1, stands in the text. */
export interface Mark {
  readonly open: string;
  /** Null for a mark without text of its own: `<2/>` instead of `<1>…</1>`. */
  readonly close: string | null;
  /** The HTML that it stands for, with its text. */
  readonly whole: string;
  /** More is lost with it than formatting. */
  readonly isKept: boolean;
}

export interface Segment {
  /** Plain text with numbered marks. */
  readonly text: string;
  readonly marks: readonly Mark[];
  /** An attribute has no elements. */
  readonly isAttribute: boolean;
}

/** In the order of the block: HTML that stays, and the texts in between. */
type Part = string | Segment;

/** A longer text is divided at the end of a sentence, so that it fits into one answer of a model. */
export const SEGMENT_MAX_CHARS = 2400;

const STYLES: ReadonlySet<string> = new Set(['strong', 'em', 'u', 's']);
const ALT = /^(<img\b[\s\S]*?\salt=")([^"]+)("[\s\S]*)$/i;
/** Web and mail addresses, and what only looks like a mark. */
const UNTOUCHED =
  /((?:https?:\/\/|www\.)[^\s<>"“”]*[^\s<>"“”.,;:!?)\]’']|(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+|<\/?\d+\/?>)/;
const SENTENCES = /(?<=[.!?…]["”»)]?\s)|(?<=[。！？])/u;

const isBare = (html: string): boolean => /^<(?:pre|hr)\b/i.test(html);

/** Returns the texts of a block of sanitised HTML, in order; none for code and dividers. */
export const segmentsOf = (html: string): Segment[] =>
  partsOf(html).filter((part) => typeof part !== 'string');

/** Returns the block with other texts: HTML, one for each segment. */
export function withTexts(html: string, texts: readonly string[]): string {
  let at = 0;
  const next = (segment: Segment) => texts[at++] ?? htmlOf(segment, segment.text) ?? '';
  return partsOf(html)
    .map((part) => (typeof part === 'string' ? part : next(part)))
    .join('');
}

/** Plain text as one segment, for what is not HTML. */
export const plainSegment = (text: string): Segment => segmentOf([{ text: escapeText(text) }]);

/** What was read of a text: plain text in HTML, or a mark. */
interface Read {
  readonly text: string;
  readonly begins?: Mark;
  readonly ends?: Mark;
  readonly stands?: Mark;
}

type MarkToken =
  | { readonly type: 'begin'; readonly mark: Mark }
  | { readonly type: 'end' }
  | { readonly type: 'kept'; readonly html: string };
type Token =
  | MarkToken
  | { readonly type: 'text'; readonly html: string }
  | { readonly type: 'element'; readonly html: string };

function marksAndTextsOf(html: string): Token[] {
  const nextEnd = endFinder(html);
  let read = 0;
  return tokensOf(html).flatMap((token): Token[] => {
    const { at, html: raw } = token;
    if (at < read) return []; // within code
    const end = raw.toLowerCase() === '<code>' ? nextEnd('code', at) : null;
    if (end === null)
      return [tokenOf(token, () => html.slice(at, nextEnd(token.name, at) ?? undefined))];
    read = end;
    return [{ type: 'kept', html: html.slice(at, end) }];
  });
}

/** `whole` returns an element with its content. */
function tokenOf({ name, isEnd, html: raw }: HtmlToken, whole: () => string): Token {
  if (name === '') return { type: 'text', html: raw };
  if (name === 'br') return { type: 'kept', html: raw };
  if (name !== 'a' && !STYLES.has(name)) return { type: 'element', html: raw };
  if (isEnd) return { type: 'end' };
  const mark = { open: raw, close: `</${name}>`, whole: whole(), isKept: name === 'a' };
  return { type: 'begin', mark };
}

/** Finds the next end of an element, for places in their order: the HTML is searched once for each name. */
function endFinder(html: string): (name: string, from: number) => number | null {
  const known = new Map<string, number>();
  return (name, from) => {
    const close = `</${name}>`;
    const old = known.get(name) ?? 0;
    const isKnown = old < 0 || (old >= from && known.has(name));
    const start = isKnown ? old : html.indexOf(close, from);
    known.set(name, start);
    return start < 0 ? null : start + close.length;
  };
}

function partsOf(html: string): Part[] {
  const run = new Run();
  if (isBare(html) || !marksAndTextsOf(html).every(run.add) || run.isWithin()) return [html];
  return run.parts();
}

/** The parts that have been read, and the text that is being read. */
class Run {
  readonly #parts: Part[] = [];
  readonly #open: Mark[] = [];
  #read: Read[] = [];
  #chars = 0;

  readonly isWithin = (): boolean => this.#open.length > 0;

  /** Returns false for an element within a link or formatting: it has no place in a text. */
  readonly add = (token: Token): boolean => {
    if (token.type === 'text') for (const text of token.html.split(SENTENCES)) this.#addText(text);
    else if (token.type !== 'element') this.#addMark(token);
    else if (!this.isWithin()) {
      this.#close();
      this.#parts.push(...elementOf(token.html));
    } else if (/^<img\b/i.test(token.html)) this.#addMark({ type: 'kept', html: token.html });
    else return false;
    return true;
  };

  parts(): Part[] {
    this.#close();
    return this.#parts;
  }

  /** A text is never divided within a link or formatting, whose end would be cut off. */
  #addText(text: string): void {
    if (!this.isWithin() && this.#chars + text.length > SEGMENT_MAX_CHARS) this.#close();
    this.#chars += text.length;
    this.#read.push(...textsOf(text));
  }

  #addMark(token: MarkToken): void {
    if (token.type === 'begin') {
      this.#open.push(token.mark);
      this.#read.push({ text: '', begins: token.mark });
    } else if (token.type === 'end') {
      const mark = this.#open.pop();
      if (mark !== undefined) this.#read.push({ text: '', ends: mark });
    } else this.#read.push(keptWhole(token.html));
  }

  #close(): void {
    this.#parts.push(...framed(this.#read));
    [this.#read, this.#chars] = [[], 0];
  }
}

/** The description of an image is a text. */
function elementOf(tag: string): Part[] {
  const [, before, alt, behind] = ALT.exec(tag) ?? [];
  if (before === undefined || alt === undefined || behind === undefined) return [tag];
  return [before, { text: decodeEntities(alt), marks: [], isAttribute: true }, behind];
}

function keptWhole(html: string): Read {
  return { text: '', stands: { open: html, close: null, whole: html, isKept: html !== '<br>' } };
}

const textsOf = (html: string): Read[] =>
  decodeEntities(html)
    .split(UNTOUCHED)
    .map((text, at) => (at % 2 === 0 ? { text: escapeText(text) } : keptWhole(escapeText(text))))
    .filter(({ text, stands }: Read) => text !== '' || stands !== undefined);

/** A segment without the blanks around it; what has no letters stays. */
function framed(run: readonly Read[]): Part[] {
  const segment = segmentOf(run);
  const html = htmlOf(segment, segment.text) ?? '';
  if (!/\p{L}/u.test(segment.text.replace(MARKS, ''))) return html === '' ? [] : [html];
  const text = segment.text.trim();
  const from = segment.text.indexOf(text);
  const [before, behind] = [segment.text.slice(0, from), segment.text.slice(from + text.length)];
  return [before, { ...segment, text }, behind].filter((part) => part !== '');
}

function segmentOf(run: readonly Read[]): Segment {
  const marks = run.flatMap(({ begins, stands }) => begins ?? stands ?? []);
  const numbers = new Map(marks.map((mark, at) => [mark, at + 1]));
  const text = run
    .map((read) => {
      if (read.begins) return `<${numbers.get(read.begins)}>`;
      if (read.ends) return `</${numbers.get(read.ends)}>`;
      return read.stands ? `<${numbers.get(read.stands)}/>` : decodeEntities(read.text);
    })
    .join('');
  return { text, marks, isAttribute: false };
}

const MARKS = /<(\/?)(\d{1,4})(\/?)>/g;

/** The text alone. */
export const withoutMarks = (text: string): string => text.replace(MARKS, '');

/**
 * Returns the HTML of a text that stands in place of a segment; null unless it has each mark of the segment once, and
 * properly nested. `isNeeded` limits the marks that it has to have; the others are left out.
 */
export function htmlOf(
  { marks, isAttribute }: Segment,
  text: string,
  isNeeded: (mark: Mark) => boolean = () => true,
): string | null {
  if (isAttribute) return escapeAttribute(text);
  const placing: Placing = { open: [], missing: new Set(marks.filter(isNeeded)) };
  const [before, placed] = placedIn(text);
  const html = placed.map(({ number, place, behind }) => {
    const mark = marks[number - 1];
    const isLeftOut = mark !== undefined && !isNeeded(mark);
    const written = isLeftOut ? '' : mark && WRITTEN[place](mark, placing);
    return typeof written === 'string' ? written + escapeText(behind) : null;
  });
  const isWhole = !html.includes(null) && placing.missing.size === 0 && placing.open.length === 0;
  return isWhole ? escapeText(before) + html.join('') : null;
}

interface Placed {
  readonly number: number;
  readonly place: 'begin' | 'end' | 'whole';
  /** The text up to the next mark. */
  readonly behind: string;
}

/** The text before the first mark, and the marks. */
function placedIn(text: string): [before: string, placed: Placed[]] {
  const found = [...text.matchAll(MARKS)];
  const placed = found.map(({ 0: token, 1: slash, 2: number, 3: closing, index }, at): Placed => {
    const behind = text.slice(index + token.length, found[at + 1]?.index);
    const place = slash === '/' ? 'end' : closing === '/' ? 'whole' : 'begin';
    return { number: Number(number), place, behind };
  });
  return [text.slice(0, found[0]?.index), placed];
}

interface Placing {
  readonly open: Mark[];
  readonly missing: Set<Mark>;
}

/** The HTML of a mark at its place; null if it has none there. */
const WRITTEN: Readonly<Record<Placed['place'], (mark: Mark, placing: Placing) => string | null>> =
  {
    begin(mark, { open, missing }) {
      if (mark.close === null || !missing.delete(mark)) return null;
      open.push(mark);
      return mark.open;
    },
    end: (mark, { open }) => (open.pop() === mark ? mark.close : null),
    whole: (mark, { missing }) => (mark.close === null && missing.delete(mark) ? mark.open : null),
  };
