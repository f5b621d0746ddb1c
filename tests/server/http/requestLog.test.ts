import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ASSETS_PATH } from '#contract/asset.route.ts';
import { UNSUBSCRIBE_PATH } from '#server/modules/ideas/ideaMailTexts.ts';
import { newSecret } from '#server/lib/secret.ts';
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

test('any other address is there as it was asked for', async () => {
  const { user, workspaceId } = await userWithWorkspace(server);
  await server.call(user, 'GET', `/article/${workspaceId}?search=tea`);
  expect(lines().at(-1)).toBe(`/content/api/v1/article/${workspaceId}?search=tea`);
});
