/**
 * `npm run bench:steady [-- --seconds 600 --saves 100 --reads 100]`: so many saves and reads a second for ten
 * minutes on the embedded database, however long each takes. Ends with an error at the first failed request.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { newServerProcess } from '../tools/lib/serverProcess.ts';
import { stage } from '../tools/lib/stages.ts';
import { table } from '../tools/lib/table.ts';
import { ACTIONS, type Action, articleClients, NO_RATE_LIMIT } from './lib/articles.ts';
import { type Client, newAsk, percentile } from './lib/load.ts';
import { report } from './lib/report.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '600' },
    saves: { type: 'string', default: '100' },
    reads: { type: 'string', default: '100' },
  },
});
const SECONDS = Number(values.seconds);
const RATE: Readonly<Record<Action, number>> = {
  save: Number(values.saves),
  read: Number(values.reads),
};
const ARTICLES = 32;
const TELL_EVERY_S = 30;

const server = await newServerProcess(NO_RATE_LIMIT);
await server.start();
const { ask, close } = newAsk(2 * ARTICLES);
const clients = await articleClients(server.url, ask, ARTICLES);
const latenciesMs: Record<Action, number[]> = { read: [], save: [] };
const startedAt = performance.now();
const elapsedS = () => (performance.now() - startedAt) / 1000;

/** Sends requests at a fixed rate, one client after the other; a busy client sends its request afterwards. */
async function drive(action: Action): Promise<void> {
  const lines = clients[action].map(() => Promise.resolve());
  for (let count = 0; elapsedS() < SECONDS; count += 1) {
    const due = startedAt + (count * 1000) / RATE[action];
    const wait = due - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    const at = count % lines.length;
    lines[at] = (lines[at] ?? Promise.resolve()).then(() =>
      timed(action, clients[action][at], due),
    );
    lines[at].catch(() => undefined); // reported below
  }
  await Promise.all(lines);
}

/** Measured from the time it was due, so that waiting for the server counts. */
async function timed(action: Action, client: Client | undefined, due: number): Promise<void> {
  await client?.();
  latenciesMs[action].push(performance.now() - due);
}

/** Resident memory of the server in MB. */
function memoryMb(): number {
  const status = readFileSync(`/proc/${server.pid()}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024;
}

const memory = [memoryMb()];
stage(`${RATE.save} saves and ${RATE.read} reads a second for ${SECONDS} s`);
const telling = setInterval(() => {
  memory.push(memoryMb());
  const done = ACTIONS.map((action) => `${latenciesMs[action].length} ${action}s`).join(', ');
  stage(`${done}; the server has ${memory.at(-1)?.toFixed(0)} MB`);
}, TELL_EVERY_S * 1000);
try {
  await Promise.all(ACTIONS.map(drive));
} finally {
  clearInterval(telling);
  close();
  await server.dispose();
}
const took = elapsedS();
const ms: Record<string, number> = {};
const perSecond: Record<string, number> = {};
const rows = ACTIONS.map((action) => {
  const all = latenciesMs[action];
  perSecond[action] = all.length / took;
  const [p50 = 0, p99 = 0, most = 0] = [0.5, 0.99, 1].map((share) => percentile(all, share));
  Object.assign(ms, { [`${action}_p50`]: p50, [`${action}_p99`]: p99, [`${action}_max`]: most });
  return [
    action,
    all.length,
    ...[perSecond[action], p50, p99, most].map((n) => n?.toFixed(1) ?? ''),
  ];
});
const shown = table(['', 'answers', 'per second', 'p50 ms', 'p99 ms', 'longest ms'], rows);
const megabytes = memory.map((mb) => mb.toFixed(0)).join(', ');
report('steady', {
  ms,
  perSecond,
  shown: `${shown}\nMemory of the server every ${TELL_EVERY_S} s, MB: ${megabytes}`,
});
