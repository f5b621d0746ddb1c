/** The commands for PostgreSQL's own backup, taken from the page that people read. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import pino from 'pino';
import { openDatabase } from '#db/client.ts';
import { rowsOf } from '#db/database.ts';
import { migrate } from '#db/migrate.ts';
import { hostSecret } from '#db/schema/host.ts';
import { openJobQueue } from '#server/jobs/jobQueue.ts';
import { wakeupsOver } from '#server/lib/wakeups.ts';
import { writingJob } from '#server/modules/writing/writing.job.ts';
import { emptyPostgres } from '#tests/support/database.ts';
import { contentOf } from '#tools/database/content.ts';
import { postgresBin } from '#tools/lib/postgres.ts';
import { run } from '#tools/lib/run.ts';

type Empty = Awaited<ReturnType<typeof emptyPostgres>>;

let folder: string;
let original: Empty;
let copy: Empty;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'toolkit-dump-'));
  [original, copy] = [await emptyPostgres(), await emptyPostgres()];
});
afterAll(async () => {
  await original.dispose();
  await copy.dispose();
  rmSync(folder, { recursive: true });
});

const open = (databaseUrl: string) =>
  openDatabase({ databaseUrl, dataDir: '', log: { info() {}, warn() {} } });

async function documented(program: string, DATABASE_URL: string): Promise<void> {
  const page = readFileSync('docs/running.md', 'utf8');
  const [command = ''] = new RegExp(`^${program} .*$`, 'm').exec(page) ?? [];
  const PATH = [postgresBin(), process.env.PATH].join(delimiter);
  const { code, output } = await run('sh', ['-c', command], {
    cwd: folder,
    env: { DATABASE_URL, PATH },
  });
  expect(command).toEqual(expect.stringContaining('content.dump'));
  expect(code).toBe(0);
  expect(output).toBe('');
}

test('what pg_dump saved pg_restore brings back, queued jobs too', async () => {
  const from = await open(original.url);
  await migrate(from);
  const queue = await openJobQueue(
    from.bossOptions,
    wakeupsOver(from.signals),
    pino({ level: 'warn' }),
  );
  await from.orm.insert(hostSecret).values({ name: 'kept', value: ['„ä“', { of: 'course' }] });
  await queue.enqueue(from.orm, writingJob, { jobId: 'a job' });
  await documented('pg_dump', original.url); // while it runs
  await documented('pg_restore', copy.url);
  const to = await open(copy.url);
  expect(await contentOf(to.orm)).toEqual(await contentOf(from.orm));
  await migrate(to);
  expect(
    await rowsOf(to.orm, sql`select data, state from pgboss.job where name = 'writing'`),
  ).toEqual([{ data: { jobId: 'a job' }, state: 'created' }]);
  await queue.stop();
  await from.close();
  await to.close();
});
