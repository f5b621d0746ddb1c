/** What answers say to browsers under TLS, where a proxy in front speaks it (docs/security.md). */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { API_PREFIX as API } from '#contract/lib/route.ts';
import { type TestServer, testServer } from '../support/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ works: false, app: { publicUrl: 'https://content.localhost/' } });
});
afterAll(() => server.close());

test('every answer tells browsers to use https for a year, on every host below ours', async () => {
  for (const url of ['/content/', '/healthz', '/nothing', `${API}/limit`]) {
    const { headers } = await server.app.inject(url);
    expect({ url, hsts: headers['strict-transport-security'] }).toEqual({
      url,
      hsts: 'max-age=31536000; includeSubDomains',
    });
  }
});

// §d.images.13
test('no page over http can set a cookie for images', async () => {
  const { headers } = server.user();
  const answer = await server.app.inject({ url: `${API}/limit`, headers });
  expect([answer.headers['set-cookie']].flat()).toEqual([
    expect.stringMatching(/^__Secure-content_images_reader=\S+; .*; Secure; /),
  ]);
});

test('nobody can have a request returned with its headers (TRACE)', async () => {
  const answer = await server.app.inject({ method: 'TRACE' as 'GET', url: '/content/' });
  expect([404, 405]).toContain(answer.statusCode);
  expect(answer.body).not.toContain('user-agent');
});
