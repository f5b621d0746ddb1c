/** The score of a page that somebody has open (docs/extension.md). */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type TestServer, testServer, userWithWorkspace } from '../../support/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ works: false });
});
afterAll(() => server.close());

const SUBJECTS = ['lid', 'jar', 'shelf', 'bean', 'roaster', 'kitchen', 'grinder', 'cup'];
const paragraphOf = (subject: string) =>
  `<p>The ${subject} decides how long coffee stays fresh at home. Glass jars keep the smell of the ${subject} away from the beans, and they are easy to clean. A good ${subject} lasts for years when you dry it well. Ask the shop about the ${subject} before you buy coffee jars, because prices differ.</p>`;
const PAGE = `<!doctype html><html lang="en"><head><title>Coffee jars</title></head><body><article><h1>Coffee jars</h1><h2>Why glass</h2>${SUBJECTS.map(paragraphOf).join('')}</article></body></html>`;

async function score(change: object = {}) {
  const { user, workspaceId } = await userWithWorkspace(server);
  return server.call(user, 'POST', `/score/${workspaceId}/pages/scores`, {
    url: 'https://jars.example/coffee-jars',
    html: PAGE,
    keyphrase: 'coffee jars',
    ...change,
  });
}

// §d.extension.3
test('a page is scored by its HTML, for a keyphrase', async () => {
  const { status, body } = await score();
  expect(status).toBe(200);
  expect(body).toMatchObject({
    title: 'Coffee jars',
    language: 'en',
    headings: 2,
    seo: expect.any(Number),
  });
  expect(body.words).toBeGreaterThan(300);
  expect(body.bad.length + body.fair.length).toBeGreaterThan(0);
});

test('a page without a text is refused, and so is an address that is none', async () => {
  expect(await score({ html: '<p></p>' })).toMatchObject({
    status: 422,
    body: { code: 'page_unreadable' },
  });
  expect(await score({ url: 'javascript:alert(1)' })).toMatchObject({ status: 422 });
});

test('what a page says is text: no script of it comes into the answer', async () => {
  const { body } = await score({
    html: PAGE.replace('<h1>', '<script>alert(1)</script><h1 onclick="alert(2)">'),
  });
  expect(JSON.stringify(body)).not.toContain('alert');
});
