import { expect, jest, test } from '@jest/globals';
import fc from 'fast-check';
import { lengthOn } from '#domain/social/postLength.ts';
import { joinedThread, threadOf } from '#domain/social/thread.ts';

const sentence = (words: number) =>
  `${Array.from({ length: words }, (_, at) => `word${at}`).join(' ')}.`;

// §d.posts.3
test('a short text is one part, an empty one is none', () => {
  expect(threadOf('x', ' Short. ')).toEqual(['Short.']);
  expect(threadOf('x', ' \n')).toEqual([]);
});

// §d.posts.3
test('a long text is split at the ends of sentences', () => {
  const [long, short] = [sentence(30), sentence(10)];
  expect(threadOf('x', [long, short, long].join(' '))).toEqual([`${long} ${short}`, long]);
});

// §d.posts.3
test('an abbreviation ends no sentence', () => {
  const start = 'a'.repeat(200);
  const text = `${start}. It was told to us by Dr. ${'b'.repeat(100)} on a Monday.`;
  expect(threadOf('x', text)[0]).toBe(`${start}.`);
});

// §d.posts.3
test('parts are numbered on request, and the number is part of the length', () => {
  const text = Array.from({ length: 12 }, () => sentence(8)).join(' ');
  const parts = threadOf('x', text, { isNumbered: true });
  expect(parts[0]).toMatch(new RegExp(`^1/${parts.length} word0`));
  expect(parts.every((part) => lengthOn('x', part) <= 280)).toBe(true);
});

// §d.posts.3
test('numbers of three digits fit, too', () => {
  const text = Array.from({ length: 240 }, () => `${'a'.repeat(60)} ${'b'.repeat(60)}.`).join(' ');
  const parts = threadOf('x', text, { isNumbered: true });
  expect(parts.length).toBeGreaterThan(100);
  expect(parts.filter((part) => lengthOn('x', part) > 280)).toEqual([]);
});

// §d.posts.7
test('a numbered thread is one text again, whatever the order of its parts; other numbers stay', () => {
  expect(joinedThread(['2/2 Two', '1/2 One'])).toBe('Two\n\nOne');
  expect(joinedThread(['1/2 a cup', 'of tea'])).toBe('1/2 a cup\n\nof tea');
  expect(joinedThread(['1/2 a cup'])).toBe('1/2 a cup');
});

// §d.posts.3
test('a link that is longer than a post is not broken', () => {
  const link = `https://example.com/${'a'.repeat(600)}`;
  expect(threadOf('threads', `Before. ${link} Behind.`)).toEqual(['Before.', link, 'Behind.']);
});

// §d.posts.3
test.each([
  ['Japanese', '今日はとても良い天気ですので散歩に行きましょう。'.repeat(20), /。$/],
  ['Chinese', '今天的天气非常好，我们一起去公园散步吧！'.repeat(30), /！$/],
  ['a sentence in Japanese that does not fit', '今日はとても良い天気で、'.repeat(40), /、$/],
  ['a clause in Japanese that does not fit', '今日はとても良い天気で'.repeat(40), /./],
  ['Thai', 'วันนี้อากาศดีมากเราจึงออกไปเดินเล่นที่สวนสาธารณะ'.repeat(20), /./],
  ['Khmer', 'ថ្ងៃនេះអាកាសធាតុល្អណាស់យើងទៅដើរលេង'.repeat(25), /./],
])('a text without spaces is split: %s', (_title, text, end) => {
  const parts = threadOf('x', text);
  expect(parts.length).toBeGreaterThan(1);
  expect(parts.join('')).toBe(text);
  expect(parts.filter((part) => lengthOn('x', part) > 280)).toEqual([]);
  for (const part of parts) {
    expect(part).toMatch(end);
    expect(part).not.toMatch(/^[\p{M}\p{Pe}、。！？ー]/u);
  }
});

// §d.posts.3
test('in a text without spaces, no link, number or pair of quotation marks is broken', () => {
  const tokens = [
    '「東京」',
    '120万円',
    '３回',
    'https://例え.jp/a?b=c',
    '東京です、',
    '三百万人',
    '走る',
    'iPhone',
  ];
  const text = fc
    .array(fc.constantFrom(...tokens), { minLength: 60, maxLength: 200 })
    .map((some) => some.join('、'));
  fc.assert(
    fc.property(text, (long) => {
      const parts = threadOf('x', long);
      expect(parts.join('')).toBe(long);
      for (const part of parts) {
        expect(lengthOn('x', part)).toBeLessThanOrEqual(280);
        expect(part).not.toMatch(/^[」、。万円回百人]|[「\d三百万/:]$/u);
      }
    }),
    { numRuns: 60 },
  );
});

// §d.posts.3
test('whatever the text, no part is too long, and no word, link or number is broken', () => {
  const tokens = [
    'word',
    'Ends.',
    '12 000',
    '50 %',
    'https://example.com/a?b=c',
    '日本語',
    '🐱',
    'a-longer-word',
    'e.g.',
    '\n\n',
  ];
  const text = fc
    .array(fc.constantFrom(...tokens), { minLength: 40, maxLength: 300 })
    .map((some) => some.join(' '));
  const wordsOf = (all: string) => all.trim().split(/\s+/);
  const numbersIn = (all: string) => all.match(/12 000|50 %/g)?.length ?? 0;
  fc.assert(
    fc.property(text, fc.boolean(), (long, isNumbered) => {
      const parts = threadOf('x', long, { isNumbered });
      const bare =
        isNumbered && parts.length > 1
          ? parts.map((part) => part.replace(/^\d+\/\d+ /, ''))
          : parts;
      for (const part of parts) expect(lengthOn('x', part)).toBeLessThanOrEqual(280);
      expect(wordsOf(bare.join(' '))).toEqual(wordsOf(long));
      expect(bare.reduce((all, part) => all + numbersIn(part), 0)).toBe(numbersIn(long));
    }),
    { numRuns: 60 },
  );
});

test('a long text is not looked through again for each of its parts', () => {
  const filtered = jest.spyOn(Array.prototype, 'filter');
  const parts = threadOf('x', 'Some words and more of them. '.repeat(2000));
  const read = filtered.mock.contexts.reduce((sum: number, list) => sum + [list].flat().length, 0);
  filtered.mockRestore();
  expect(parts.length).toBeGreaterThan(200);
  expect(read).toBeLessThan(200_000);
});
