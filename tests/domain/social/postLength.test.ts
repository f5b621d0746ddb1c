import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { CHANNELS } from '#contract/lib/channels.ts';
import { CHANNEL } from '#domain/social/channels.ts';
import { linksIn } from '#domain/social/links.ts';
import { fitsOn, lengthOn, overLimitAt } from '#domain/social/postLength.ts';

/** What twitter-text 3.1.0 counts; of 210,000 further texts made of the same pieces, ours counted none differently. */
const COUNTED: Readonly<Record<string, number>> = JSON.parse(
  readFileSync('tests/fixtures/social/lengthsOnX.json', 'utf8'),
);

// §d.posts.2
test('on X, every text counts as it does in twitter-text', () => {
  const texts = Object.keys(COUNTED);
  expect(texts).toHaveLength(600);
  expect(Object.fromEntries(texts.map((text) => [text, lengthOn('x', text)]))).toEqual(COUNTED);
});

/** Counts that twitter-text publishes in its conformance tests (configuration 3), with texts of the same form. */
// §d.posts.2
test.each([
  ['plain text', 'This is a test.', 15],
  ['a link counts 23, however long', 'https://test.com', 23],
  ['and without a protocol', 'test.com', 23],
  ['several links', 'Test https://test.com test https://test.com test.com test', 86],
  ['a link with path and query', 'https://example.com/a/path?with=query&and=more#too-much', 23],
  ['text before a link', 'Hi http://test.co', 26],
  ['accents count 1', 'éèêëā', 5],
  ['composed and decomposed are the same', 'e\u0301', 1],
  ['Korean counts 2 a letter', '저찀쯿쿿', 8],
  ['Japanese too', '日本', 4],
  ['outside of the basic plane', '\u{10000}\u{10ffff}', 4],
  ['a family is one emoji', 'H🐱☺👨‍👩‍👧‍👦', 7],
  ['an emoji with a skin tone', '🙋🏽', 2],
  ['a flag', '🇩🇪', 2],
  ['a keycap', '1️⃣', 2],
  ['digits are no emoji', '123', 3],
  ['curly quotes and dashes count 1', '“a” – b', 7],
  ['an ellipsis counts 2', '…', 2],
])('X: %s', (_, text, expected) => {
  expect(lengthOn('x', text)).toBe(expected);
});

// §d.posts.2
test('a full stop behind a link is not part of it', () => {
  expect(linksIn('See https://example.com/a. Or www.example.de, or so.nothing')).toEqual([
    { at: 4, link: 'https://example.com/a' },
    { at: 30, link: 'www.example.de' },
  ]);
  expect(lengthOn('x', 'See example.com.')).toBe(28);
  expect(linksIn('mail me@example.com')).toEqual([]);
});

// §d.posts.2
test('Threads counts the bytes of an emoji, the others UTF-16', () => {
  expect(lengthOn('threads', 'añ🐱')).toBe(6);
  expect(lengthOn('linkedin', 'añ🐱')).toBe(4);
});

// §d.posts.2
test('of any text, what stands before the limit fits, and one more character does not', () => {
  const piece = fc.constantFrom(
    'word ',
    'https://example.com/a ',
    '日本',
    '🐱',
    '👨‍👩‍👧‍👦',
    'é',
    '\n',
  );
  const long = fc.array(piece, { minLength: 1, maxLength: 250 }).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(long, fc.constantFrom(...CHANNELS), (text, channel) => {
      const at = overLimitAt(channel, text);
      expect(fitsOn(channel, text)).toBe(at === text.length);
      expect(lengthOn(channel, text.slice(0, at))).toBeLessThanOrEqual(CHANNEL[channel].limit);
    }),
    { numRuns: 60 },
  );
});
