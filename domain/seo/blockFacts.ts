/**
 * What a report needs to know of one block, and the costly part of it: words, syllables, stems. A
 * block that has not changed is not read again. Code and cells are counted as words and are no
 * prose: nobody reads them as sentences.
 */
import type { TextTools } from './report.ts';

export interface SentenceFacts {
  readonly words: number;
  readonly syllables: number;
  readonly stems: readonly string[];
  /** The first word, in lower case; empty where there is none. */
  readonly start: string;
}

export type UnitKind = 'heading' | 'paragraph' | 'item' | 'other';

/** A stretch of text of its own: a heading, a paragraph, an item of a list, a cell. */
export interface UnitFacts {
  readonly kind: UnitKind;
  /** Of a heading; 0 for everything else. */
  readonly level: number;
  /** Words as written, for headings alone: a title has to have the keyphrase word for word. */
  readonly wording: readonly string[];
  readonly sentences: readonly SentenceFacts[];
}

export type BlockFacts = readonly UnitFacts[];

const KIND_OF_TAG: Readonly<Record<string, UnitKind>> = {
  p: 'paragraph',
  blockquote: 'paragraph',
  li: 'item',
  dt: 'item',
  dd: 'item',
  h1: 'heading',
  h2: 'heading',
  h3: 'heading',
  h4: 'heading',
  h5: 'heading',
  h6: 'heading',
  pre: 'other',
  td: 'other',
  th: 'other',
  caption: 'other',
  figcaption: 'other',
};

/** Reads a block of sanitised HTML (docs: html/allowedHtml.ts). */
export function blockFactsOf(html: string, tools: TextTools): BlockFacts {
  return unitsOf(html).map(({ tag, text }) => unitFacts(tag, text, tools));
}

interface Unit {
  readonly tag: string;
  text: string;
}

/** A browser writes ">" in an attribute as it is. */
const TOKEN = /<(\/?)([a-z][a-z0-9]*)(?:"[^"]*"|'[^']*'|[^>"'])*>|[^<]+|</gi;

/** Texts in the order in which they begin, each with the nearest tag around it that makes a unit. */
function unitsOf(html: string): Unit[] {
  const units: Unit[] = [];
  const open: Unit[] = [];
  const begin = (tag: string): Unit => {
    const unit = { tag, text: '' };
    units.push(unit);
    return unit;
  };
  let loose: Unit | null = null; // text that nobody has marked up is a paragraph
  const add = (text: string) => {
    loose = open.length === 0 ? (loose ?? begin('p')) : null;
    const unit = open.at(-1) ?? loose;
    if (unit !== null) unit.text += text;
  };
  for (const [token, closing, name] of html.matchAll(TOKEN)) {
    const tag = name?.toLowerCase();
    if (tag === undefined) add(token);
    else if (KIND_OF_TAG[tag] === undefined) add(SPACES[tag] ?? '');
    else if (closing === '/') open.pop();
    else open.push(begin(tag));
  }
  return units.map(({ tag, text }) => ({ tag, text: decoded(text) })).filter(hasText);
}

const SPACES: Readonly<Record<string, string>> = { br: '\n', ul: '\n', ol: '\n', tr: '\n' };
const hasText = ({ text }: Unit): boolean => /[\p{L}\p{N}]/u.test(text);

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

function decoded(text: string): string {
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

function unitFacts(tag: string, text: string, tools: TextTools): UnitFacts {
  const kind = KIND_OF_TAG[tag] ?? 'paragraph';
  const isHeading = kind === 'heading';
  return {
    kind,
    level: isHeading ? Number(tag.slice(1)) : 0,
    wording: isHeading ? tools.words(text).map((word) => word.toLowerCase()) : [],
    sentences: tools.sentences(text).map((sentence) => sentenceFacts(sentence, tools)),
  };
}

function sentenceFacts(sentence: string, tools: TextTools): SentenceFacts {
  const words = tools.words(sentence);
  return {
    words: words.length,
    syllables: words.reduce((sum, word) => sum + tools.syllables(word), 0),
    stems: words.map((word) => tools.stem(word)),
    start: words[0]?.toLowerCase() ?? '',
  };
}
