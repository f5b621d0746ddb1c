/** What an export takes along, and what an import makes of it. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { ARCHIVE_MOST_BYTES } from '#contract/archive/archive.route.ts';
import { BOUNDS } from '#contract/lib/bounds.ts';
import type { ArchiveRow } from '#db/schema/archive.ts';
import { asset } from '#db/schema/images.ts';
import { page } from '#db/schema/seo.ts';
import { idea } from '#db/schema/topics.ts';
import { workspace } from '#db/schema/workspace.ts';
import { keyOfAudit, keyOfSnapshot } from '#domain/ideas/choice.ts';
import { ARCHIVE_BOUNDS, refuseTooLarge } from '#server/modules/archive/archiveFiles.ts';
import type { ArchivedThing } from '#server/modules/archive/importContext.ts';
import { importThing } from '#server/modules/archive/importedThing.service.ts';
import { addPageText } from '#server/modules/pages/page.service.ts';
import {
  archiveIn,
  begunExport,
  exported,
  imported,
  passFor,
  repacked,
  thingsIn,
} from '#tests/server/support/archives.ts';
import { WITH_MODEL } from '#tests/server/support/newTestServer.ts';
import { aTenant, type Tenant } from '#tests/server/support/tenant.ts';
import {
  anAsked,
  checkedId,
  type Json,
  nextRequestId,
  type TestServer,
  type TestUser,
  testServer,
  userWithWorkspace,
} from '#tests/server/support/testServer.ts';

let server: TestServer;
let tenant: Tenant;
beforeAll(async () => {
  server = await testServer({ works: false, engine: WITH_MODEL });
  tenant = await aTenant(server, server.user());
  await server.queue.work(server.deps); // the jobs of the tenant are over
});
afterAll(() => server.close());

type Files = Readonly<Record<string, Uint8Array>>;
const dataIn = (files: Files, path: string): Json =>
  JSON.parse(strFromU8(files[path] ?? new Uint8Array()));
const namesIn = (files: Files, folder: string): string[] =>
  Object.keys(files).filter((name) => name.startsWith(`${folder}/`) && name.endsWith('.json'));
const filesOf = async (user: TestUser, workspaceId: string): Promise<Files> =>
  unzipSync(await exported(server, user, workspaceId));

const KINDS = ['article', 'brief', 'audit', 'topics'] as const;

const openExamples = async (user: TestUser, workspaceId: string): Promise<Json> => {
  const ids: Record<string, string> = {};
  for (const kind of KINDS) {
    const asked = { kind, language: 'en' };
    const made = await server.call(user, 'POST', `/workspace/${workspaceId}/examples`, asked);
    ids[kind] = made.body.id;
  }
  return ids;
};

// §d.archives.1 §d.archives.4 §d.examples.6
test('an example is in no export before somebody has edited it, and is imported as a thing of its own', async () => {
  const { user, workspaceId } = await userWithWorkspace(server);
  const examples = await openExamples(user, workspaceId);
  const untouched = await filesOf(user, workspaceId);
  expect(
    ['articles', 'briefs', 'audits', 'topics', 'snapshots'].flatMap((folder) =>
      namesIn(untouched, folder),
    ),
  ).toEqual([]);
  expect(dataIn(untouched, 'manifest.json').without).toContainEqual(
    expect.stringContaining('Examples'),
  );

  for (const [id, baseVersion] of [
    [examples.article, 1],
    [examples.brief, 2],
  ]) {
    const ops = [{ op: 'put', id: 'mine', after: null, html: '<p>Mine.</p>' }];
    const edit = { requestId: nextRequestId(), baseVersion, ops };
    const saved = await server.call(user, 'PATCH', `/article/${workspaceId}/${id}`, edit);
    expect(saved.status).toBe(200);
  }
  const zip = await exported(server, user, workspaceId);
  const files = unzipSync(zip);
  expect(namesIn(files, 'articles')).toEqual([`articles/${examples.article}.json`]);
  expect(namesIn(files, 'briefs')).toEqual([`briefs/${examples.brief}.json`]);
  expect(namesIn(files, 'snapshots')).toHaveLength(2);

  const other = await userWithWorkspace(server);
  await openExamples(other.user, other.workspaceId);
  const report = await imported(server, other.user, other.workspaceId, zip);
  expect(report).toMatchObject({ leftOut: [], made: { article: 1, brief: 1, snapshot: 2 } });
  const list = await server.call(other.user, 'GET', `/article/${other.workspaceId}`);
  const own = list.body.content.filter(({ isExample }: Json) => isExample !== true);
  expect(own).toHaveLength(2);
  const read = await server.call(other.user, 'GET', `/article/${other.workspaceId}/${own[0].id}`);
  expect(JSON.stringify(read.body.blocks)).toContain('Mine.');
});

// §d.archives.4
test('a file that says it is an example makes none', async () => {
  const files = await filesOf(tenant.owner, tenant.ids.workspaceId);
  const path = `articles/${tenant.ids.articleId}.json`;
  const data = dataIn(files, path);
  Object.assign(data.tables.article[0], { example: 'en', deletedAt: '2026-01-01T00:00:00.000Z' });
  const { user, workspaceId } = await userWithWorkspace(server);
  await openExamples(user, workspaceId);
  const report = await imported(server, user, workspaceId, repacked(files, { [path]: data }));
  expect(report.made).toMatchObject({ article: 1 });
  const list = await server.call(user, 'GET', `/article/${workspaceId}`);
  expect(list.body.content.map(({ title }: Json) => title)).toContain(tenant.secret);
});

const importedPages = async (user: TestUser, workspaceId: string): Promise<Json[]> =>
  (await server.call(user, 'GET', `/url/${workspaceId}/pages`)).body.pages;

// §d.archives.5
test('a page takes the place of one that was removed, or that an analysis has only read', async () => {
  const zip = await exported(server, tenant.owner, tenant.ids.workspaceId);
  const url = `https://a.example/${tenant.secret}`;
  for (const change of [{ removedAt: new Date() }, { origin: 'read' }] as const) {
    const { user, workspaceId } = await userWithWorkspace(server);
    const body = { name: 'Other', url, html: '<p>Other.</p>' };
    const asked = { asked: anAsked(), workspaceId: checkedId(workspaceId) } as const;
    const { id } = await addPageText(server.deps, { ...asked, body } as Parameters<
      typeof addPageText
    >[1]);
    await server.deps.orm
      .update(page)
      .set(change)
      .where(eq(page.id, checkedId(id)));
    const report = await imported(server, user, workspaceId, zip);
    expect(report).toMatchObject({ leftOut: [], made: { page: 1 } });
    expect(await importedPages(user, workspaceId)).toMatchObject([{ url, title: tenant.secret }]);
  }
});

// §d.archives.1
test('a page that was removed is in no export', async () => {
  const { user, workspaceId } = await userWithWorkspace(server);
  const body = { name: 'Tea', url: null, html: '<p>Tea.</p>', requestId: nextRequestId() };
  const made = await server.call(user, 'POST', `/url/${workspaceId}/pages/text`, body);
  expect(made.status).toBe(200);
  await server.call(user, 'DELETE', `/url/${workspaceId}/pages/${made.body.id}`);
  expect(namesIn(await filesOf(user, workspaceId), 'pages')).toEqual([]);
});

// §d.archives.4
test('the key of an idea names what was imported with it', async () => {
  const { snapshotId, auditId, articleId, workspaceId: from, ideaId } = tenant.ids;
  const { orm } = server.deps;
  const files = await filesOf(tenant.owner, from);
  const path = `workspace/${from}.json`;
  const data = dataIn(files, path);
  const [first] = data.tables.idea;
  const keys = [
    keyOfSnapshot(snapshotId),
    keyOfAudit(auditId, `article:${articleId}`, '2026-05-31'),
    keyOfAudit(auditId, `https://a.example/${snapshotId}`, '2026-05-31'),
    `words/${snapshotId}`,
  ];
  data.tables.idea = keys.map((key) => ({ ...first, id: crypto.randomUUID(), key }));
  const { user, workspaceId } = await userWithWorkspace(server);
  await imported(server, user, workspaceId, repacked(files, { [path]: data }));
  const rows = await orm
    .select()
    .from(idea)
    .where(eq(idea.workspaceId, checkedId(workspaceId)));
  const articles = await server.call(user, 'GET', `/article/${workspaceId}`);
  const audits = await server.call(user, 'GET', `/contentAudit/${workspaceId}/audits`);
  const snapshots = await server.call(
    user,
    'GET',
    `/competitorsCollector/${workspaceId}/snapshots`,
  );
  const [audit, article] = [audits.body.audits[0].id, articles.body.content[0].id];
  expect(rows.map(({ key }) => key).sort()).toEqual(
    [
      keyOfSnapshot(snapshots.body.snapshots[0].id),
      keyOfAudit(audit, `article:${article}`, '2026-05-31'),
      keyOfAudit(audit, `https://a.example/${snapshotId}`, '2026-05-31'), // an address of the web
      `words/${snapshotId}`,
    ].sort(),
  );
  expect(ideaId).not.toBe(rows[0]?.id);
});

/** Imports a file with data as the job does. */
async function importing(archive: ArchiveRow, thing: ArchivedThing): Promise<void> {
  const keep = await importThing(server.deps, archive, thing, () => Promise.reject(new Error()));
  await server.deps.orm.transaction(keep);
}

const articleIn = async (): Promise<ArchivedThing> => {
  const things = thingsIn(await filesOf(tenant.owner, tenant.ids.workspaceId));
  const found = things.find(({ kind }) => kind === 'article');
  if (found === undefined) throw new Error('There is no article.');
  return found;
};

// §d.archives.4 §d.bounds.9
test('every file asks for room, also a further one of a thing that is there', async () => {
  const { user, workspaceId } = await userWithWorkspace(server);
  const archive = archiveIn(workspaceId, user);
  const article = await articleIn();
  const [version] = article.tables.article_version as [object];
  const further = {
    ...article,
    isFirst: false,
    tables: { article_version: [{ ...version, version: 99 }] },
  };
  await importing(archive, article);
  await importing(archive, { ...further, tables: {} });
  const bytes = BOUNDS.workspaceMegabytes.most * 1_000_000;
  await server.deps.orm.insert(asset).values(aLargeAsset(workspaceId, bytes / 5));
  for (let more = 0; more < 4; more += 1)
    await server.deps.orm.insert(asset).values(aLargeAsset(workspaceId, bytes / 5));
  const isIt = eq(workspace.id, checkedId(workspaceId));
  await server.deps.orm.update(workspace).set({ measuredAt: null }).where(isIt);
  await expect(importing(archive, further)).rejects.toMatchObject({ code: 'storage_full' });
});

/** An image that says that it is so large. */
const aLargeAsset = (workspaceId: string, size: number): typeof asset.$inferInsert => ({
  id: checkedId(crypto.randomUUID()),
  workspaceId: checkedId(workspaceId),
  token: crypto.randomUUID(),
  name: 'a',
  type: 'image/png',
  width: 1,
  height: 1,
  size,
  bytes: new Uint8Array(),
  createdAt: new Date(),
});

// §d.archives.4
test('the blocks of an article, which are checked as a whole, are in its first file', async () => {
  const { user, workspaceId } = await userWithWorkspace(server);
  const archive = archiveIn(workspaceId, user);
  const article = await articleIn();
  await importing(archive, article);
  const [block] = article.tables.article_block as [object];
  const further = { article_block: [{ ...block, id: 'another', html: '<p onclick="x">Tea</p>' }] };
  const isRefused = expect(importing(archive, { ...article, isFirst: false, tables: further }));
  await isRefused.rejects.toMatchObject({ code: 'entry_damaged' });
});

// §d.archives.4
test('a thing has no more of anything than it may, in however many files it comes', async () => {
  const { user, workspaceId } = await userWithWorkspace(server);
  const archive = archiveIn(workspaceId, user);
  const article = await articleIn();
  const sources = Array.from({ length: BOUNDS.sources.most + 1 }, (_, at) => ({
    url: `https://a.example/${at}`,
    title: 'Tea',
    state: 'ok',
    reason: null,
    language: null,
    paragraphs: [],
    words: 0,
    isCut: false,
    quotes: [],
    contentHash: null,
    retrievedAt: null,
    createdAt: '2026-01-01T00:00:00.000Z',
    removedAt: null,
    articleId: article.id,
  }));
  await importing(archive, article);
  const further = (some: typeof sources) => ({
    ...article,
    isFirst: false,
    tables: { article_source: some },
  });
  await importing(archive, further(sources.slice(1)));
  const isRefused = expect(importing(archive, further(sources.slice(0, 1)))).rejects;
  await isRefused.toMatchObject({ code: 'entry_damaged' });
});

// §d.archives.4
test('a thing that is there already is left out with all that hangs on it', async () => {
  const { user, workspaceId } = await userWithWorkspace(server);
  const archive = archiveIn(workspaceId, user);
  const article = await articleIn();
  await importing(archive, article);
  await expect(importing(archive, article)).rejects.toMatchObject({ code: 'entry_known' });
});

// §d.archives.1
test('an export has an article as it was at one moment, whoever writes in it meanwhile', async () => {
  const { user, workspaceId } = await userWithWorkspace(server);
  const made = await server.call(user, 'POST', `/article/${workspaceId}`, { title: 'Tea' });
  const { id } = made.body;
  let isOver = false;
  const writing = (async () => {
    for (let baseVersion = 1; !isOver; baseVersion += 1) {
      const put = { op: 'put', id: `b${baseVersion}`, after: null, html: '<p>Tea</p>' };
      const edit = { requestId: nextRequestId(), baseVersion, ops: [put] };
      const saved = await server.call(user, 'PATCH', `/article/${workspaceId}/${id}`, edit);
      expect(saved.status).toBe(200);
    }
  })();
  for (let times = 0; times < 10; times += 1) {
    const { tables } = dataIn(await filesOf(user, workspaceId), `articles/${id}.json`);
    const blocks = (tables.article_block ?? []).map((block: Json) => block.id);
    expect(tables.article[0].blockOrder.toSorted()).toEqual(blocks.toSorted());
  }
  isOver = true;
  await writing;
});

// §d.archives.3
test('an export can be downloaded while its workspace is to be removed', async () => {
  const { user, workspaceId } = await userWithWorkspace(server);
  const { archiveId } = await begunExport(server, user, workspaceId);
  await server.call(user, 'POST', `/workspace/${workspaceId}/removal`);
  const { address, cookie, status } = await passFor(server, user, workspaceId, archiveId);
  expect(status).toBe(200);
  const download = await server.app.inject({ url: address, headers: { cookie } });
  expect(download.statusCode).toBe(200);
});

// §d.archives.1 §d.archives.4
test('what an export may hold is what an import takes', () => {
  const file = { packed: 1, size: 1 };
  const files = (count: number, one: Partial<typeof file>) =>
    Array.from({ length: count }, () => ({ ...file, ...one }));
  const { entries, allBytes } = ARCHIVE_BOUNDS;
  const refused = expect.objectContaining({ code: 'archive_too_large' });
  expect(() => refuseTooLarge(files(10_000, {}))).not.toThrow();
  expect(() => refuseTooLarge(files(entries, {}))).toThrow(refused); // with its manifest one more
  expect(() => refuseTooLarge(files(2, { packed: ARCHIVE_MOST_BYTES / 2 }))).toThrow(refused);
  expect(() => refuseTooLarge(files(2, { size: allBytes / 2 }))).toThrow(refused);
  expect(allBytes).toBeGreaterThan(BOUNDS.workspaceMegabytes.most * 1_000_000);
});
