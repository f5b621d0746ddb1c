import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { Article } from '#contract/article/article.schema.ts';
import { API_PREFIX } from '#contract/lib/route.ts';
import type { Api } from '#contract/routes.ts';
import { openDatabase } from '#db/client.ts';
import type { DatabaseOptions } from '#db/database.ts';
import { asset } from '#db/schema/images.ts';
import { isJobOver } from '#domain/writing/job.ts';
import { createApi } from '#services/http/api.ts';
import { type Caller, headersOf } from '#services/http/caller.ts';
import { emptyPostgres } from '#tests/support/database.ts';
import { aPng } from '#tests/support/images.ts';
import { type SlowModel, startSlowModel } from '#tests/support/slowModel.ts';
import { saidOf } from '#tools/database/command.ts';
import { contentOf } from '#tools/database/content.ts';
import { exportDatabase } from '#tools/database/exportDatabase.ts';
import { PASSWORD } from '#tools/lib/person.ts';
import { ROOT, runNode } from '#tools/lib/run.ts';
import { newServerProcess, type ServerProcess } from '#tools/lib/serverProcess.ts';

const OWNER = 'owner@example.org';
const LOG = { info() {}, warn() {} };

let model: SlowModel;
let embedded: ServerProcess;
let target: Awaited<ReturnType<typeof emptyPostgres>>;

/** The output and exit code of `npm run db:export`. */
const exportTo = (url: string) =>
  runNode(['tools/dbExport.ts', url], {
    cwd: ROOT,
    env: { DATA_DIR: embedded.dataDir, NODE_OPTIONS: '' },
  });

/** What the command would say, without a process of its own. */
const refusalOf = (url: string, dataDir = embedded.dataDir) =>
  exportDatabase(dataDir, url).then(() => 'exported', saidOf);

beforeAll(async () => {
  model = await startSlowModel(40);
  target = await emptyPostgres();
  const env = { MODEL_BASE_URL: model.baseUrl('embedded'), MODEL_NAME: 'slow', NODE_OPTIONS: '' };
  embedded = await newServerProcess(env, { data: 'template' });
  const seeded = await runNode(['tools/seed.ts'], {
    env: { DATA_DIR: embedded.dataDir, NODE_OPTIONS: '' },
  });
  expect(seeded.output).toContain(OWNER);
});
afterAll(async () => {
  await embedded.dispose();
  await target.dispose();
  await model.close();
});

interface SignedIn {
  readonly api: Api;
  readonly caller: Caller;
  readonly workspaceId: string;
}

/** The owner, who signs in with the password of the seeded installation. */
async function signIn(url: string): Promise<SignedIn> {
  const answer = await fetch(`${url}/host/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ email: OWNER, password: PASSWORD }),
  });
  expect(answer.status).toBe(200);
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const ask = async (path: string) => (await fetch(url + path, { headers: { cookie } })).json();
  const credentials = await ask('/host/api/token');
  const [folder] = (await ask('/host/api/folders')).folders;
  const caller: Caller = { credentials: () => credentials, logId: 'test', baseUrl: url };
  const api = createApi(caller);
  const workspace = await api.workspace.getWorkspaceByFolderId({ folderId: folder.id });
  return { api, caller, workspaceId: workspace.id };
}

/** Every article with its text, the newest first. */
async function articlesOf({ api, workspaceId }: SignedIn): Promise<Article[]> {
  const articles: Article[] = [];
  for (let page = 0; ; page += 1) {
    const { content, last } = await api.article.getArticles({ workspaceId, page });
    for (const { id } of content)
      articles.push(await api.article.getArticle({ workspaceId, articleId: id }));
    if (last) return articles;
  }
}

/** Adds an image to the library. */
async function addImage({ caller, workspaceId }: SignedIn, image: Uint8Array): Promise<void> {
  const address = `${embedded.url}${API_PREFIX}/asset/${workspaceId}?requestId=${crypto.randomUUID()}`;
  const headers = { ...headersOf(caller), 'content-type': 'image/png' };
  const answer = await fetch(address, { method: 'POST', headers, body: image.slice() });
  expect(answer.status).toBe(200);
}

/** The bytes of each image, by its address. */
async function imagesIn(options: Pick<DatabaseOptions, 'databaseUrl' | 'dataDir'>) {
  const database = await openDatabase({ ...options, log: LOG });
  const rows = await database.orm.select().from(asset).orderBy(asset.token);
  await database.close();
  return rows.map(({ token, bytes }) => [token, Buffer.from(bytes).toString('base64')]);
}

/** Requests more drafts than are written at once, and kills the server meanwhile. */
async function leaveDraftsUnfinished({ api, workspaceId }: SignedIn): Promise<string[]> {
  const ids: string[] = [];
  for (let draft = 0; draft < 4; draft += 1) {
    const body = {
      requestId: crypto.randomUUID(),
      topic: `Unfinished ${draft}`,
      keywords: [],
      language: 'en',
      location: '',
      notes: '',
    };
    const { article } = await api.content.postDraft({ workspaceId, body });
    ids.push(article.id);
  }
  while (model.writingFor().length === 0) await pause(20);
  await embedded.kill('SIGKILL');
  return ids;
}

test('an installation with unfinished drafts continues on PostgreSQL with the same articles and the same password', async () => {
  await embedded.start();
  expect(await refusalOf(target.url)).toContain('is in use by');
  const before = await signIn(embedded.url);
  const articles = await articlesOf(before);
  expect(articles.length).toBeGreaterThan(10);
  await addImage(before, aPng(640, 360));
  const unfinished = await leaveDraftsUnfinished(before);

  const { code, output } = await exportTo(target.url);
  expect(output).toMatch(/queued again: 4\./);
  expect(output).toMatch(/^article +\d+ +[0-9a-f]{32}$/m);
  expect(code).toBe(0);
  const images = await imagesIn({ databaseUrl: null, dataDir: embedded.dataDir });
  expect(images.map(([, bytes]) => bytes)).toContain(aPng(640, 360).toString('base64'));
  expect(await imagesIn({ databaseUrl: target.url, dataDir: '' })).toEqual(images);

  const key = await readFile(join(embedded.dataDir, 'secrets.key'), 'utf8');
  const moved = await newServerProcess({
    DATABASE_URL: target.url,
    SECRETS_KEY: key.trim(),
    MODEL_BASE_URL: model.baseUrl('moved'),
    MODEL_NAME: 'slow',
    NODE_OPTIONS: '',
  });
  await moved.start();
  const after = await signIn(moved.url);
  const found = await articlesOf(after);
  expect(found.filter(({ id }) => !unfinished.includes(id))).toEqual(articles);
  for (const articleId of unfinished) {
    let generation: Article['generation'];
    do {
      ({ generation } = await after.api.article.getArticle({ ...after, articleId }));
      await pause(100);
    } while (!(generation && isJobOver(generation.state)));
    expect(generation.state).toBe('finished');
  }
  await moved.dispose();
});

test('the embedded database is unchanged', async () => {
  const content = async () => {
    const database = await openDatabase({
      databaseUrl: null,
      dataDir: embedded.dataDir,
      log: LOG,
    });
    return contentOf(database.orm).finally(database.close);
  };
  const before = await content();
  const other = await emptyPostgres();
  expect((await exportDatabase(embedded.dataDir, other.url)).jobs).toBe(4);
  expect(await content()).toEqual(before);
  await other.dispose();
});

test('a database that is not empty is refused, and not changed', async () => {
  expect(await refusalOf(target.url)).toMatch(
    /^The database is not empty: \w+ has rows\. Export to a new one\.$/,
  );
});

test('a folder without a database is refused, and none is created', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'toolkit-nothing-'));
  expect(await refusalOf(target.url, dataDir)).toMatch(/^There is no embedded database in /);
  expect(await readdir(dataDir)).toEqual([]);
  await rm(dataDir, { recursive: true });
});

test.each([
  ['older', sql`delete from drizzle.__drizzle_migrations where id > 1`],
  ['newer', sql`update drizzle.__drizzle_migrations set created_at = 9999999999999`],
])('an embedded database that is %s than the program is refused', async (age, change) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'toolkit-age-'));
  await cp(embedded.dataDir, dataDir, { recursive: true });
  const database = await openDatabase({ databaseUrl: null, dataDir, log: LOG });
  await database.orm.execute(change);
  await database.close();
  expect(await refusalOf(target.url, dataDir)).toMatch(
    new RegExp(`^The database .* an? ${age} version`),
  );
  await rm(dataDir, { recursive: true });
});
