/**
 * `npm run db:export -- postgres://…`: moves the embedded installation in DATA_DIR, whose server must be
 * stopped, to an empty PostgreSQL database. The embedded database stays as it is.
 */
import { configOf } from '#server/config.ts';
import { argumentOf, asCommand } from './database/command.ts';
import { dataFolder } from './database/embedded.ts';
import { exportDatabase } from './database/exportDatabase.ts';
import { table } from './lib/table.ts';

const USAGE = 'Name the target: npm run db:export -- postgres://user:password@host/database';

await asCommand(async () => {
  const { DATABASE_URL } = configOf({ DATABASE_URL: argumentOf(USAGE) });
  const dataDir = dataFolder();
  const { tables, jobs } = await exportDatabase(dataDir, String(DATABASE_URL));
  const rows = tables.map(({ table, rows, checksum }) => [table, rows, checksum] as const);
  console.log(table(['table', 'rows', 'md5 on both sides'], rows));
  console.log(`Unfinished drafts, queued again: ${jobs}.`);
  console.log(`Start the server with DATABASE_URL; the database in ${dataDir} is unchanged.`);
});
