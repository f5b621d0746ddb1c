import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  API,
  type TestServer,
  testServer,
  userWithWorkspace,
} from '#tests/server/support/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ works: false });
});
afterAll(() => server.close());

const design = {
  title: 'How to brew cold coffee',
  byline: 'Example',
  layout: 'frame',
  size: 'square',
  background: '#14344f',
  accent: '#e2725b',
};

// §d.images.6 §d.images.8
test('a cover is added as it was shown, with its title as alternative text, and costs nothing', async () => {
  const { user, workspaceId } = await userWithWorkspace(server);
  const query = new URLSearchParams(design);
  const shown = await server.call(user, 'GET', `/asset/${workspaceId}/cover?${query}`);
  expect(shown.body).toMatchObject({ missing: [] });
  const { status, body } = await server.call(user, 'POST', `/asset/${workspaceId}/covers`, design);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    name: 'How to brew cold coffee.png',
    alt: 'How to brew cold coffee',
    type: 'image/png',
    width: 1080,
    height: 1080,
    origin: { kind: 'cover', ...design },
  });
  const { headers } = await server.app.inject({
    url: `${API}/asset/${workspaceId}`,
    headers: user.headers,
  });
  const cookie = [headers['set-cookie']].flat().join('; '); // of both, and what no server reads
  const image = await server.app.inject({ url: body.src, headers: { cookie } });
  expect(image.rawPayload.toString('base64')).toBe(shown.body.image);
  const { body: limits } = await server.call(user, 'GET', '/limit');
  expect(limits.aiImages.used).toBe(0);
  const { body: list } = await server.call(user, 'GET', `/asset/${workspaceId}`);
  expect(list.content).toEqual([body]);
});

// §d.images.7
test.each([
  ['without a letter that can be drawn', { title: '日本' }],
  ['without a title', { title: ' ' }],
  ['with a title that is too long', { title: 'x'.repeat(201) }],
  ['with a colour by name', { accent: 'red' }],
  ['with another layout', { layout: 'free' }],
])('a cover %s is refused', async (_, change) => {
  const { user, workspaceId } = await userWithWorkspace(server);
  const url = `${API}/asset/${workspaceId}/covers`;
  const payload = { ...design, ...change };
  const answer = await server.app.inject({ method: 'POST', url, headers: user.headers, payload });
  expect(answer.statusCode).toBe(422);
});
