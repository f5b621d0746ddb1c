/** Every migration since images exist, on an installation that has one: its bytes stay as they are. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { asset } from '#db/schema/images.ts';
import { testDatabase } from '#tests/support/database.ts';

const WORKSPACE = '00000000-0000-4000-8000-000000000001';
const ALL = globSync('db/migrations/*.sql').sort();
const LAST_BEFORE = 'db/migrations/0003_workspace.sql';
/** Each value of a byte, in an order that does not compress away. */
const IMAGE = Buffer.from(Array.from({ length: 200_000 }, (_, at) => (at * at + (at >> 8)) % 256));

test('an upgrade from the first version with images to this one changes no byte of them', async () => {
  const { database, dispose } = await testDatabase();
  const { orm } = database;
  const migrateBy = async (files: readonly string[]) => {
    for (const file of files)
      for (const statement of readFileSync(file, 'utf8').split('--> statement-breakpoint'))
        await orm.execute(sql.raw(statement));
  };
  await orm.execute(sql`drop schema public cascade`);
  await orm.execute(sql`create schema public`);
  const from = ALL.indexOf(LAST_BEFORE) + 1;
  await migrateBy(ALL.slice(0, from));
  await orm.execute(sql`insert into workspace (id, owner_id, type, time_zone, tags, created_at)
    values (${WORKSPACE}, 'owner', 'MAIN', 'UTC', '{}', now())`);
  await orm.execute(sql`insert into asset (id, workspace_id, token, name, type, width, height, size, bytes, created_at)
    values (${WORKSPACE}, ${WORKSPACE}, 'token', 'a.png', 'image/png', 1, 1, ${IMAGE.length}, ${IMAGE}, now())`);
  await migrateBy(ALL.slice(from));
  const [kept] = await orm.select({ bytes: asset.bytes }).from(asset);
  expect(ALL.length - from).toBeGreaterThan(30);
  expect(IMAGE.equals(kept?.bytes ?? Buffer.alloc(0))).toBe(true);
  await dispose();
});
