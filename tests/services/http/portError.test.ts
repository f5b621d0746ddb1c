import { expect, test } from '@jest/globals';
import { hostError, networkError } from '#services/http/portError.ts';
import { anAnswer } from '#tests/support/factories.ts';

const KEY = 'key-that-nobody-may-read';
const HEADERS = { 'X-Api-Key': KEY, Authorization: `Bearer ${KEY}` };
const quoting = `'Bearer ${KEY}' is not a valid HTTP header field value.`;

/** Errors of browsers, libraries and platforms, which quote what was sent. */
const telltale: readonly unknown[] = [
  Object.assign(new Error(quoting), {
    name: 'LibraryError',
    code: 'ERR_BAD_REQUEST',
    config: { headers: HEADERS },
  }),
  new TypeError(`Request cannot be constructed from https://me:${KEY}@example.org/content`),
  new SyntaxError(`Unexpected token, "{"token":"${KEY}"}" is not valid JSON`),
  new DOMException(quoting, 'AbortError'),
  new TypeError('fetch failed', { cause: new Error(quoting) }),
  Object.assign(new RangeError(), { config: { headers: HEADERS }, message: quoting }),
];
const ofHost = [
  ...telltale,
  Object.assign(new Error(quoting), { status: 401, headers: HEADERS }),
  { ...anAnswer(403), message: quoting, headers: HEADERS },
  quoting,
  { status: quoting },
  null,
  undefined,
];

// §d.recording.4
test.each(telltale.map((error) => [networkError(error)]))(
  'a failure on the way does not quote what was sent (%j)',
  (failure) => {
    expect(JSON.stringify(failure)).not.toContain(KEY);
    expect(failure).toEqual({
      kind: 'network',
      status: null,
      code: null,
      message: expect.stringMatching(/^\w+Error( ERR_BAD_REQUEST| \d+)?$/),
    });
  },
);

test('an error of ours keeps its message', () => {
  expect(networkError(new Error('The answer is too large.')).message).toBe(
    'The answer is too large.',
  );
});

test('a rejection without a reason is a failure too', () => {
  expect(networkError(undefined)).toMatchObject({ kind: 'network', message: 'Unknown' });
});

// §d.recording.4
test.each(ofHost.map((error) => [hostError(error)]))(
  'an error of the host does not keep its text (%j)',
  (failure) => {
    expect(JSON.stringify(failure)).not.toContain(KEY);
    expect(Object.keys(failure).toSorted()).toEqual(['code', 'kind', 'message', 'status']);
  },
);

test("a host's own failure keeps its status", () => {
  expect(hostError(Object.assign(new Error('Session ended'), { status: 401 }))).toMatchObject({
    kind: 'host',
    status: 401,
  });
  expect(hostError('out of order')).toMatchObject({ kind: 'host', status: null });
});

test('the error of fetch without a network is a network failure, also inside the host', () => {
  expect(hostError(new TypeError('Failed to fetch'))).toMatchObject({ kind: 'network' });
});
