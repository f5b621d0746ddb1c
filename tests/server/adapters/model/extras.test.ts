import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { ModelProtocol } from '#contract/installation/installation.route.ts';
import { tryExtra } from '#server/adapters/model/extras.ts';
import { type Asked, startServer, type TestServer } from '#tests/support/httpServer.ts';
import { aGif, aJpeg, aPng, aWebp } from '#tests/support/images.ts';

let server: TestServer;
let answer: (response: ServerResponse, asked: Asked) => void;
beforeAll(async () => {
  server = await startServer((response, asked) => answer(response, asked));
});
afterAll(() => server.close());
beforeEach(() => {
  answer = () => {};
});

const KINDS = ['embeddings', 'image'] as const;
type Kind = (typeof KINDS)[number];

interface Options {
  readonly protocol?: ModelProtocol;
  readonly listed?: readonly string[];
  readonly ms?: number;
}

function tried(kind: Kind, { protocol = 'openai', listed = [], ms = 5000 }: Options = {}) {
  const asked = { listed, model: 'large', signal: AbortSignal.timeout(ms) };
  return tryExtra(kind, { protocol, address: `${server.url}/v1`, key: 'sk-1' }, asked);
}

const json = (body: unknown, status = 200) => {
  answer = (response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
};
const vectors = (...all: unknown[]) => ({ data: all.map((embedding) => ({ embedding })) });
const picture = (bytes: Uint8Array | string) => ({
  data: [{ b64_json: Buffer.from(bytes).toString('base64') }],
});
const failed = (failure: string) => ({
  name: 'large',
  outcome: { result: 'failed', failure, said: expect.any(Object) },
});
const WORKS = { name: 'large', outcome: { result: 'worked', ms: expect.any(Number) } };
const NOT_OFFERED = { name: 'large', outcome: { result: 'notOffered' } };

// §d.installation.4
test.each([
  ['embeddings', vectors([0.1, -2], [3, 4])],
  ['image', picture(aPng())],
  ['image', picture(aJpeg())],
  ['image', picture(aWebp())],
] as const)('%s that can be used work', async (kind, body) => {
  json(body);
  expect(await tried(kind)).toEqual(WORKS);
  expect(server.asked.at(-1)?.headers.authorization).toBe('Bearer sk-1');
});

// §d.installation.8
test.each([
  ['embeddings', 'no list', {}],
  ['embeddings', 'one for two texts', vectors([1, 2])],
  ['embeddings', 'without a number', vectors([], [])],
  ['embeddings', 'of two lengths', vectors([1], [1, 2])],
  ['embeddings', 'no numbers', vectors(['1'], [null])],
  ['embeddings', 'the same for every text', vectors([0, 0], [0, 0])],
  ['image', 'no list', { data: 'none' }],
  ['image', 'none', { data: [] }],
  ['image', 'an address alone', { data: [{ url: 'https://example.com/a.png' }] }],
  ['image', 'a page', picture('<html>')],
  ['image', 'half a PNG', picture(aPng().subarray(0, 40))],
  ['image', 'a GIF', picture(aGif())],
  ['image', 'too large to be shown', picture(aPng(20_000, 2))],
] as const)('%s that are %s are not believed', async (kind, _what, body) => {
  json(body);
  expect(await tried(kind)).toEqual(failed('model_answer_unusable'));
});

// §d.installation.4
test.each(KINDS)('%s: what a server does not know is not offered', async (kind) => {
  for (const status of [404, 405, 501]) {
    json({ error: { message: 'no' } }, status);
    expect(await tried(kind)).toEqual(NOT_OFFERED);
  }
});

test.each(['anthropic', 'gguf'] as const)(
  '%s offers neither, and is not asked',
  async (protocol) => {
    const before = server.asked.length;
    for (const kind of KINDS) expect(await tried(kind, { protocol })).toEqual(NOT_OFFERED);
    expect(server.asked).toHaveLength(before);
  },
);

test.each([
  [401, 'model_key_rejected'],
  [402, 'model_quota_spent'],
  [429, 'model_busy'],
  [500, 'model_unavailable'],
])('status %d is %s', async (status, code) => {
  json({}, status);
  expect(await tried('embeddings')).toEqual(failed(code));
});

test('no answer, and none in time', async () => {
  answer = (response) => response.destroy();
  expect(await tried('image')).toEqual(failed('model_unavailable'));
  answer = () => {};
  expect(await tried('image', { ms: 50 })).toEqual(failed('model_timed_out'));
});

test('the model that the server lists for it is asked, and newer ones are not told the form', async () => {
  const listed = ['large', 'text-embedding-3-small', 'gpt-image-1'];
  json({});
  const [embeddings, image] = await Promise.all(KINDS.map((kind) => tried(kind, { listed })));
  expect([embeddings?.name, image?.name]).toEqual(listed.slice(1));
  const body = () => server.asked.at(-1)?.body;
  await tried('image', { listed });
  expect(body()).not.toHaveProperty('response_format');
  await tried('image');
  expect(body()).toMatchObject({ model: 'large', n: 1, response_format: 'b64_json' });
});
