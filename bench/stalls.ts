/**
 * `npm run bench:stalls [-- --only article,url.postUrl]`: calls every endpoint of the contract with its largest valid request, on a
 * server with the embedded database, and prints for how long each of them held the event loop, with the jobs that it began. Wanted: at most
 * 100 ms of the processor. An endpoint that no request reached fails the bench.
 */
import { createServer } from 'node:http';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { headersOf } from '../services/http/caller.ts';
import { ENDPOINTS, type Endpoint } from '../tests/server/support/endpoints.ts';
import { filledPath, neededQuery } from '../tests/support/filled.ts';
import { aPng } from '../tests/support/images.ts';
import { startSlowModel } from '../tests/support/slowModel.ts';
import { newPerson, type Person } from '../tools/lib/person.ts';
import { newServerProcess } from '../tools/lib/serverProcess.ts';
import { table } from '../tools/lib/table.ts';
import { report } from './lib/report.ts';
import { CHANGES, type Change, type Ids, MAKES, meantBy, type Places } from './stalls/cases.ts';
import { largest, wordsOf } from './stalls/largest.ts';
import { inOrder, NOT_REACHED } from './stalls/order.ts';
import { TEXTS } from './stalls/texts.ts';

const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });
const ONLY = values.only.split(',').filter(Boolean);
const isChosen = ({ name }: Endpoint) =>
  ONLY.length === 0 || ONLY.some((one) => name.startsWith(one));

const WANTED_MS = 100;
const SETTLED_MS = 150;
const JOB_MOST_MS = 8000;
const FRAMES_SHOWN = 6;
const DEFAULT_LIMIT = 1024 * 1024;

interface Stall {
  readonly clockMs: number;
  readonly processorMs: number;
}

interface Result extends Stall {
  readonly name: string;
  readonly what: string;
  readonly status: number;
  readonly answer: string;
}

const web = createServer((_request, response) => {
  response.setHeader('content-type', 'text/html').end(PAGE);
}).listen(0, '127.0.0.1');
await once(web, 'listening');
const PAGE = `<!doctype html><html lang=en><title>Beans</title><article>${Array.from({ length: 2000 }, (_, at) => `<h2>Part ${at}</h2><p>${wordsOf(600)}</p>`).join('')}</article>`;
const model = await startSlowModel(1);
const places: Places = {
  pages: `http://127.0.0.1:${(web.address() as { port: number }).port}`,
  model: model.baseUrl('bench'),
};

const probe = join(import.meta.dirname, 'lib/stallProbe.ts');
const server = await newServerProcess({
  NODE_OPTIONS: `--import=${probe}`,
  RATE_LIMIT_PER_MINUTE: '1000000',
  URL_IMPORT_ALLOW_PRIVATE: 'true',
  LIMITS_PAID:
    'article=100000,smm=100000,serpBased=100000,aiFeatures=100000,aiImages=1000,humanizerScore=100000,humanizerRewrite=1000',
  FREE_PLAN_READ_ONLY_FROM: 'never',
});
await server.start();
const person: Person = await newPerson(server.url, 'bench@example.org');
const results: Result[] = [];
const ids: Ids = {
  workspaceId: person.workspaceId,
  folderId: person.folderId,
  projectId: person.folderId,
};

/** The longest stall since the last time. */
async function longest(): Promise<Stall> {
  const lines = () => server.log().match(/longest stall: .*/g) ?? [];
  const before = lines().length;
  process.kill(server.pid() ?? 0, 'SIGUSR2');
  while (lines().length === before) await pause(5);
  return JSON.parse(lines().at(-1)?.replace('longest stall: ', '') ?? '');
}

/** A body within the limit of its route. */
function bodyOf({ schemas, route }: Endpoint, choice: number, change?: Change): unknown {
  const most = route.bodyLimit ?? DEFAULT_LIMIT;
  for (let scale = 1; ; scale *= 0.8) {
    const wanted = { meant: meantBy(ids, places), scale, choice };
    const body = largest(schemas.body as never, wanted);
    const whole = Array.isArray(body) ? body : { ...(body as object), ...change?.(ids, places) };
    if (Buffer.byteLength(JSON.stringify(whole)) < most) return whole;
  }
}

const OPTIONS = 3;

/** The bodies to send, by what is in them. */
function bodiesOf(endpoint: Endpoint): Map<string, unknown> {
  const changes = Object.entries(CHANGES[endpoint.name] ?? {});
  if (changes.length > 0)
    return new Map(changes.map(([what, change]) => [what, bodyOf(endpoint, 0, change)]));
  const all = Array.from({ length: OPTIONS }, (_, choice) => bodyOf(endpoint, choice));
  const known = new Map(
    all.map((body) => [JSON.stringify({ ...(body as object), requestId: 0 }), body]),
  );
  return new Map(
    [...known.values()].map((body, at) => [known.size > 1 ? `option ${at + 1}` : '', body]),
  );
}

async function call(
  endpoint: Endpoint,
  what: string,
  body?: unknown,
): Promise<Record<string, never>> {
  const { name, route, url, schemas } = endpoint;
  const query = neededQuery(schemas.query, { ...QUERY, ...ids });
  await longest();
  const bytes = route.bytes ? new Uint8Array(aPng()) : undefined;
  const answer = await fetch(`${server.url}${filledPath(url, { ...QUERY, ...ids })}${query}`, {
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
  const text = route.stream ? await firstOf(answer) : await answer.text();
  const said = text.startsWith('{') ? JSON.parse(text) : {};
  if (answer.ok) await settle(said);
  const stall = await longest();
  const short = answer.ok ? '' : text.slice(0, 160);
  results.push({ name, what, status: answer.status, answer: short, ...stall });
  if (stall.processorMs > WANTED_MS || !answer.ok)
    console.log(`${name} (${what}): ${answer.status} ${stall.processorMs.toFixed(0)} ms ${short}`);
  return said;
}

const QUERY = {
  phrase: 'coffee beans',
  language: 'en',
  text: 'Le',
  title: 'Beans',
  version: 1,
  position: 0,
  job: crypto.randomUUID(),
};

async function firstOf(answer: Response): Promise<string> {
  const reader = answer.body?.getReader();
  await Promise.race([reader?.read(), pause(2000)]);
  await reader?.cancel();
  return '';
}

/** Waits for the job that a call has begun, and stops it when it has shown what it does. */
async function settle(said: Record<string, unknown>): Promise<void> {
  const turn = said['turn'] as Record<string, unknown> | undefined;
  const jobId = said['jobId'] ?? turn?.['jobId'];
  if (typeof jobId === 'string') {
    ids['jobId'] = jobId;
    const url = `${server.url}/content/api/v1/content/${person.workspaceId}/jobs/${jobId}`;
    const headers = headersOf(person.caller);
    const end = performance.now() + JOB_MOST_MS;
    while (performance.now() < end) {
      const answer = await fetch(url, { headers });
      const { job } = (await answer.json()) as { job?: { state: string } };
      if (job === undefined || !['queued', 'running'].includes(job.state)) break;
      await pause(100);
    }
    if (performance.now() >= end) await fetch(`${url}/stop`, { method: 'POST', headers });
  }
  await pause(SETTLED_MS);
}

async function callEach(endpoint: Endpoint, within: string): Promise<void> {
  const { name } = endpoint;
  let bodies = new Map<string, unknown>([['', undefined]]);
  try {
    if (endpoint.schemas.body) bodies = bodiesOf(endpoint);
  } catch (error) {
    results.push({
      name,
      what: within,
      status: 0,
      answer: String(error),
      clockMs: 0,
      processorMs: 0,
    });
    console.log(`${name}: ${error}`);
    return;
  }
  for (const [what, body] of bodies) {
    const label = [within, what].filter(Boolean).join(', ');
    const answer = await call(endpoint, label, body).catch((error: unknown) => {
      results.push({
        name: endpoint.name,
        what: label,
        status: 0,
        answer: String(error),
        clockMs: 0,
        processorMs: 0,
      });
      return {} as Record<string, never>;
    });
    try {
      Object.assign(ids, MAKES[endpoint.name]?.(answer, ids));
    } catch {
      // the status says why there is nothing
    }
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
  const made = await call(endpointOf('article.postArticle'), shape, { title: shape, blocks });
  Object.assign(ids, { articleId: made['id'] });
  const ops = blocks.map((block, at) => ({
    ...block,
    op: 'put',
    after: at === 0 ? null : `b${at - 1}`,
    html: block.html.replace('<', '<').replace('>', '> '),
  }));
  const saved = await call(endpointOf('article.updateArticle'), shape, {
    baseVersion: 1,
    requestId: crypto.randomUUID(),
    ops,
    fields: { keyphrase: 'coffee beans' },
  });
  ids['baseVersion'] = saved['version'] ?? 1;
  QUERY.version = Number(saved['version'] ?? 1);
}

try {
  await makeArticle('paragraphs');
  const MADE = new Set(['article.postArticle', 'article.updateArticle']);
  for (const endpoint of inOrder(ENDPOINTS)) {
    if (MADE.has(endpoint.name) || endpoint.url.includes(':articleId') || !isChosen(endpoint))
      continue;
    await person.renewToken();
    await callEach(endpoint, '');
  }
  const shapes =
    ONLY.length > 0 &&
    !ENDPOINTS.some(
      (one) => isChosen(one) && (MADE.has(one.name) || one.url.includes(':articleId')),
    )
      ? []
      : Object.keys(TEXTS);
  for (const shape of shapes) {
    await person.renewToken();
    await makeArticle(shape);
    for (const endpoint of inOrder(ENDPOINTS)) {
      if (MADE.has(endpoint.name) || !endpoint.url.includes(':articleId') || !isChosen(endpoint))
        continue;
      await callEach(endpoint, shape);
    }
  }
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

const worst = new Map<string, Result>();
for (const result of results.toSorted((a, b) => a.processorMs - b.processorMs)) {
  if (result.status === 200 || !worst.has(result.name)) worst.set(result.name, result);
}
const sorted = [...worst.values()].sort((a, b) => b.processorMs - a.processorMs);
const missing = ENDPOINTS.filter(
  (one) => isChosen(one) && !(one.name in NOT_REACHED) && worst.get(one.name)?.status !== 200,
).map(({ name }) => name);
report('stalls', {
  ms: Object.fromEntries(sorted.map(({ name, processorMs }) => [name, processorMs])),
  shown: table(
    ['endpoint', 'with', 'status', 'processor ms', 'clock ms'],
    sorted.map((one) => [
      one.name,
      one.what,
      one.status,
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
  console.error(`No request reached ${missing.join(', ')}.`);
  process.exitCode = 1;
}
process.exit();
