/** Whatever an import accepts, every endpoint that reads can answer. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq, getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { unzipSync } from 'fflate';
import { z } from 'zod';
import { API_PREFIX } from '#contract/lib/route.ts';
import type { ArchiveRow } from '#db/schema/archive.ts';
import { articleScore } from '#db/schema/article.ts';
import { articleBrief } from '#db/schema/briefs.ts';
import type { ArticleId, WorkspaceId } from '#db/schema/ids.ts';
import { page } from '#db/schema/seo.ts';
import { articleClaim, articleSource } from '#db/schema/sources.ts';
import { storable } from '#db/storable.ts';
import { linesOf } from '#domain/seo/score/scoreLedger.ts';
import { archivedFields, rowSchema } from '#server/modules/archive/archivedRows.ts';
import {
  ARCHIVED,
  type ArchivedRoot,
  ROOT_KINDS,
  type RootKind,
} from '#server/modules/archive/archivedTables.ts';
import { rootOf } from '#server/modules/archive/archiveFiles.ts';
import { COLUMN_SCHEMAS } from '#server/modules/archive/columnSchemas.ts';
import type { ArchivedThing } from '#server/modules/archive/importContext.ts';
import { importThing } from '#server/modules/archive/importedThing.service.ts';
import { claimWeek } from '#server/modules/ideas/idea.repo.ts';
import { archiveIn, exported, thingsIn } from '#tests/server/support/archives.ts';
import { ENDPOINTS } from '#tests/server/support/endpoints.ts';
import { WITH_MODEL } from '#tests/server/support/newTestServer.ts';
import { aTenant, type Tenant } from '#tests/server/support/tenant.ts';
import {
  checkedId,
  type TestServer,
  type TestUser,
  testServer,
  userWithWorkspace,
} from '#tests/server/support/testServer.ts';
import { filled, neededQuery } from '#tests/support/filled.ts';
import { scoredAnyway } from '#tests/support/scored.ts';

let server: TestServer;
let things: readonly ArchivedThing[];
let files: Readonly<Record<string, Uint8Array>>;
beforeAll(async () => {
  server = await testServer({ works: false, engine: WITH_MODEL });
  const tenant = await aTenant(server, server.user());
  await addOthers(tenant);
  await server.queue.work(server.deps); // the jobs of the tenant are over
  files = unzipSync(await exported(server, tenant.owner, tenant.ids.workspaceId));
  things = thingsIn(files);
});
afterAll(() => server.close());

/** Rows of the tables that a tenant has nothing in. */
async function addOthers({ owner, ids }: Tenant): Promise<void> {
  const { orm } = server.deps;
  const articleId = checkedId<ArticleId>(ids.articleId);
  const createdAt = new Date('2026-01-01T00:00:00Z');
  const page = { url: 'https://a.example/tea', title: 'Tea', state: 'ok', reason: null } as const;
  const text = { language: 'en', paragraphs: ['Tea.'], words: 1, isCut: false, quotes: ['Tea.'] };
  const read = { contentHash: 'a', retrievedAt: createdAt, removedAt: null };
  await orm.insert(articleSource).values({ articleId, ...page, ...text, ...read, createdAt });
  const claim = { kind: 'figure', key: '5', state: 'verified', isMine: false } as const;
  await orm.insert(articleClaim).values({ articleId, ...claim });
  const lines = linesOf(scoredAnyway(['<p>Tea is good.</p>']));
  const measured = { textHash: 'a', scorerVersion: '1', words: 1, createdAt };
  for (const version of [1, 2]) {
    const of = { id: crypto.randomUUID(), articleId, version, lastVersion: version };
    const now = version === 1 ? lines : { ...lines, aiSearch: 1 };
    await orm.insert(articleScore).values({ ...of, ...measured, lines: now });
  }
  await orm.insert(articleBrief).values({ articleId, briefId: articleId });
  const choice = { choice: 'voice', voiceId: ids.voiceId };
  const voiceOf = `/brandVoice/${ids.workspaceId}/articles/${ids.articleId}/voice`;
  await server.call(owner, 'PUT', voiceOf, choice);
  await server.call(owner, 'POST', `/dictionary/${ids.workspaceId}`, { words: ['Acme'] });
}

/** What nobody would write by hand; a column gets those that it accepts. */
const VALUES: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  0.5,
  1,
  101,
  1_000_000_000,
  2 ** 31 - 1,
  '',
  'x',
  '__proto__',
  'not a language',
  'zz-Zzzz-ZZ-x-nobody',
  '\u0000\ud800',
  'https://a.example/x',
  'imported:x',
  `article:${crypto.randomUUID()}`,
  crypto.randomUUID(),
  '1900-01-01',
  '2999-12-31',
  '0000-01-01T00:00:00.000Z',
  '1900-01-01T00:00:00.000Z',
  '2999-12-31T00:00:00.000Z',
  'x'.repeat(3000),
  [],
  {},
];

type Row = Readonly<Record<string, unknown>>;
interface Change {
  readonly what: string;
  readonly thing: ArchivedThing;
  /** The changes of single tables that it is made of. */
  readonly parts: readonly Change[];
}

/** Some of them, for what lies inside the value of a column. */
const INNER_VALUES: readonly unknown[] = [null, -1, 0.5, '__proto__'];

/** A value, and the same with each of its innermost values changed. */
function changesOf(value: unknown, changed = VALUES): unknown[] {
  if (typeof value !== 'object' || value === null) return [...changed];
  const inner = Object.entries(value).flatMap(([name, one]) =>
    changesOf(one, INNER_VALUES).map((other) =>
      Array.isArray(value) ? [other] : { ...value, [name]: other },
    ),
  );
  return [value, [], null, ...inner];
}

/** The values of a column: those that it has, and those that its schema describes. */
function valuesOf(table: PgTable, name: string, value: unknown): unknown[] {
  const column = getTableColumns(table)[name];
  const schema = COLUMN_SCHEMAS[`${getTableName(table)}.${column?.name}`];
  if (schema === undefined || column?.columnType !== 'PgJsonb') return changesOf(value);
  const described = filled(schema instanceof z.ZodPipe ? schema.in : schema, KNOWN);
  return [...changesOf(value), ...changesOf(described)];
}

const ID = crypto.randomUUID();
/** What values of columns name. */
const KNOWN = {
  id: ID,
  articleId: ID,
  auditId: ID,
  topicSearchId: ID,
  competitionId: null,
  blockId: 'b1',
};

const partsOf = ({ table, parts }: (typeof ARCHIVED)[RootKind]): PgTable[] => [
  table,
  ...parts.map((part) => part.table),
];

/** The thing with one value changed, each way that its table accepts. */
const changedThings = (thing: ArchivedThing): Change[] =>
  partsOf(ARCHIVED[rootOf(thing.kind)]).flatMap((table) => changedIn(thing, table));

function changedIn(thing: ArchivedThing, table: PgTable): Change[] {
  const [first = {}, ...others] = (thing.tables[getTableName(table)] ?? []) as Row[];
  const names = Object.keys(archivedFields(table)).filter((name) => name !== 'id');
  const rows = names.flatMap((name) =>
    valuesOf(table, name, first[name]).map((value) => ({
      what: `${getTableName(table)}.${name} = ${JSON.stringify(value).slice(0, 200)}`,
      row: { ...first, [name]: value },
    })),
  );
  return rows.flatMap(({ what, row }) => {
    if (!rowSchema(table).safeParse(row).success) return [];
    const tables = { ...thing.tables, [getTableName(table)]: [row, ...others] };
    return [{ what, thing: { ...thing, tables }, parts: [] }];
  });
}

/** One change of each table at once, so that fewer things are imported and read. */
function joined(changes: readonly Change[], tables: readonly PgTable[]): Change[] {
  const lists = tables.map((table) => {
    const name = getTableName(table);
    return { name, list: changes.filter(({ what }) => what.startsWith(`${name}.`)) };
  });
  const most = Math.max(...lists.map(({ list }) => list.length));
  return Array.from({ length: most }, (_, at): Change => {
    const parts = lists.flatMap(({ name, list }) => {
      const part = list[at];
      return part === undefined ? [] : [{ name, part }];
    });
    const [first] = parts;
    if (first === undefined) throw new Error('There is no change.');
    const rows = parts.map(({ name, part }) => [name, part.thing.tables[name]]);
    const { thing } = first.part;
    return {
      what: parts.map(({ part }) => part.what).join(' and '),
      thing: { ...thing, tables: { ...thing.tables, ...Object.fromEntries(rows) } },
      parts: parts.map(({ part }) => part),
    };
  });
}

/** Paths by the names of their parameters. */
const READS = ENDPOINTS.filter(({ route }) => route.method === 'GET' && route.stream !== true).map(
  ({ url, schemas }) => ({
    url,
    query: neededQuery(schemas.query, {}),
    names: [...url.matchAll(/:(\w+)/g)].map(([, name = '']) => name),
  }),
);

/** Answers that say that we have failed. */
async function failuresIn(user: TestUser, ids: Row): Promise<string[]> {
  const named = Object.keys(ids);
  const failed: string[] = [];
  for (const { url, query, names } of READS) {
    if (names.length !== named.length || !names.every((name) => name in ids)) continue;
    const path = url.replace(/:(\w+)/g, (_, name) => String(ids[name])) + query;
    const { status } = await server.call(user, 'GET', path.slice(API_PREFIX.length));
    if (status >= 500) failed.push(`${status} ${url}`);
  }
  return failed;
}

/** The parameter that names a thing of the kind. */
const NAME_OF: Readonly<Partial<Record<RootKind, string>>> = {
  article: 'articleId',
  image: 'assetId',
  snapshot: 'snapshotId',
  topicSearch: 'topicSearchId',
  audit: 'auditId',
  conversation: 'conversationId',
};

/** Imports a thing; null: it is refused. Resolves with its id. */
async function importedId(archive: ArchiveRow, thing: ArchivedThing): Promise<string | null> {
  const root = ARCHIVED[rootOf(thing.kind)];
  const before = await idsIn(root, archive);
  try {
    const keep = await importThing(server.deps, archive, storable(thing), async (path) =>
      Buffer.from(files[path] ?? new Uint8Array()),
    );
    await server.deps.orm.transaction(keep);
  } catch (error) {
    if (['Problem', 'ZodError'].includes((error as Error).constructor.name)) return null;
    throw error;
  }
  const [made] = [...(await idsIn(root, archive))].filter((id) => !before.has(id));
  return made ?? archive.workspaceId;
}

async function idsIn(
  { table, id, workspaceId }: ArchivedRoot,
  archive: ArchiveRow,
): Promise<ReadonlySet<string>> {
  const isIn = eq(workspaceId, archive.workspaceId);
  const rows = await server.deps.orm
    .select({ id: sql<string>`${id}` })
    .from(table)
    .where(isIn);
  return new Set(rows.map((row) => row.id));
}

/** As many things as there may be of every kind in a workspace. */
const AT_ONCE = 15;

/** What cannot be read once these are imported, each into an archive of its own. */
async function failuresOf(kind: RootKind, changes: readonly Change[]) {
  const { user, workspaceId } = await userWithWorkspace(server);
  const week = { workspaceId: checkedId<WorkspaceId>(workspaceId), week: '2026-05-04' };
  await claimWeek(server.deps.orm, { ...week, madeAt: new Date() });
  const isHere = eq(page.workspaceId, checkedId(workspaceId));
  const failed: string[] = [];
  const accepted: string[] = [];
  const refused: Change[] = [];
  for (const { what, thing, parts } of changes) {
    const archive = archiveIn(workspaceId, user);
    if (OF_ARTICLE.includes(kind)) await importedId(archive, thingOf('article'));
    const id = await importedId(archive, thing);
    if (id === null) refused.push(...parts);
    if (id === null) continue;
    accepted.push(what);
    const name = NAME_OF[kind];
    const of = name === undefined ? {} : { [name]: id };
    const unread = await failuresIn(user, { workspaceId, ...of });
    failed.push(...unread.map((one) => `${what}: ${one}`));
    await server.deps.orm.delete(page).where(isHere); // there is one of an address
  }
  const unread = await failuresIn(user, { workspaceId });
  return {
    accepted,
    refused,
    failed: [...failed, ...unread.map((one) => `${accepted.join(' | ')}: ${one}`)],
  };
}

const OF_ARTICLE: readonly RootKind[] = ['snapshot', 'conversation'];

function thingOf(kind: RootKind): ArchivedThing {
  const thing = things.find((one) => rootOf(one.kind) === kind);
  if (thing === undefined) throw new Error(`There is no ${kind}.`);
  return thing;
}

// §d.archives.4
test.each(ROOT_KINDS)('whatever an import accepts of a thing can be read (%s)', async (kind) => {
  const changes = changedThings(thingOf(kind));
  for (const table of partsOf(ARCHIVED[kind]))
    expect(changes.some(({ what }) => what.startsWith(`${getTableName(table)}.`))).toBe(true);
  let waiting = joined(changes, partsOf(ARCHIVED[kind]));
  let accepted = 0;
  while (waiting.length > 0) {
    const { failed, refused, ...found } = await failuresOf(kind, waiting.slice(0, AT_ONCE));
    expect(failed).toEqual([]);
    accepted += found.accepted.length;
    waiting = [...waiting.slice(AT_ONCE), ...refused]; // one by one
  }
  expect(accepted).toBeGreaterThan(changes.length / 10);
});
