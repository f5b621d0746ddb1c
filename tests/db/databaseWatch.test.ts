import { expect, test } from '@jest/globals';
import type { Orm } from '#db/database.ts';
import { watchDatabase } from '#db/databaseWatch.ts';

const error = (code: string) => Object.assign(new Error(code), { cause: { code, message: code } });
const QUERY = {
  // As drizzle answers `rowsOf` and a statement without rows.
  execute: async () => ({ rows: [{ isReadOnly: 'off' }] }),
} as unknown as Orm;

function watched(orm: Orm = QUERY, roomIn?: () => Promise<void>) {
  const lines: string[] = [];
  let time = 0;
  const log = {
    warn: (data: object) =>
      void lines.push(`warn ${JSON.stringify('fault' in data && data.fault)}`),
    error: (data: object) =>
      void lines.push(`error ${JSON.stringify('fault' in data && data.fault)}`),
  };
  const watch = watchDatabase(orm, log, roomIn, () => time);
  const later = (ms: number) => {
    time += ms;
  };
  return { watch, lines, later };
}

test.each([
  ['53100', 'disk_full'],
  ['ENOSPC', 'disk_full'],
  ['53200', 'database_out_of_memory'],
  ['ENOMEM', 'database_out_of_memory'],
  ['53300', 'database_busy'],
  ['25006', 'database_read_only'],
])('%s is %s: one line of the log, however many requests fail', (code, fault) => {
  const { watch, lines } = watched();
  for (let at = 0; at < 100; at += 1) expect(watch.noticed(error(code))).toBe(fault);
  expect(lines).toEqual([`error "${fault}"`]);
});

test('another error is none of the database', () => {
  const { watch, lines } = watched();
  expect(watch.noticed(error('23505'))).toBeNull();
  expect(lines).toEqual([]);
});

test('a full disk that a save has found counts for a while, then the database works again', async () => {
  const { watch, lines, later } = watched();
  watch.noticed(error('53100'));
  await expect(watch.assertWritable()).rejects.toThrow('53100');
  later(40_000);
  await watch.assertWritable();
  expect(lines).toEqual(['error "disk_full"', 'warn "disk_full"']);
});

test('health checks ask the database each time, and write at most every five seconds', async () => {
  const counted = { reads: 0, writes: 0 };
  const counting = {
    execute: async (query: unknown) => {
      const isWrite = JSON.stringify(query).includes('pg_logical_emit_message');
      counted[isWrite ? 'writes' : 'reads'] += 1;
      return { rows: [{ isReadOnly: 'off' }] };
    },
  } as unknown as Orm;
  const { watch, later } = watched(counting);
  for (let at = 0; at < 10; at += 1) await watch.assertWritable();
  expect(counted).toEqual({ reads: 10, writes: 1 });
  later(5000);
  await watch.assertWritable();
  expect(counted).toEqual({ reads: 11, writes: 2 });
});
