/** A long document in parts that are parsed and read one after the other, so that the page answers in between. */
import { attributeIn } from './escape.ts';
import { OpenTags } from './openTags.ts';
import { type Tag, tagsOf } from './pageTags.ts';

/** A shorter document is one part. */
export const LONG_CHARS = 200_000;
/** Such a part takes a page some hundredths of a second. */
const PART_CHARS = 15_000;
/** What is deeper is not divided. */
const MOST_LEVELS = 20;
/** Nor is what is more than this to open again. */
const MOST_OPENED_CHARS = 5000;

const named = (names: string): ReadonlySet<string> => new Set(names.split(' '));

/** They may be in two parts, and mean the same in both. */
const DIVIDED = named(
  'html body div section article main form center ul ol table tbody b strong i em u font span',
);
/** They belong to nothing above them. */
const BEGIN = named('p h1 h2 h3 h4 h5 h6 div section article ul ol table hr figure li tr');

/**
 * Returns a document in parts, which together have each character of it once; a short one is one part. What is open where one ends is
 * opened again in the next: a list counts on, and a table has its head again.
 */
export function* htmlParts(html: string, longChars = LONG_CHARS): Generator<string> {
  const most =
    html.length <= longChars ? Number.POSITIVE_INFINITY : (longChars * PART_CHARS) / LONG_CHARS;
  const places = new Places();
  let [from, at, opened] = [0, 0, ''];
  for (const tag of tagsOf(html)) {
    const start = at + tag.before.length;
    at = start + tag.html.length;
    places.pass(tag, html, start);
    if (start - from > most && places.mayBegin(tag)) {
      yield opened + html.slice(from, start);
      [from, opened] = [start, places.opening()];
    }
    places.enter(tag, start);
  }
  yield opened + html.slice(from);
}

interface Place {
  readonly tag: Tag;
  /** Where its content begins. */
  readonly at: number;
  /** Of a list, the number of its next item. */
  next: number;
  /** Of a table, its head; null if it cannot be divided. */
  head: string | null;
}

/** The elements that are open, with what has to be said of them where they are opened again. */
class Places {
  readonly #open = new OpenTags();
  readonly #places: Place[] = [];

  /** Ends what the tag ends. */
  pass({ name, isEnd }: Tag, html: string, at: number): void {
    if (isEnd) this.#open.end(name);
    else this.#open.endBefore(name);
    const ended = this.#places.splice(this.#open.depth);
    const table = this.#places.at(-1);
    const head = ended.find(({ tag }) => tag.name === 'thead');
    if (table?.head === '' && head !== undefined) table.head = html.slice(head.at, at);
  }

  /** Whether a part may begin with the tag. Items of Word are paragraphs that go on with the list above. */
  mayBegin({ name, isEnd, html }: Tag): boolean {
    if (isEnd || !BEGIN.has(name) || html.includes('mso-list')) return false;
    if (this.#places.length > MOST_LEVELS) return false;
    const mayDivide = ({ tag, head }: Place) => DIVIDED.has(tag.name) && head !== null;
    return this.#places.every(mayDivide) && sum(this.#places.map(lengthAgain)) < MOST_OPENED_CHARS;
  }

  /** Those that a cell may be in. */
  #tables(): readonly Place[] {
    return this.#places.slice(0, MOST_LEVELS).filter(({ tag }) => tag.name === 'table');
  }

  opening(): string {
    return this.#places.map(openedAgain).join('');
  }

  enter(tag: Tag, at: number): void {
    const { name, isEnd, html } = tag;
    if (isEnd || !this.#open.begin(name)) return;
    const around = this.#places.at(-1);
    if (name === 'li' && around !== undefined)
      around.next = (numberIn(html, 'value') ?? around.next) + 1;
    if (/\srowspan\s*=/i.test(html)) for (const table of this.#tables()) table.head = null;
    const head = name === 'ol' && /\sreversed\b/i.test(html) ? null : '';
    this.#places.push({ tag, at, next: numberIn(html, 'start') ?? 1, head });
  }
}

function numberIn(tag: string, name: 'start' | 'value'): number | null {
  const number = Number.parseInt(attributeIn(tag, name) ?? '', 10);
  return Number.isNaN(number) ? null : number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

const lengthAgain = ({ tag, head }: Place): number => tag.html.length + (head?.length ?? 0);

function openedAgain({ tag: { name, html }, next, head }: Place): string {
  if (name === 'ol')
    return html
      .replace(/\sstart\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]*)/i, '')
      .replace(/>$/, ` start="${next}">`);
  return name === 'table' ? html + (head ?? '') : html;
}
