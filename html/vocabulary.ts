/** The elements of an article's HTML, and their names in the model of the editor. */

/** Inline styles, in the order in which their tags nest: the same text always gives the same HTML. */
export const INLINE_STYLES = [
  ['BOLD', 'strong'],
  ['ITALIC', 'em'],
  ['UNDERLINE', 'u'],
  ['STRIKETHROUGH', 's'],
  ['CODE', 'code'],
] as const;

export type InlineStyle = (typeof INLINE_STYLES)[number][0];

/** Blocks of one element each. Lists, quotes, code and atomic blocks have their own rules. */
export const TEXT_BLOCKS = [
  ['unstyled', 'p'],
  ['header-one', 'h1'],
  ['header-two', 'h2'],
  ['header-three', 'h3'],
  ['header-four', 'h4'],
  ['header-five', 'h5'],
  ['header-six', 'h6'],
] as const;

export const LISTS = [
  ['unordered-list-item', 'ul'],
  ['ordered-list-item', 'ol'],
] as const;

export type ParagraphType =
  | (typeof TEXT_BLOCKS)[number][0]
  | (typeof LISTS)[number][0]
  | 'blockquote'
  | 'code-block';

const swapped = <A extends string, B extends string>(pairs: readonly (readonly [A, B])[]) =>
  new Map<string, A>(pairs.map(([a, b]) => [b, a]));

export const TAG_OF_TYPE: ReadonlyMap<string, string> = new Map<string, string>([
  ...TEXT_BLOCKS,
  ...LISTS,
]);
export const TEXT_BLOCK_OF_TAG: ReadonlyMap<string, ParagraphType> = swapped(TEXT_BLOCKS);
export const LIST_ITEM_OF_TAG: ReadonlyMap<string, ParagraphType> = swapped(LISTS);

/** Tags of other programs for the same styles. Read, never written. */
const FOREIGN_STYLES = [
  ['BOLD', 'b'],
  ['ITALIC', 'i'],
  ['UNDERLINE', 'ins'],
  ['STRIKETHROUGH', 'del'],
  ['STRIKETHROUGH', 'strike'],
  ['CODE', 'kbd'],
  ['CODE', 'samp'],
  ['CODE', 'tt'],
  ['ITALIC', 'dfn'],
  ['ITALIC', 'var'],
] as const;

export const STYLE_OF_TAG: ReadonlyMap<string, InlineStyle> = swapped<InlineStyle, string>([
  ...INLINE_STYLES,
  ...FOREIGN_STYLES,
]);

/** Elements of other programs that only structure or style text: their content is read, they are dropped. */
export const FOREIGN_CONTAINERS = [
  'div',
  'section',
  'article',
  'main',
  'header',
  'footer',
  'address',
  'aside',
  'nav',
  'hgroup',
  'details',
  'summary',
  'form',
  'fieldset',
  'legend',
  'dl',
  'dt',
  'dd',
  'center',
] as const;

export const FOREIGN_TAGS: readonly string[] = [
  ...FOREIGN_CONTAINERS,
  ...FOREIGN_STYLES.map(([, tag]) => tag),
  'span',
  'font',
];

/** Tags that the server keeps in the article of a web page, for the page to read (`dom/foreign`). */
export const WEB_PAGE_TAGS: readonly string[] = [
  'b',
  'i',
  'del',
  'ins',
  'strike',
  'mark',
  'kbd',
  'samp',
  'var',
  'cite',
  'q',
  'sub',
  'sup',
  'small',
  'dl',
  'dt',
  'dd',
  'div',
  'section',
  'article',
  'main',
  'span',
];
