import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../db/client.ts';
import { userOfSession } from '../host/accounts.ts';
import { copyDataTemplate } from '../tools/lib/dataTemplate.ts';
const dir = await mkdtemp(join(tmpdir(), 'zx-'));
await copyDataTemplate(dir);
const db = await openDatabase({ databaseUrl: null, dataDir: dir, log: { info() {}, warn() {} } });
const c = (db.orm as any).$client;
await c.query("insert into host_user (id, name, email) values ('u','n','e')");
await c.query(
  "insert into host_session (id, token, user_id, expires_at) values ('s','t','u', now() + interval '1 day')",
);
const min = async (name: string, f: () => Promise<unknown>) => {
  let best = 1e9;
  for (let b = 0; b < 40; b++) {
    const t = performance.now();
    for (let i = 0; i < 50; i++) await f();
    best = Math.min(best, (performance.now() - t) / 50);
  }
  console.log(name.padEnd(40), (best * 1000).toFixed(0), 'us');
};
const now = new Date();
const iso = now.toISOString();
await min('setImmediate', () => new Promise((r) => setImmediate(r)));
await min('select 1', () => c.query('select 1'));
await min('select by key', () => c.query('select user_id from host_session where id = $1', ['s']));
await min('select by key, now()', () =>
  c.query('select user_id from host_session where id = $1 and expires_at > now()', ['s']),
);
await min('select by key, param', () =>
  c.query('select user_id from host_session where id = $1 and expires_at > $2', ['s', iso]),
);
await min('join', () =>
  c.query(
    'select u.id, u.created_at from host_session s join host_user u on u.id = s.user_id where s.id = $1 and s.expires_at > $2',
    ['s', iso],
  ),
);
await min('join array', () =>
  c.query(
    'select u.id, u.created_at from host_session s join host_user u on u.id = s.user_id where s.id = $1 and s.expires_at > $2',
    ['s', iso],
    { rowMode: 'array' },
  ),
);
await min('userOfSession', () => userOfSession(db.orm, 's', now));
await min('begin+commit', () => c.transaction(async () => {}));
await c.query('create table zz (id text primary key, v int)');
await c.query("insert into zz values ('a', 1)");
await min('update', () => c.query('update zz set v = v + 1 where id = $1', ['a']));
await db.close();
process.exit(0);
