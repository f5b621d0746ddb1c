import { expect, test } from '@jest/globals';
import { bodyOf } from '#domain/article/body.ts';
import { type Figure, htmlOfFigure, placeOfFigure } from '#domain/images/figure.ts';

const beans: Figure = {
  src: '/content/assets/beans',
  alt: 'Beans',
  width: 640,
  height: 480,
  caption: '',
};

test('a figure is its image, with a caption where there is one', () => {
  const image = '<img src="/content/assets/beans" alt="Beans" width="640" height="480">';
  expect(htmlOfFigure(beans)).toBe(`<figure>${image}</figure>`);
  expect(htmlOfFigure({ ...beans, caption: 'From Kenya' })).toBe(
    `<figure>${image}<figcaption>From Kenya</figcaption></figure>`,
  );
});

test('nothing said about an image is something else than decoration', () => {
  const bare = { ...beans, width: null, height: null };
  expect(htmlOfFigure({ ...bare, alt: null })).toBe(
    '<figure><img src="/content/assets/beans"></figure>',
  );
  expect(htmlOfFigure({ ...bare, alt: '' })).toBe(
    '<figure><img src="/content/assets/beans" alt=""></figure>',
  );
});

test('blanks are neither a description nor decoration, and no caption', () => {
  expect(htmlOfFigure({ ...beans, alt: '  ', caption: ' ' })).toBe(
    htmlOfFigure({ ...beans, alt: null }),
  );
});

test('no text of a figure can become markup', () => {
  const html = htmlOfFigure({ ...beans, alt: '"><script>', caption: '<b>&\u00a0"' });
  expect(html).toContain('alt="&quot;&gt;&lt;script&gt;"');
  expect(html).toContain('<figcaption>&lt;b&gt;&amp;&nbsp;"</figcaption>');
});

const body = bodyOf([
  { id: 'a', html: '<p>one</p>' },
  { id: 'b', html: '<p></p>' },
  { id: 'c', html: '<p>two</p>' },
]);

test.each<[string, readonly string[], string | null]>([
  ['behind the block it is meant for', ['a'], 'a'],
  ['at the top where none was named', [], null],
  ['above an empty paragraph, in which the writer goes on', ['b'], 'a'],
  ['behind the next best block where the best is gone', ['gone', 'a'], 'a'],
  ['at the end where none is left', ['gone', 'gone too'], 'c'],
])('a figure goes %s', (_, behind, after) => {
  expect(placeOfFigure(body, behind)).toBe(after);
});

test('in an article of one empty paragraph a figure goes to the top', () => {
  expect(placeOfFigure(bodyOf([{ id: 'a', html: '<p><br></p>' }]), ['a'])).toBeNull();
  expect(placeOfFigure(bodyOf([]), ['a'])).toBeNull();
});
