/** What an archive says of one thing, as rows of the workspace into which it is imported. */
import { createHash } from 'node:crypto';
import { and, eq, getTableColumns, getTableName, inArray, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { ASSETS_PATH } from '#contract/images/asset.route.ts';
import { Problem } from '#contract/lib/problem.ts';
import type { Orm } from '#db/database.ts';
import { inParts } from '#db/inParts.ts';
import { requireStorageIn } from '#db/room.ts';
import type { ArchiveRow } from '#db/schema/archive.ts';
import { article } from '#db/schema/article.ts';
import { articleBrief } from '#db/schema/briefs.ts';
import { snapshot } from '#db/schema/seo.ts';
import { articleVoice, voice } from '#db/schema/voice.ts';
import { conversation } from '#db/schema/writing.ts';
import type { Deps } from '../../deps.ts';
import { inSlices } from '../../lib/slices.ts';
import { type ArchivedRow, type Importer, importedRow, rowSchema } from './archivedRows.ts';
import { ARCHIVED, type ArchivedPart } from './archivedTables.ts';
import { rootOf } from './archiveFiles.ts';
import type { ArchivedTables, ArchivedThing, ImportContext } from './importContext.ts';
import { KIND_RULES } from './kindRules.ts';

const hashOf = (archive: Pick<ArchiveRow, 'id'>, what: string) =>
  createHash('sha256').update(`${archive.id}/${what}`);

/** The same id becomes the same new one in all of an import, and another one in each import. */
function newIdOf(archive: Pick<ArchiveRow, 'id'>, id: string): string {
  const hex = hashOf(archive, id.toLowerCase()).digest('hex');
  // RFC 9562, version 8: the variant is 10.
  return hex.replace(
    /^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/,
    (_, a, b, c, d, e) => `${a}-${b}-8${c}-a${d}-${e}`,
  );
}

const OWN_IMAGE = new RegExp(`(${ASSETS_PATH}/)([\\w-]{43})(?![\\w-])`, 'g');

/** The address of an image is made of its token, which is another one here. */
const newTokenOf = (archive: Pick<ArchiveRow, 'id'>, token: string): string =>
  hashOf(archive, `image ${token}`).digest('base64url');

/** A file with data, whose texts show the images of the import. */
export const importedText = (archive: Pick<ArchiveRow, 'id'>, content: string): string =>
  content.replace(OWN_IMAGE, (_, path, token) => path + newTokenOf(archive, token));

/**
 * Checks what a file says and returns what stores it, in a transaction. Throws `entry_damaged`, or a ZodError, for what we would not have
 * written; the transaction throws the problem of a bound that is met.
 */
export async function importThing(
  deps: Deps,
  archive: ArchiveRow,
  thing: ArchivedThing,
  fileOf: (path: string) => Promise<Uint8Array>,
): Promise<(tx: Orm) => Promise<void>> {
  const importer: Importer = {
    workspaceId: archive.workspaceId,
    userId: archive.userId,
    idOf: (id) => newIdOf(archive, id),
  };
  const context = { deps, archive, importer, fileOf, tokenOf: tokenIn(archive) };
  const parsed = await parsedTables(thing);
  const rule = KIND_RULES[rootOf(thing.kind)];
  const rows = (await rule.checked?.(parsed, thing, context)) ?? parsed;
  return async (tx) => {
    await requireStorageIn(tx, archive.workspaceId);
    if (thing.isFirst) await rule.requireRoom?.(tx, rows, context);
    else await requireRoot(tx, thing, importer);
    await store(tx, thing, rows, context);
  };
}

const tokenIn = (archive: ArchiveRow) => (token: string) => newTokenOf(archive, token);

/** Rows are many, and each takes a moment. */
async function parsedTables({ kind, id, isFirst, tables }: ArchivedThing): Promise<ArchivedTables> {
  const root = ARCHIVED[rootOf(kind)];
  const parsed = new Map<PgTable, readonly ArchivedRow[]>();
  const inFirst = new Set(root.parts.flatMap((part) => (part.isWhole ? [part.table] : [])));
  for (const table of [root.table, ...root.parts.map((part) => part.table)]) {
    const schema = rowSchema(table);
    // What is checked as a whole stands in the first file.
    if (!isFirst && inFirst.has(table) && (tables[getTableName(table)]?.length ?? 0) > 0)
      throw new Problem('entry_damaged');
    parsed.set(
      table,
      await inSlices(tables[getTableName(table)] ?? [], (row) => schema.parse(row)),
    );
  }
  const [first, ...others] = parsed.get(root.table) ?? [];
  if (others.length > 0 || (first === undefined) === isFirst || (isFirst && first?.id !== id))
    throw new Problem('entry_damaged');
  return parsed;
}

async function requireRoot(tx: Orm, { kind, id }: ArchivedThing, importer: Importer) {
  if (kind === 'workspace') return;
  const root = ARCHIVED[rootOf(kind)];
  if (!(await isIn(tx, root.table, [importer.idOf(id)], importer)).has(importer.idOf(id)))
    throw new Problem('not_found');
}

/** Which of these ids a table has in the workspace. */
async function isIn(
  tx: Orm,
  table: PgTable,
  ids: readonly string[],
  { workspaceId }: Importer,
): Promise<ReadonlySet<string>> {
  const root = Object.values(ARCHIVED).find((one) => one.table === table);
  if (root === undefined || ids.length === 0) return new Set();
  const rows = await tx
    .select({ id: sql<string>`${root.id}` })
    .from(table)
    .where(and(inArray(root.id, [...ids]), eq(root.workspaceId, workspaceId)));
  return new Set(rows.map(({ id }) => id));
}

/** References from one thing to another, which may not have been imported. */
const REFERENCES: readonly {
  readonly from: PgTable;
  readonly field: string;
  readonly to: PgTable;
}[] = [
  { from: articleVoice, field: 'voiceId', to: voice },
  { from: articleBrief, field: 'briefId', to: article },
  { from: snapshot, field: 'articleId', to: article },
  { from: conversation, field: 'articleId', to: article },
];

async function store(
  tx: Orm,
  thing: ArchivedThing,
  tables: ArchivedTables,
  context: ImportContext,
): Promise<void> {
  const { importer } = context;
  const root = ARCHIVED[rootOf(thing.kind)];
  const { storeRoot } = KIND_RULES[rootOf(thing.kind)];
  for (const [table, rows] of tables) {
    if (table === root.table && storeRoot !== undefined) {
      for (const row of rows) await storeRoot(tx, row, context);
      continue;
    }
    const made = rowsOfThing(thing, table, rows, importer);
    const kept = await withReferences(tx, table, made, importer);
    if (table === root.table) await insertRoot(tx, table, made, kept);
    else await insertRows(tx, table, kept);
  }
  for (const one of root.parts) await refuseTooMany(tx, one, ownId(thing, importer));
}

const ownId = ({ kind, id }: ArchivedThing, importer: Importer): string =>
  kind === 'workspace' ? importer.workspaceId : importer.idOf(id);

/** Rows as they are inserted, all of which are of the thing, whatever they say. */
function rowsOfThing(
  thing: ArchivedThing,
  table: PgTable,
  rows: readonly ArchivedRow[],
  importer: Importer,
): ArchivedRow[] {
  const of = ARCHIVED[rootOf(thing.kind)].parts.find((part) => part.table === table)?.of;
  const whose = of && { [fieldOf(table, of)]: ownId(thing, importer) };
  return rows.map((row) => ({ ...importedRow(table, row, importer), ...whose }));
}

/** Nothing of an import replaces what is there. Returns how many rows are new. */
async function insertRows(tx: Orm, table: PgTable, rows: readonly ArchivedRow[]): Promise<number> {
  let count = 0;
  await inParts(rows, async (part) => {
    const made = await tx
      .insert(table)
      .values(part as never) // the columns of the table have made the rows
      .onConflictDoNothing()
      .returning({ is: sql<number>`1` });
    count += made.length;
  });
  return count;
}

/** Throws `not_found` for a thing of another one that is not there, and `entry_known` if it cannot be there twice. */
async function insertRoot(
  tx: Orm,
  table: PgTable,
  made: readonly ArchivedRow[],
  kept: readonly ArchivedRow[],
): Promise<void> {
  if (kept.length < made.length) throw new Problem('not_found');
  if ((await insertRows(tx, table, kept)) < kept.length) throw new Problem('entry_known');
}

/** Throws `entry_damaged` if a thing has more of something than it may, in all of its files. */
async function refuseTooMany(
  tx: Orm,
  { table, of, most, counted }: ArchivedPart,
  id: string,
): Promise<void> {
  if (most === undefined) return; // its key lets no second row in
  const all = await tx.$count(table, and(sql`${of} = ${id}::uuid`, counted));
  if (all > most) throw new Problem('entry_damaged');
}

const fieldOf = (table: PgTable, of: PgColumn): string =>
  Object.entries(getTableColumns(table)).find(([, column]) => column === of)?.[0] ?? '';

/** The rows that refer to what is there, or to nothing. */
async function withReferences(
  tx: Orm,
  table: PgTable,
  rows: readonly ArchivedRow[],
  importer: Importer,
): Promise<readonly ArchivedRow[]> {
  const reference = REFERENCES.find(({ from }) => from === table);
  if (reference === undefined) return rows;
  const { field, to } = reference;
  const ids = rows.flatMap((row) => (typeof row[field] === 'string' ? [row[field]] : []));
  const known = await isIn(tx, to, ids, importer);
  return rows.filter((row) => row[field] === null || known.has(String(row[field])));
}
