/** Which tags in Markdown are markup: those of an article or of a page, and closed. The others are named in the text, and stay. */
import { attributeIn } from '../escape.ts';
import { ALLOWED_HTML } from '../allowedHtml.ts';
import { FOREIGN_CONTAINERS, FOREIGN_TAGS, TAG_OF_TYPE, WEB_PAGE_TAGS } from '../vocabulary.ts';

/** Tags that the rules for foreign documents look for (`dom/foreign`). */
const READ_TAGS = [
  ...['abbr', 'audio', 'bdi', 'bdo', 'big', 'col', 'colgroup', 'embed', 'iframe', 'input', 'math'],
  ...['nobr', 'noscript', 'object', 'picture', 'rb', 'rp', 'rt', 'ruby', 'source', 'svg', 'time'],
  ...['track', 'video', 'wbr'],
];
const KNOWN: ReadonlySet<string> = new Set([
  ...Object.keys(ALLOWED_HTML),
  ...FOREIGN_TAGS,
  ...WEB_PAGE_TAGS,
  ...READ_TAGS,
]);

const VOID: ReadonlySet<string> = new Set([
  ...['br', 'col', 'embed', 'hr', 'img', 'input', 'source', 'track', 'wbr'],
]);
/** Their end tag may be left out within another element (HTML §13.1.2.4). */
const OPTIONAL_END: ReadonlySet<string> = new Set([
  ...['p', 'li', 'dt', 'dd', 'tr', 'td', 'th', 'thead', 'tbody', 'tfoot', 'rt', 'rp', 'rb'],
]);
/** Elements that may begin in one block of Markdown and end in another one. */
const BLOCKS: ReadonlySet<string> = new Set([
  ...TAG_OF_TYPE.values(),
  ...FOREIGN_CONTAINERS,
  ...[
    'blockquote',
    'pre',
    'figure',
    'figcaption',
    'table',
    'caption',
    'colgroup',
    'li',
    'noscript',
  ],
  ...['thead', 'tbody', 'tfoot', 'tr', 'td', 'th', 'svg', 'math', 'video', 'audio', 'object'],
]);

export const isKnownTag = (name: string): boolean => KNOWN.has(name);

/** A tag of HTML, or a comment. */
const TAG = /<(\/?)([a-z][a-z0-9-]*)(?=[\s/>])(?:"[^"<]*"|'[^'<]*'|[^<>"'])*>|<!--[\s\S]*?-->/gi;

export interface Tag {
  readonly text: string;
  /** In the text that was searched. */
  readonly at: number;
  /** In lower case; empty for a comment. */
  readonly name: string;
  readonly isEnd: boolean;
}

export const tagsIn = (text: string): Tag[] =>
  Array.from(text.matchAll(TAG), ({ 0: found, 1: slash, 2: name = '', index }) => ({
    text: found,
    at: index,
    name: name.toLowerCase(),
    isEnd: slash === '/',
  }));

/** `An <img> needs a text`, `an <input>`: these show nothing. */
function isShown({ name, text }: Tag): boolean {
  if (name === 'img') return /\bsrc(?:set)?\s*=/i.test(text);
  if (name === 'input') return attributeIn(text, 'type')?.toLowerCase() === 'checkbox';
  return true;
}

/** Without a look at where it ends. `closed`: the names of all end tags of the document. */
export const mayBeMarkup = (tag: Tag, closed: ReadonlySet<string>): boolean =>
  tag.name === '' ||
  (isKnownTag(tag.name) &&
    isShown(tag) &&
    (VOID.has(tag.name) || OPTIONAL_END.has(tag.name) || closed.has(tag.name)));

const END = /<\/([a-z][a-z0-9-]*)/gi;
export const closedNames = (source: string): ReadonlySet<string> =>
  new Set(Array.from(source.matchAll(END), ([, name = '']) => name.toLowerCase()));

/** A tag, and the block of Markdown that it is in. */
export interface PlacedTag extends Tag {
  readonly block: number;
}

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
    else if (last !== undefined && (BLOCKS.has(tag.name) || last.block === tag.block)) {
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
