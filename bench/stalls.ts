/**
 * `npm run bench:stalls [-- --only article,url.postUrl]`: calls every endpoint of the contract with its largest valid request, on a
 * server with the embedded database, and prints for how long each of them held the event loop, with the jobs that it began. Wanted: at most
 * 100 ms of the processor. An endpoint that no request reached fails the bench.
 */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Folder } from '../contract/host/host.ts';
import { headersOf } from '../services/http/caller.ts';
import { ENDPOINTS, type Endpoint } from '../tests/server/support/endpoints.ts';
import { aPng } from '../tests/support/images.ts';
import { startSlowModel } from '../tests/support/slowModel.ts';
import { freePort } from '../tools/lib/freePort.ts';
import { newPerson } from '../tools/lib/person.ts';
import { newServerProcess } from '../tools/lib/serverProcess.ts';
import { table } from '../tools/lib/table.ts';
import { report } from './lib/report.ts';
import { type Given, type Ids, MAKES, type Places } from './stalls/cases.ts';
import { wordsOf } from './stalls/largest.ts';
import { MAKE_ARTICLE, phasesOf, REFUSED } from './stalls/order.ts';
import { addressOf, bodiesOf } from './stalls/requests.ts';
import { TEXTS } from './stalls/texts.ts';

const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, texts: { type: 'string', default: '' } },
});
const ONLY = values.only.split(',').filter(Boolean);
const SHAPES = values.texts === '' ? Object.keys(TEXTS) : values.texts.split(',');
const isChosen = ({ name }: Endpoint) =>
  ONLY.length === 0 || ONLY.some((one) => name.startsWith(one));

const WANTED_MS = 100;
const SETTLED_MS = 150;
const STOP_MOST_MS = 5000;
/** How long a job may go on; those of the workspace, which come once, longer: others need what they make. */
const JOB_MOST_MS = { once: 20_000, ofText: 4000 };
const FRAMES_SHOWN = 6;
const BEFORE: Readonly<Record<string, number>> = JSON.parse(
  readFileSync(join(import.meta.dirname, 'stalls/before.json'), 'utf8'),
);

interface Stall {
  readonly clockMs: number;
  readonly processorMs: number;
}

interface Result extends Stall {
  readonly name: string;
  readonly what: string;
  readonly status: number;
}

const PAGE = `<!doctype html><html lang=en><title>Beans</title><article>${Array.from({ length: 2000 }, (_, at) => `<h2>Part ${at}</h2><p>${wordsOf(600)}</p>`).join('')}</article>`;
const web = createServer((_request, response) => {
  response.setHeader('content-type', 'text/html').end(PAGE);
}).listen(0, '127.0.0.1');
await once(web, 'listening');
const model = await startSlowModel(1);
const places: Places = {
  pages: `http://127.0.0.1:${(web.address() as { port: number }).port}`,
  model: model.baseUrl('bench'),
};

const probe = join(import.meta.dirname, 'lib/stallProbe.ts');
const port = String(await freePort());
const server = await newServerProcess(
  {
    NODE_OPTIONS: `--import=${probe}`,
    PORT: port,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    RATE_LIMIT_PER_MINUTE: '1000000',
    URL_IMPORT_ALLOW_PRIVATE: 'true',
    LIMITS_PAID:
      'article=100000,smm=100000,serpBased=100000,aiFeatures=100000,aiImages=1000,humanizerScore=100000,humanizerRewrite=1000',
    FREE_PLAN_READ_ONLY_FROM: 'never',
  },
  { data: 'template' },
);
await server.start();
const person = await newPerson(server.url, 'bench@example.org');
const otherFolder = await person.host<Folder>('POST', '/host/api/folders', {
  requestId: crypto.randomUUID(),
  name: 'Other Folder',
});
const results: Result[] = [];
const ids: Ids & Given = {
  workspaceId: person.workspaceId,
  folderId: person.folderId,
  projectId: otherFolder.id,
  otherFolderId: otherFolder.id,
  ideaId: crypto.randomUUID(),
  siteId: crypto.randomUUID(),
  job: crypto.randomUUID(),
  articleId: '',
  baseVersion: 1,
  version: 1,
  blocks: 0,
  firstHtml: '',
};

/** The longest stall since the last time. */
async function longest(): Promise<Stall> {
  const from = server.log().length;
  process.kill(server.pid() ?? 0, 'SIGUSR2');
  for (;;) {
    const [, said] = /longest stall: (.*)\n/.exec(server.log().slice(from)) ?? [];
    if (said !== undefined) return JSON.parse(said);
    await pause(5);
  }
}

/** Sends a request, and again once its limit per minute allows it. */
async function send(endpoint: Endpoint, body: unknown): Promise<Response> {
  const { route } = endpoint;
  const bytes = route.bytes ? new Uint8Array(aPng()) : undefined;
  const answer = await fetch(server.url + addressOf(endpoint, ids), {
    method: route.method,
    headers: {
      ...headersOf(person.caller),
      ...(bytes && { 'content-type': 'image/png' }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(bytes && { body: bytes }),
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(120_000),
  });
  if (answer.status !== 429) return answer;
  await answer.body?.cancel();
  await pause(1000 * Number(answer.headers.get('retry-after') ?? 1));
  return send(endpoint, body);
}

interface Call {
  readonly endpoint: Endpoint;
  readonly what: string;
  readonly body: unknown;
  /** Whether the job that it begins is waited for. */
  readonly settles: boolean;
  readonly isOnce?: boolean;
}

async function call({
  endpoint,
  what,
  body,
  settles,
  isOnce = false,
}: Call): Promise<Record<string, unknown>> {
  const { name, route } = endpoint;
  await longest();
  const answer = await send(endpoint, body);
  const text = route.stream ? await firstOf(answer) : await answer.text();
  const said = text.startsWith('{') ? JSON.parse(text) : {};
  if (answer.ok && settles) await settle(said, isOnce);
  const stall = await longest();
  results.push({ name, what, status: answer.status, ...stall });
  if (stall.processorMs > WANTED_MS || !answer.ok)
    console.log(
      `${name} (${what}): ${answer.status} ${stall.processorMs.toFixed(0)} ms ${answer.ok ? '' : text.slice(0, 300)}`,
    );
  return said;
}

async function firstOf(answer: Response): Promise<string> {
  const reader = answer.body?.getReader();
  await Promise.race([reader?.read(), pause(2000)]);
  await reader?.cancel();
  return '';
}

/** Waits for the job that a call has begun, and stops it when it has shown what it does. */
async function settle(said: Record<string, unknown>, isOnce: boolean): Promise<void> {
  const { jobId, turn } = said as { jobId?: string; turn?: { jobId: string } };
  const begun = jobId ?? turn?.jobId;
  if (begun !== undefined) await endOf(begun, JOB_MOST_MS[isOnce ? 'once' : 'ofText']);
  await pause(SETTLED_MS);
}

async function endOf(jobId: string, mostMs: number): Promise<void> {
  const url = `${server.url}/content/api/v1/content/${person.workspaceId}/jobs/${jobId}`;
  const headers = headersOf(person.caller);
  const end = performance.now() + mostMs;
  for (;;) {
    const answer = await fetch(url, { headers });
    const { job } = (await answer.json()) as { job?: { state: string } };
    if (job === undefined || !['queued', 'running'].includes(job.state)) return;
    await pause(100);
    if (performance.now() > end) await fetch(`${url}/stop`, { method: 'POST', headers });
    if (performance.now() > end + STOP_MOST_MS) return;
  }
}

async function callEach(endpoint: Endpoint, within: string, settles: boolean): Promise<void> {
  const { name } = endpoint;
  try {
    for (const [what, body] of bodiesOf(endpoint, ids, places)) {
      const label = [within, what].filter(Boolean).join(', ');
      const answer = await call({ endpoint, what: label, body, settles, isOnce: within === '' });
      for (const [made, of] of Object.entries(MAKES[name] ?? {})) ids[made] = madeOf(of, answer);
    }
  } catch (error) {
    console.log(`${name} (${within}): ${error}`);
  }
}

/** What was there before, if a request was refused. */
function madeOf(of: (answer: unknown) => unknown, answer: unknown): unknown {
  try {
    return of(answer);
  } catch {
    return undefined;
  }
}

async function callAll(endpoints: readonly Endpoint[], within: string): Promise<void> {
  await person.renewToken();
  for (const [at, endpoint] of endpoints.entries()) {
    const settles = endpoints[at + 1]?.name !== 'content.stopJob';
    await callEach(endpoint, within, settles);
  }
}

const endpointOf = (name: string): Endpoint => {
  const found = ENDPOINTS.find((endpoint) => endpoint.name === name);
  if (found === undefined) throw new Error(`There is no endpoint ${name}.`);
  return found;
};

/** An article of this text, made by a request and stored by another one, as an import and an edit are. */
async function makeArticle(shape: string): Promise<void> {
  const blocks = (TEXTS[shape]?.() ?? []).map((html, at) => ({ id: `b${at}`, html }));
  const made = await call({
    endpoint: endpointOf('article.postArticle'),
    what: shape,
    body: { requestId: crypto.randomUUID(), title: shape, blocks },
    settles: true,
  });
  ids.articleId = made['id'];
  const ops = blocks.map((block, at) => ({
    op: 'put',
    id: block.id,
    after: at === 0 ? null : `b${at - 1}`,
    html: block.html.replace('>', '> '),
  }));
  const fits = ops.slice(0, SAVED_MOST[shape] ?? ops.length);
  const saved = await call({
    endpoint: endpointOf('article.updateArticle'),
    what: shape,
    body: {
      baseVersion: 1,
      requestId: crypto.randomUUID(),
      ops: fits,
      fields: { keyphrase: 'coffee beans' },
    },
    settles: true,
  });
  ids.baseVersion = saved['version'] ?? 1;
  Object.assign(ids, { version: ids.baseVersion, blocks: ops.length, firstHtml: ops[0]?.html });
}

/** Of blocks that are so small that the operations would be too long for one request. */
const SAVED_MOST: Readonly<Record<string, number>> = { 'small blocks': 19_000, lists: 10_000 };

const { once: onceCalled, ofText, ending } = phasesOf(ENDPOINTS.filter(isChosen));

try {
  await makeArticle('paragraphs');
  await callAll(onceCalled, '');
  const isArticleMade = ENDPOINTS.some(
    (one) => isChosen(one) && MAKE_ARTICLE.some((name) => name === one.name),
  );
  for (const shape of ofText.length > 0 || isArticleMade ? SHAPES : []) {
    await person.renewToken();
    await makeArticle(shape);
    await callAll(ofText, shape);
  }
  await callAll(ending, '');
} finally {
  for (const line of server
    .log()
    .split('\n')
    .filter((one) => one.includes('event loop stalled'))) {
    const { stallMs, during = '', stack } = JSON.parse(line);
    console.log(`${stallMs} ms ${during}: ${stack.slice(0, FRAMES_SHOWN).join(' < ')}`);
  }
  web.closeAllConnections();
  web.close();
  await model.close();
  await server.dispose();
}

/** A refusal counts where nothing else is to be had. */
const isReached = ({ name, status }: Result) => status === 200 || REFUSED[name]?.status === status;
const worst = new Map<string, Result>();
for (const result of results.toSorted((a, b) => a.processorMs - b.processorMs))
  if (isReached(result)) worst.set(result.name, result);
const sorted = [...worst.values()].sort((a, b) => b.processorMs - a.processorMs);
const missing = ENDPOINTS.filter((one) => isChosen(one) && !worst.has(one.name));
report('stalls', {
  ms: Object.fromEntries(sorted.map(({ name, processorMs }) => [name, processorMs])),
  before: BEFORE,
  shown: table(
    ['endpoint', 'with', 'status', 'before', 'processor ms', 'clock ms'],
    sorted.map((one) => [
      one.name,
      one.what,
      one.status,
      BEFORE[one.name] ?? '',
      one.processorMs.toFixed(0),
      one.clockMs.toFixed(0),
    ]),
  ),
});
const slow = sorted.filter(({ processorMs }) => processorMs > WANTED_MS).length;
console.log(
  `${slow} of ${sorted.length} endpoints held the event loop for more than ${WANTED_MS} ms.`,
);
if (missing.length > 0) {
  console.error(`No request reached ${missing.map(({ name }) => name).join(', ')}.`);
  process.exitCode = 1;
}
process.exit();
