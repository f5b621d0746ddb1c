import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import iconv from 'iconv-lite';
import { encodingOf } from '#domain/encodings/textEncoding.ts';
import { PHRASES } from '#tests/fixtures/encodings/phrases.ts';

/** Of each language a text of about 1,100 characters and one of about 220. Chinese, Japanese and Korean ones have half as many. */
const TEXTS: Readonly<Record<string, readonly [long: string, short: string]>> = JSON.parse(
  readFileSync('tests/fixtures/encodings/texts.json', 'utf8'),
);

const WESTERN = ['fr', 'de', 'es', 'pt', 'it', 'da', 'sv'];
const CENTRAL = ['pl', 'cs', 'hu', 'de'];
const CYRILLIC = ['ru', 'uk', 'bg'];

/** The encodings that have the letters of these languages. */
const WRITTEN: Readonly<Record<string, readonly string[]>> = {
  'windows-1252': WESTERN,
  'iso-8859-1': WESTERN,
  'iso-8859-15': WESTERN,
  macintosh: WESTERN,
  'windows-1250': [...CENTRAL, 'ro'],
  'iso-8859-2': CENTRAL,
  'windows-1254': ['tr'],
  'iso-8859-9': ['tr'],
  'windows-1257': ['lt'],
  'iso-8859-4': ['lt'],
  'iso-8859-13': ['lt'],
  'windows-1251': CYRILLIC,
  'koi8-r': CYRILLIC,
  'koi8-u': CYRILLIC,
  'iso-8859-5': CYRILLIC,
  ibm866: CYRILLIC,
  'x-mac-cyrillic': CYRILLIC,
  'windows-1253': ['el'],
  'iso-8859-7': ['el'],
  'windows-1255': ['he'],
  'iso-8859-8': ['he'],
  'windows-1256': ['ar'],
  'iso-8859-6': ['ar'],
  'windows-874': ['th'],
  'windows-1258': ['vi'],
  shift_jis: ['ja'],
  'euc-jp': ['ja'],
  'iso-2022-jp': ['ja'],
  'euc-kr': ['ko'],
  gbk: ['zhHans'],
  gb18030: ['zhHans', 'zhHant'],
  big5: ['zhHant'],
  'utf-8': Object.keys(TEXTS),
  'utf-16le': Object.keys(TEXTS),
  'utf-16be': Object.keys(TEXTS),
};

const NAMES_IN_ICONV: Readonly<Record<string, string>> = { 'x-mac-cyrillic': 'maccyrillic' };

function written(text: string, label: string): Uint8Array {
  if (label === 'iso-2022-jp') return iso2022(iconv.encode(text, 'euc-jp'));
  return new Uint8Array(iconv.encode(text, NAMES_IN_ICONV[label] ?? label));
}

/** The signs of EUC-JP without their highest bit, between marks (RFC 1468). */
function iso2022(bytes: Uint8Array): Uint8Array {
  const text = Buffer.from(bytes).toString('latin1');
  const marked = text.replace(/[\x80-\xff]+/g, (signs) => `\x1b$B${signs}\x1b(B`);
  return Uint8Array.from(marked, (char) => char.charCodeAt(0) & 0x7f);
}

const decoded = (bytes: Uint8Array, label: string): string => new TextDecoder(label).decode(bytes);

// §d.topics.5 §d.files.1
test.each(Object.entries(WRITTEN))(
  'texts in %s that do not say so are read',
  (label, languages) => {
    const wrong = languages.flatMap((language) =>
      (['long', 'short'] as const)
        .filter((_, at) => {
          const bytes = written(TEXTS[language]?.[at] ?? '', label);
          return decoded(bytes, encodingOf(bytes).label) !== decoded(bytes, label);
        })
        .map((length) => `${language} ${length} ${label}`),
    );
    expect(wrong).toEqual([]);
  },
);

/** Of short lists: how many of a hundred are read. A word or two often is one in several languages. */
const SHORT: readonly (readonly [label: string, languages: readonly Phrased[], least: number])[] = [
  ['windows-1252', ['de', 'fr', 'es', 'pt', 'it', 'sv', 'da'], 99],
  ['windows-1254', ['tr'], 96],
  ['iso-8859-9', ['tr'], 96],
  ['windows-1250', ['pl', 'cs', 'hu', 'de'], 93],
  ['iso-8859-2', ['pl', 'cs', 'hu'], 88],
  ['macintosh', ['de', 'fr', 'es', 'pt', 'it', 'sv', 'da'], 93],
];
type Phrased = keyof typeof PHRASES;

function shortLists(language: Phrased): string[] {
  const phrases = PHRASES[language];
  return [1, 2, 3, 5].flatMap((count) =>
    phrases.map((_, from) =>
      Array.from(
        { length: count },
        (_line, at) => `${phrases[(from + at) % phrases.length]}\n`,
      ).join(''),
    ),
  );
}

// §d.topics.5
test.each(SHORT)(
  'lists of one to five keyphrases in %s are told apart by their letters',
  (label, languages, least) => {
    const lists = languages.flatMap(shortLists);
    const read = lists.filter((text) => {
      const bytes = written(text, label);
      return decoded(bytes, encodingOf(bytes).label) === text;
    });
    expect((100 * read.length) / lists.length).toBeGreaterThanOrEqual(least);
  },
);

test('what nothing says, and is not UTF-8, is told to be assumed', () => {
  const text = TEXTS.ru?.[1] ?? '';
  const isAssumed = (label: string) => encodingOf(written(text, label)).isAssumed;
  expect(['utf-8', 'windows-1251', 'utf-16le'].map(isAssumed)).toEqual([false, true, true]);
  expect(encodingOf(written(`\ufeff${text}`, 'utf-16le')).isAssumed).toBe(false);
  expect(encodingOf(Buffer.from('Keyword;Volume\ncoffee;90\n')).isAssumed).toBe(false);
});

test('bytes that are a text in no encoding are seen not to be read', () => {
  let state = 1;
  const random = Uint8Array.from({ length: 4000 }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return 0x20 + ((state >>> 16) % 0xe0);
  });
  expect(encodingOf(random)).toEqual({ label: 'utf-8', isAssumed: true });
});
