import { expect, test } from '@jest/globals';
import { bodyOf } from '#domain/article/body.ts';
import { headingsIn } from '#domain/article/headings.ts';

const bodyWith = (...htmls: string[]) => bodyOf(htmls.map((html, at) => ({ id: `${at}`, html })));

test('headings come in order, with level, text and block', () => {
  const body = bodyWith('<h1>A <em>&amp;</em> b</h1>', '<p>x</p>', '<h2> Two </h2>', '<h6></h6>');
  expect(headingsIn(body)).toEqual([
    { id: '0', level: 1, text: 'A & b', skipsLevel: false },
    { id: '2', level: 2, text: 'Two', skipsLevel: false },
    { id: '3', level: 6, text: '', skipsLevel: true },
  ]);
});

test('a level is skipped downwards alone, and not by the first heading', () => {
  const body = bodyWith('<h3>a</h3>', '<h2>b</h2>', '<h4>c</h4>', '<h5>d</h5>', '<h1>e</h1>');
  expect(headingsIn(body).map(({ skipsLevel }) => skipsLevel)).toEqual([
    false,
    false,
    true,
    false,
    false,
  ]);
});

test('an article without headings has none', () => {
  expect(headingsIn(bodyWith('<p>x</p>', '<pre>y</pre>'))).toEqual([]);
});
