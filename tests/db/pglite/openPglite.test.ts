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
import { type MaintainedDatabase, maintain, startMaintenance } from '#db/pglite/maintenance.ts';
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
  let client: MaintainedDatabase;
  beforeEach(async () => {
    client = (opened.database.orm as unknown as { $client: MaintainedDatabase }).$client;
    await client.exec("insert into host_secret (name, value) values ('text', '0')");
  });
  afterEach(() => void jest.useRealTimers());

  const SAVES = 80;

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

  /** The same database, whose statements of maintenance are noted. */
  function noted(overrides: Partial<MaintainedDatabase> = {}) {
    const steps: string[] = [];
    const database: MaintainedDatabase = {
      isIdle: true,
      query: client.query.bind(client),
      exec(step) {
        steps.push(step);
        return client.exec(step);
      },
      ...overrides,
    };
    return { steps, database };
  }

  test('maintenance frees the space of overwritten texts from time to time, and truncates the log', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
    const stop = startMaintenance(client, { info() {}, warn() {} });
    const [checkpoint, size] = [await lastCheckpoint(), await sizeAfterSaves()];
    jest.advanceTimersByTime(60 * 60 * 1000);
    while (JSON.stringify(await lastCheckpoint()) === JSON.stringify(checkpoint))
      await new Promise(setImmediate);
    await stop();
    expect(await sizeAfterSaves()).toBeLessThan(size * 1.5);
  });

  test('a round does one table in each statement, only where rows have died, and nothing in the next', async () => {
    await maintain(client); // what other tests have left
    await sizeAfterSaves();
    const { steps, database } = noted();
    await maintain(database);
    const vacuums = steps.filter((step) => step.startsWith('VACUUM'));
    expect(vacuums).toContainEqual(
      expect.stringMatching(/^VACUUM \(PROCESS_TOAST false\) pg_toast\.pg_toast_\d+$/),
    );
    expect(steps.every((step) => !step.includes(',') && step !== 'VACUUM')).toBe(true);
    expect(steps.length).toBeLessThan(10);
    const next = noted();
    await maintain(next.database);
    expect(next.steps.filter((step) => vacuums.includes(step))).toEqual([]);
  });

  test('a step waits for as long as anybody waits for the database', async () => {
    await sizeAfterSaves();
    let looks = 0;
    const { steps, database } = noted();
    const busy = Object.defineProperty({ ...database }, 'isIdle', {
      get() {
        looks += 1;
        expect(steps).toEqual([]);
        return looks > 5;
      },
    });
    let isStopped = false;
    await maintain(busy, () => {
      isStopped = looks > 5;
      return isStopped;
    });
    expect({ looks, steps }).toEqual({ looks: 6, steps: [] });
  });

  test('the database is idle between statements, not during a transaction', async () => {
    expect(client.isIdle).toBe(true);
    const during = await opened.database.orm.transaction(async () => client.isIdle);
    expect(during).toBe(false);
    expect(client.isIdle).toBe(true);
    const asked = client.query('select 1');
    await Promise.resolve();
    expect(client.isIdle).toBe(false);
    await asked;
  });

  test('maintenance logs a failed round as a warning', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
    const warnings: string[] = [];
    const query = () => Promise.reject(new Error('closed'));
    const stop = startMaintenance(noted({ query }).database, {
      info() {},
      warn: (text) => void warnings.push(text),
    });
    jest.advanceTimersByTime(60 * 60 * 1000);
    await stop();
    expect(warnings[0]).toContain('closed');
  });
});

test('a statement that keeps everybody waiting is logged with its text, without its values', async () => {
  const warnings: string[] = [];
  await opened.reopen(async (dataDir) => {
    const log = { info() {}, warn: (text: string) => void warnings.push(text) };
    const database = await openDatabase({ databaseUrl: null, dataDir, log });
    const { $client: client } = database.orm as unknown as { $client: PGlite };
    for (const text of ['secret', 'words'])
      await client.query(
        'select count(*) from generate_series(1, 3000000) as slow where $1 <> slow::text',
        [text],
      );
    await client.query('select 1');
    await database.close();
  });
  expect(warnings).toHaveLength(2); // unprepared, and prepared
  for (const warning of warnings) {
    expect(warning).toMatch(/^A statement took \d+ ms: select count\(\*\) from generate_series/);
    expect(warning).not.toMatch(/secret|words/);
  }
});
