/**
 * `npm run verify:secrets [-- --gigabytes 1]`: uses an installation with the log at its most talkative, fills its database, and
 * searches data files, log, backup, export and what a rotation leaves for every secret. It needs PostgreSQL for the export.
 */
import { parseArgs } from 'node:util';
import { ensurePostgres } from './lib/postgres.ts';
import { verifySecrets } from './secrets/verifySecrets.ts';

const { values } = parseArgs({ options: { gigabytes: { type: 'string', default: '1' } } });
const isExported = await ensurePostgres();
const { secrets, search } = await verifySecrets({
  bytes: Number(values.gigabytes) * 1e9,
  isExported,
});
for (const { secret, form, place } of search.hits) console.log(`${secret} as ${form} in ${place}`);
const searched = (search.bytes() / 1e9).toFixed(2);
const where = isExported ? 'data files, backup, export and log' : 'data files, backup and log';
console.log(
  `${search.hits.length} places with a secret: ${secrets.length} secrets searched for in ${searched} GB of ${where}.`,
);
if (search.hits.length > 0) process.exitCode = 1;
