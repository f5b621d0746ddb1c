/**
 * What `bench:server` compares with: node:http and hand-written SQL over the same database with the same
 * guards, doing the least that is still a read and a save. No accounts, no limits, no checks.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { PGlite } from '@electric-sql/pglite';
import type pg from 'pg';
import type { BlockOp } from '../domain/article/body.ts';
import { openDatabase } from '../db/client.ts';

const TABLES = `
create table article (id uuid primary key, version integer not null, block_order jsonb not null);
create table article_block (article_id uuid, id text, html text not null, primary key (article_id, id));
create table save_request (article_id uuid, request_id text, primary key (article_id, request_id));
`;

type Row = Record<string, unknown>;
type Query = (sql: string, values?: unknown[]) => Promise<{ rows: Row[] }>;
type InTransaction = <T>(work: (query: Query) => Promise<T>) => Promise<T>;

interface Save {
  readonly baseVersion: number;
  readonly requestId: string;
  readonly ops: readonly Extract<BlockOp, { op: 'put' }>[];
}

const { PORT, DATA_DIR = '', DATABASE_URL = '' } = process.env;
const log = { info() {}, warn() {} };
const database = await openDatabase({ databaseUrl: DATABASE_URL || null, dataDir: DATA_DIR, log });
// Drizzle keeps the client it was given here: so the peer has what the product has, down to each setting.
const client = (database.orm as unknown as { $client: PGlite | pg.Pool }).$client;
const query: Query = (sql, values) => (client as pg.Pool).query(sql, values); // both have it, alike
const inTransaction: InTransaction =
  client instanceof PGlite
    ? (work) => client.transaction((tx) => work((sql, values) => tx.query<Row>(sql, values)))
    : async (work) => {
        const connection = await client.connect();
        try {
          await connection.query('begin');
          const result = await work((sql, values) => connection.query(sql, values));
          await connection.query('commit');
          return result;
        } finally {
          connection.release();
        }
      };
for (const statement of TABLES.split(';').filter((text) => text.trim() !== '')) {
  await query(statement);
}

createServer((request, response) => {
  answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
}).listen(Number(PORT), '127.0.0.1');

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.url === '/readyz') return void response.end();
  const id = request.url?.slice(1) ?? '';
  const done = await ACTIONS[request.method ?? '']?.(id, request);
  const body = JSON.stringify(done);
  response.setHeader('content-type', 'application/json');
  response.setHeader('content-length', Buffer.byteLength(body));
  response.end(body);
}

const ACTIONS: Readonly<
  Record<string, (id: string, request: IncomingMessage) => Promise<unknown>>
> = {
  PUT: (id, request) => create(id, request),
  GET: (id) => read(id),
  PATCH: (id, request) => save(id, request),
};

async function create(id: string, request: IncomingMessage): Promise<unknown> {
  const { ops } = await bodyOf(request);
  await query('insert into article values ($1, 1, $2)', [
    id,
    JSON.stringify(ops.map((op) => op.id)),
  ]);
  await query(
    'insert into article_block select $1, id, html from unnest($2::text[], $3::text[]) as new (id, html)',
    [id, ops.map((op) => op.id), ops.map((op) => op.html)],
  );
  return { version: 1 };
}

async function read(id: string): Promise<unknown> {
  const [found, blocks] = [
    await query('select version, block_order from article where id = $1', [id]),
    await query('select id, html from article_block where article_id = $1', [id]),
  ];
  const html = new Map(blocks.rows.map((block) => [block.id, block.html]));
  const order = (found.rows[0]?.block_order ?? []) as string[];
  const { version } = found.rows[0] ?? {};
  return { id, version, blocks: order.map((block) => ({ id: block, html: html.get(block) })) };
}

async function save(id: string, request: IncomingMessage): Promise<unknown> {
  const { baseVersion, requestId, ops } = await bodyOf(request);
  return inTransaction(async (run) => {
    await run('insert into save_request values ($1, $2)', [id, requestId]);
    const updated = await run(
      'update article set version = version + 1 where id = $1 and version = $2 returning version',
      [id, baseVersion],
    );
    if (updated.rows.length === 0) throw new Error('stale');
    for (const op of ops) {
      await run(
        'insert into article_block values ($1, $2, $3) on conflict (article_id, id) do update set html = excluded.html',
        [id, op.id, op.html],
      );
    }
    return updated.rows[0];
  });
}

async function bodyOf(request: IncomingMessage): Promise<Save> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString()) as Save;
}
