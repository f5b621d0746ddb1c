import { expect, test } from '@jest/globals';
import { hostError, networkError } from '#services/http/portError.ts';
import { anAnswer } from '#tests/support/factories.ts';

test("a host's own failure keeps its status and its words", () => {
  expect(hostError(Object.assign(new Error('Session ended'), { status: 401 }))).toEqual({
    kind: 'host',
    status: 401,
    code: null,
    message: 'Session ended',
  });
  expect(hostError('odd')).toEqual({ kind: 'host', status: null, code: null, message: 'odd' });
});

test('what fetch throws without a network is a network failure, also inside the host', () => {
  expect(hostError(new TypeError('Failed to fetch'))).toEqual(
    networkError(new Error('Failed to fetch')),
  );
});

test('an error that is plain data already stays as it is', () => {
  const error = anAnswer(403);
  expect(hostError(error)).toBe(error);
});
