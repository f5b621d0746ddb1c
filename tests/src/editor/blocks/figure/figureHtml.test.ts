/** @jest-environment #tests/support/pageEnvironment.js */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { sanitised } from '#html/dom/sanitise.ts';
import { htmlOfFigure } from '#html/figure.ts';
import { figureOf } from '#src/editor/blocks/figure/figureHtml.ts';

const IMAGE = '<img src="https://example.com/a.png" alt="Beans" width="640" height="480">';

test('a figure is read with all of its properties', () => {
  expect(figureOf(`<figure>${IMAGE}<figcaption>Ours &amp; yours</figcaption></figure>`)).toEqual({
    src: 'https://example.com/a.png',
    alt: 'Beans',
    width: 640,
    height: 480,
    caption: 'Ours & yours',
  });
});

test('an image alone is a figure too; a size that is not a number of pixels is ignored', () => {
  expect(figureOf('<img src="/a.png" width="50%" height="0">')).toEqual({
    src: '/a.png',
    alt: null,
    width: null,
    height: null,
    caption: '',
  });
});

test.each([
  ['two images', `<figure>${IMAGE}${IMAGE}</figure>`],
  [
    'a caption with a link',
    `<figure>${IMAGE}<figcaption><a href="https://x.org">x</a></figcaption></figure>`,
  ],
  ['text beside the image', `<figure>${IMAGE} and text</figure>`],
  ['a table', '<figure><table><tbody><tr><td>1</td></tr></tbody></table></figure>'],
  ['an image in a link', `<figure><a href="https://x.org">${IMAGE}</a></figure>`],
  ['something else', '<hr>'],
  ['nothing', ''],
])('%s is not read as a figure, so that no edit can lose it', (_, html) => {
  expect(figureOf(html)).toBeNull();
});

const htmlAfterSanitiser = (html: string): string => {
  const holder = document.createElement('div');
  holder.append(sanitised(html));
  return holder.innerHTML;
};

test('everything that is written can be read again, and the sanitiser does not change it', () => {
  const text = fc
    .string({ unit: 'grapheme' })
    .map((some) => some.replace(/[\0\r\ufffe\uffff]/g, '').trim());
  const size = fc.option(fc.integer({ min: 1, max: 20_000 }));
  const figure = fc.record({
    src: fc.constantFrom('/content/assets/x', 'https://example.com/a.png?b=1&c="2'),
    alt: fc.option(text),
    width: size,
    height: size,
    caption: text,
  });
  fc.assert(
    fc.property(figure, (some) => {
      const html = htmlOfFigure(some);
      expect(figureOf(html)).toEqual(some);
      expect(htmlOfFigure({ ...some, ...figureOf(htmlAfterSanitiser(html)) })).toBe(html);
    }),
  );
});
