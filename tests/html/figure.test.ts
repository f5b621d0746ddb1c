import { expect, test } from '@jest/globals';
import { type Figure, htmlOfFigure } from '#html/figure.ts';

const beans: Figure = {
  src: '/content/assets/beans',
  alt: 'Beans',
  width: 640,
  height: 480,
  caption: '',
};

test('a figure is its image, with its caption if there is one', () => {
  const image = '<img src="/content/assets/beans" alt="Beans" width="640" height="480">';
  expect(htmlOfFigure(beans)).toBe(`<figure>${image}</figure>`);
  expect(htmlOfFigure({ ...beans, caption: 'From Kenya' })).toBe(
    `<figure>${image}<figcaption>From Kenya</figcaption></figure>`,
  );
});

test('an image that is not described yet is not decoration', () => {
  const bare = { ...beans, width: null, height: null };
  expect(htmlOfFigure({ ...bare, alt: null })).toBe(
    '<figure><img src="/content/assets/beans"></figure>',
  );
  expect(htmlOfFigure({ ...bare, alt: '' })).toBe(
    '<figure><img src="/content/assets/beans" alt=""></figure>',
  );
});

test('blanks are neither a description nor decoration nor a caption', () => {
  expect(htmlOfFigure({ ...beans, alt: '  ', caption: ' ' })).toBe(
    htmlOfFigure({ ...beans, alt: null }),
  );
});

test('no text of a figure can become markup', () => {
  const html = htmlOfFigure({ ...beans, alt: '"><script>', caption: '<b>&\u00a0"' });
  expect(html).toContain('alt="&quot;&gt;&lt;script&gt;"');
  expect(html).toContain('<figcaption>&lt;b&gt;&amp;&nbsp;"</figcaption>');
});
