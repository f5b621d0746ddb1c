import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  jest,
  test,
} from '@jest/globals';
import { sql } from 'drizzle-orm';
import { openDatabase } from '#db/client.ts';
import { DatabaseInUseError } from '#db/pglite/directoryLock.ts';
import { startMaintenance } from '#db/pglite/openPglite.ts';
import { hostSecret } from '#db/schema/host.ts';
import type { Commit } from '#tests/db/support/committer.ts';
import { type TestDatabase, testDatabase } from '#tests/support/database.ts';

let opened: TestDatabase;
beforeAll(async () => {
  opened = await testDatabase();
});
afterAll(() => opened.dispose());
afterEach(() => opened.database.orm.delete(hostSecret));

/** The commits of another process on the same folder before it was killed. */
async function commitsUntilKilled(count: number): Promise<readonly Commit[]> {
  const commits: Commit[] = [];
  await opened.reopen(async (dataDir) => {
    const script = join(import.meta.dirname, '../support/committer.ts');
    const child = fork(script, [dataDir], { execArgv: [] });
    child.on('message', (commit: Commit) => {
      if (commits.push(commit) === count) child.kill('SIGKILL');
    });
    await once(child, 'exit');
  });
  return commits;
}

test('a second opener of the same data folder is refused with a sentence that says what to do', async () => {
  const second = openDatabase({
    databaseUrl: null,
    dataDir: opened.dataDir,
    log: { info() {}, warn() {} },
  });
  await expect(second).rejects.toThrow(DatabaseInUseError);
  await expect(second).rejects.toThrow(/in use by another process.*DATA_DIR/);
});

test('commits are synced to the disk', async () => {
  const result = await opened.database.orm.execute(sql`select current_setting('fsync') as fsync,
    current_setting('wal_sync_method') as method, current_setting('synchronous_commit') as commit`);
  expect((result as unknown as { rows: unknown[] }).rows).toEqual([
    { fsync: 'on', method: 'fsync', commit: 'on' },
  ]);
});

test('every commit is synced to the disk before it is acknowledged', async () => {
  const commits = await commitsUntilKilled(20);
  const syncsOfEach = commits.slice(1).map(({ syncs }, row) => syncs - (commits[row]?.syncs ?? 0));
  expect(syncsOfEach).not.toHaveLength(0);
  expect(Math.min(...syncsOfEach)).toBeGreaterThanOrEqual(1);
});

test('acknowledged commits survive kill -9, and the folder is unlocked', async () => {
  const commits = await commitsUntilKilled(50);
  expect(commits.length).toBeGreaterThanOrEqual(50);
  const kept = await opened.database.orm.select().from(hostSecret);
  expect(kept.map(({ value }) => value)).toEqual(
    expect.arrayContaining(commits.map(({ row }) => row)),
  );
});

test('other work gets its turn between any two statements, also in a transaction', async () => {
  const statements = 50;
  let turns = 0;
  let isWatching = true;
  const watch = () => {
    turns += 1;
    if (isWatching) setImmediate(watch);
  };
  setImmediate(watch);
  await opened.database.orm.transaction(async (tx) => {
    for (let index = 0; index < statements; index += 1) await tx.execute(sql`select 1`);
  });
  isWatching = false;
  expect(turns).toBeGreaterThanOrEqual(statements);
});

describe('maintenance', () => {
  let client: PGlite;
  beforeEach(async () => {
    client = (opened.database.orm as unknown as { $client: PGlite }).$client;
    await client.exec("insert into host_secret (name, value) values ('text', '0')");
  });
  afterEach(() => void jest.useRealTimers());

  const SAVES = 20;

  /** Saves one text again and again and returns the size of its table. */
  async function sizeAfterSaves(): Promise<number> {
    for (let save = 0; save < SAVES; save += 1) {
      const text = randomBytes(50_000).toString('base64');
      await client.query('update host_secret set value = to_jsonb($1::text)', [text]);
    }
    const { rows } = await client.query<{ size: number }>(
      "select pg_total_relation_size('host_secret')::int as size",
    );
    return rows[0]?.size ?? 0;
  }

  async function lastCheckpoint(): Promise<unknown> {
    return (await client.query('select redo_lsn::text from pg_control_checkpoint()')).rows;
  }

  test('maintenance frees the space of overwritten texts periodically, and truncates the log', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
    const stop = startMaintenance(client, { info() {}, warn() {} });
    const [checkpoint, size] = [await lastCheckpoint(), await sizeAfterSaves()];
    jest.advanceTimersByTime(60 * 60 * 1000);
    await stop();
    expect(await lastCheckpoint()).not.toEqual(checkpoint);
    expect(await sizeAfterSaves()).toBeLessThan(size * 1.5);
  });

  test('maintenance logs a failed round as a warning', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
    const warnings: string[] = [];
    const closed = { exec: () => Promise.reject(new Error('closed')) } as unknown as PGlite;
    const stop = startMaintenance(closed, { info() {}, warn: (text) => void warnings.push(text) });
    jest.advanceTimersByTime(60 * 60 * 1000);
    await stop();
    expect(warnings[0]).toContain('closed');
  });
});
