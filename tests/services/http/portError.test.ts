import { expect, test } from '@jest/globals';
import { errorOfAnswer, hostError, networkError } from '#services/http/portError.ts';
import { anAnswer } from '#tests/support/factories.ts';

test.each([
  [
    'a date ahead',
    new Date(Date.now() + 60_000).toUTCString(),
    (ms: number) => ms > 50_000 && ms <= 60_000,
  ],
  ['a date gone by', new Date(0).toUTCString(), (ms: number) => ms === 0],
])('Retry-After as %s', (_, retryAfter, isRight) => {
  const { retryAfterMs = -1 } = errorOfAnswer({ status: 503, body: null, retryAfter });
  expect(isRight(retryAfterMs)).toBe(true);
});

test('a Retry-After that says nothing is none', () => {
  expect(errorOfAnswer({ status: 503, body: null, retryAfter: 'soon' })).not.toHaveProperty(
    'retryAfterMs',
  );
});

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
