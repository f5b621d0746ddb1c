import { beforeAll, expect, jest, test } from '@jest/globals';

type Listener = (event: object) => void;
const listeners = new Map<string, Listener>();
const enable = jest.fn(async () => undefined);
const fetched = jest.fn<typeof fetch>();
const scope = {
  addEventListener: (name: string, listener: Listener) => void listeners.set(name, listener),
  registration: { navigationPreload: { enable } },
  skipWaiting: jest.fn(),
  fetch: fetched,
};

beforeAll(async () => {
  Object.assign(globalThis, scope);
  await import('#src/offline.ts');
});

/** What the worker answers; null: it leaves the request to the browser. */
async function answerTo(mode: string, preloaded?: Promise<Response>): Promise<Response | null> {
  const respondWith = jest.fn<(answer: Promise<Response>) => void>();
  const event = { request: { mode }, preloadResponse: preloaded, respondWith };
  listeners.get('fetch')?.(event);
  return (await respondWith.mock.calls[0]?.[0]) ?? null;
}

// §d.offline.2
test('only what cannot be reached is answered, and only pages', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  const answer = await answerTo('navigate');
  expect(answer?.status).toBe(503);
  const html = (await answer?.text()) ?? '';
  expect(html).toContain('<h1>No connection</h1>');
  const nonce = /script nonce="([^"]+)"/.exec(html)?.[1];
  const policy = answer?.headers.get('content-security-policy');
  expect(policy).toContain(`script-src 'nonce-${nonce}'`);
  for (const mode of ['cors', 'same-origin', 'no-cors']) expect(await answerTo(mode)).toBeNull();
});

test('what the server answers is handed on as it is', async () => {
  const [fromServer, early] = [new Response('page'), new Response('early')];
  fetched.mockResolvedValue(fromServer);
  expect(await answerTo('navigate')).toBe(fromServer);
  expect(await answerTo('navigate', Promise.resolve(early))).toBe(early);
  const lost = Promise.reject(new TypeError('offline'));
  expect((await answerTo('navigate', lost))?.status).toBe(503);
});

test('the request of a page does not wait for the worker', async () => {
  const waitUntil = jest.fn();
  listeners.get('activate')?.({ waitUntil });
  await waitUntil.mock.calls[0]?.[0];
  expect(enable).toHaveBeenCalledTimes(1);
});
