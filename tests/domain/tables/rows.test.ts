import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { rowsIn } from '#domain/tables/rows.ts';
import { overlinearWork } from '#tests/support/growth.ts';

const rows = (text: string) => rowsIn(text, ',', 1000).rows;

// §d.topics.5
test.each([
  [
    'a,b\nc,d',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    '\ufeffsep=,\r\na,b\r\rc,d',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['"a ""b"", c",d', [['a "b", c', 'd']]],
  ['"a\nb",c', [['a\nb', 'c']]],
  ['a,"b\nc"', [['a', 'b\nc']]],
  ['"a" ,b', [['a', 'b']]],
  ['5" pipe,b', [['5" pipe', 'b']]],
  ['"5" pipe,b', [['"5" pipe', 'b']]],
  [
    '"a,b\nc,d',
    [
      ['"a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'x,y\n"a,b\nc,d"\ne,f',
    [
      ['x', 'y'],
      ['"a', 'b'],
      ['c', 'd"'],
      ['e', 'f'],
    ],
  ],
  [
    '"a,"b"\n"c","d"',
    [
      ['"a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['\n ,\n', []],
])('%j is read', (text, expected) => expect(rows(text)).toEqual(expected));

test('what is written as RFC 4180 says is read', () => {
  const cell = fc.string({ unit: 'grapheme-ascii' }).map((text) => text.trim());
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, fc.constant('x'), cell), { minLength: 1 }), (table) => {
      const text = table
        .map((cells) => cells.map((one) => `"${one.replaceAll('"', '""')}"`).join(','))
        .join('\r\n');
      expect(rows(text)).toEqual(table);
    }),
  );
});

test.each<[string, (pieces: number) => string]>([
  ['quotes', (pieces) => '"'.repeat(pieces)],
  ['quotes within quotes', (pieces) => '"""x"",'.repeat(pieces)],
  ['quotes that open', (pieces) => '"a\n'.repeat(pieces)],
  ['a quote behind cells', (pieces) => `${'"x",'.repeat(pieces)}"`],
  ['cells that are two', (pieces) => `${'"""x"",'.repeat(20)}\n${'"x","'.repeat(pieces)}`],
])('rows are read in linear time: %s', async (_, make) => {
  expect(await overlinearWork((pieces) => rowsIn(make(pieces), ',', 1000))).toBeNull();
});
