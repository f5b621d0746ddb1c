/**
 * `npm run db:restore -- <file>`: unpacks a file of db:backup into DATA_DIR, which must not contain a
 * database, and checks that it is complete.
 */
import { restore } from './database/archive.ts';
import { argumentOf, asCommand } from './database/command.ts';
import { dataFolder } from './database/embedded.ts';

await asCommand(async () => {
  const file = argumentOf('Name the backup: npm run db:restore -- backup.tar.gz');
  const dataDir = dataFolder();
  const rows = (await restore(file, dataDir)).reduce((sum, table) => sum + table.rows, 0);
  console.log(`${dataDir}: ${rows} rows of ${file}, each table as it was saved.`);
});
