/**
 * Takes the words out of the values of a session, and leaves their shape: tags, punctuation, how many words, dates, numbers, and what
 * the product itself calls things. What is not known to be without words is taken for a text.
 *
 * An unknown word becomes another random one each time, so knowing one passage says nothing about another. What repeats a text that
 * was there before, as each key press does, has the same words in the same places; equal texts stay equal, because workflows compare.
 */
import { FIGURES, IDS, KNOWN_NAMES, NAMES, RECORDS } from './wordlessFields.ts';

/** From 0 to 1. */
export type Random = () => number;

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;
const DATE = /^\d{4}-\d\d-\d\d(?:T[\d:.]{5,12}(?:Z|[+-]\d\d:\d\d))?$/;
/** What programs call things. */
const NAME = /^[\w.:/+-]{1,64}$/;
const PATH = /^\/(?:[a-z-]{1,24}|[\w-]{36}|\/)*(?:[?#].*)?$/;
/** A tag, an entity, a word, or what is between them. */
const TOKENS =
  /<\/?[a-z][^<>]*>|&[#\w]{1,10};|[^\s!-/:-@[-`{-~–—‘’“”…«»]+|[\s!-/:-@[-`{-~–—‘’“”…«»]/giu;
const ATTRIBUTES = /([\w-]{1,40}=)(?:"([^"]*)"|'([^']*)')/g;
const ATTRIBUTES_KEPT: ReadonlySet<string> = new Set(['rel=', 'target=', 'type=', 'start=']);

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
/** Of a word that has fewer letters than `LONG_WORD`, and of the others. */
const SHORT = 5;
const LONG = 10;
const LONG_WORD = 8;
/** Texts of a field that a new one is compared with. */
const NEIGHBOURS = 6;
/** Texts that are known again. */
const KNOWN = 20_000;

interface Text {
  readonly tokens: readonly string[];
  readonly wordless: readonly string[];
}

/** Takes the words out of the values of one session. */
export class Wordless {
  readonly #random: Random;
  readonly #ids = new Map<string, string>();
  readonly #known = new Map<string, string>();
  readonly #latest = new Map<string, Text[]>();

  constructor(random: Random) {
    this.#random = random;
  }

  /** `field` is its name, or what the port is called that it comes from. */
  value(value: unknown, field: string): unknown {
    if (typeof value === 'string') return this.#string(value, field);
    if (typeof value === 'number') return FIGURES.has(field) ? this.#number(value) : value;
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map((item) => this.value(item, field));
    if (value instanceof Error) return this.#error(value);
    return this.#fields(value, field);
  }

  #error(error: Error): Error {
    const { name, message } = error;
    const hidden = (text: string) => ({ value: text, configurable: true, writable: true });
    const plain = Object.defineProperties(new Error(), {
      name: hidden(name),
      message: hidden(this.#text(message, 'message')),
    });
    return Object.assign(plain, this.#fields(error, 'error'));
  }

  #fields(of: object, field: string): object {
    const hasWords = RECORDS.has(field);
    return Object.fromEntries(
      Object.entries(of).map(([name, item]) => [
        hasWords ? this.#id(name) : this.#withoutIds(name),
        this.value(item, name),
      ]),
    );
  }

  #string(text: string, field: string): string {
    if (text.trim() === '' || DATE.test(text)) return text;
    if (IDS.test(field)) return this.#id(text);
    if (isName(text, field)) return this.#path(text);
    return /^[[{]/.test(text) ? this.#json(text, field) : this.#text(text, field);
  }

  #path(text: string): string {
    const [path = '', ...query] = text.split('?');
    if (query.length === 0) return this.#withoutIds(path);
    const search = query
      .join('?')
      .replace(/=[^&]*/g, (value) => (/^=\d{1,6}$/.test(value) ? value : `=${this.#word(5)}`));
    return this.#withoutIds(`${path}?${search}`);
  }

  #json(text: string, field: string): string {
    try {
      return JSON.stringify(this.value(JSON.parse(text), field));
    } catch {
      return this.#text(text, field);
    }
  }

  /** The same for the same id. */
  #id(text: string): string {
    const same = this.#withoutIds(text);
    return same === text ? this.#made(text, () => `id${this.#ids.size}`) : same;
  }

  #withoutIds(text: string): string {
    return text.replace(UUID, (id) =>
      this.#made(id, () => id.replace(/[0-9a-f]/gi, () => this.#hexDigit())),
    );
  }

  #made(id: string, make: () => string): string {
    const known = this.#ids.get(id) ?? make();
    this.#ids.set(id, known);
    return known;
  }

  #text(text: string, field: string): string {
    const known = this.#known.get(text);
    if (known !== undefined) return known;
    const tokens = text.match(TOKENS) ?? [];
    const latest = this.#latest.get(field) ?? [];
    const wordless = this.#alike(tokens, latest);
    this.#latest.set(field, [{ tokens, wordless }, ...latest].slice(0, NEIGHBOURS));
    const joined = wordless.join('');
    this.#known.set(text, joined);
    if (this.#known.size > KNOWN) this.#forgetOldest();
    return joined;
  }

  #forgetOldest(): void {
    const [oldest] = this.#known.keys();
    if (oldest !== undefined) this.#known.delete(oldest);
  }

  /** What is the same at both ends of a text that was there before has the words that it had. */
  #alike(tokens: readonly string[], latest: readonly Text[]): string[] {
    const [best] = latest
      .map((text) => ({ text, ...endsOf(text.tokens, tokens) }))
      .toSorted((one, other) => other.kept + other.rest - one.kept - one.rest);
    if (best === undefined) return tokens.map((token) => this.#token(token));
    const { text, kept, rest } = best;
    return [
      ...text.wordless.slice(0, kept),
      ...tokens.slice(kept, tokens.length - rest).map((token) => this.#token(token)),
      ...text.wordless.slice(text.wordless.length - rest),
    ];
  }

  #token(token: string): string {
    if (token.startsWith('<')) return this.#tag(token);
    if (token.length > 1 && token.startsWith('&')) return token;
    if (/^[\s!-/:-@[-`{-~–—‘’“”…«»]$/u.test(token)) return token;
    return this.#word(token.length < LONG_WORD ? SHORT : LONG);
  }

  #tag(tag: string): string {
    return tag.replace(ATTRIBUTES, (whole, name: string, one?: string, other?: string) => {
      if (ATTRIBUTES_KEPT.has(name)) return whole;
      return `${name}"${this.#string(one ?? other ?? '', name)}"`;
    });
  }

  #word(length: number): string {
    return Array.from({ length }, () => LETTERS[Math.floor(this.#random() * 26)]).join('');
  }

  #hexDigit(): string {
    return Math.floor(this.#random() * 16).toString(16);
  }

  /** With as many digits. */
  #number(value: number): number {
    const size = 10 ** Math.floor(Math.log10(Math.abs(value) || 1));
    return Math.round(size * (1 + 9 * this.#random()));
  }
}

const isName = (text: string, field: string): boolean =>
  (NAMES.has(field) && NAME.test(text)) ||
  (field === 'name' && KNOWN_NAMES.has(text)) ||
  PATH.test(text);

/** How many tokens are the same from the start, and behind those from the end. */
function endsOf(before: readonly string[], now: readonly string[]) {
  const shorter = Math.min(before.length, now.length);
  let kept = 0;
  while (kept < shorter && before[kept] === now[kept]) kept += 1;
  let rest = 0;
  while (rest < shorter - kept && before.at(-1 - rest) === now.at(-1 - rest)) rest += 1;
  return { kept, rest };
}
