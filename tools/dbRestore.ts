/**
 * `npm run db:restore -- <file>`: unpacks what db:backup has written into DATA_DIR, which must not hold a
 * database, and checks that all of it is there.
 */
import { restore } from './database/archive.ts';
import { argumentOf, asCommand } from './database/command.ts';
import { dataFolder } from './database/embedded.ts';

await asCommand(async () => {
  const file = argumentOf('Say what: npm run db:restore -- backup.tar.gz');
  const dataDir = dataFolder();
  const rows = (await restore(file, dataDir)).reduce((sum, table) => sum + table.rows, 0);
  console.log(`${dataDir}: ${rows} rows of ${file}, each table as it was saved.`);
});
