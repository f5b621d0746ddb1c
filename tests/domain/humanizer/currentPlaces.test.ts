import { expect, test } from '@jest/globals';
import { bodyOf } from '#domain/article/body.ts';
import { currentPlaces } from '#domain/humanizer/currentPlaces.ts';

const place = (start: number, was: string, now: string | null = null) => ({
  blockId: 'b',
  unit: 0,
  start,
  end: start + was.length,
  was,
  now,
});
const startsIn = (text: string, ...places: readonly ReturnType<typeof place>[]) =>
  currentPlaces(places, bodyOf([{ id: 'b', html: `<p>${text}</p>` }]), 'en').map(
    ({ start }) => start,
  );

// §d.humanizer.3
test.each([
  ['as it was', 'We utilize it.', [3]],
  ['moved', 'So we utilize it.', [6]],
  ['gone', 'We use it.', []],
  ['there twice', 'So we utilize it and utilize that.', []],
  ['a part of a longer word', 'So we utilizes it.', []],
  ['quoted', 'So we said “utilize it”.', []],
  ['linked', 'And so <a href="https://a.example">utilize it</a>.', []],
])('a place that is %s', (_, text, expected) => {
  expect(startsIn(text, place(3, 'utilize'))).toEqual(expected);
});

// §d.humanizer.3
test('a change that ends within a word is found again; two places never become one', () => {
  expect(
    startsIn('Yes. It is true that planning helps.', place(0, 'It is true that p', 'P')),
  ).toEqual([5]);
  expect(
    startsIn('We use it, and utilize that.', place(3, 'utilize'), place(19, 'utilize')),
  ).toEqual([15]);
  expect(currentPlaces([place(0, 'a')], bodyOf([]), 'en')).toEqual([]);
});
