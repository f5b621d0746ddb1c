import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { NOOP_PROVIDER, OpenFeature } from '@openfeature/web-sdk';
import { DEFAULT_FLAGS } from '#domain/access/flags.ts';
import { FLAG_POLL_MS, followFlags } from '#services/session/flagService.ts';
import type { FlagMessage } from '#services/session/session.ports.ts';

const DEFAULTS = Object.entries(DEFAULT_FLAGS).flatMap(([name, isVisible]) =>
  isVisible ? [name] : [],
);

/** The answers of the flag service, in order; the last one is repeated. An error is no answer at all. */
let answers: (Response | Error)[];
let asked: Request[];
let over: AbortController;
let told: FlagMessage[];

const real = globalThis.fetch;
beforeEach(() => {
  Object.assign(globalThis, { location: { origin: 'https://page.example' } });
  jest.useFakeTimers();
  [answers, asked, told, over] = [[], [], [], new AbortController()];
  globalThis.fetch = (async (request: Request) => {
    asked.push(request);
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer === undefined || answer instanceof Error) throw answer ?? new Error('No answer.');
    return answer.clone();
  }) as typeof fetch;
});
afterEach(async () => {
  over.abort();
  await jest.advanceTimersByTimeAsync(100);
  globalThis.fetch = real;
  Reflect.deleteProperty(globalThis, 'location');
  jest.useRealTimers();
});

const flags = (values: Readonly<Record<string, unknown>>, etag = '"1"') =>
  new Response(
    JSON.stringify({
      flags: Object.entries(values).map(([key, value]) => ({ key, value, reason: 'STATIC' })),
    }),
    { status: 200, headers: { 'content-type': 'application/json', etag } },
  );
const problem = (status: number) => new Response('{}', { status });
const follow = (userId = 'u1', plan: 'paid' | 'free' = 'paid') => {
  over = new AbortController();
  void followFlags({ userId, plan }, (message) => told.push(message), over.signal);
  return jest.advanceTimersByTimeAsync(0);
};
const evaluated = () =>
  told.flatMap((message) => (message.type === 'evaluated' ? [message.visible] : []));
const statuses = () =>
  told.flatMap((message) => (message.type === 'failed' ? [message.status] : []));

// §7.flags.1
test('the flags of a user are asked for by OFREP, with user and plan', async () => {
  answers = [flags({ humanization: false })];
  await follow();
  const [request] = asked;
  expect([request?.method, new URL(request?.url ?? '').pathname]).toEqual([
    'POST',
    '/host/api/ofrep/v1/evaluate/flags',
  ]);
  expect(await request?.json()).toEqual({ context: { targetingKey: 'u1', plan: 'paid' } });
  expect(evaluated()).toEqual([DEFAULTS.filter((name) => name !== 'humanization')]);
});

test('a value that is no boolean counts as the default', async () => {
  answers = [flags({ humanization: 'false', flipper_release_news_modal: 1 })];
  await follow();
  expect(evaluated()).toEqual([DEFAULTS]);
});

test.each([
  ['an error of the server', problem(500), 500],
  ['a limit', problem(429), 429],
  ['no answer', new TypeError('Failed to fetch'), null],
  ['an answer of another shape', new Response('[]', { status: 200 }), 200],
  ['a refusal', problem(401), 401],
])('a start that failed by %s is repeated, with pauses', async (_, failure, status) => {
  answers = [failure, failure, flags({ humanization: false })];
  await follow();
  expect(statuses()).toEqual([status]);
  await jest.advanceTimersByTimeAsync(1000);
  expect(asked).toHaveLength(2);
  expect(evaluated()).toEqual([]);
  await jest.advanceTimersByTimeAsync(2000);
  expect(statuses()).toEqual([status, status]);
  expect(evaluated()).toHaveLength(1);
});

test('a platform without a flag service is asked once', async () => {
  answers = [problem(404)];
  await follow();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(1);
  expect(statuses()).toEqual([404]);
});

test('flags are asked for again with their entity tag, and told when they have changed', async () => {
  answers = [flags({}), new Response(null, { status: 304 }), flags({ humanization: false }, '"2"')];
  await follow();
  await jest.advanceTimersByTimeAsync(FLAG_POLL_MS);
  expect(asked[1]?.headers.get('if-none-match')).toBe('"1"');
  expect(evaluated()).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(FLAG_POLL_MS);
  expect(evaluated()).toEqual([DEFAULTS, DEFAULTS.filter((name) => name !== 'humanization')]);
});

test('a later failure is told, and takes nothing back', async () => {
  answers = [flags({}), problem(500), problem(401), flags({ humanization: false })];
  await follow();
  await jest.advanceTimersByTimeAsync(2 * FLAG_POLL_MS);
  expect(statuses()).toEqual([500, 401]);
  expect(evaluated()).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(FLAG_POLL_MS);
  expect(evaluated()).toHaveLength(2);
});

test('another user or plan never gets the flags of the last one, though the service fails', async () => {
  answers = [flags({ humanization: false })];
  await follow();
  over.abort();
  told.length = 0;
  answers = [problem(500)];
  await follow('u2');
  expect(evaluated()).toEqual([]);
  over.abort();
  answers = [flags({})];
  await follow('u2', 'free');
  expect(evaluated()).toEqual([DEFAULTS]);
});

test('nothing is asked or told once it is over', async () => {
  answers = [problem(500)];
  await follow();
  over.abort();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(1);
  answers = [flags({})];
  await follow();
  over.abort();
  const before = asked.length;
  await jest.advanceTimersByTimeAsync(2 * FLAG_POLL_MS);
  expect(asked).toHaveLength(before);
});

const provider = () => OpenFeature.getClient('content-toolkit').metadata.providerMetadata.name;

test('a provider that is still starting is left when it is over, and tells and asks nothing later', async () => {
  let answer: (response: Response) => void = () => undefined;
  const late = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  globalThis.fetch = ((request: Request) => {
    asked.push(request);
    return late;
  }) as typeof fetch;
  await follow();
  expect(asked).toHaveLength(1);
  expect(provider()).not.toBe(NOOP_PROVIDER.metadata.name);
  over.abort();
  await jest.advanceTimersByTimeAsync(0);
  expect(provider()).toBe(NOOP_PROVIDER.metadata.name); // although the service has not answered yet
  answer(flags({ humanization: false }));
  await jest.advanceTimersByTimeAsync(2 * FLAG_POLL_MS);
  expect(told).toEqual([]);
  expect(asked).toHaveLength(1);
});

test('a provider that starts late does not replace that of the next user or plan', async () => {
  const late = Promise.withResolvers<Response>();
  const soon = globalThis.fetch;
  globalThis.fetch = (() => late.promise) as typeof fetch;
  await follow();
  over.abort();
  globalThis.fetch = soon;
  answers = [flags({ humanization: true })];
  await follow('u1', 'free');
  const name = provider();
  late.resolve(flags({ humanization: false }));
  await jest.advanceTimersByTimeAsync(100);
  expect(provider()).toBe(name);
  expect(name).not.toBe(NOOP_PROVIDER.metadata.name);
});
