/** The comments that delimit blocks in a post of WordPress. */

/** Attributes of a block that its HTML does not say. */
export type BlockAttributes = Readonly<Record<string, string | number | boolean>>;

/** As WordPress escapes them, so that no attribute ends a comment or is changed by the filters of a site. */
const ESCAPES: readonly (readonly [RegExp, string])[] = [
  [/\\\\/g, '\\u005c'],
  [/--/g, '\\u002d\\u002d'],
  [/</g, '\\u003c'],
  [/>/g, '\\u003e'],
  [/&/g, '\\u0026'],
  [/\\"/g, '\\u0022'],
];

function attributesText(attributes: BlockAttributes): string {
  if (Object.keys(attributes).length === 0) return '';
  const json = JSON.stringify(attributes);
  return ` ${ESCAPES.reduce((text, [mark, written]) => text.replace(mark, written), json)}`;
}

/** Returns a block of WordPress: its HTML between its comments. */
export const delimited = (name: string, html: string, attributes: BlockAttributes = {}): string =>
  `<!-- wp:${name}${attributesText(attributes)} -->\n${html}\n<!-- /wp:${name} -->`;

/** Returns blocks in a row, as they stand in a post and within another block. */
export const inRow = (blocks: readonly string[]): string => blocks.join('\n\n');
