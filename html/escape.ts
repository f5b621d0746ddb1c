/** Characters as entities, and entities as characters. */
const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\u00a0': '&nbsp;',
};

const written = (char: string): string => ESCAPES[char] ?? char;

/** Escapes plain text for HTML, in the spelling of browsers. */
export const escapeText = (text: string): string => text.replace(/[&<>\u00a0]/g, written);

/** Escapes a value for double quotes. */
export const escapeAttribute = (value: string): string => value.replace(/[&<>"\u00a0]/g, written);

const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi;

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  shy: '',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  szlig: 'ß',
};

/** "eacute" is "e" with the mark "acute". */
const MARKED_LETTER = /^([a-z])(acute|grave|circ|tilde|uml|cedil|ring)$/i;
const MARKS: Readonly<Record<string, string>> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  cedil: '\u0327',
  ring: '\u030A',
};
const LAST_CODE_POINT = 0x10ffff;

/** Decodes the entities of a text once. A non-breaking space becomes a space; an unknown name stays. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(ENTITY, (entity, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return NAMED[name.toLowerCase()] ?? letterOf(name) ?? entity;
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
    return code <= LAST_CODE_POINT ? String.fromCodePoint(code) : entity;
  });
}

function letterOf(name: string): string | undefined {
  const [, letter = '', mark = ''] = MARKED_LETTER.exec(name) ?? [];
  return letter === '' ? undefined : `${letter}${MARKS[mark.toLowerCase()] ?? ''}`.normalize('NFC');
}

const ATTRIBUTE = /\s([a-z][a-z-]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/gi;

/** The value of an attribute of a tag, decoded and empty if it has none; null if the tag does not have the attribute. */
export function attributeIn(tag: string, wanted: string): string | null {
  for (const [, name = '', quoted, single, bare] of tag.matchAll(ATTRIBUTE)) {
    if (name.toLowerCase() === wanted) return decodeEntities(quoted ?? single ?? bare ?? '');
  }
  return null;
}
