import type { OutgoingHttpHeaders } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ASSET_LIMIT_BYTES } from '#contract/images/asset.route.ts';
import { asset } from '#db/schema/images.ts';
import { purgeDeletedAssets } from '#server/modules/images/asset.service.ts';
import {
  API,
  FREE,
  type Json,
  type TestServer,
  type TestUser,
  testServer,
  userWithWorkspace,
} from '#tests/server/support/testServer.ts';
import { aGif, aPng, pngChunk } from '#tests/support/images.ts';
import { TAGGED_IMAGES } from '#tests/support/taggedImages.ts';

const NOTHING = Buffer.alloc(0);
/** A PNG with so many extra bytes. */
const filled = (size: number) =>
  Buffer.concat([
    aPng().subarray(0, 33),
    pngChunk('IDAT', Buffer.alloc(size)),
    aPng().subarray(33),
  ]);

let server: TestServer;
let now = new Date('2026-01-02T03:04:05.000Z');
beforeAll(async () => {
  server = await testServer({ works: false, now: () => now });
});
afterAll(() => server.close());

interface Upload {
  readonly name?: string;
  readonly type?: string;
  readonly bytes?: Buffer;
}

async function upload(user: TestUser, workspaceId: string, given: Upload = {}) {
  const { name = 'beans.png', type = 'image/png', bytes = aPng() } = given;
  const answer = await server.app.inject({
    method: 'POST',
    url: `${API}/asset/${workspaceId}?requestId=${crypto.randomUUID()}&name=${encodeURIComponent(name)}`,
    headers: { ...user.headers, 'content-type': type },
    payload: bytes,
  });
  const cookie = cookieIn(answer);
  if (cookie !== '') browser = cookie;
  return { status: answer.statusCode, body: answer.json() as Json, cookie };
}

/** What the browser of whoever has uploaded something last would send. */
let browser = '';
const cookieIn = ({ headers }: { readonly headers: OutgoingHttpHeaders }): string =>
  [headers['set-cookie'] ?? []]
    .flat()
    .map((one) => String(one).split(';')[0])
    .join('; ');

const see = (src: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  server.app.inject({ method, url: src, headers: { cookie: browser, ...headers } });

describe('uploading', () => {
  test('an image is stored with its name, type and size, whatever type the request declares', async () => {
    const { user, workspaceId } = await userWithWorkspace(server);
    const bytes = aGif(320, 200);
    const { status, body } = await upload(user, workspaceId, { name: 'Bohnen ☕.gif', bytes });
    expect(status).toBe(200);
    expect(body).toEqual({
      id: expect.any(String),
      src: expect.stringMatching(/^\/content\/assets\/[\w-]{43}$/),
      name: 'Bohnen ☕.gif',
      alt: null,
      type: 'image/gif',
      width: 320,
      height: 200,
      size: bytes.length,
      origin: null,
      createdAt: now.toISOString(),
    });
  });

  test('an image without a name is named after its type', async () => {
    const { user, workspaceId } = await userWithWorkspace(server);
    const { body } = await upload(user, workspaceId, { name: ' ', bytes: aGif() });
    expect(body.name).toBe('image.gif');
  });

  test.each([
    ['SVG under a false name', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['nothing', Buffer.alloc(0)],
  ])('an upload of %s is 422', async (_, bytes) => {
    const { user, workspaceId } = await userWithWorkspace(server);
    const answer = await upload(user, workspaceId, { bytes });
    expect(answer).toMatchObject({ status: 422, body: { code: 'image_unreadable' } });
  });

  test('a request without a body is 422', async () => {
    const { user, workspaceId } = await userWithWorkspace(server);
    const { statusCode } = await server.app.inject({
      method: 'POST',
      url: `${API}/asset/${workspaceId}?requestId=without-a-body`,
      headers: user.headers,
    });
    expect(statusCode).toBe(422);
  });

  test('an image of 10 MB is accepted, a larger one is 413', async () => {
    const { user, workspaceId } = await userWithWorkspace(server);
    const room = ASSET_LIMIT_BYTES - aPng().length - pngChunk('IDAT', NOTHING).length;
    const { status, body } = await upload(user, workspaceId, { bytes: filled(room) });
    expect(status).toBe(200);
    expect(body.size).toEqual(ASSET_LIMIT_BYTES);
    const answer = await upload(user, workspaceId, { bytes: filled(room + 1) });
    expect(answer).toMatchObject({ status: 413, body: { code: 'too_large' } });
  });

  // §d.bounds.4
  test('metadata about people, places and devices is not stored', async () => {
    const { user, workspaceId } = await userWithWorkspace(server);
    for (const { file, clean } of TAGGED_IMAGES) {
      const { status, body } = await upload(user, workspaceId, { bytes: file });
      expect(status).toBe(200);
      expect(body.size).toEqual(clean.length);
      expect((await see(body.src)).rawPayload.equals(clean)).toBe(true);
    }
  });

  // §d.bounds.4
  test('an image with too many pixels is 422, however few bytes it has', async () => {
    const { user, workspaceId } = await userWithWorkspace(server);
    const answer = await upload(user, workspaceId, { bytes: aPng(20_000, 20_000) });
    expect(answer).toMatchObject({ status: 422, body: { code: 'image_too_large' } });
    expect((await server.call(user, 'GET', `/asset/${workspaceId}`)).body.content).toEqual([]);
  });

  test('JSON instead of an image, or an image instead of JSON, is 415', async () => {
    const { user, workspaceId } = await userWithWorkspace(server);
    expect(await upload(user, workspaceId, { type: 'application/json' })).toMatchObject({
      status: 415,
      body: { code: 'unsupported_media_type' },
    });
    const { statusCode } = await server.app.inject({
      method: 'POST',
      url: `${API}/article/${workspaceId}`,
      headers: { ...user.headers, 'content-type': 'image/png' },
      payload: aPng(),
    });
    expect(statusCode).toBe(415);
  });

  test('a reader of the workspace can neither upload nor delete, and a stranger gets 404', async () => {
    const { user, workspaceId } = await userWithWorkspace(server);
    const { id } = (await upload(user, workspaceId)).body;
    const [guest, stranger] = [server.user(), server.user()];
    user.folder.guests.set(guest.id, { canWrite: false });
    expect((await server.call(guest, 'GET', `/asset/${workspaceId}`)).body.content).toHaveLength(1);
    expect((await upload(guest, workspaceId)).status).toBe(403);
    const path = `/asset/${workspaceId}/${id}`;
    expect((await server.call(guest, 'DELETE', path)).status).toBe(403);
    expect((await server.call(stranger, 'GET', `/asset/${workspaceId}`)).status).toBe(404);
    expect((await upload(stranger, workspaceId)).status).toBe(404);
  });

  test('a read-only account gets 402', async () => {
    now = new Date('2026-06-01T00:00:00.000Z');
    const { user, workspaceId } = await userWithWorkspace(server);
    user.claims = FREE;
    expect((await upload(user, workspaceId)).status).toBe(402);
  });
});

describe('the space of a workspace', () => {
  const large = filled(1_000_000); // takes a moment, so that others come in between
  let small: TestServer;
  beforeAll(async () => {
    small = await testServer({ works: false, imageBytesPerWorkspace: 3 * large.length });
  });
  afterAll(() => small.close());

  const add = async ({ user, workspaceId }: Awaited<ReturnType<typeof userWithWorkspace>>) => {
    const headers = { ...user.headers, 'content-type': 'image/png' };
    const url = `${API}/asset/${workspaceId}?requestId=${crypto.randomUUID()}`;
    const answer = await small.app.inject({ method: 'POST', url, headers, payload: large });
    return answer.statusCode === 200 ? 200 : `${answer.statusCode} ${answer.json().code}`;
  };
  const FULL = '409 images_full';

  // §d.bounds.5
  test('the space of a workspace is never exceeded, however many images are uploaded at once', async () => {
    const owner = await userWithWorkspace(small);
    const statuses = await Promise.all(Array.from({ length: 10 }, () => add(owner)));
    expect(statuses.sort()).toEqual([200, 200, 200, ...Array(7).fill(FULL)]);
  });

  test('the space of a workspace is freed when an image is deleted, and each workspace has its own', async () => {
    const [owner, other] = [await userWithWorkspace(small), await userWithWorkspace(small)];
    for (const expected of [200, 200, 200, FULL]) expect(await add(owner)).toBe(expected);
    expect(await add(other)).toBe(200);
    const path = `/asset/${owner.workspaceId}`;
    const { body } = await small.call(owner.user, 'GET', path);
    await small.call(owner.user, 'DELETE', `${path}/${body.content[0].id}`);
    expect(await add(owner)).toBe(200);
    expect(await add(owner)).toEqual(FULL);
    const restored = await small.call(owner.user, 'POST', `${path}/${body.content[0].id}/restore`);
    expect(restored).toMatchObject({ status: 409, body: { code: 'images_full' } });
  });
});

describe('the disk', () => {
  const large = filled(100_000);

  // §d.bounds.5
  test('the disk keeps no more than twice the room, whatever is deleted; the images that were deleted last can be restored', async () => {
    const imageBytesPerWorkspace = 2 * large.length;
    let at = now.getTime();
    const clock = () => {
      at += 1000;
      return new Date(at);
    };
    const small = await testServer({ works: false, imageBytesPerWorkspace, now: clock });
    const { user, workspaceId } = await userWithWorkspace(small);
    const headers = { ...user.headers, 'content-type': 'image/png' };
    const ids: string[] = [];
    for (let round = 0; round < 7; round += 1) {
      const url = `${API}/asset/${workspaceId}?requestId=round-${round}-of-7`;
      const answer = await small.app.inject({ method: 'POST', url, headers, payload: large });
      ids.push(answer.json().id);
      await small.call(user, 'DELETE', `/asset/${workspaceId}/${ids.at(-1)}`);
    }
    const stored = await small.deps.orm.select({ id: asset.id }).from(asset);
    expect(stored.map(({ id }) => ids.indexOf(id)).sort()).toEqual([3, 4, 5, 6]);
    const restore = (id = '') => small.call(user, 'POST', `/asset/${workspaceId}/${id}/restore`);
    expect((await restore(ids[6])).status).toBe(200);
    expect((await restore(ids[0])).status).toBe(404);
    await small.close();
  });
});

describe('the library', () => {
  test('the library has the newest image first, in pages, separately for each workspace', async () => {
    const { user, workspaceId } = await userWithWorkspace(server);
    const other = await userWithWorkspace(server);
    await upload(other.user, other.workspaceId);
    for (const name of ['1.png', '2.png', '3.png']) {
      now = new Date(now.getTime() + 1000);
      await upload(user, workspaceId, { name });
    }
    const page = async (number: number) => {
      const path = `/asset/${workspaceId}?limit=2&page=${number}`;
      const { body } = await server.call(user, 'GET', path);
      return { ...body, content: body.content.map((one: Json) => one.name) };
    };
    expect(await page(0)).toEqual({ content: ['3.png', '2.png'], page: 0, last: false });
    expect(await page(1)).toEqual({ content: ['1.png'], page: 1, last: true });
  });

  // §d.images.1
  test('the library is searched in names and alternative texts, taken literally', async () => {
    const { user, workspaceId } = await userWithWorkspace(server);
    const path = `/asset/${workspaceId}`;
    const ids: string[] = [];
    for (const name of ['100%.png', 'tea_cup.png', 'beans.png'])
      ids.push((await upload(user, workspaceId, { name })).body.id);
    await server.call(user, 'PATCH', `${path}/${ids[2]}`, { alt: 'Green Coffee' });
    const found = async (search: string) => {
      const asked = `${path}?search=${encodeURIComponent(search)}`;
      const { body } = await server.call(user, 'GET', asked);
      return body.content.map((one: Json) => one.name);
    };
    expect(await found('coffee')).toEqual(['beans.png']);
    expect(await found('%')).toEqual(['100%.png']);
    expect(await found('_')).toEqual(['tea_cup.png']);
    expect(await found('cocoa')).toEqual([]);
  });

  // §d.images.3
  test('the library stores name and alternative text, each alone, for those who may write', async () => {
    const { user, workspaceId } = await userWithWorkspace(server);
    const other = await userWithWorkspace(server);
    const { id } = (await upload(user, workspaceId)).body;
    const path = `/asset/${workspaceId}/${id}`;
    const change = async (body: Json) => (await server.call(user, 'PATCH', path, body)).body;
    expect(await change({ alt: ' Green beans ' })).toMatchObject({
      name: 'beans.png',
      alt: 'Green beans',
    });
    expect(await change({ name: 'Ours' })).toMatchObject({ name: 'Ours', alt: 'Green beans' });
    expect(await change({ alt: null })).toMatchObject({ name: 'Ours', alt: null });
    expect(await change({})).toMatchObject({ id, name: 'Ours' });
    expect((await server.call(user, 'PATCH', path, { name: ' ' })).status).toBe(422);
    const elsewhere = `/asset/${other.workspaceId}/${id}`;
    expect((await server.call(other.user, 'PATCH', elsewhere, { alt: 'x' })).status).toBe(404);
    const guest = server.user();
    user.folder.guests.set(guest.id, { canWrite: false });
    expect((await server.call(guest, 'PATCH', path, { alt: 'x' })).status).toBe(403);
  });

  // §d.images.5
  test('the library says which articles show an image now, with the words there', async () => {
    const { user, workspaceId } = await userWithWorkspace(server);
    const { id, src } = (await upload(user, workspaceId)).body;
    const uses = async () =>
      (await server.call(user, 'GET', `/asset/${workspaceId}/${id}/uses`)).body;
    expect(await uses()).toEqual({ assetId: id, uses: [], hasMore: false });
    const article = (await server.call(user, 'POST', `/article/${workspaceId}`, { title: 'Tea' }))
      .body;
    const figure = `<figure><img src="${src}" alt="A &amp; B"><figcaption>Ours</figcaption></figure>`;
    const path = `/article/${workspaceId}/${article.id}`;
    await server.call(user, 'PATCH', path, {
      requestId: crypto.randomUUID(),
      baseVersion: article.version,
      ops: [{ op: 'put', id: 'b1', after: null, html: figure }],
    });
    const use = { articleId: article.id, title: 'Tea', alt: 'A & B', caption: 'Ours' };
    expect(await uses()).toEqual({ assetId: id, uses: [use], hasMore: false });
    await server.call(user, 'DELETE', path);
    expect((await uses()).uses).toEqual([]);
  });

  test('the library loses a deleted image, and its address is 404', async () => {
    const { user, workspaceId } = await userWithWorkspace(server);
    const other = await userWithWorkspace(server);
    const { id, src } = (await upload(user, workspaceId)).body;
    const elsewhere = `/asset/${other.workspaceId}/${id}`;
    expect((await server.call(other.user, 'DELETE', elsewhere)).status).toBe(404);
    const answer = await server.call(user, 'DELETE', `/asset/${workspaceId}/${id}`);
    expect(answer).toMatchObject({ status: 200, body: { id } });
    expect((await server.call(user, 'DELETE', `/asset/${workspaceId}/${id}`)).status).toBe(404);
    expect((await server.call(user, 'GET', `/asset/${workspaceId}`)).body.content).toEqual([]);
    expect((await see(src)).statusCode).toBe(404);
    const change = { alt: 'A jar' };
    const patched = await server.call(user, 'PATCH', `/asset/${workspaceId}/${id}`, change);
    expect(patched.status).toBe(404);
  });
});

describe('a deleted image', () => {
  const names = async (user: TestUser, workspaceId: string) => {
    const { body } = await server.call(user, 'GET', `/asset/${workspaceId}`);
    return body.content.map((one: Json) => one.name);
  };
  const removed = async (files: readonly string[]) => {
    const { user, workspaceId } = await userWithWorkspace(server);
    const images: Json[] = [];
    for (const name of files) images.push((await upload(user, workspaceId, { name })).body);
    const path = (id: string) => `/asset/${workspaceId}/${id}`;
    for (const { id } of images) await server.call(user, 'DELETE', path(id));
    const restore = (id: string) => server.call(user, 'POST', `${path(id)}/restore`);
    return { user, workspaceId, images, restore };
  };

  // §d.images.9
  test('a deleted image comes back at its address, each of several for itself, also when it is asked for twice', async () => {
    const { user, workspaceId, images, restore } = await removed(['1.png', '2.png']);
    const [one = {}, other = {}] = images;
    expect(await restore(one.id)).toMatchObject({ status: 200, body: one });
    expect(await restore(one.id)).toMatchObject({ status: 200, body: one });
    expect((await see(one.src)).statusCode).toBe(200);
    expect((await see(other.src)).statusCode).toBe(404);
    expect(await names(user, workspaceId)).toEqual(['1.png']);
    expect((await restore(other.id)).status).toBe(200);
    expect((await names(user, workspaceId)).sort()).toEqual(['1.png', '2.png']);
  });

  // §d.images.9
  test('a deleted image is purged after a day; one that is back stays', async () => {
    const { images, restore } = await removed(['1.png', '2.png']);
    const [id, other] = images.map((image) => String(image.id)) as [string, string];
    const at = (hours: number) => ({
      orm: server.deps.orm,
      now: () => new Date(now.getTime() + hours * 3_600_000),
    });
    await purgeDeletedAssets(at(23));
    expect((await restore(id)).status).toBe(200);
    await purgeDeletedAssets(at(25));
    expect((await restore(id)).status).toBe(200);
    expect((await restore(other)).status).toBe(404);
  });
});

describe('the address of an image', () => {
  async function uploaded(name = 'beans.png') {
    const { user, workspaceId } = await userWithWorkspace(server);
    return (await upload(user, workspaceId, { name })).body as Json;
  }

  test('the address of an image shows the image to members, cached for them, and as nothing but an image', async () => {
    const { src } = await uploaded('Bohnen (☕).png');
    const answer = await see(src);
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload.equals(aPng())).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'content-length': String(aPng().length),
      'cache-control': 'private, no-cache',
      'x-image-workspace': expect.stringMatching(/^[0-9a-f-]{36}$/),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'content-disposition': "inline; filename*=UTF-8''Bohnen%20%28%E2%98%95%29.png",
      'cross-origin-resource-policy': 'same-origin',
    });
  });

  // §d.images.13
  test('the address of an image is 404 without the cookie of its workspace, and with one that is changed or over', async () => {
    const { user, workspaceId } = await userWithWorkspace(server);
    const { body, cookie } = await upload(user, workspaceId);
    const other = await userWithWorkspace(server);
    const { cookie: ofOther } = await upload(other.user, other.workspaceId);
    const [reader = '', pass = ''] = cookie.split('; ');
    const [otherReader = '', otherPass = ''] = ofOther.split('; ');
    const [name = '', value = ''] = pass.split('=');
    const later = `${name}=${Number(value.split('.')[0]) + 1}.${value.split('.')[1]}`;
    const moved = `${name}=${otherPass.split('=')[1]}`;
    const passes = ['', otherPass, later, moved, `${name}=`, `${name}=x.y`, `${pass}x`];
    const wrong = [...passes.map((one) => `${reader}; ${one}`), ofOther, pass, `${pass}; ${moved}`];
    for (const sent of [...wrong, `${otherReader}; ${pass}`]) {
      expect(sent).toEqual(sent);
      expect((await see(body.src, { cookie: sent })).statusCode).toBe(404);
    }
    expect((await see(body.src, { cookie: `a=b; ${cookie}; c=d` })).statusCode).toBe(200);
    const before = now;
    now = new Date(now.getTime() + 3_600_000);
    expect((await see(body.src, { cookie })).statusCode).toBe(404);
    now = before;
  });

  // §d.images.13
  test('the address of an image is 404 as soon as an answer has gone to another account in the same browser', async () => {
    const { user, workspaceId } = await userWithWorkspace(server);
    const { body, cookie } = await upload(user, workspaceId);
    const next = server.user();
    const answer = await server.app.inject({ url: `${API}/limit`, headers: next.headers });
    const jar = cookie.replace(/^[^;]*/, cookieIn(answer));
    expect(jar).not.toBe(cookie);
    expect((await see(body.src, { cookie: jar })).statusCode).toBe(404);
    const known = { cookie: jar, 'if-none-match': `"${body.id}"` };
    expect((await see(body.src, known)).statusCode).toBe(404);
  });

  // §d.images.13
  test('the address of an image is opened for everybody who may read the workspace, by any answer about it', async () => {
    const { user, workspaceId } = await userWithWorkspace(server);
    const { body } = await upload(user, workspaceId);
    const [guest, stranger] = [server.user(), server.user()];
    user.folder.guests.set(guest.id, { canWrite: false });
    const read = ({ headers }: TestUser) =>
      server.app.inject({ url: `${API}/article/${workspaceId}`, headers });
    const cookie = cookieIn(await read(guest));
    expect((await see(body.src, { cookie })).statusCode).toBe(200);
    expect([(await read(guest)).headers['set-cookie']].flat()).toEqual([
      expect.stringMatching(
        /^content_images_reader=[^;]+; Path=\/content\/assets; SameSite=Lax; Max-Age=3600$/,
      ),
      expect.stringMatching(/; Path=\/content\/assets; SameSite=Lax; Max-Age=3600; HttpOnly$/),
    ]);
    expect(cookieIn(await read(stranger))).toBe('');
  });

  test('the address of an image answers HEAD with the same headers and without the image', async () => {
    const { src } = await uploaded();
    const answer = await see(src, {}, 'HEAD');
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload).toHaveLength(0);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'content-length': String(aPng().length),
    });
  });

  test('the address of an image answers 304 to a browser that has the image, while it exists', async () => {
    const { src } = await uploaded();
    const { etag = '' } = (await see(src)).headers;
    const again = await see(src, { 'if-none-match': `W/${etag}, "other"` });
    expect(again.statusCode).toBe(304);
    expect(again.rawPayload.length).toBe(0);
    expect((await see(src, { 'if-none-match': '"other"' })).statusCode).toBe(200);
    await server.deps.orm.delete(asset);
    expect((await see(src, { 'if-none-match': String(etag) })).statusCode).toBe(404);
  });

  test.each(['x', `${'A'.repeat(43)}`, '%00', '..%2f..%2fetc%2fpasswd'])(
    'is 404 for %s, which is not cached',
    async (token) => {
      const answer = await see(`/content/assets/${token}`);
      expect(answer.statusCode).toBe(404);
      expect(answer.headers['cache-control']).toBe('no-store');
    },
  );
});
