import { randomBytes } from 'node:crypto';
import type { PGlite } from '@electric-sql/pglite';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { startMaintenance } from '#db/pglite/maintenance.ts';
import { type TestDatabase, testDatabase } from '#tests/support/database.ts';

let opened: TestDatabase;
let client: PGlite;
beforeEach(async () => {
  opened = await testDatabase();
  client = (opened.database.orm as unknown as { $client: PGlite }).$client;
  await client.exec("insert into host_secret (name, value) values ('text', '0')");
});
afterEach(async () => {
  jest.useRealTimers();
  await opened.dispose();
});

const SAVES = 20;

/** Saves one text again and again; answers with how large its table is then. */
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

test('from time to time the room of overwritten texts is given back and the log is cut', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  const stop = startMaintenance(client, { info() {}, warn() {} });
  const [checkpoint, size] = [await lastCheckpoint(), await sizeAfterSaves()];
  jest.advanceTimersByTime(60 * 60 * 1000);
  await stop();
  expect(await lastCheckpoint()).not.toEqual(checkpoint);
  expect(await sizeAfterSaves()).toBeLessThan(size * 1.5);
});

test('a round that fails is a warning, not the end of the process', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  const warnings: string[] = [];
  const closed = { exec: () => Promise.reject(new Error('closed')) } as unknown as PGlite;
  const stop = startMaintenance(closed, { info() {}, warn: (text) => void warnings.push(text) });
  jest.advanceTimersByTime(60 * 60 * 1000);
  await stop();
  expect(warnings[0]).toContain('closed');
});
