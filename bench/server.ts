/**
 * `npm run bench:server [-- --only embedded_save_x16]`: reads and saves of an article of 300 blocks, by one
 * client and by sixteen, on the embedded database and on PostgreSQL (DATABASE_URL, else the system's own,
 * started for this). Each is compared with raw http and hand-written SQL that does the same work on the same
 * database, in turns, so that a slow machine slows both. Ours is the product as shipped: tokens, limits,
 * checks, log. `--only` takes the beginning of a name in the table.
 */
import { parseArgs } from 'node:util';
import { ensurePostgres, startPostgres } from '../tools/lib/postgres.ts';
import { scratchDatabase } from '../tools/lib/scratchDatabase.ts';
import { newServerProcess } from '../tools/lib/serverProcess.ts';
import { stage } from '../tools/lib/stages.ts';
import { table } from '../tools/lib/table.ts';
import {
  ACTIONS,
  type Action,
  articleClients,
  NO_RATE_LIMIT,
  reader,
  saver,
  WHOLE_TEXT,
} from './lib/articles.ts';
import { type Ask, type Client, newAsk, percentile, type Round, round } from './lib/load.ts';
import { median, report } from './lib/report.ts';

const CLIENTS = [1, 16] as const;
const ARTICLES = Math.max(...CLIENTS);
const ROUNDS = 5;
const ROUND = { maxMs: 1500, maxRequests: 3000 };
const WARM_UP = { maxMs: 1500, maxRequests: 500 };
/** PostgreSQL as configured by the distribution: acknowledged commits survive a power cut. */
const AS_SHIPPED = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' };

/** One of the two servers that are compared. */
interface Side {
  /** Clients that each read or save their own article. */
  readonly clients: Readonly<Record<Action, readonly Client[]>>;
  stop(): Promise<void>;
}

async function ours(databaseUrl: string, ask: Ask): Promise<Side> {
  const server = await newServerProcess({ DATABASE_URL: databaseUrl, ...NO_RATE_LIMIT });
  await server.start();
  return { clients: await articleClients(server.url, ask, ARTICLES), stop: server.dispose };
}

async function peer(databaseUrl: string, ask: Ask): Promise<Side> {
  const server = await newServerProcess(
    { DATABASE_URL: databaseUrl },
    { script: 'bench/serverPeer.ts' },
  );
  await server.start();
  const clients: Record<Action, Client[]> = { read: [], save: [] };
  for (let count = 0; count < ARTICLES; count += 1) {
    const url = `${server.url}/workspace/${crypto.randomUUID()}`;
    const headers = { 'x-api-key': 'session' };
    await ask({ method: 'PUT', url, headers, body: { ops: WHOLE_TEXT } });
    clients.read.push(reader(ask, url, headers));
    clients.save.push(saver(ask, url, headers, 1));
  }
  return { clients, stop: server.dispose };
}

const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });

/** Whether a figure, or any that begins with it, was requested. */
function isAsked(what: string): boolean {
  return what.startsWith(values.only) || values.only.startsWith(`${what}_`);
}

interface Compared {
  readonly ours: readonly Round[];
  readonly peer: readonly Round[];
}

/** Runs both in turns, round by round, after a warm-up. */
async function compare(ours: readonly Client[], peer: readonly Client[]): Promise<Compared> {
  await round(ours, WARM_UP);
  await round(peer, WARM_UP);
  const compared = { ours: [] as Round[], peer: [] as Round[] };
  for (let turn = 0; turn < ROUNDS; turn += 1) {
    compared.ours.push(await round(ours, ROUND));
    compared.peer.push(await round(peer, ROUND));
  }
  return compared;
}

const ms: Record<string, number> = {};
const perSecond: Record<string, number> = {};
const ratios: Record<string, number> = {};
const rows: (string | number)[][] = [];

function tell(what: string, { ours, peer }: Compared): void {
  const latencies = (rounds: readonly Round[]) => rounds.flatMap((one) => one.latenciesMs);
  const speed = (rounds: readonly Round[]) => median(rounds.map((one) => one.perSecond));
  const each = ours.map((one, turn) => one.perSecond / (peer[turn]?.perSecond ?? Number.NaN));
  ratios[what] = median(each);
  const spread = `${Math.min(...each).toFixed(2)}-${Math.max(...each).toFixed(2)}`;
  for (const [side, rounds] of Object.entries({ ours, peer })) {
    const name = `${what}_${side}`;
    perSecond[name] = speed(rounds);
    ms[`${name}_p50`] = percentile(latencies(rounds), 0.5);
    ms[`${name}_p99`] = percentile(latencies(rounds), 0.99);
    const figures = [perSecond[name], ms[`${name}_p50`], ms[`${name}_p99`]];
    const [speedText, p50, p99] = figures.map((value, place) => (value ?? 0).toFixed(place && 1));
    const ratio = side === 'ours' ? [median(each).toFixed(2), spread] : [];
    rows.push([name.replaceAll('_', ' '), ...[speedText, p50, p99].map(Number), ...ratio]);
  }
}

/** Both servers on one kind of database, each with its own. */
async function bench(name: string, databaseUrls: readonly [string, string]): Promise<void> {
  stage(`${name}: starting both servers, each with ${ARTICLES} articles`);
  const { ask, close } = newAsk(ARTICLES);
  const sides = [await ours(databaseUrls[0], ask), await peer(databaseUrls[1], ask)] as const;
  try {
    for (const action of ACTIONS) {
      for (const count of CLIENTS) {
        const what = `${name}_${action}_x${count}`;
        if (!isAsked(what)) continue;
        stage(`${name}: ${action}, ${count} clients`);
        const [mine, theirs] = sides.map((side) => side.clients[action].slice(0, count));
        tell(what, await compare(mine ?? [], theirs ?? []));
      }
    }
  } finally {
    close();
    for (const side of sides) await side.stop();
  }
}

async function benchPostgres(url: string): Promise<void> {
  const databases = [await scratchDatabase(url), await scratchDatabase(url)] as const;
  try {
    await bench('postgres', [databases[0].url, databases[1].url]);
  } finally {
    for (const database of databases) await database.drop();
  }
}

const { DATABASE_URL = '' } = process.env;
if (isAsked('embedded')) await bench('embedded', ['', '']);
if (!isAsked('postgres')) stage('PostgreSQL was not asked for');
else if (DATABASE_URL !== '') await benchPostgres(DATABASE_URL);
else if (await ensurePostgres()) {
  const server = await startPostgres(AS_SHIPPED);
  await benchPostgres(server.url).finally(server.stop);
}
const shown = table(['', 'per second', 'p50 ms', 'p99 ms', 'ratio', 'spread'], rows);
report('server', { ms, perSecond, ratios, shown });
