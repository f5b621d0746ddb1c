import { expect, test } from '@jest/globals';
import { BOUNDS } from '#contract/lib/bounds.ts';
import { addressesIn, addressFileIn } from '#domain/audit/addressList.ts';
import { auditName } from '#domain/audit/auditName.ts';

const one = (line: string) => addressesIn(line).pages[0];

// §d.audits.1 §d.audits.2
test.each([
  ['https://a.example/x', 'https://a.example/x', null],
  ['  a.example/x  ', 'https://a.example/x', null],
  ['http://a.example', 'http://a.example/', null],
  ['https://a.example/x; burr grinder ', 'https://a.example/x', 'burr grinder'],
  ['https://a.example/x\tmühle', 'https://a.example/x', 'mühle'],
  ['https://a.example/x,grinder', 'https://a.example/x', 'grinder'],
  ['https://a.example/x,12.html', 'https://a.example/x,12.html', null],
  ['http://localhost:8080/x', 'http://localhost:8080/x', null],
  [
    'https://пример.example/страница',
    'https://xn--e1afmkfd.example/%D1%81%D1%82%D1%80%D0%B0%D0%BD%D0%B8%D1%86%D0%B0',
    null,
  ],
])('the line %j is a page', (line, url, keyphrase) => {
  expect(one(line)).toEqual({ url, keyphrase });
});

test.each([
  'a text of words',
  'ftp://a.example/',
  'javascript:alert(1)',
  'mailto:a@b.example',
  'nothing',
  '/path',
])('the line %j is none', (line) => {
  expect(addressesIn(line)).toEqual({ pages: [], skipped: 1, leftOut: 0 });
});

test('an address is there once; what is beyond the limit is counted', () => {
  const lines = Array.from({ length: BOUNDS.auditPages.most + 5 }, (_, at) => `a.example/${at}`);
  const { pages, leftOut, skipped } = addressesIn(
    ['a.example/0', ...lines, 'no page'].join('\r\n'),
  );
  expect(pages.length).toEqual(BOUNDS.auditPages.most);
  expect(leftOut).toBe(5);
  expect(skipped).toBe(1);
});

// §d.audits.1
test('a file has a column of addresses, whatever its delimiter and the others are', () => {
  const text =
    '\uFEFFTitle;Page;Keyword\r\n"A; b";https://a.example/1;"burr; grinder"\r\nC;nothing;x\r\n';
  expect(addressFileIn(text)).toEqual({
    pages: [{ url: 'https://a.example/1', keyphrase: 'burr; grinder' }],
    skipped: 1,
    leftOut: 0,
  });
  expect(addressFileIn('a.example/1\nb.example/2')).toMatchObject({ pages: [{}, {}] });
  expect(addressFileIn('')).toEqual({ refusal: 'empty' });
  expect(addressFileIn('name,size\na,1')).toEqual({ refusal: 'noAddresses' });
});

test.each([
  ['  Blog ', [], null, 'Blog'],
  ['', ['https://www.a.example/x'], null, 'a.example'],
  ['', [], 'https://b.example/sitemap.xml', 'b.example'],
  ['', [], null, 'My articles'],
])('the name %j with %j and %j is %j', (typed, urls, sitemap, name) => {
  expect(auditName(typed, { urls, sitemap })).toBe(name);
});

test('a line without an end takes no longer than it is long', () => {
  const line = `https://a.example/${',  '.repeat(300_000)}.`;
  expect(addressesIn(line)).toMatchObject({ pages: [], skipped: 1 });
});
