/** Reads HTML as tags and text, in linear time whatever it is: every other reader of a block's HTML is made of this one. */

/** A tag, or the text between two of them. */
export interface HtmlToken {
  /** Where it begins. */
  readonly at: number;
  readonly html: string;
  /** Of a tag, in lower case, and `!` for a comment; empty for text. */
  readonly name: string;
  readonly isEnd: boolean;
}

const START = /<(\/|!?)(?:([a-z][a-z0-9]*)|-)/gi;

/** Browsers do not escape ">" in attributes. What begins like a tag and does not end is text. */
export function tokensOf(html: string): HtmlToken[] {
  const tokens: HtmlToken[] = [];
  const ends = new TagEnds(html);
  let read = 0;
  const text = (end: number) => {
    if (end > read) tokens.push({ at: read, html: html.slice(read, end), name: '', isEnd: false });
  };
  for (const { index: at, 0: start, 1: sign, 2: name = '' } of html.matchAll(START)) {
    const end = at < read ? null : ends.behind(at + start.length);
    if (end === null) continue;
    text(at);
    const isComment = sign === '!' || name === '';
    tokens.push({
      at,
      html: html.slice(at, end),
      name: isComment ? '!' : name.toLowerCase(),
      isEnd: sign === '/',
    });
    read = end;
  }
  text(html.length);
  return tokens;
}

/** The tags alone. */
export const tagsOf = (html: string): HtmlToken[] =>
  tokensOf(html).filter(({ name }) => name !== '');

const MARK = /["'>]/g;

/** Finds the `>` that is in no quotes. Nothing is looked at again that led to none: a text of unclosed tags is read once. */
class TagEnds {
  readonly #html: string;
  /** Quotes that open what does not end. */
  readonly #unended = new Set<number>();
  /** The first mark behind the last place that was asked for; null before that. */
  #first: number | null = null;

  constructor(html: string) {
    this.#html = html;
  }

  /** Returns the place behind the tag; null if it does not end. Places must be asked for in their order. */
  behind(from: number): number | null {
    const quotes: number[] = [];
    let at = this.#firstMark(from);
    while (at >= 0 && !this.#unended.has(at)) {
      const mark = this.#html.charAt(at);
      if (mark === '>') return at + 1;
      quotes.push(at);
      const close = this.#html.indexOf(mark, at + 1);
      at = close < 0 ? close : this.#markBehind(close + 1);
    }
    for (const quote of quotes) this.#unended.add(quote);
    return null;
  }

  #firstMark(from: number): number {
    const known = this.#first;
    const isKnown = known !== null && (known < 0 || known >= from);
    this.#first = isKnown ? known : this.#markBehind(from);
    return this.#first;
  }

  #markBehind(from: number): number {
    MARK.lastIndex = from;
    return MARK.exec(this.#html)?.index ?? -1;
  }
}
