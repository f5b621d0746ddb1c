import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { encodingOf } from '#domain/textEncoding.ts';

const read = (bytes: Uint8Array): string => new TextDecoder(encodingOf(bytes)).decode(bytes);

const bytesOf = {
  'UTF-8': (text: string) => Buffer.from(text),
  'UTF-8 with a mark': (text: string) => Buffer.from(`\ufeff${text}`),
  'UTF-16': (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le'),
  'UTF-16 of the other order': (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16(),
  'UTF-16 without a mark': (text: string) => Buffer.from(text, 'utf16le'),
  'Windows-1252': (text: string) => Buffer.from(text, 'latin1'), // the same for these letters
} as const;

const TABLE = 'Keyword;Volume\nCafé à Málaga;90\nGröße Übergröße;40\nsmørrebrød på bordet;7\n';

// §d.topics.5 §d.audits.1 §d.audits.5 §d.keyphrase.5
test.each(Object.entries(bytesOf))('a list saved as %s is read', (_name, of) => {
  expect(read(of(TABLE))).toBe(TABLE);
});

// §d.topics.5
test('a list that a Windows program saved in Cyrillic letters is read', () => {
  const text = 'Keyword;Volume\nкофемолка для дома;90\nтурка;40\n';
  const bytes = [...text].map((sign) => {
    const code = sign.charCodeAt(0);
    return code >= 0x410 ? code - 0x410 + 0xc0 : code;
  });
  expect(read(Uint8Array.from(bytes))).toBe(text);
});

test.each([[[]], [[0x4b]], [[0]], [[0xff]], [[0xc3]]])(
  'a file of the bytes %p has a text',
  (bytes) => {
    expect(() => read(Uint8Array.from(bytes))).not.toThrow();
  },
);

test('what is valid UTF-8 is read as UTF-8, whatever its letters', () => {
  const begin = fc.constantFrom('Keyword\n', 'слово\n', '語\n', 'mot\n');
  fc.assert(
    fc.property(begin, fc.string({ unit: 'grapheme' }), (first, rest) => {
      const text = first + rest;
      expect(read(Buffer.from(text))).toBe(text);
    }),
  );
});
