import { expect, test } from '@jest/globals';
import { pauseOf } from '#domain/article/saveFailure.ts';
import { anAnswer, noNetwork } from '#tests/support/factories.ts';

test.each([
  [400, 'rejected'],
  [401, 'signIn'],
  [402, 'limit'],
  [403, 'denied'],
  [404, 'denied'],
  [409, 'conflict'],
  [413, 'rejected'],
  [422, 'rejected'],
  [429, 'retry'],
  [500, 'retry'],
  [503, 'retry'],
] as const)('a save that fails with %i waits as "%s"', (status, pause) => {
  expect(pauseOf(anAnswer(status))).toBe(pause);
});

test('a save without an answer waits for the network', () => {
  expect(pauseOf(noNetwork)).toBe('offline');
});
