import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { strFromU8, unzipSync } from 'fflate';
import { PART_BYTES } from '#contract/archive/archive.route.ts';
import { productTables } from '#db/database.ts';
import { archivePiece } from '#db/schema/archive.ts';
import { purgeOldArchives } from '#server/modules/archive/archive.service.ts';
import { ARCHIVED } from '#server/modules/archive/archivedTables.ts';
import {
  begunExport,
  ended,
  exported,
  imported,
  passFor,
  putPart,
  repacked,
  zipOf,
} from '#tests/server/support/archives.ts';
import { WITH_MODEL } from '#tests/server/support/newTestServer.ts';
import { aTenant, type Tenant } from '#tests/server/support/tenant.ts';
import {
  type TestServer,
  type TestUser,
  testServer,
  userWithWorkspace,
} from '#tests/server/support/testServer.ts';
import { NOT_ARCHIVED } from './notArchived.ts';

let server: TestServer;
let elsewhere: TestServer;
let now = new Date('2026-11-30T10:00:00Z');
/** With an image in the text, and plain. */
let full: Tenant;
let plain: Tenant;
beforeAll(async () => {
  server = await testServer({ now: () => now, works: false, engine: WITH_MODEL });
  elsewhere = await testServer();
  full = await aFullTenant(server);
  plain = await aTenant(server, server.user());
  await server.queue.work(server.deps); // the jobs of the tenants are over
});
afterAll(async () => {
  await server.close();
  await elsewhere.close();
});

const filesIn = (zip: Uint8Array): Record<string, string> =>
  Object.fromEntries(
    Object.entries(unzipSync(zip)).map(([name, bytes]) => [
      name,
      name.endsWith('png') ? 'bytes' : strFromU8(bytes),
    ]),
  );

async function aFullTenant(of: TestServer): Promise<Tenant> {
  const tenant = await aTenant(of, of.user());
  const { workspaceId, articleId } = tenant.ids;
  const { src } = await firstImage(of, tenant.owner, workspaceId);
  const ops = [
    { op: 'put', id: 'b2', after: 'b1', html: `<figure><img src="${src}" alt="x"></figure>` },
  ];
  await of.call(tenant.owner, 'PATCH', `/article/${workspaceId}/${articleId}`, {
    requestId: crypto.randomUUID(),
    baseVersion: 2,
    ops,
  });
  return tenant;
}

const firstImage = async (of: TestServer, user: TestUser, workspaceId: string) =>
  (await of.call(user, 'GET', `/asset/${workspaceId}`)).body.content[0];

const titlesIn = async (of: TestServer, user: TestUser, workspaceId: string): Promise<string[]> =>
  (await of.call(user, 'GET', `/article/${workspaceId}`)).body.content.map(
    ({ title }: { title: string }) => title,
  );

/** An import that is not started needs the file alone. */
const intoNew = async (file: Uint8Array, of = elsewhere) => {
  const { user, workspaceId } = await userWithWorkspace(of);
  return { user, workspaceId, report: await imported(of, user, workspaceId, file) };
};

// §d.archives.1
test('every table of the product is archived, or listed with the reason why not', () => {
  const archived = Object.values(ARCHIVED).flatMap(({ table, parts }) =>
    [table, ...parts.map((part) => part.table)].map(getTableName),
  );
  const all = Object.values(productTables).flatMap((table) =>
    is(table, PgTable) ? [getTableName(table)] : [],
  );
  expect([...archived, ...Object.keys(NOT_ARCHIVED)].sort()).toEqual(all.sort());
});

describe('an export', () => {
  // §d.archives.1 §d.archives.2
  test('has a file for everything, a manifest with checksums, and no secret', async () => {
    const tenant = full;
    const { workspaceId, articleId, assetId, voiceId } = tenant.ids;
    const share = `/article/${workspaceId}/${articleId}/share`;
    const { path } = (await server.call(tenant.owner, 'POST', share, {})).body;
    const zip = await exported(server, tenant.owner, workspaceId);
    const files = filesIn(zip);
    const manifest = JSON.parse(files['manifest.json'] ?? '');
    expect(manifest).toMatchObject({ format: 1, version: '0.1.0', leftOut: [] });
    expect(manifest.counts).toMatchObject({
      article: 1,
      image: 1,
      voice: 1,
      topicSearch: 1,
      snapshot: 1,
      audit: 1,
      page: 1,
      conversation: 1,
      workspace: 1,
    });
    const bytes = unzipSync(zip);
    for (const { path: name, sha256, size } of manifest.files) {
      const content = bytes[name] ?? new Uint8Array();
      expect([content.length, createHash('sha256').update(content).digest('hex')]).toEqual([
        size,
        sha256,
      ]);
    }
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining([`images/${assetId}.png`, `voices/${voiceId}.json`]),
    );
    expect(files[`articles/${articleId}.html`]).toContain(`src="../images/${assetId}.png"`);
    const all = Object.values(files).join('\n');
    expect(all).toContain(tenant.secret);
    expect(all).not.toContain(path.split('/').at(-1));
    expect(all).not.toContain(tenant.owner.id);
  });

  // §d.archives.3
  test('is downloaded by its requester alone, while they may read the workspace', async () => {
    const { user, workspaceId } = await userWithWorkspace(server);
    const other = await userWithWorkspace(server);
    const { archiveId } = await begunExport(server, user, workspaceId);
    const first = await passFor(server, user, workspaceId, archiveId);
    const { address, cookie } = await passFor(server, user, workspaceId, archiveId);
    const get = async (url: string, cookies: string) =>
      (await server.app.inject({ url, headers: { cookie: cookies } })).statusCode;
    const others = await server.call(other.user, 'GET', `/workspace/${other.workspaceId}/archives`);
    const strange = [others.headers['set-cookie'] ?? []].flat().join('; ');
    expect(await get(first.address, cookie)).toBe(404); // a later address counts
    expect(await get(address, '')).toBe(404);
    expect(await get(address, strange)).toBe(404);
    expect(await get(address, cookie)).toBe(200);
    const asOther = await passFor(server, other.user, workspaceId, archiveId);
    expect(asOther.status).toBe(404);
  });

  // §d.archives.3
  test('is gone after a day', async () => {
    const { user, workspaceId } = await userWithWorkspace(server);
    const { archiveId } = await begunExport(server, user, workspaceId);
    const before = now;
    now = new Date(now.getTime() + 25 * 3_600_000);
    await purgeOldArchives(server.deps);
    expect((await passFor(server, user, workspaceId, archiveId)).status).toBe(404);
    const list = await server.call(user, 'GET', `/workspace/${workspaceId}/archives`);
    expect(list.body.archives).toMatchObject([{ id: archiveId, isThere: false }]);
    now = before;
  });

  // §d.archives.1
  test('has the conversations of its requester, and none of other members', async () => {
    const tenant = plain;
    const guest = server.user();
    tenant.owner.folder.guests.set(guest.id, { canWrite: true });
    const zip = filesIn(await exported(server, guest, tenant.ids.workspaceId));
    expect(Object.keys(zip).filter((name) => name.startsWith('conversations/'))).toEqual([]);
  });
});

describe('an import', () => {
  // §d.archives.4
  test('makes everything anew in another installation: new ids, and references that follow', async () => {
    const tenant = full;
    const { secret, ids } = tenant;
    const zip = await exported(server, tenant.owner, ids.workspaceId);
    const { user, workspaceId, report } = await intoNew(zip);
    expect(report).toMatchObject({ state: 'finished', leftOut: [], more: 0, isCopy: false });
    expect(report.made).toMatchObject({ article: 1, image: 1, voice: 1, audit: 1, workspace: 1 });

    expect(await titlesIn(elsewhere, user, workspaceId)).toEqual([secret]);
    const [{ id: articleId }] = (await elsewhere.call(user, 'GET', `/article/${workspaceId}`)).body
      .content;
    expect(articleId).not.toBe(ids.articleId);
    const { body: article } = await elsewhere.call(
      user,
      'GET',
      `/article/${workspaceId}/${articleId}`,
    );
    const image = await firstImage(elsewhere, user, workspaceId);
    expect(image.id).not.toBe(ids.assetId);
    expect(JSON.stringify(article.blocks)).toContain(image.src);
    const shown = await elsewhere.call(user, 'GET', `/asset/${workspaceId}/${image.id}/uses`);
    expect(shown.body.uses).toMatchObject([{ articleId }]);

    const brief = await elsewhere.call(user, 'GET', `/brief/${workspaceId}/${articleId}`);
    expect(brief.body).toMatchObject({ keyphrase: secret, data: { titles: [secret] } });
    const chats = `/content/${workspaceId}/articles/${articleId}/conversations`;
    const { conversations } = (await elsewhere.call(user, 'GET', chats)).body;
    expect(conversations).toMatchObject([{ articleId }]);
    const versions = await elsewhere.call(
      user,
      'GET',
      `/article/${workspaceId}/${articleId}/versions`,
    );
    expect(versions.body.versions ?? versions.body.content).toHaveLength(1);
    const voices = await elsewhere.call(user, 'GET', `/brandVoice/${workspaceId}`);
    expect(voices.body.voices).toMatchObject([{ tone: secret }]);
  });

  // §d.archives.5
  test('twice makes copies, and says so', async () => {
    const tenant = plain;
    const zip = await exported(server, tenant.owner, tenant.ids.workspaceId);
    const { user, workspaceId, report } = await intoNew(zip, server);
    expect(report.isCopy).toBe(false);
    const again = await imported(server, user, workspaceId, zip);
    expect(again).toMatchObject({ isCopy: true, made: { article: 1 } });
    expect(await titlesIn(server, user, workspaceId)).toEqual([tenant.secret, tenant.secret]);
    expect(again.leftOut).toMatchObject([{ reason: 'entry_known' }]); // the page of the same address
  });

  // §d.archives.4
  test('runs no script that a file brings, and takes nobody else’s things', async () => {
    const tenant = plain;
    const files = unzipSync(await exported(server, tenant.owner, tenant.ids.workspaceId));
    const { articleId } = tenant.ids;
    const path = `articles/${articleId}.json`;
    const data = JSON.parse(strFromU8(files[path] ?? new Uint8Array()));
    const evil = '<p>Tea<img src=x onerror=alert(1)></p><script>alert(1)</script>';
    data.tables.article_block[0].html = evil;
    data.tables.article_version[0].blocks[0].html = evil;
    const { user, workspaceId, report } = await intoNew(repacked(files, { [path]: data }));
    expect(report.made).toMatchObject({ article: 1 });
    const [{ id }] = (await elsewhere.call(user, 'GET', `/article/${workspaceId}`)).body.content;
    const { body } = await elsewhere.call(user, 'GET', `/article/${workspaceId}/${id}`);
    expect(JSON.stringify(body)).toContain('Tea');
    expect(JSON.stringify(body)).not.toMatch(/onerror|<script/);
  });

  // §d.archives.4
  test('leaves out what is damaged, and makes the rest', async () => {
    const tenant = plain;
    const files = unzipSync(await exported(server, tenant.owner, tenant.ids.workspaceId));
    const { articleId, voiceId, auditId } = tenant.ids;
    const changed = { ...files, [`voices/${voiceId}.json`]: new TextEncoder().encode('{}') };
    delete changed[`audits/${auditId}.json`];
    const { report } = await intoNew(zipOf(changed));
    expect(report).toMatchObject({ state: 'partial', made: { article: 1, image: 1 } });
    expect(report.leftOut.filter(({ path }) => !path.startsWith('snap'))).toEqual(
      expect.arrayContaining([
        { path: `voices/${voiceId}.json`, reason: 'entry_damaged' },
        { path: `audits/${auditId}.json`, reason: 'entry_damaged' },
      ]),
    );
    // Without its article, nothing that is of it comes.
    const path = `articles/${articleId}.json`;
    const noArticle = await intoNew(repacked(files, { [path]: { id: articleId, tables: {} } }));
    expect(noArticle.report.made.article).toBeUndefined();
    expect(noArticle.report.leftOut).toEqual(
      expect.arrayContaining([
        { path, reason: 'entry_damaged' },
        { path: expect.stringContaining('conversations/'), reason: 'not_found' },
        { path: expect.stringContaining('snapshots/'), reason: 'not_found' },
      ]),
    );
  });

  // §d.archives.4
  test.each<readonly [string, () => Uint8Array, string]>([
    ['no ZIP file', () => new TextEncoder().encode('x'.repeat(100)), 'archive_unreadable'],
    ['a ZIP file of something else', () => zipOf({ 'a.txt': 'a' }), 'archive_unreadable'],
    [
      'a later format',
      () => zipOf({ 'manifest.json': manifestOf({ format: 2 }) }),
      'archive_unreadable',
    ],
    [
      'a file that says it is far shorter than it is packed',
      () => shortened(zipOf({ 'manifest.json': randomBytes(5000).toString('hex') })),
      'archive_unreadable',
    ],
    [
      'a file that unpacks to far more than it may',
      () => zipOf({ 'manifest.json': ' '.repeat(70 * 1024 * 1024) }),
      'archive_too_large',
    ],
  ])('of %s makes nothing, and says why', async (_what, file, code) => {
    const { user, workspaceId, report } = await intoNew(file());
    expect(report).toMatchObject({ state: 'failed', made: {} });
    expect(report.leftOut).toMatchObject([{ reason: code }]);
    expect(await titlesIn(elsewhere, user, workspaceId)).toEqual([]);
  });

  // §d.archives.4
  test('takes parts of the announced length only, from who has announced them', async () => {
    const { user, workspaceId } = await userWithWorkspace(server);
    const size = PART_BYTES + 5;
    const asked = { name: 'a.zip', size };
    const { body } = await server.call(user, 'POST', `/workspace/${workspaceId}/imports`, asked);
    const at = `/workspace/${workspaceId}/imports/${body.archiveId}`;
    const put = (part: number, length: number, who = user) =>
      putPart(server, who, `${at}/parts/${part}`, { bytes: new Uint8Array(length) });
    expect(await put(0, 5)).toBe(422);
    expect(await put(1, 6)).toBe(422);
    expect(await put(2, 5)).toBe(422);
    expect(await put(1, 5)).toBe(200);
    expect((await server.call(user, 'POST', `${at}/start`)).status).toBe(422);
    const guest = server.user();
    user.folder.guests.set(guest.id, { canWrite: true });
    expect(await put(1, 5, guest)).toBe(404);
    expect(await put(0, PART_BYTES)).toBe(200);
    expect((await server.call(user, 'POST', `${at}/start`)).status).toBe(200);
    await ended(server, user, workspaceId, body.archiveId);
    expect(await put(0, PART_BYTES)).toBe(404);
  });

  test('keeps one file of a person: a new one takes the place of the one before', async () => {
    const { user, workspaceId } = await userWithWorkspace(server);
    const start = () =>
      server.call(user, 'POST', `/workspace/${workspaceId}/imports`, { name: 'a', size: 3 });
    const first = (await start()).body.archiveId;
    await putPart(server, user, `/workspace/${workspaceId}/imports/${first}/parts/0`, {
      bytes: new Uint8Array(3),
    });
    await start();
    const pieces = await server.deps.orm.select({ of: archivePiece.archiveId }).from(archivePiece);
    expect(pieces.map(({ of }) => of)).not.toContain(first);
  });
});

// §d.archives.5
test('an import into the workspace that the file comes from makes copies', async () => {
  const { workspaceId } = plain.ids;
  const zip = await exported(server, plain.owner, workspaceId);
  const report = await imported(server, plain.owner, workspaceId, zip);
  expect(report).toMatchObject({ isCopy: true, made: { article: 1 } });
});

const manifestOf = (more: object) =>
  JSON.stringify({
    format: 1,
    version: '0.1.0',
    id: crypto.randomUUID(),
    createdAt: '2026-11-30T10:00:00.000Z',
    counts: {},
    files: [],
    leftOut: [],
    ...more,
  });

/** The same file, whose directory says that its only entry has one byte. */
function shortened(file: Uint8Array): Uint8Array {
  const changed = Buffer.from(file);
  const at = changed.lastIndexOf(Buffer.from('PK\x01\x02', 'latin1'));
  changed.writeUInt32LE(1, at + 24);
  return changed;
}
