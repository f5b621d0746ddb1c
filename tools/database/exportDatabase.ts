/** Moves an embedded installation to an empty PostgreSQL database; the embedded one stays as it is. */
import { inArray, sql } from 'drizzle-orm';
import pino from 'pino';
import { isStepped } from '#contract/lib/tasks.ts';
import { openDatabase } from '#db/client.ts';
import { type Database, type Orm, rowsOf } from '#db/database.ts';
import { DatabaseNewerError, DatabaseTooOldError, migrate, schemaAge } from '#db/migrate.ts';
import { job } from '#db/schema/work.ts';
import { type JobQueue, openJobQueue } from '#server/jobs/jobQueue.ts';
import { wakeupsOver } from '#server/lib/wakeups.ts';
import { lanesOf } from '#server/modules/work/steppedJob.api.ts';
import { writingJob } from '#server/modules/writing/writing.job.ts';
import { Refusal } from './command.ts';
import { contentOf, differences, type TableContent } from './content.ts';
import { copyTables } from './copyTables.ts';
import { openEmbedded, SILENT } from './embedded.ts';

export interface Exported {
  readonly tables: readonly TableContent[];
  /** Unfinished writing jobs, which are queued again. */
  readonly jobs: number;
}

/** Moves all or nothing. Rejects for a source that cannot be moved completely, and for a target that is not empty. */
export async function exportDatabase(dataDir: string, databaseUrl: string): Promise<Exported> {
  const source = await openEmbedded(dataDir);
  try {
    await refuseOtherSchema(source, dataDir);
    const target = await openDatabase({ databaseUrl, dataDir, log: SILENT });
    return await target.patiently(() => fill(target, source)).finally(target.close);
  } finally {
    await source.close();
  }
}

async function refuseOtherSchema({ orm }: Database, dataDir: string): Promise<void> {
  const age = await schemaAge(orm);
  if (age === 'newer') throw new DatabaseNewerError();
  if (age === 'tooOld') throw new DatabaseTooOldError();
  if (age === 'older')
    throw new Refusal(
      `The database in ${dataDir} was written by an older version of this program. Start this version on it once, stop it, and export again.`,
    );
}

async function fill(target: Database, source: Database): Promise<Exported> {
  await refuseFilled(target.orm);
  await migrate(target);
  const log = pino({ level: 'warn' });
  const queue = await openJobQueue(target.bossOptions, wakeupsOver(target.signals), log);
  const move = (from: Orm) => target.orm.transaction((to) => moveAll(from, to, queue));
  return source.orm.transaction(move).finally(queue.stop);
}

async function moveAll(source: Orm, target: Orm, queue: JobQueue): Promise<Exported> {
  await copyTables(source, target);
  const tables = await contentOf(source);
  const different = differences(tables, await contentOf(target));
  if (different.length > 0)
    throw new Error(`These tables differ after the export: ${different.join(', ')}.`);
  return { tables, jobs: await queueAgain(target, queue) };
}

/** The tables of pg-boss belong to their database. Only the list of unfinished jobs counts. */
async function queueAgain(target: Orm, queue: JobQueue): Promise<number> {
  const jobs = await target
    .select({ id: job.id, kind: job.kind })
    .from(job)
    .where(inArray(job.state, ['queued', 'running']))
    .orderBy(job.createdAt);
  for (const { id, kind } of jobs)
    await queue.enqueue(target, isStepped(kind) ? lanesOf(kind) : writingJob, { jobId: id });
  return jobs.length;
}

/** Tables without rows are accepted, because a failed export leaves them behind. */
async function refuseFilled(target: Orm): Promise<void> {
  const tables = await rowsOf<{ schema: string; name: string }>(
    target,
    sql`select schemaname as schema, tablename as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema', 'drizzle', 'pgboss')`,
  );
  for (const { schema, name } of tables) {
    const table = sql`${sql.identifier(schema)}.${sql.identifier(name)}`;
    const [row] = await rowsOf(target, sql`select from ${table} limit 1`);
    if (row === undefined) continue;
    throw new Refusal(`The database is not empty: ${name} has rows. Export to a new one.`);
  }
}
