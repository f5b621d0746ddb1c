/**
 * `npm run bench:burst [-- --database embedded]`: sixteen clients read and save articles from the moment on at which a new process of
 * the server is ready, while it audits a site: on the embedded database and on PostgreSQL. Prints how many requests of the first three
 * seconds and of those after them took over a second, and what held the event loop.
 */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { postgresForTests } from '../tools/lib/postgres.ts';
import { newServerProcess } from '../tools/lib/serverProcess.ts';
import { table } from '../tools/lib/table.ts';
import { articleClients, NO_RATE_LIMIT } from './lib/articles.ts';
import { type Client, newAsk, percentile } from './lib/load.ts';
import { report } from './lib/report.ts';

const { values } = parseArgs({ options: { database: { type: 'string', default: '' } } });

const CLIENTS = 16;
const FIRST_MS = 3000;
const BURST_MS = 8000;
const MOST_REQUESTS = 20_000;
const SLOW_MS = 1000;
const HOSTS = 40;
const PAGES_EACH = 5;
const FRAMES_SHOWN = 5;

const PARAGRAPH = `<p>${'Roasted beans keep their aroma for three weeks. '.repeat(20)}</p>`;
const PAGE = `<!doctype html><html lang=en><title>Beans</title><article><h1>Beans</h1>${`<h2>Why</h2>${PARAGRAPH}`.repeat(8)}</article>`;

/** Each host has an address of its own, because the pages of one are read one after another. */
async function startSites(): Promise<{ readonly urls: string[]; readonly sites: Server[] }> {
  const sites: Server[] = [];
  const urls: string[] = [];
  for (let host = 1; host <= HOSTS; host += 1) {
    const site = createServer((_request, answer) => {
      answer.setHeader('content-type', 'text/html').end(PAGE);
    }).listen(0, `127.0.9.${host}`);
    await once(site, 'listening');
    sites.push(site);
    const origin = `http://127.0.9.${host}:${(site.address() as AddressInfo).port}`;
    for (let page = 0; page < PAGES_EACH; page += 1) urls.push(`${origin}/page${page}`);
  }
  return { urls, sites };
}

interface Request {
  readonly endedMs: number;
  readonly ms: number;
}

/** Each client waits for its answer before its next request. */
async function burst(clients: readonly Client[]): Promise<readonly Request[]> {
  const requests: Request[] = [];
  const begun = performance.now();
  const isOver = () => performance.now() - begun > BURST_MS || requests.length >= MOST_REQUESTS;
  await Promise.all(
    clients.map(async (ask) => {
      while (!isOver()) {
        const asked = performance.now();
        await ask();
        const ended = performance.now();
        requests.push({ endedMs: ended - begun, ms: ended - asked });
      }
    }),
  );
  return requests;
}

const ms: Record<string, number> = {};
const rows: (string | number)[][] = [];

function tell(name: string, part: string, requests: readonly Request[]): void {
  const times = requests.map((one) => one.ms);
  const slow = times.filter((time) => time > SLOW_MS).length;
  const figures = [0.5, 0.99, 1].map((share) => percentile(times, share));
  ms[`${name}_${part}_over_1_s`] = slow;
  ms[`${name}_${part}_longest`] = figures[2] ?? Number.NaN;
  rows.push([name, part, times.length, slow, ...figures.map((one) => Math.round(one))]);
}

async function bench(name: string, databaseUrl: string, urls: readonly string[]): Promise<void> {
  const settings = { DATABASE_URL: databaseUrl, URL_IMPORT_ALLOW_PRIVATE: 'true' };
  const server = await newServerProcess({ ...settings, ...NO_RATE_LIMIT }, { data: 'template' });
  await server.start();
  const { ask, close } = newAsk(CLIENTS + 1);
  const { read, save, headers, workspaceId } = await articleClients(server.url, ask, CLIENTS);
  await server.kill('SIGTERM');
  const earlier = server.log().length;
  await server.start();
  const audit = ask({
    method: 'POST',
    headers,
    url: `${server.url}/content/api/v1/contentAudit/${workspaceId}/audits`,
    body: {
      requestId: crypto.randomUUID(),
      name: 'Burst',
      language: 'en',
      sitemap: null,
      pages: urls.map((url) => ({ url, keyphrase: 'coffee beans' })),
      ofArticles: false,
    },
  });
  const clients = read.map((one, at) => (at % 2 === 0 ? one : (save[at] ?? one)));
  const requests = await burst(clients);
  await audit;
  tell(
    name,
    'first',
    requests.filter(({ endedMs }) => endedMs <= FIRST_MS),
  );
  tell(
    name,
    'after',
    requests.filter(({ endedMs }) => endedMs > FIRST_MS),
  );
  for (const line of server.log().slice(earlier).split('\n')) {
    if (!line.includes('event loop stalled')) continue;
    const { stallMs, during = '', stack } = JSON.parse(line);
    console.log(`${name}: ${stallMs} ms ${during}: ${stack.slice(0, FRAMES_SHOWN).join(' < ')}`);
  }
  close();
  await server.dispose();
}

const { urls, sites } = await startSites();
if (values.database !== 'postgres') await bench('embedded', '', urls);
if (values.database !== 'embedded') {
  const postgres = await postgresForTests();
  if (postgres !== null) await bench('postgres', postgres.url, urls).finally(postgres.stop);
}
for (const site of sites) site.close();
const heads = ['database', 'part', 'requests', 'over 1 s', 'p50 ms', 'p99 ms', 'longest ms'];
report('burst', { ms, shown: table(heads, rows) });
process.exit();
