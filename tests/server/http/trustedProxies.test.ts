import { expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { trustedProxiesOf, trustProxyOption } from '#server/http/trustedProxies.ts';

/** The client address of a request. */
async function addressOf(setting: string, forwarded: string, socket = '10.0.0.7'): Promise<string> {
  const app = Fastify({ trustProxy: trustProxyOption(trustedProxiesOf(setting) ?? 0) });
  app.get('/', ({ ip }) => ip);
  const headers = { 'x-forwarded-for': forwarded };
  const { body } = await app.inject({ url: '/', headers, remoteAddress: socket });
  await app.close();
  return body;
}

const CLAIMED = '1.1.1.1, 2.2.2.2, 3.3.3.3';

test.each([
  ['false', CLAIMED, '10.0.0.7'],
  ['0', CLAIMED, '10.0.0.7'],
  ['true', CLAIMED, '3.3.3.3'],
  ['true', '3.3.3.3', '3.3.3.3'],
  ['true', '', '10.0.0.7'],
  ['1', CLAIMED, '3.3.3.3'],
  ['2', CLAIMED, '2.2.2.2'],
  ['2', '3.3.3.3', '3.3.3.3'],
  ['10.0.0.7', CLAIMED, '3.3.3.3'],
  ['10.0.0.0/8', '1.1.1.1, 10.9.9.9', '1.1.1.1'],
  ['10.0.0.7, 3.3.3.3', CLAIMED, '2.2.2.2'],
  ['10.0.0.8', CLAIMED, '10.0.0.7'],
  ['::1, 10.0.0.7/32', CLAIMED, '3.3.3.3'],
])('TRUST_PROXY=%s with %s trusts only the proxies: %s', async (setting, forwarded, address) => {
  expect(await addressOf(setting, forwarded)).toBe(address);
});

test('headers that a client sends itself change nothing', async () => {
  for (const claim of ['9.9.9.9', '127.0.0.1', '10.0.0.7', 'x, y', '::1'])
    expect(await addressOf('true', `${claim}, 3.3.3.3`)).toBe('3.3.3.3');
});
