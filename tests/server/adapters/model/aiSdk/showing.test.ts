import { expect, test } from '@jest/globals';
import { Showing } from '#server/adapters/model/aiSdk/textBlocks.ts';

const shownOf = (changes: number): number => {
  const showing = new Showing();
  return Array.from({ length: changes }, () => showing.isDue()).filter(Boolean).length;
};

test('each of the first changes of an answer is shown', () => {
  expect(shownOf(200)).toBe(200);
});

test('of ten times as many changes, a few hundred more are shown', () => {
  expect(shownOf(20_000) - shownOf(2000)).toBeLessThan(600);
});
