/** Exports a workspace: some things after another, each packed into the database as a file of its archive. */
import { and, asc, eq, getTableName, gte, inArray, lte, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { ArchivedKind } from '#contract/archive/archive.route.ts';
import { Problem } from '#contract/lib/problem.ts';
import type { Orm } from '#db/database.ts';
import type { ArchiveId } from '#db/schema/ids.ts';
import { asset } from '#db/schema/images.ts';
import { packed } from '../../adapters/zip/zipWriter.ts';
import type { Deps } from '../../deps.ts';
import { defineSteppedJob, type JobOf, type NewStep } from '../work/steppedJob.api.ts';
import { archiveOfJob, putPiece } from './archive.repo.ts';
import { readableHtml } from './archivedHtml.ts';
import { type ArchivedRow, archivedFields } from './archivedRows.ts';
import { ARCHIVED, type ArchivedPart, ROOT_KINDS, type RootKind } from './archivedTables.ts';
import { ARCHIVE_BOUNDS, dataPath, htmlPath, imagePath } from './archiveFiles.ts';

const input = z.object({});
type ExportJob = JobOf<typeof input>;

export const exporting = defineSteppedJob({
  kind: 'export',
  input,
  charge: null,
  limits: {
    perWorkspace: 1,
    most: 20_000,
    atOnce: 2,
    attempts: 3,
    stepMs: 300_000,
    retryMs: 1000,
    turnMs: 0,
  },
  async plan(deps, job) {
    const steps: NewStep[] = [];
    for (const kind of ROOT_KINDS) steps.push(...(await stepsOf(deps.orm, job, kind)));
    return steps;
  },
  async run(deps, job, { key }, signal) {
    const [kind = '', first = '', last = ''] = key.split(' ');
    const range = { kind: kind as RootKind, first, last }; // as `plan` has written it
    let isAnyTooLarge = false;
    for (const id of await idsIn(deps.orm, job, range)) {
      signal.throwIfAborted();
      isAnyTooLarge = !(await exportOne(deps, job, range.kind, id)) || isAnyTooLarge;
    }
    return isAnyTooLarge
      ? { state: 'failed', error: 'archive_too_large' }
      : { state: 'done', outcome: kind };
  },
});

/** Things of one step: the first and the last of them are its key. */
const THINGS_PER_STEP = 10;

async function stepsOf(orm: Orm, job: ExportJob, kind: RootKind): Promise<NewStep[]> {
  const ids = await idsIn(orm, job, { kind, first: LEAST_ID, last: MOST_ID });
  return Array.from({ length: Math.ceil(ids.length / THINGS_PER_STEP) }, (_, index) => {
    const some = ids.slice(index * THINGS_PER_STEP, (index + 1) * THINGS_PER_STEP);
    return { key: [kind, some[0], some.at(-1)].join(' '), turn: null };
  });
}

const LEAST_ID = '00000000-0000-0000-0000-000000000000';
const MOST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

interface Range {
  readonly kind: RootKind;
  readonly first: string;
  readonly last: string;
}

async function idsIn(
  orm: Orm,
  { workspaceId, userId }: ExportJob,
  { kind, first, last }: Range,
): Promise<string[]> {
  const root = ARCHIVED[kind];
  const rows = await orm
    .select({ id: sql<string>`${root.id}` })
    .from(root.table)
    .where(
      and(
        eq(root.workspaceId, workspaceId),
        gte(root.id, first),
        lte(root.id, last),
        root.isThere,
        root.userId && eq(root.userId, userId),
      ),
    )
    .orderBy(asc(root.id));
  return rows.map(({ id }) => id);
}

/** Exports a thing as it was at one moment, even while somebody changes it. Returns false if a part is larger than an import takes. */
async function exportOne(deps: Deps, job: ExportJob, root: RootKind, id: string): Promise<boolean> {
  const archive = await archiveOfJob(deps.orm, job.id);
  if (archive === null) throw new Problem('not_found');
  try {
    await deps.orm.transaction((tx) => exportIn(tx, archive.id, root, id), ONE_MOMENT);
    return true;
  } catch (error) {
    if (error instanceof Problem && error.code === 'archive_too_large') return false;
    throw error;
  }
}

const ONE_MOMENT = { isolationLevel: 'repeatable read' } as const;

async function exportIn(tx: Orm, archiveId: ArchiveId, root: RootKind, id: string): Promise<void> {
  const put = async (name: string, content: Uint8Array, isDeflated = true) => {
    if (content.length > ARCHIVE_BOUNDS.entryBytes) throw new Problem('archive_too_large');
    const { bytes, facts } = await packed(content, isDeflated);
    await putPiece(tx, { archiveId, name, bytes, facts, packed: bytes.length });
  };
  const { table, id: column } = ARCHIVED[root];
  const [row] = await tx.select(archivedFields(table)).from(table).where(eq(column, id));
  if (row === undefined) return; // deleted since
  const kind = root === 'article' ? (ARTICLE_KINDS[String(row.type)] ?? 'article') : root;
  let number = 0;
  for await (const tables of filesOf(tx, root, id, row)) {
    number += 1;
    await put(dataPath(kind, id, number), Buffer.from(JSON.stringify({ id, tables })));
    if (number === 1 && root === 'article')
      await put(htmlPath(kind, id), await readableHtml(tx, row, tables));
  }
  if (root === 'image') await put(imagePath(id, String(row.type)), await imageBytes(tx, id), false);
}

const ARTICLE_KINDS: Readonly<Record<string, ArchivedKind>> = { BRIEF: 'brief', SMM: 'post' };

async function imageBytes(orm: Orm, id: string): Promise<Uint8Array> {
  const [row] = await orm
    .select({ bytes: asset.bytes })
    .from(asset)
    .where(inArray(sql`${asset.id}`, [id]));
  if (row === undefined) throw new Problem('not_found');
  return row.bytes;
}

export type Tables = Readonly<Record<string, readonly ArchivedRow[]>>;

/** About so much is put into one file. */
const FILE_CHARS = 4_000_000;

/** The rows of a thing, as many at a time as make one file. */
async function* filesOf(
  orm: Orm,
  kind: RootKind,
  id: string,
  row: ArchivedRow,
): AsyncGenerator<Tables> {
  const { table, parts } = ARCHIVED[kind];
  let tables: Record<string, ArchivedRow[]> = { [getTableName(table)]: [row] };
  let chars = 0;
  for (const part of parts)
    for await (const rows of rowsOf(orm, part, id)) {
      const length = JSON.stringify(rows).length;
      if (chars > 0 && chars + length > FILE_CHARS && part.isWhole !== true) {
        yield tables;
        tables = {};
        chars = 0;
      }
      chars += length;
      const name = getTableName(part.table);
      tables[name] = [...(tables[name] ?? []), ...rows];
    }
  yield tables;
}

async function* rowsOf(orm: Orm, part: ArchivedPart, id: string): AsyncGenerator<ArchivedRow[]> {
  const { table, of, by, atOnce } = part;
  for (let offset = 0; ; offset += atOnce) {
    const rows = await orm
      .select(archivedFields(table))
      .from(table)
      .where(eq(of, id))
      .orderBy(...by.map((column) => asc(column)))
      .limit(atOnce)
      .offset(offset);
    if (rows.length > 0) yield rows;
    if (rows.length < atOnce) return;
  }
}
