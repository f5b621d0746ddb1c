/**
 * `npm run verify:durability [-- --kills 50 --seed 1 --database-url postgres://…]`: kills the server
 * with kill -9 under writing load and compares what it has kept with what it has acknowledged. The
 * seed repeats the choices, not the moments to the microsecond. With a database URL only the server
 * is killed, and works in a database of its own there, which is dropped when all is well.
 */
import { parseArgs } from 'node:util';
import { runKills } from './durability/run.ts';
import { scratchDatabase } from './lib/scratchDatabase.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '50' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    'database-url': { type: 'string' },
  },
});
const kills = Number(values.kills);
const seed = Number(values.seed);
if (!(kills > 0 && Number.isInteger(kills) && Number.isInteger(seed))) {
  throw new Error('--kills and --seed take whole numbers.');
}
const databaseUrl = values['database-url'];
const print = (line: string) => console.log(line);

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1)); // ends the server too

const scratch = databaseUrl === undefined ? null : await scratchDatabase(databaseUrl);
print(`seed ${seed}, ${scratch === null ? 'embedded database' : 'PostgreSQL'}`);
const found = await runKills({ kills, seed, databaseUrl: scratch?.url ?? null, print });
if (found.violations === 0) await scratch?.drop();
else if (scratch !== null) print(`The database is kept: ${new URL(scratch.url).pathname.slice(1)}`);
print(`${found.kills} kills, ${found.acknowledged} acknowledged, ${found.lost} lost`);
process.exitCode = found.violations > 0 ? 1 : 0;
