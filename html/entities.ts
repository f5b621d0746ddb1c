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

/** "eacute" is "e" with this mark. */
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

/** The text with its entities decoded, once. A non-breaking space becomes a space; an unknown name stays. */
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
