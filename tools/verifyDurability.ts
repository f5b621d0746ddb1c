/**
 * `npm run verify:durability [-- --kills 50 --seed 1 --absence 60 --database-url postgres://…]`: kills the
 * server with kill -9 under writing load, on the embedded database and on a separate PostgreSQL, which it
 * also shuts down and crashes, once for `--absence` seconds, and compares the stored data with what was
 * acknowledged. The seed repeats the choices, but not the exact moments. With a database URL only the server
 * is killed; it works in a new database there, which is dropped if all is well.
 */
import { parseArgs } from 'node:util';
import { type Findings, sumOf } from './durability/findings.ts';
import { runKills, runOnPostgres, SAFE_SETTINGS } from './durability/run.ts';
import { ensurePostgres, startPostgres } from './lib/postgres.ts';
import { scratchDatabase } from './lib/scratchDatabase.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '50' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    absence: { type: 'string', default: '60' },
    'database-url': { type: 'string' },
  },
});
const kills = wholeNumber(values.kills);
const seed = wholeNumber(values.seed);
const seconds = wholeNumber(values.absence);
const print = (line: string) => console.log(line);

/** How many of the kills happen on PostgreSQL, where only the server dies. */
const ON_POSTGRES = 1 / 5;

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1)); // ends the servers too

function wholeNumber(value: string): number {
  if (!/^\d+$/.test(value)) throw new Error('--kills, --seed and --absence take whole numbers.');
  return Number(value);
}

function onEmbedded(): Promise<Findings> {
  print(`embedded database: ${kills} kills, seed ${seed}`);
  return runKills({ kills, seed, databaseUrl: null, absences: [], print });
}

async function onOwnPostgres(): Promise<Findings> {
  const postgres = await startPostgres(SAFE_SETTINGS);
  const some = Math.ceil(kills * ON_POSTGRES);
  print(`PostgreSQL: ${some} kills, then it is away twice, once for ${seconds} s; seed ${seed}`);
  return runOnPostgres(postgres, { kills: some, seed, seconds, print }).finally(postgres.stop);
}

async function onPostgresAt(url: string): Promise<Findings> {
  const scratch = await scratchDatabase(url);
  print(`PostgreSQL: ${kills} kills, seed ${seed}`);
  const found = await runKills({ kills, seed, databaseUrl: scratch.url, absences: [], print });
  if (found.violations === 0) await scratch.drop();
  else print(`The database is kept: ${new URL(scratch.url).pathname.slice(1)}`);
  return found;
}

const url = values['database-url'];
const runs: Findings[] = [];
if (url !== undefined) runs.push(await onPostgresAt(url));
else {
  runs.push(await onEmbedded());
  if (await ensurePostgres()) runs.push(await onOwnPostgres());
}
const found = sumOf(runs);
const died = `${found.kills} kills, ${found.absences} absences`;
print(`${died}, ${found.acknowledged} acknowledged, ${found.lost} lost`);
process.exitCode = found.violations > 0 ? 1 : 0;
