import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { splitParagraph } from '#html/splitParagraph.ts';
import { textUnitsOf } from '#html/units.ts';

test('a paragraph is divided in front of a character, and what is open there is closed and opened again', () => {
  expect(splitParagraph('<p>One. Two.</p>', 5)).toEqual(['<p>One.</p>', '<p>Two.</p>']);
  expect(
    splitParagraph(
      '<p>A &amp; b. <a href="https://a.example/?x=&gt;1">Two <b>is</b> here. Three.</a></p>',
      20,
    ),
  ).toEqual([
    '<p>A &amp; b. <a href="https://a.example/?x=&gt;1">Two <b>is</b> here.</a></p>',
    '<p><a href="https://a.example/?x=&gt;1">Three.</a></p>',
  ]);
});

test('other blocks are not divided, and no part is empty', () => {
  expect(splitParagraph('<ul><li>One. Two.</li></ul>', 5)).toBeNull();
  expect(splitParagraph('<h2>One. Two.</h2>', 5)).toBeNull();
  expect(splitParagraph('<p>One.</p>', 4)).toBeNull();
  expect(splitParagraph('<p>One.</p>', 0)).toBeNull();
});

const word = fc.constantFrom(
  'one',
  'two &amp; three',
  '<b>four</b>',
  '<i>five <b>six</b></i>',
  'é',
);

test('no word is lost or added, whatever is divided where', () => {
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 12 }), fc.nat(80), (words, at) => {
      const html = `<p>${words.join(' ')}</p>`;
      const parts = splitParagraph(html, at);
      if (parts === null) return;
      const textOf = (one: string) =>
        textUnitsOf(one)
          .map(({ text }) => text)
          .join('');
      const plain = (text: string) => text.replace(/\s/g, '');
      expect(plain(parts.map(textOf).join(''))).toBe(plain(textOf(html)));
    }),
  );
});
