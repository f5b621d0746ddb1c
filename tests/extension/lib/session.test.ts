/** Who may sign the extension in: the page that it has asked, with an answer to its last question. */
import { beforeEach, expect, test } from '@jest/globals';
import { keep, kept, signIn } from '#extension/lib/session.ts';

const ORIGIN = `chrome-extension://${'a'.repeat(32)}`;
const STATE = '4b0de0a3-4f0f-4d0d-9d4f-0a3f4b0de0a3';
const PASS = {
  type: 'pass',
  state: STATE,
  origin: ORIGIN,
  pass: 'v1.a.b',
  until: '2026-12-01T16:00:00.000Z',
  workspaceId: '4b0de0a3-4f0f-4d0d-9d4f-0a3f4b0de0a4',
} as const;

let stored = new Map<string, unknown>();
const session = {
  get: async (key: string) => ({ [key]: stored.get(key) }),
  set: async (items: object) => {
    for (const [key, value] of Object.entries(items)) stored.set(key, value);
  },
  remove: async (key: string) => void stored.delete(key),
};
Object.assign(globalThis, {
  chrome: { runtime: { getURL: (path: string) => `${ORIGIN}/${path}` }, storage: { session } },
});
beforeEach(() => {
  stored = new Map();
});

test('the answer to the last question signs in, once', async () => {
  await keep('state', STATE);
  expect(await signIn(PASS)).toBe(true);
  const { type: _type, state: _state, ...rest } = PASS;
  expect(await kept('session')).toEqual(rest);
  expect(await signIn(PASS)).toBe(false);
});

test('nobody who was not asked signs the extension in, and no pass of another one does', async () => {
  expect(await signIn(PASS)).toBe(false);
  await keep('state', '4b0de0a3-4f0f-4d0d-9d4f-0a3f4b0de0a5');
  expect(await signIn(PASS)).toBe(false);
  await keep('state', STATE);
  expect(await signIn({ ...PASS, origin: `chrome-extension://${'b'.repeat(32)}` })).toBe(false);
  expect(await kept('session')).toBeNull();
});

test('what does not fit is not remembered', async () => {
  stored.set('session', { pass: 1 });
  expect(await kept('session')).toBeNull();
});
