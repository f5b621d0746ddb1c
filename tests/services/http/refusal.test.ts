import { expect, test } from '@jest/globals';
import { errorOfRefusal } from '#services/http/refusal.ts';

const problem = { status: 503, code: 'unavailable', title: 'The service is starting.' };
const refusal = (retryAfter: string | null, body: unknown = problem) =>
  errorOfRefusal({
    status: 503,
    body,
    headers: new Headers(retryAfter === null ? {} : { 'retry-after': retryAfter }),
  });

test.each([
  ['seconds', () => '7', (ms: number) => ms === 7000],
  [
    'a date ahead',
    () => new Date(Date.now() + 60_000).toUTCString(),
    (ms: number) => ms > 50_000 && ms <= 60_000,
  ],
  ['a year', () => '31536000', (ms: number) => ms === 600_000],
  ['no end', () => 'Infinity', (ms: number) => ms === 600_000],
  ['a date gone by', () => new Date(0).toUTCString(), (ms: number) => ms === 0],
])('Retry-After as %s', (_, retryAfter, isRight) => {
  const { retryAfterMs = -1 } = refusal(retryAfter());
  expect(isRight(retryAfterMs)).toBe(true);
});

test.each([null, 'soon'])('an invalid Retry-After (%j) is ignored', (retryAfter) => {
  expect(refusal(retryAfter)).not.toHaveProperty('retryAfterMs');
});

test('an unknown code of a newer server is null, and its message is kept', () => {
  expect(refusal(null, { ...problem, code: 'of_tomorrow', detail: 'Too much to do.' })).toEqual({
    kind: 'response',
    status: 503,
    code: null,
    message: 'Too much to do.',
  });
});

test.each([
  ['no problem at all', { error: 'x' }],
  ['nothing', null],
  ['the problem of another status', { ...problem, status: 404 }],
  ['a problem without a code', { ...problem, code: undefined }],
  ['fields that are no texts', { ...problem, fields: { topic: 1 } }],
])('a body that is %s is rejected', (_what, body) => {
  expect(() => refusal(null, body)).toThrow('no problem details of our server');
});
