/**
 * The peer of `bench:server`: node:http and hand-written SQL on the same database with the same guards. It
 * does the work of a read and a save (session, rights, idempotency, version) statement by statement, and
 * nothing else: no token, no limits, no validation, no log.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { PGlite } from '@electric-sql/pglite';
import type pg from 'pg';
import { openDatabase } from '../db/client.ts';
import type { BlockOp } from '../domain/article/body.ts';

const TABLES = `
create table session (id text primary key, user_id text not null, expires_at timestamptz not null);
create table folder (id text primary key, owner_id text not null, archived_at timestamptz);
create table folder_guest (folder_id text, user_id text, can_write boolean, primary key (folder_id, user_id));
create table workspace (id text primary key, owner_id text not null, folder_id text not null);
create table article (id uuid primary key, workspace_id text not null, version integer not null,
  block_order jsonb not null);
create table article_block (article_id uuid, id text, html text not null, primary key (article_id, id));
create table save_request (article_id uuid, user_id text, request_id text, response jsonb not null,
  primary key (article_id, user_id, request_id));
insert into session values ('session', 'user', now() + interval '1 day');
insert into folder values ('folder', 'user');
insert into workspace values ('workspace', 'user', 'folder');
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
// Drizzle keeps its client here, so the peer uses the same one with the same settings as the product.
const client = (database.orm as unknown as { $client: PGlite | pg.Pool }).$client;
const query: Query = (sql, values) => (client as pg.Pool).query(sql, values); // both have it
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
  const [, workspaceId = '', id = ''] = request.url?.split('/') ?? [];
  const userId = await userOf(request);
  await assertRights(userId, workspaceId);
  const done = await ACTIONS[request.method ?? '']?.({ id, userId, workspaceId }, request);
  const body = JSON.stringify(done);
  response.setHeader('content-type', 'application/json');
  response.setHeader('content-length', Buffer.byteLength(body));
  response.end(body);
}

async function userOf({ headers }: IncomingMessage): Promise<string> {
  const { rows } = await query('select user_id from session where id = $1 and expires_at > now()', [
    headers['x-api-key'],
  ]);
  if (rows.length === 0) throw new Error('not signed in');
  return String(rows[0]?.user_id);
}

async function assertRights(userId: string, workspaceId: string): Promise<void> {
  const { rows } = await query(
    `select workspace.owner_id, folder.archived_at, guest.can_write
    from workspace join folder on folder.id = workspace.folder_id
    left join folder_guest guest on guest.folder_id = folder.id and guest.user_id = $2
    where workspace.id = $1`,
    [workspaceId, userId],
  );
  const [found] = rows;
  const mayWrite = found?.owner_id === userId || found?.can_write === true;
  if (!mayWrite || found?.archived_at !== null) throw new Error('forbidden');
}

interface Address {
  readonly id: string;
  readonly userId: string;
  readonly workspaceId: string;
}

const ACTIONS: Readonly<
  Record<string, (address: Address, request: IncomingMessage) => Promise<unknown>>
> = {
  PUT: (address, request) => create(address, request),
  GET: (address) => read(address),
  PATCH: (address, request) => save(address, request),
};

async function create({ id, workspaceId }: Address, request: IncomingMessage): Promise<unknown> {
  const { ops } = await bodyOf(request);
  const ids = ops.map((op) => op.id);
  await query('insert into article values ($1, $2, 1, $3)', [id, workspaceId, JSON.stringify(ids)]);
  await query(
    'insert into article_block select $1, id, html from unnest($2::text[], $3::text[]) as new (id, html)',
    [id, ids, ops.map((op) => op.html)],
  );
  return { version: 1 };
}

async function read({ id, workspaceId }: Address): Promise<unknown> {
  const found = await query(
    'select version, block_order from article where id = $1 and workspace_id = $2',
    [id, workspaceId],
  );
  const blocks = await query('select id, html from article_block where article_id = $1', [id]);
  const html = new Map(blocks.rows.map((block) => [block.id, block.html]));
  const order = (found.rows[0]?.block_order ?? []) as string[];
  const { version } = found.rows[0] ?? {};
  return { id, version, blocks: order.map((block) => ({ id: block, html: html.get(block) })) };
}

async function save(
  { id, userId, workspaceId }: Address,
  request: IncomingMessage,
): Promise<unknown> {
  const { baseVersion, requestId, ops } = await bodyOf(request);
  return inTransaction(async (run) => {
    const { rows } = await run(
      'select version from article where id = $1 and workspace_id = $2 for update',
      [id, workspaceId],
    );
    const done = await run(
      'select response from save_request where article_id = $1 and user_id = $2 and request_id = $3',
      [id, userId, requestId],
    );
    if (done.rows.length > 0) return done.rows[0]?.response;
    if (rows[0]?.version !== baseVersion) throw new Error('stale');
    for (const op of ops) {
      await run(
        'insert into article_block values ($1, $2, $3) on conflict (article_id, id) do update set html = excluded.html',
        [id, op.id, op.html],
      );
    }
    const response = { version: baseVersion + 1 };
    await run('update article set version = $2 where id = $1', [id, response.version]);
    await run('insert into save_request values ($1, $2, $3, $4)', [
      id,
      userId,
      requestId,
      JSON.stringify(response),
    ]);
    return response;
  });
}

async function bodyOf(request: IncomingMessage): Promise<Save> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString()) as Save;
}
