import { expect, test } from '@jest/globals';
import { bodyOf } from '#domain/article/body.ts';
import { placeOfFigure } from '#domain/images/figure.ts';

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
