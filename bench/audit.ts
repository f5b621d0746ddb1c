/**
 * `npm run bench:audit [-- --pages 1000 --hosts 250 --only one-worker]`: a content audit of so many pages on hosts of this machine, which answer at
 * once: on the embedded database, and on PostgreSQL with one worker and with two. Prints how the memory of the workers goes, what is
 * on their heaps once garbage is collected, and what a page costs in processor time: the same machine serves the pages and the
 * database.
 */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import type { Audit } from '../contract/audit/contentAudit.schema.ts';
import { newPerson } from '../tools/lib/person.ts';
import { postgresForTests } from '../tools/lib/postgres.ts';
import { newServerProcess, type ServerProcess } from '../tools/lib/serverProcess.ts';
import { stage } from '../tools/lib/stages.ts';
import { table } from '../tools/lib/table.ts';
import { NO_RATE_LIMIT } from './lib/articles.ts';
import { collectedHeap, type Heap, PROBED, processorSeconds, residentMb } from './lib/memory.ts';
import { report } from './lib/report.ts';

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '1000' },
    hosts: { type: 'string', default: '250' },
    only: { type: 'string' },
  },
});
const PAGES = Number(values.pages);
const HOSTS = Number(values.hosts);
const PARAGRAPHS = 14;
const LOOK_MS = 500;
const TIMEOUT_MS = 10 * 60_000;
const HOSTS_PER_NET = 250;

const WORDS =
  'grinder coffee burr steel bean water filter morning espresso kettle scale roast flavour cup heat pressure grind size even fine coarse brush clean dose'.split(
    ' ',
  );

/** About 700 words, others on each page. */
function pageHtml(at: number): string {
  const word = (n: number) => WORDS[(at * 31 + n * n * 7 + n * 13) % WORDS.length] ?? '';
  const sentence = (n: number) =>
    `The ${word(n)} of page ${at} has a ${word(n + 1)} that is ${word(n + 2)}, and its ${word(n + 3)} is good for the ${word(n + 4)}.`;
  const paragraph = (n: number) => `<p>${[0, 1, 2].map((s) => sentence(n * 3 + s)).join(' ')}</p>`;
  const body = Array.from({ length: PARAGRAPHS }, (_, n) =>
    n % 4 === 0 ? `<h2>The ${word(n)} and the ${word(n + 5)}</h2>${paragraph(n)}` : paragraph(n),
  );
  return `<html lang="en"><head><title>Page ${at}</title></head><body><article><h1>About ${word(at)} ${at}</h1>${body.join('')}</article></body></html>`;
}

const addressOf = (host: number) =>
  `127.0.${Math.floor(host / HOSTS_PER_NET) + 1}.${(host % HOSTS_PER_NET) + 1}`;

/** Each host listens on an address of its own: pages of one host are read one after another. */
async function startSites(): Promise<{ urls: string[]; servers: Server[] }> {
  const servers: Server[] = [];
  const origins: string[] = [];
  for (let host = 0; host < HOSTS; host += 1) {
    const server = createServer(({ url = '' }, answer) => {
      const at = Number(url.slice('/page'.length));
      answer.writeHead(Number.isNaN(at) ? 404 : 200, { 'content-type': 'text/html' });
      answer.end(Number.isNaN(at) ? '' : pageHtml(at));
    });
    const address = addressOf(host);
    await new Promise<void>((resolve) => server.listen(0, address, resolve));
    servers.push(server);
    origins.push(`http://${address}:${(server.address() as AddressInfo).port}`);
  }
  const urls = Array.from({ length: PAGES }, (_, at) => `${origins[at % HOSTS]}/page${at}`);
  return { urls, servers };
}

interface Measured {
  readonly name: string;
  readonly perSecond: number;
  /** Of all that read pages, in MB, after each tenth of the pages. */
  readonly memory: readonly number[];
  /** Of each that reads pages, once everything is loaded and at the end. */
  readonly heaps: readonly (readonly Heap[])[];
  /** Milliseconds of a processor for one page: of those who read, and of all, with the database and the sites. */
  readonly processor: { readonly readers: number; readonly all: number };
}

/** What follows an audit: its counts, and the memory of what reads its pages. */
interface Followed {
  readonly name: string;
  readonly look: () => Promise<Audit>;
  readonly readers: readonly ServerProcess[];
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
const heapMb = (heaps: readonly Heap[]) =>
  sumOf(heaps.map(({ main, threads }) => main + sumOf(threads)));

/** After this tenth of the pages everything is loaded that reads and scores. */
const LOADED_AT = 2;

/** Waits for the end. Returns the memory after each tenth of the pages, and the heaps when everything was loaded. */
async function memoryUntilOver({ name, look, readers }: Followed) {
  const memory: number[] = [];
  let loaded: readonly Heap[] | null = null;
  const endsAt = performance.now() + TIMEOUT_MS;
  while (performance.now() < endsAt) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    const audit = await look();
    if (Math.floor((10 * (audit.read + audit.failed)) / PAGES) > memory.length) {
      memory.push(sumOf(readers.map(residentMb)));
      stage(`${name}: ${audit.read} of ${PAGES} pages, ${memory.at(-1)?.toFixed(0)} MB`);
      if (memory.length >= LOADED_AT) loaded ??= await Promise.all(readers.map(collectedHeap));
    }
    if (audit.state === 'running') continue;
    if (audit.read !== PAGES) throw new Error(`${audit.failed} pages could not be read`);
    return { memory, loaded: loaded ?? [] };
  }
  throw new Error('it takes too long');
}

/** One process does everything, or the first one answers and the others work. */
async function measure(
  name: string,
  roles: readonly string[],
  databaseUrl: string | null,
  urls: readonly string[],
): Promise<Measured> {
  const database = databaseUrl === null ? {} : { DATABASE_URL: databaseUrl };
  const env = { ...NO_RATE_LIMIT, ...PROBED, URL_IMPORT_ALLOW_PRIVATE: 'true', ...database };
  const processes = await Promise.all(
    roles.map((ROLE) => newServerProcess(ROLE === 'all' ? env : { ...env, ROLE })),
  );
  try {
    for (const one of processes) await one.start();
    const { workspaceId, api } = await newPerson(processes[0]?.url ?? '', `${name}@example.org`);
    const readers = roles.length === 1 ? processes : processes.slice(1);
    const secondsOf = () => ({
      now: performance.now() / 1000,
      readers: sumOf(readers.map((one) => processorSeconds(one.pid()))),
      all: processorSeconds(process.pid),
    });
    const pages = urls.map((url) => ({ url, keyphrase: null }));
    const basis = { name, language: 'en', sitemap: null, ofArticles: false };
    const began = secondsOf();
    const body = { ...basis, requestId: crypto.randomUUID(), pages };
    const { id } = await api.contentAudit.postAudit({ workspaceId, body });
    const look = async () => {
      const { audits } = await api.contentAudit.getAudits({ workspaceId });
      const found = audits.find((one) => one.id === id);
      if (found === undefined) throw new Error('the audit is gone');
      return found;
    };
    const { memory, loaded } = await memoryUntilOver({ name, look, readers });
    const ended = secondsOf();
    const msOf = (who: 'now' | 'readers' | 'all') => ((ended[who] - began[who]) / PAGES) * 1000;
    const heaps = [loaded, await Promise.all(readers.map(collectedHeap))];
    const processor = { readers: msOf('readers'), all: msOf('all') };
    return { name, memory, heaps, processor, perSecond: 1000 / msOf('now') };
  } finally {
    for (const one of processes) await one.dispose();
  }
}

const { urls, servers } = await startSites();
const postgres = await postgresForTests();
/** An address of undefined: there is no PostgreSQL here. */
const kinds = {
  embedded: { roles: ['all'], url: null },
  'one-worker': { roles: ['api', 'worker'], url: postgres?.url },
  'two-workers': { roles: ['api', 'worker', 'worker'], url: postgres?.url },
};
const results: Measured[] = [];
try {
  for (const [name, { roles, url }] of Object.entries(kinds))
    if (url !== undefined && (values.only ?? name) === name)
      results.push(await measure(name, roles, url, urls));
} finally {
  for (const server of servers) server.close();
  await postgres?.stop();
}

/** Of those of the machine. With all of them busy, further workers bring nothing. */
const coresBusy = (ms: number, perSecond: number) =>
  `${((ms * perSecond) / 1000).toFixed(1)} of ${availableParallelism()} cores`;
/** The last tenth against the second: the first one loads what reads and scores. */
const growthOf = ({ memory }: Measured) =>
  (memory.at(-1) ?? Number.NaN) / (memory[1] ?? Number.NaN);
/** The same for what is in use, whatever waits to be collected. */
const heapGrowthOf = ({ heaps: [loaded = [], end = []] }: Measured) => heapMb(end) / heapMb(loaded);
const named = (of: (result: Measured) => number) =>
  Object.fromEntries(results.map((result) => [result.name, of(result)]));
const load = loadavg()[0] ?? Number.NaN;
report('audit', {
  ms: {
    ...named(({ perSecond }) => 1000 / perSecond),
    ...Object.fromEntries(
      results.map(({ name, processor }) => [`processor_${name}`, processor.all]),
    ),
  },
  perSecond: named(({ perSecond }) => perSecond),
  ratios: {
    ...Object.fromEntries(results.map((result) => [`memory_${result.name}`, growthOf(result)])),
    ...Object.fromEntries(results.map((result) => [`heap_${result.name}`, heapGrowthOf(result)])),
    load_at_the_end: load,
  },
  shown: table(
    [
      'audit',
      'pages a second',
      'MB after each tenth',
      'heaps, collected',
      'left',
      'processor, a page',
    ],
    results.map(({ name, perSecond, memory, heaps, processor }) => [
      name,
      perSecond.toFixed(1),
      memory.map((mb) => mb.toFixed(0)).join(' '),
      heaps.map((of) => `${heapMb(of).toFixed(0)} MB`).join(' to '),
      `${sumOf((heaps.at(-1) ?? []).map((heap) => heap.residentMb)).toFixed(0)} MB`,
      `${processor.readers.toFixed(1)} ms, with all else ${processor.all.toFixed(1)}: ${coresBusy(processor.all, perSecond)}`,
    ]),
  ),
});
