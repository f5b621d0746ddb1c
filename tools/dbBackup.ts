/**
 * `npm run db:backup -- <file>`: packs the embedded database in DATA_DIR, whose server must be stopped,
 * into one file.
 */
import { statSync } from 'node:fs';
import { backUp } from './database/archive.ts';
import { argumentOf, asCommand } from './database/command.ts';
import { dataFolder } from './database/embedded.ts';

await asCommand(async () => {
  const file = argumentOf('Name the target: npm run db:backup -- backup.tar.gz');
  const dataDir = dataFolder();
  const rows = (await backUp(dataDir, file)).reduce((sum, table) => sum + table.rows, 0);
  console.log(`${file}: ${rows} rows of ${dataDir} in ${statSync(file).size} bytes.`);
});
