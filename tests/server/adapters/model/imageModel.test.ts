import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ImageShape } from '#contract/images/generatedImage.route.ts';
import { makeImage } from '#server/adapters/model/imageModel.ts';
import { aGif, aPng } from '#tests/support/images.ts';

interface Scripted {
  readonly status: number;
  readonly body: unknown;
}
let answer: Scripted = { status: 200, body: {} };
let asked: unknown[] = [];

const provider = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  asked.push({ url: request.url, body: JSON.parse(Buffer.concat(chunks).toString()) });
  response.writeHead(answer.status, { 'content-type': 'application/json' });
  response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body));
});
beforeAll(async () => {
  provider.listen(0, '127.0.0.1');
  await once(provider, 'listening');
});
afterAll(() => void provider.close());

const make = (scripted: Scripted, name = 'gpt-image-1', shape: ImageShape = 'square') => {
  answer = scripted;
  asked = [];
  const { port } = provider.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}/v1`;
  const server = { protocol: 'openai', address, key: 'secret' } as const;
  const wanted = { prompt: 'A jar of beans', shape } as const;
  return makeImage({ server, name }, wanted, AbortSignal.timeout(10_000));
};
const withImage = (b64_json: string) => ({ status: 200, body: { data: [{ b64_json }] } });

test('the model is asked once, and its image is returned', async () => {
  const image = aPng(64, 64);
  const made = await make(withImage(image.toString('base64')));
  expect(Buffer.from(made.bytes)).toEqual(image);
  expect(asked).toEqual([
    {
      url: '/v1/images/generations',
      body: { model: 'gpt-image-1', prompt: 'A jar of beans', n: 1, size: '1024x1024' },
    },
  ]);
});

test.each([
  ['gpt-image-1', 'wide', { size: '1536x1024' }],
  ['gpt-image-1', 'tall', { size: '1024x1536' }],
  ['dall-e-3', 'wide', { size: '1792x1024', response_format: 'b64_json' }],
  ['dall-e-2', 'tall', { size: '1024x1024', response_format: 'b64_json' }],
  ['flux', 'square', { size: '1024x1024', response_format: 'b64_json' }],
] as const)('%s is asked for a %s image in a size that it makes', async (name, shape, said) => {
  await make(withImage(aPng(64, 64).toString('base64')), name, shape);
  expect(asked).toEqual([
    {
      url: '/v1/images/generations',
      body: { model: name, prompt: 'A jar of beans', n: 1, ...said },
    },
  ]);
});

test.each([
  ['401', 'model_key_rejected', { status: 401, body: { error: { message: 'secret is wrong' } } }],
  ['429', 'model_busy', { status: 429, body: {} }],
  [
    'a spent quota',
    'model_quota_spent',
    { status: 429, body: { error: { code: 'insufficient_quota' } } },
  ],
  [
    '400',
    'model_refused_request',
    { status: 400, body: { error: { code: 'content_policy_violation' } } },
  ],
  ['500', 'model_unavailable', { status: 500, body: 'oops' }],
  ['no JSON', 'model_answer_unusable', { status: 200, body: 'oops' }],
  ['no image', 'model_answer_unusable', { status: 200, body: { data: [] } }],
  [
    'an address',
    'model_answer_unusable',
    { status: 200, body: { data: [{ url: 'http://127.0.0.1/a.png' }] } },
  ],
  [
    'half an image',
    'model_answer_unusable',
    withImage(aPng(64, 64).subarray(0, 40).toString('base64')),
  ],
  ['a GIF', 'model_answer_unusable', withImage(aGif().toString('base64'))],
  ['too large an image', 'model_answer_unusable', withImage('A'.repeat(15_000_000))],
  ['an endless answer', 'model_unavailable', withImage('A'.repeat(17_000_000))],
])('an answer with %s is %s', async (_what, code, scripted) => {
  await expect(make(scripted)).rejects.toMatchObject({ code });
});
