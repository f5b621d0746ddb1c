import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ASSETS_PATH } from '#contract/images/asset.route.ts';
import { loggedUrl } from '#server/http/requestLog.ts';
import { newSecret } from '#server/lib/secret.ts';
import { UNSUBSCRIBE_PATH } from '#server/modules/ideas/ideaMailTexts.ts';
import { SHARE_PATH } from '#server/modules/sharing/articleShare.service.ts';
import {
  type TestServer,
  testServer,
  userWithWorkspace,
} from '#tests/server/support/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ works: false });
});
afterAll(() => server.close());

const lines = () => server.log.filter(({ url }) => typeof url === 'string').map(({ url }) => url);

test('the secrets of links that need no sign-in are not logged', async () => {
  const { user, workspaceId } = await userWithWorkspace(server);
  const { body } = await server.call(user, 'POST', `/article/${workspaceId}`, { title: 'Tea' });
  const { body: share } = await server.call(
    user,
    'POST',
    `/article/${workspaceId}/${body.id}/share`,
  );
  const [image, mail] = [newSecret(), newSecret()];
  const answers = [
    await server.app.inject(share.path),
    await server.app.inject(`${share.path}/images/${image}?again`),
    await server.app.inject(`${ASSETS_PATH}/${image}`),
    await server.app.inject(`${UNSUBSCRIBE_PATH}/${mail}`),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 404, 404, 404]);
  const token = share.path.slice(SHARE_PATH.length + 1);
  expect(JSON.stringify(server.log)).not.toMatch(new RegExp([token, image, mail].join('|')));
  expect(lines()).toEqual(
    expect.arrayContaining([
      `${SHARE_PATH}/[secret]`,
      `${SHARE_PATH}/[secret]/images/[secret]?again`,
      `${ASSETS_PATH}/[secret]`,
      `${UNSUBSCRIBE_PATH}/[secret]`,
    ]),
  );
});

test('of any other address, the path and the names of its parameters are there', async () => {
  const { user, workspaceId } = await userWithWorkspace(server);
  await server.call(user, 'GET', `/article/${workspaceId}?search=divorce&page=2&sort=title`);
  expect(lines().at(-1)).toBe(`/content/api/v1/article/${workspaceId}?search&page=2&sort=title`);
});

test.each([
  ['/content/articles', '/content/articles'],
  ['/a?url=https%3A%2F%2Fexample.org%2F%3Fq%3D1&page=1', '/a?url&page=1'],
  ['/a?page=what+I+think&state=', '/a?page&state'],
  ['/a?what%20I%20think', '/a?[other]'],
  ['/a?search=x?page=3', '/a?search'],
  ['/a?&&', '/a'],
])('%s is logged as %s', (url, logged) => {
  expect(loggedUrl(url)).toBe(logged);
});
