import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { htmlOfPost, postTextOf } from '#domain/social/post.ts';
import { markedText, unprovenFigures } from '#domain/social/unproven.ts';
import { sanitiseBlock } from '#server/adapters/html/sanitise.ts';

// §d.posts.9
test.each([
  ['a figure of the material', 'Fresh for 12 weeks.', []],
  ['the same number with another unit', 'Fresh for 12 days.', ['12 days']],
  ['another number', 'Fresh for 13 weeks, and 13 weeks again.', ['13 weeks']],
  ['a number written in another way', 'Sold 1200 jars.', []],
  ['no figure', 'Fresh for long.', []],
])('%s', (_, text, expected) => {
  const material = ['Glass keeps it fresh for 12 weeks.', 'A study of 1,200 jars.'];
  expect(unprovenFigures(text, material, 'en')).toEqual(expected);
});

// §d.posts.9
test('they are stored with the text, until it does not have them any more', () => {
  const part = {
    channel: 'x',
    variant: 1,
    text: 'For 13 weeks "&"',
    unproven: ['13 weeks', '"&"'],
  } as const;
  expect(postTextOf(sanitiseBlock(htmlOfPost(part)))).toEqual(part);
  const { unproven } = postTextOf(htmlOfPost({ ...part, text: 'For long "&"' }));
  expect(unproven).toEqual(['"&"']);
  expect(htmlOfPost({ ...part, text: 'For long' })).not.toContain('unproven');
});

// §d.posts.9
test('a text in pieces is the same text; nothing behind the limit is marked as a figure', () => {
  const figure = fc.constantFrom('1 %', '12 %', '2 weeks', '');
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('1 %', '12 %', '2 weeks', ' and ', 'x'), { maxLength: 12 }),
      fc.array(figure, { maxLength: 3 }),
      fc.nat({ max: 60 }),
      (parts, unproven, limitAt) => {
        const text = parts.join('');
        const pieces = markedText(text, unproven, limitAt);
        expect(pieces.map((piece) => piece.text).join('')).toBe(text);
        const marked = pieces.filter(({ mark }) => mark === 'unproven').map((piece) => piece.text);
        expect(marked.every((one) => unproven.some((figure) => figure === one))).toBe(true);
        const over = pieces.filter(({ mark }) => mark === 'over').map((piece) => piece.text);
        expect(over.join('')).toBe(text.slice(limitAt));
      },
    ),
  );
});

// §d.posts.9
test('a figure that is part of a longer number is not marked', () => {
  const pieces = markedText('We sold 15 in 2025, 5.5 and 5 more', ['5'], 99);
  expect(pieces).toEqual([
    { text: 'We sold 15 in 2025, 5.5 and ', mark: null },
    { text: '5', mark: 'unproven' },
    { text: ' more', mark: null },
  ]);
});

// §d.posts.9
test('of more figures than there is room for, whole ones are kept', () => {
  const figures = Array.from({ length: 80 }, (_, at) => `${2300 + at} kg`);
  const text = figures.join(', ');
  const kept = postTextOf(
    htmlOfPost({ channel: 'x', variant: 1, text, unproven: figures }),
  ).unproven;
  expect(kept?.length).toBeGreaterThan(30);
  expect(kept).toEqual(figures.slice(0, kept?.length));
});
