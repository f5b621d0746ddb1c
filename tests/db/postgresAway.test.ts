/** A real PostgreSQL that goes away in several ways, and comes back. */
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Database } from '#db/database.ts';
import { assertDatabaseThere, isDatabaseAway } from '#db/databaseAway.ts';
import { openPostgres } from '#db/postgres.ts';
import { startTcpProxy, type TcpProxy } from '#tests/support/tcpProxy.ts';
import { type RestartablePostgres, startPostgres } from '#tools/lib/postgres.ts';

const SILENCE_MAX_MS = 500;

let server: RestartablePostgres;
let network: TcpProxy;
let database: Database;
beforeAll(async () => {
  server = await startPostgres();
  network = await startTcpProxy(Number(new URL(server.url).port));
});
afterAll(async () => {
  await network.close();
  await server.stop();
});
beforeEach(async () => {
  const url = Object.assign(new URL(server.url), { port: String(network.port) }).href;
  database = await openPostgres(url, { info() {}, warn() {} }, SILENCE_MAX_MS);
});
afterEach(() => database.close());

async function asAdministrator(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

async function readOnly(value: 'on' | 'off'): Promise<void> {
  await asAdministrator(`alter system set default_transaction_read_only = ${value}`);
  await asAdministrator('select pg_reload_conf()');
}

interface Way {
  readonly leave: () => Promise<unknown>;
  readonly comeBack: () => Promise<unknown>;
}

const WAYS: Readonly<Record<string, Way>> = {
  'is shut down': { leave: () => server.shutDown('fast'), comeBack: () => server.startAgain() },
  crashes: { leave: () => server.shutDown('immediate'), comeBack: () => server.startAgain() },
  'falls silent': {
    leave: async () => network.silence(true),
    comeBack: async () => network.silence(false),
  },
};

/** Retries until it succeeds: a server that is back may need a moment. */
async function eventually(work: () => Promise<unknown>): Promise<void> {
  for (const deadline = Date.now() + 20_000; ; await pause(50)) {
    const error = await reasonOf(work());
    if (error === null) return;
    if (Date.now() > deadline) throw error;
  }
}

const reasonOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (reason: unknown) => reason,
  );

describe.each(Object.entries(WAYS))('a server that %s', (_, { leave, comeBack }) => {
  test('a server that is away counts as away, for running and for new statements, until it is back', async () => {
    const heard: string[] = [];
    database.signals.receive((topic) => heard.push(topic));
    const left = Promise.withResolvers<void>();
    const underWay = database.orm.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      await left.promise; // nothing checks the connection between two statements
      await assertDatabaseThere(tx);
    });
    const waiting = database.orm.execute(sql`select pg_sleep(4)`);
    const broken = [reasonOf(underWay), reasonOf(waiting)];
    await pause(100);
    await leave();
    left.resolve();
    const asked = reasonOf(assertDatabaseThere(database.orm));
    const reasons = await Promise.all([...broken, asked]);
    await comeBack();
    expect(reasons.filter((reason) => !isDatabaseAway(reason))).toEqual([]);
    await eventually(() => assertDatabaseThere(database.orm));
    await eventually(async () => {
      database.signals.send('hint');
      await pause(50);
      expect(heard).toContain('hint');
    });
  });
});

test('a server that takes no changes, such as a standby, counts as away', async () => {
  const change = () => database.orm.execute(sql`create table if not exists changed ()`);
  await readOnly('on');
  await eventually(async () => expect(isDatabaseAway(await reasonOf(change()))).toBe(true));
  expect(isDatabaseAway(await reasonOf(assertDatabaseThere(database.orm)))).toBe(true);
  await readOnly('off');
  await eventually(change);
});

test('a server that is shutting down or starting up counts as away', async () => {
  const shutDown = server.shutDown('smart'); // once `database` is closed; until then nobody new gets in
  await pause(200);
  const refused = await reasonOf(openPostgres(server.url, { info() {}, warn() {} }));
  expect(refused).toEqual(expect.objectContaining({ code: '57P03' }));
  expect(isDatabaseAway(refused)).toBe(true);
  await database.close();
  await shutDown;
  await server.startAgain();
  database = await openPostgres(server.url, { info() {}, warn() {} });
});

test('long work is waited for', async () => {
  const slow = sql`select pg_sleep(${(SILENCE_MAX_MS * 2) / 1000})`;
  await database.patiently(() => database.orm.execute(slow));
  const hanging = await reasonOf(database.orm.execute(slow));
  expect(isDatabaseAway(hanging)).toBe(true);
});

test('an invalid statement does not count as a database that is away', async () => {
  const reason = await reasonOf(database.orm.execute(sql`select from nowhere`));
  expect(reason instanceof Error).toBe(true);
  expect(isDatabaseAway(reason)).toBe(false);
  expect(isDatabaseAway(new Error('anything'))).toBe(false);
});
