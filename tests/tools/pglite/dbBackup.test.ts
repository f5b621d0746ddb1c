import { existsSync, readdirSync, statSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { hostSecret } from '#db/schema/host.ts';
import { asset } from '#db/schema/images.ts';
import { type TestDatabase, testDatabase } from '#tests/support/database.ts';
import { backUp, restore } from '#tools/database/archive.ts';
import { saidOf } from '#tools/database/command.ts';
import { contentOf } from '#tools/database/content.ts';
import { openEmbedded } from '#tools/database/embedded.ts';
import { type Outcome, ROOT, run, runNode } from '#tools/lib/run.ts';

let files: TestDatabase;
let folder: string;
let backup: string;
/** A data folder that does not exist yet. */
let dataDir: string;

const command = (script: string, file: string, on: string): Promise<Outcome> =>
  runNode([`tools/${script}.ts`, file], { cwd: ROOT, env: { DATA_DIR: on, NODE_OPTIONS: '' } });

/** What the commands would say, without a process of their own. */
const refusalOf = (work: Promise<unknown>): Promise<string> => work.then(() => 'done', saidOf);

/** Every byte, in an order that nothing compresses or decodes. */
const IMAGE = Buffer.from(Array.from({ length: 300_000 }, (_, at) => (at * at * 7 + at) % 256));
const ID = 'a1a1a1a1-0000-4000-8000-000000000000';
const anImage = (bytes: Buffer) => sql`
  with home as (
    insert into workspace (id, owner_id, type, time_zone, tags, created_at)
    values (${ID}, 'owner', 'MAIN', 'UTC', '{}', now()) returning id)
  insert into asset (id, workspace_id, token, name, type, width, height, size, bytes, created_at)
  select id, id, 'token', 'a.png', 'image/png', 1, 1, ${bytes.length}, ${bytes}, now() from home`;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'toolkit-backups-'));
  backup = join(folder, 'backup.tar.gz');
  files = await testDatabase();
  const rows = Array.from({ length: 300 }, (_, row) => ({ name: `row ${row}`, value: { row } }));
  await files.database.orm.insert(hostSecret).values(rows);
  await files.database.orm.execute(anImage(IMAGE));
  await files.reopen(async () => {
    expect((await command('dbBackup', backup, files.dataDir)).output).toMatch(/: 302 rows of /);
  });
});
let attempt = 0;
beforeEach(() => {
  attempt += 1;
  dataDir = join(folder, `data ${attempt}`);
});
afterAll(async () => {
  await files.dispose();
  await rm(folder, { recursive: true });
});

test('a restored installation has the content of the backup and can be written to', async () => {
  const { code, output } = await command('dbRestore', backup, dataDir);
  expect(code).toBe(0);
  expect(output).toEqual(expect.stringContaining('each table as it was saved'));
  const restored = await openEmbedded(dataDir);
  expect(await contentOf(restored.orm)).toEqual(await contentOf(files.database.orm));
  const [kept] = await restored.orm.select({ bytes: asset.bytes }).from(asset);
  expect(IMAGE.equals(kept?.bytes ?? Buffer.alloc(0))).toBe(true);
  await restored.orm.insert(hostSecret).values({ name: 'new', value: 1 });
  await restored.close();
  expect(readdirSync(dataDir)).toEqual(['installed.txt', 'lock', 'pgdata']);
});

test('a backup can be read only by its owner', () => {
  expect(statSync(backup).mode & 0o777).toBe(0o600);
});

test('a backup of a running installation is refused, and none is created', async () => {
  const file = join(folder, 'running.tar.gz');
  const said = await refusalOf(backUp(files.dataDir, file));
  expect(said).toMatch(/^The data folder .* is in use by /);
  expect(existsSync(file)).toBe(false);
});

test('a backup does not overwrite another', async () => {
  const { code, output } = await command('dbBackup', backup, files.dataDir);
  expect(code).toBe(1);
  expect(output).toEqual(`${backup} already exists. Choose another name.\n`);
});

test('an existing database is not overwritten', async () => {
  expect(await refusalOf(restore(backup, files.dataDir))).toMatch(
    /^There is already a database in /,
  );
});

test('a truncated backup, or another file, is refused and leaves nothing behind', async () => {
  const [cut, other] = [join(folder, 'cut.tar.gz'), join(folder, 'other.tar.gz')];
  const bytes = await readFile(backup);
  await writeFile(cut, bytes.subarray(0, bytes.length / 2));
  await run('tar', ['-czf', other, '-C', ROOT, 'LICENSE']);
  expect(await refusalOf(restore(cut, dataDir))).toContain(`${cut} is not a complete backup.`);
  expect(await refusalOf(restore(other, dataDir))).toBe(
    `${other} was not made by npm run db:backup.`,
  );
  expect(readdirSync(dataDir)).toEqual(['lock']);
});

/** A backup that was changed after db:backup wrote it. */
async function forged(name: string, change: (unpacked: string) => Promise<unknown>) {
  const unpacked = await mkdtemp(join(folder, 'unpacked-'));
  await run('tar', ['-xzf', backup, '-C', unpacked]);
  await change(unpacked);
  const file = join(folder, name);
  await run('tar', ['-czf', file, '-C', unpacked, '.']);
  return file;
}

async function execute(unpacked: string, statement: ReturnType<typeof sql>) {
  const database = await openEmbedded(unpacked);
  await database.orm.execute(statement);
  await database.close();
}

test('a backup can be restored into an installation that lost its database', async () => {
  const lost = join(folder, 'lost');
  await mkdir(join(lost, 'pgdata.new-cut-off'), { recursive: true });
  await writeFile(join(lost, 'installed.txt'), '');
  const tables = await restore(backup, lost);
  expect(tables).toContainEqual(expect.objectContaining({ table: 'host_secret', rows: 300 }));
  expect(readdirSync(lost)).toEqual(['installed.txt', 'lock', 'pgdata']);
});

test('a backup whose rows do not match its manifest is refused', async () => {
  const file = await forged('damaged.tar.gz', (unpacked) =>
    execute(unpacked, sql`delete from host_secret where name = 'row 7'`),
  );
  expect(await refusalOf(restore(file, dataDir))).toBe(
    `${file} is damaged. These tables differ from what was saved: host_secret.`,
  );
  expect(readdirSync(dataDir)).toEqual(['lock']);
});

test('a backup of a newer version is refused', async () => {
  const file = await forged('newer.tar.gz', (unpacked) =>
    execute(unpacked, sql`update drizzle.__drizzle_migrations set created_at = 9999999999999`),
  );
  expect(await refusalOf(restore(file, dataDir))).toMatch(
    /^The database was written by a newer version /,
  );
});
