/** Which tags in Markdown are markup: those of an article or of a page, and closed. The others are named in the text, and stay. */
import { ALLOWED_HTML } from '../allowedHtml.ts';
import { attributeIn } from '../escape.ts';
import { FOREIGN_CONTAINERS, FOREIGN_TAGS, TAG_OF_TYPE, WEB_PAGE_TAGS } from '../vocabulary.ts';

/** Tags that the rules for foreign documents look for (`dom/foreign`). */
const READ_TAGS = [
  'abbr',
  'audio',
  'bdi',
  'bdo',
  'big',
  'col',
  'colgroup',
  'embed',
  'iframe',
  'input',
  'math',
  'nobr',
  'noscript',
  'object',
  'picture',
  'rb',
  'rp',
  'rt',
  'ruby',
  'source',
  'svg',
  'time',
  'track',
  'video',
  'wbr',
];
/** Their content is no text of the article, but for a browser. */
const CODE_TAGS: ReadonlySet<string> = new Set(['script', 'style']);
const KNOWN: ReadonlySet<string> = new Set([
  ...CODE_TAGS,
  ...Object.keys(ALLOWED_HTML),
  ...FOREIGN_TAGS,
  ...WEB_PAGE_TAGS,
  ...READ_TAGS,
]);

const VOID: ReadonlySet<string> = new Set(['br', 'embed', 'hr', 'img', 'input', 'wbr']);
/** They are only in another element, and their end tag may be left out (HTML §13.1.2.4). */
const OPTIONAL_END: ReadonlySet<string> = new Set([
  'p',
  'li',
  'dt',
  'dd',
  'tr',
  'td',
  'th',
  'thead',
  'tbody',
  'tfoot',
  'rt',
  'rp',
  'rb',
  'col',
  'source',
  'track',
]);
/** Elements that may begin in one block of Markdown and end in another one. */
const BLOCKS: ReadonlySet<string> = new Set([
  ...TAG_OF_TYPE.values(),
  ...FOREIGN_CONTAINERS,
  'blockquote',
  'pre',
  'figure',
  'figcaption',
  'table',
  'caption',
  'colgroup',
  'li',
  'noscript',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'td',
  'th',
  'svg',
  'math',
  'video',
  'audio',
  'object',
]);

export const isCodeTag = (name: string): boolean => CODE_TAGS.has(name);
/** What stands between the tags of scripts and style sheets. */
export function codeIn(html: string): string[] {
  const tags = tagsIn(html).filter(({ name }) => isCodeTag(name));
  return tags.flatMap(({ at, text, isEnd }, index) => {
    const end = tags[index + 1];
    return isEnd || end === undefined ? [] : [html.slice(at + text.length, end.at)];
  });
}

export const isKnownTag = (name: string): boolean => KNOWN.has(name);

const ELEMENT = String.raw`<(\/?)([a-z][a-z0-9-]*)(?=[\s/>])(?:"[^"<]*"|'[^'<]*'|[^<>"'])*>`;
const COMMENT = ['<!--', '-->'] as const;
/** A tag of HTML, or the beginning of a comment. */
const BEGINS = new RegExp(`${ELEMENT}|${COMMENT[0]}`, 'gi');

export interface Tag {
  readonly text: string;
  /** In the text that was searched. */
  readonly at: number;
  /** In lower case; empty for a comment. */
  readonly name: string;
  readonly isEnd: boolean;
}

/** The tags and comments of a text, in order. Linear: the end of a comment is looked for in vain only once. */
export function tagsIn(text: string): Tag[] {
  const tags: Tag[] = [];
  const lastEnd = text.lastIndexOf(COMMENT[1]);
  let from = 0;
  for (const { 0: found, 1: slash, 2: name = '', index: at } of text.matchAll(BEGINS)) {
    if (at < from) continue; // within a comment
    const isComment = found === COMMENT[0];
    const inner = at + found.length;
    if (isComment && lastEnd < inner) continue;
    from = isComment ? text.indexOf(COMMENT[1], inner) + COMMENT[1].length : inner;
    tags.push({
      text: text.slice(at, from),
      at,
      name: name.toLowerCase(),
      isEnd: slash === '/',
    });
  }
  return tags;
}

/** `An <img> needs a text`, `an <input>`: these show nothing. */
function isShown({ name, text }: Tag): boolean {
  if (name === 'img' || name === 'embed') return /\bsrc(?:set)?\s*=/i.test(text);
  if (name === 'input') return attributeIn(text, 'type')?.toLowerCase() === 'checkbox';
  return true;
}

/** Without a look at where it ends. `closed`: the names of all end tags of the document. */
export const mayBeMarkup = (tag: Tag, closed: ReadonlySet<string>): boolean =>
  tag.name === '' ||
  (isKnownTag(tag.name) &&
    isShown(tag) &&
    (VOID.has(tag.name) || OPTIONAL_END.has(tag.name) || closed.has(tag.name)));

const FIRST_TAG = new RegExp(`^ {0,3}(?:${ELEMENT}|${COMMENT.join('[^]*?')})`, 'i');
/** A longer tag is text. */
const MOST_IN_TAG = 20_000;

/** A block of HTML begins with a tag that is markup. */
export function beginsHtml(source: string, closed: ReadonlySet<string>): boolean {
  if (!/^ {0,3}</.test(source)) return false;
  const [found] = FIRST_TAG.exec(source.slice(0, MOST_IN_TAG)) ?? [];
  return found !== undefined && tagsIn(found).some((tag) => mayBeMarkup(tag, closed));
}

const END = /<\/([a-z][a-z0-9-]*)/gi;
export const closedNames = (source: string): ReadonlySet<string> =>
  new Set(Array.from(source.matchAll(END), ([, name = '']) => name.toLowerCase()));

/** A tag, and the block of Markdown that it is in. */
export interface PlacedTag extends Tag {
  readonly block: number;
  /** Whether it is in a block of HTML. */
  readonly isInHtml: boolean;
}

/** Whether an element may end in another block. Code that begins in a sentence may not: `<script>` is only named there. */
const mayGoOn = ({ name, isInHtml }: PlacedTag): boolean =>
  isCodeTag(name) ? isInHtml : BLOCKS.has(name);

/** The tags that are markup, of all tags of a document in their order. */
export function markupOf(tags: readonly PlacedTag[], closed: ReadonlySet<string>): Set<PlacedTag> {
  const candidates = tags.filter((tag) => mayBeMarkup(tag, closed));
  const markup = new Set(candidates.filter(({ name }) => name === '' || VOID.has(name)));
  const open = new Map<string, PlacedTag[]>();
  for (const tag of candidates) {
    const others = open.get(tag.name) ?? [];
    open.set(tag.name, others);
    const last = others.at(-1);
    if (markup.has(tag)) continue;
    if (!tag.isEnd) others.push(tag);
    else if (last !== undefined && (mayGoOn(last) || last.block === tag.block)) {
      others.pop();
      markup.add(last).add(tag);
    }
  }
  return withOptionalEnds(candidates, markup);
}

function withOptionalEnds(
  candidates: readonly PlacedTag[],
  markup: ReadonlySet<PlacedTag>,
): Set<PlacedTag> {
  let around = 0;
  const all = new Set(markup);
  for (const tag of candidates) {
    const isOfBlock = BLOCKS.has(tag.name) || tag.name === 'ruby';
    if (markup.has(tag) && isOfBlock) around += tag.isEnd ? -1 : 1;
    else if (!tag.isEnd && around > 0 && OPTIONAL_END.has(tag.name)) all.add(tag);
  }
  return all;
}
