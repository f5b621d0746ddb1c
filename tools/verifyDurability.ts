/**
 * `npm run verify:durability [-- --kills 50 --seed 1 --absence 60 --database-url postgres://…]`: kills the
 * server with kill -9 under writing load, on the embedded database and on a separate PostgreSQL, which it
 * also shuts down and crashes, once for `--absence` seconds, and compares the stored data with what was
 * acknowledged. Then it kills it while a job of every kind is at work. The seed repeats the choices, but not the
 * exact moments. With a database URL only the server is killed; it works in new databases there, which are dropped
 * if all is well.
 */
import { parseArgs } from 'node:util';
import { type Findings, sumOf } from './durability/findings.ts';
import { runJobKills } from './durability/jobs.ts';
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
/** A kill among jobs takes half a minute: they go on once their worker counts as dead. */
const AMONG_JOBS = 1 / 10;

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1)); // ends the servers too

function wholeNumber(value: string): number {
  if (!/^\d+$/.test(value)) throw new Error('--kills, --seed and --absence take whole numbers.');
  return Number(value);
}

async function onEmbedded(): Promise<Findings[]> {
  print(`embedded database: ${kills} kills, seed ${seed}`);
  return [
    await runKills({ kills, seed, databaseUrl: null, absences: [], print }),
    await runJobKills({ kills: amongJobs(kills), seed, databaseUrl: null, print }),
  ];
}

const amongJobs = (all: number) => Math.ceil(all * AMONG_JOBS);

async function onOwnPostgres(): Promise<Findings[]> {
  const postgres = await startPostgres(SAFE_SETTINGS);
  const some = Math.ceil(kills * ON_POSTGRES);
  print(`PostgreSQL: ${some} kills, then it is away twice, once for ${seconds} s; seed ${seed}`);
  const found = await runOnPostgres(postgres, { kills: some, seed, seconds, print });
  const ofJobs = await onPostgresAt(postgres.url, (databaseUrl) =>
    runJobKills({ kills: amongJobs(some), seed, databaseUrl, print }),
  );
  await postgres.stop();
  return [found, ofJobs];
}

async function onGivenPostgres(given: string): Promise<Findings[]> {
  print(`PostgreSQL: ${kills} kills, seed ${seed}`);
  return [
    await onPostgresAt(given, (databaseUrl) =>
      runKills({ kills, seed, databaseUrl, absences: [], print }),
    ),
    await onPostgresAt(given, (databaseUrl) =>
      runJobKills({ kills: amongJobs(kills), seed, databaseUrl, print }),
    ),
  ];
}

/** In a new database, which is kept if something is wrong. */
async function onPostgresAt(
  server: string,
  run: (databaseUrl: string) => Promise<Findings>,
): Promise<Findings> {
  const scratch = await scratchDatabase(server);
  const found = await run(scratch.url);
  if (found.violations === 0) await scratch.drop();
  else print(`The database is kept: ${new URL(scratch.url).pathname.slice(1)}`);
  return found;
}

const url = values['database-url'];
const runs: Findings[] = [];
if (url !== undefined) runs.push(...(await onGivenPostgres(url)));
else {
  runs.push(...(await onEmbedded()));
  if (await ensurePostgres()) runs.push(...(await onOwnPostgres()));
}
const found = sumOf(runs);
const died = `${found.kills} kills, ${found.absences} absences`;
print(`${died}, ${found.acknowledged} acknowledged, ${found.lost} lost`);
process.exitCode = found.violations > 0 ? 1 : 0;
