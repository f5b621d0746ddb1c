import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { addAsset } from '#server/modules/images/asset.service.ts';
import {
  anAsked,
  checkedId,
  nextRequestId,
  type TestServer,
  type TestUser,
  testServer,
  userWithWorkspace,
} from '#tests/server/support/testServer.ts';
import { aPng } from '#tests/support/images.ts';

let server: TestServer;
let user: TestUser;
let workspaceId: string;
beforeAll(async () => {
  server = await testServer({ works: false });
  ({ user, workspaceId } = await userWithWorkspace(server));
});
afterAll(() => server.close());

const add = (of = workspaceId) =>
  addAsset(
    server.deps,
    { asked: anAsked(), workspaceId: checkedId(of) },
    { name: 'tea.png', bytes: aPng() },
  );
const figure = (src: string) => ({
  id: 'f',
  html: `<figure><img src="${src}" alt="Tea"></figure>`,
});

interface Shared {
  readonly path: string;
  readonly link: string;
  /** Where the page says that the image is. */
  readonly image: string;
  readonly asset: Awaited<ReturnType<typeof add>>;
}

async function share(asset: Shared['asset']): Promise<Shared> {
  const body = { title: 'Tea', blocks: [figure(asset.src)] };
  const made = (await server.call(user, 'POST', `/article/${workspaceId}`, body)).body;
  const path = `/article/${workspaceId}/${made.id}`;
  const link = (await server.call(user, 'POST', `${path}/share`)).body.path;
  const page = (await server.app.inject(link)).body;
  return { path, link, image: /<img src="([^"]*)"/.exec(page)?.[1] ?? '', asset };
}
const see = async (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers });
const statusOf = async (url: string) => (await see(url)).statusCode;

let shared: Shared;
beforeEach(async () => {
  shared = await share(await add());
});

// §d.images.14
test('a shared article shows its images without a sign-in; the addresses of the library do not', async () => {
  const { link, image, asset } = shared;
  expect(image).toBe(`${link}/images/${asset.src.split('/').at(-1)}`);
  const answer = await see(image);
  expect(answer.statusCode).toBe(200);
  expect(answer.rawPayload.equals(aPng())).toBe(true);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'private, no-cache',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
  });
  const etag = String(answer.headers.etag);
  expect((await see(image, { 'if-none-match': etag })).statusCode).toBe(304);
  expect(await statusOf(asset.src)).toBe(404);
});

// §d.images.14
test.each([
  ['the link is revoked', () => server.call(user, 'DELETE', `${shared.path}/share`)],
  ['the article is deleted', () => server.call(user, 'DELETE', shared.path)],
  [
    'the image is removed from the article',
    () =>
      server.call(user, 'PATCH', shared.path, {
        requestId: nextRequestId(),
        baseVersion: 1,
        ops: [{ op: 'remove', id: 'f' }],
      }),
  ],
  [
    'the image is deleted',
    () => server.call(user, 'DELETE', `/asset/${workspaceId}/${shared.asset.id}`),
  ],
])('an image is gone as soon as %s', async (_what, change) => {
  expect(await statusOf(shared.image)).toBe(200);
  expect((await change()).status).toBe(200);
  const known = { 'if-none-match': `"${shared.asset.id}"` };
  expect((await see(shared.image, known)).statusCode).toBe(404);
});

// §d.images.14
test('a link opens no other image of the workspace, and none of another workspace', async () => {
  const other = await userWithWorkspace(server);
  const [hidden, foreign] = [await add(), await add(other.workspaceId)];
  const at = ({ src }: { src: string }) => `${shared.link}/images/${src.split('/').at(-1)}`;
  expect(await statusOf(at(hidden))).toBe(404);
  expect(await statusOf(at(foreign))).toBe(404);
  expect(await statusOf((await share(foreign)).image)).toBe(404); // its address was found out
  expect(await statusOf(`${shared.link}/images/%25`)).toBe(404);
});
