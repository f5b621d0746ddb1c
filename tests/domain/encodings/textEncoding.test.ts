import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { encodingOf } from '#domain/encodings/textEncoding.ts';

const read = (bytes: Uint8Array): string => new TextDecoder(encodingOf(bytes).label).decode(bytes);

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

/** By the alphabet that the encoding has from its byte on, and its further letters. */
function saved(text: string, from: string, at: number, further: Readonly<Record<string, number>>) {
  const first = from.codePointAt(0) ?? 0;
  return Uint8Array.from([...text], (sign) => {
    const code = sign.codePointAt(0) ?? 0;
    return further[sign] ?? (code < 0x80 ? code : code - first + at);
  });
}

// §d.topics.5
test('a list in Ukrainian letters is read too', () => {
  const text = 'Слово;Обсяг\nїжа її доньки;90\nкавові зерна є ґанок;40\n';
  const further = { ї: 0xbf, і: 0xb3, є: 0xba, ґ: 0xb4 };
  expect(read(saved(text, 'А', 0xc0, further))).toBe(text);
});

// §d.topics.5
test('short lists in Greek and Polish letters are read', () => {
  const greek = 'Λέξη;Όγκος\nκαφετιέρα για το σπίτι;90\n';
  const polish = 'ekspres do kawy;90\npółka na książki;40\n';
  expect(read(saved(greek, 'Α', 0xc1, { έ: 0xdd, ή: 0xde, ί: 0xdf, Ό: 0xbc }))).toBe(greek);
  const further = { ó: 0xf3, ł: 0xb3, ą: 0xb9, ż: 0xbf };
  expect(read(saved(polish, 'A', 0x41, further))).toBe(polish);
});

// §d.topics.5
test.each(['Café à Málaga;90\n', '\ufeffCafé;90\n', 'слово;90\n'])(
  'a UTF-8 file with a broken byte stays one: %j',
  (text) => {
    const bytes = Buffer.from(text);
    const known = text.replace('\ufeff', '');
    expect(read(Buffer.concat([bytes, Buffer.from([0xc3])]))).toBe(`${known}\ufffd`);
    const broken = Buffer.concat([bytes, Buffer.from([0xe9, 0x0a]), bytes, bytes]);
    expect(read(broken)).toContain(`${known}\ufffd\n`);
  },
);

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
