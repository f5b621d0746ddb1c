import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PreparedPglite } from '#db/pglite/preparedPglite.ts';
import { copyDataTemplate } from '#tools/lib/dataTemplate.ts';

let directory: string;
let plain: PGlite;
let prepared: PreparedPglite;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'prepared-pglite-'));
  const folders = ['plain', 'prepared'].map((name) => join(directory, name));
  for (const folder of folders) await copyDataTemplate(folder);
  const [forPlain, forPrepared] = folders.map((folder) => join(folder, 'pgdata'));
  plain = new PGlite(forPlain);
  prepared = new PreparedPglite(forPrepared);
  await Promise.all([plain.waitReady, prepared.waitReady]);
});
afterAll(async () => {
  await plain.close();
  await prepared.close();
  await rm(directory, { recursive: true, force: true });
});

const ROW =
  'select $1::text as text, $2::int as int, $3::bool as bool, $4::timestamptz as time, ' +
  '$5::jsonb as json, $6::text[] as texts, $7::bytea as bytes, $8::uuid as id, $9::float8 as real';
const ROWS: readonly (readonly unknown[])[] = [
  [
    'ä😀\n"',
    -7,
    true,
    new Date(1e12),
    { a: [null, 'x'] },
    ['a,b', '"', '{}'],
    new Uint8Array([0, 255]),
    '7b0c1d7e-0000-4000-8000-000000000001',
    0.1,
  ],
  [null, null, null, null, null, null, null, null, null],
  ['', 0, false, new Date(0), [], [], new Uint8Array(), null, -1e300],
];

describe('a prepared statement', () => {
  it.each(['object', 'array'] as const)(
    'a prepared statement is the same at every use, as %s',
    async (rowMode) => {
      for (const row of ROWS) {
        const wanted = await plain.query(ROW, [...row], { rowMode });
        for (let use = 1; use <= 3; use += 1)
          expect(await prepared.query(ROW, [...row], { rowMode })).toEqual(wanted);
      }
    },
  );

  it('a prepared statement has the same result for changes, with and without returned rows', async () => {
    const statements: [string, unknown[]][] = [
      ['insert into kept values ($1, $2) on conflict (id) do update set n = excluded.n', ['a', 1]],
      ['update kept set n = n + $1 returning *', [1]],
      ['with gone as (delete from kept where id = $1 returning id) select * from gone', ['a']],
      ['select from kept where id = any($1)', [['a', 'b']]],
    ];
    for (const client of [plain, prepared])
      await client.exec('create table kept (id text primary key, n int)');
    for (let use = 1; use <= 3; use += 1) {
      for (const [text, params] of statements)
        expect(await prepared.query(text, params)).toEqual(await plain.query(text, params));
    }
  });
});

const use = async (client: Pick<PGlite, 'query'>, n: number) =>
  (await client.query<{ n: number }>('select 10 / $1::int as n', [n])).rows[0]?.n;

it('fails as PGlite does, and works again afterwards', async () => {
  const wanted = await plain.query('select 10 / $1::int as n', [0]).catch((error) => error);
  for (let times = 1; times <= 3; times += 1) {
    await expect(use(prepared, 0)).rejects.toMatchObject({
      code: wanted.code,
      message: wanted.message,
      query: wanted.query,
      params: wanted.params,
    });
    expect(await use(prepared, 5)).toBe(2);
  }
  await expect(prepared.query('select from nowhere')).rejects.toThrow('does not exist');
  await expect(prepared.query('select from nowhere')).rejects.toThrow('does not exist');
  expect(await use(prepared, 2)).toBe(5);
});

it('rolls a transaction back with what its prepared statements did', async () => {
  await prepared.exec('create table counted (n int)');
  const add = (client: Pick<PGlite, 'query'>) => client.query('insert into counted values (1)');
  const count = async () => (await prepared.query('select from counted')).rows.length;
  await add(prepared);
  await add(prepared);
  const undone = prepared.transaction(async (tx) => {
    await add(tx);
    await use(tx, 0);
  });
  await expect(undone).rejects.toThrow('division by zero');
  expect(await count()).toBe(2);
  await prepared.transaction(async (tx) => void (await add(tx)));
  expect(await count()).toBe(3);
});

it('keeps other statements out of a transaction', async () => {
  await use(prepared, 1);
  const seen: string[] = [];
  const first = prepared.transaction(async (tx) => {
    for (let n = 1; n <= 5; n += 1) {
      await use(tx, n);
      seen.push('inside');
    }
  });
  const second = use(prepared, 1).then(() => seen.push('outside'));
  await Promise.all([first, second]);
  expect(seen).toEqual([...Array(5).fill('inside'), 'outside']);
});

it.each([
  ['exec', (client: PreparedPglite, text: string) => client.exec(text)],
  ['query', (client: PreparedPglite, text: string) => client.query(text)],
  [
    'a transaction',
    (client: PreparedPglite, text: string) => client.transaction((tx) => tx.exec(text)),
  ],
] as const)('sees a table as it is after a change by %s', async (_, change) => {
  await prepared.exec('drop table if exists changing; create table changing (a int)');
  await prepared.query('insert into changing values (1)');
  const read = async () => (await prepared.query('select * from changing')).rows;
  for (let times = 1; times <= 2; times += 1) expect(await read()).toEqual([{ a: 1 }]);
  await change(prepared, 'alter table changing add b text default $$x$$');
  for (let times = 1; times <= 3; times += 1) expect(await read()).toEqual([{ a: 1, b: 'x' }]);
});

it('recovers when a schema change that a statement was prepared on is rolled back', async () => {
  await prepared.exec('drop table if exists undone; create table undone (a int)');
  const read = (client: Pick<PGlite, 'query'>) => client.query('select * from undone');
  await prepared
    .transaction(async (tx) => {
      await tx.exec('alter table undone add b int');
      for (let times = 1; times <= 3; times += 1) await read(tx);
      await tx.rollback();
    })
    .catch(() => undefined);
  await read(prepared).catch(() => undefined);
  for (let times = 1; times <= 3; times += 1)
    expect((await read(prepared)).fields.map(({ name }) => name)).toEqual(['a']);
});

it('clears statements that were cached while a schema change was waiting', async () => {
  await prepared.exec('drop table if exists late; create table late (a int)');
  const read = () => prepared.query('select * from late');
  await read();
  await Promise.all(
    [read(), read(), prepared.exec('alter table late add b int'), read()].map((one) =>
      one.catch(() => undefined),
    ),
  );
  for (let times = 1; times <= 3; times += 1)
    expect((await read()).fields.map(({ name }) => name)).toEqual(['a', 'b']);
});

it('keeps a bounded number of statements on the server', async () => {
  for (let n = 0; n < 450; n += 1)
    for (let times = 1; times <= 2; times += 1) await prepared.query(`select ${n}`);
  const [kept] = (
    await prepared.query<{ n: number }>('select count(*)::int as n from pg_prepared_statements')
  ).rows;
  expect(kept?.n).toBeLessThanOrEqual(201);
  expect(kept?.n).toBeGreaterThan(100);
});
