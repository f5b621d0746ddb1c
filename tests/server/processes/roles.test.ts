/** Two API processes and two workers on one PostgreSQL, as described in `docs/running.md`. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { GenerationEvent } from '#contract/writing/content.schema.ts';
import { headersOf } from '#services/http/caller.ts';
import { emptyPostgres } from '#tests/support/database.ts';
import { type SlowModel, startSlowModel } from '#tests/support/slowModel.ts';
import { newPerson, type Person } from '#tools/lib/person.ts';
import { newServerProcess, type ServerProcess } from '#tools/lib/serverProcess.ts';
import { parseSse } from '../support/asking.ts';

const API = '/content/api/v1';

let model: SlowModel;
let database: { readonly url: string; dispose(): Promise<void> };
let apis: ServerProcess[] = [];
let workers: ServerProcess[] = [];
/** Which worker the first test has killed. */
let killed = -1;

beforeAll(async () => {
  model = await startSlowModel(60);
  database = await emptyPostgres();
  const shared = { DATABASE_URL: database.url, MODEL_NAME: 'slow' };
  const start = (ROLE: string, name: string) =>
    newServerProcess({ ...shared, ROLE, MODEL_BASE_URL: model.baseUrl(name) });
  apis = [await start('api', 'api'), await start('api', 'api')];
  workers = [await start('worker', 'worker0'), await start('worker', 'worker1')];
  // All at once on an empty database: one migrates, the others wait.
  await Promise.all([...apis, ...workers].map((server) => server.start()));
});

afterAll(async () => {
  await Promise.all([...apis, ...workers].map((server) => server.dispose()));
  await database?.dispose();
  await model?.close();
});

interface Heard {
  readonly id: number;
  readonly data: GenerationEvent;
}

/** Follows a job at one of the servers from after event `after`, until the stream ends or breaks. */
async function follow(
  server: ServerProcess,
  { caller, workspaceId }: Person,
  jobId: string,
  after: number,
  onEvent: (events: readonly Heard[]) => void = () => {},
): Promise<Heard[]> {
  const headers = { ...headersOf(caller), 'last-event-id': String(after) };
  let text = '';
  const heard = () => parseSse(text).flatMap(({ id, data }) => (id === null ? [] : [{ id, data }]));
  try {
    const url = `${server.url}${API}/content/${workspaceId}/jobs/${jobId}/events`;
    const { body } = await fetch(url, { headers });
    for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += chunk;
      onEvent(heard());
    }
  } catch {
    // the server was killed
  }
  return heard();
}

test('if one of each is killed during a draft, the others finish it, without gap or repetition', async () => {
  const [first, second] = apis as [ServerProcess, ServerProcess];
  const person = await newPerson(first.url, 'writer@example.com');
  const { jobId } = await person.api.content.postDraft({
    workspaceId: person.workspaceId,
    body: {
      requestId: crypto.randomUUID(),
      topic: 'Coffee grinders',
      keywords: ['burr grinder'],
      language: 'en',
      location: '',
      notes: 'We sell three of them.',
    },
  });
  const before = await follow(first, person, jobId, 0, (events) => {
    const blocks = events.filter(({ data }) => data.type === 'put').length;
    const [writer] = model.writingFor();
    if (killed >= 0 || blocks < 6 || writer === undefined) return;
    killed = Number(writer.slice(-1));
    workers[killed]?.kill('SIGKILL');
    first.kill('SIGKILL');
  });
  expect(killed).toBeGreaterThanOrEqual(0);
  const lastSeq = before.at(-1)?.id ?? 0;
  const rest = await follow(second, person, jobId, lastSeq);
  expect(rest.at(-1)?.data.type).toBe('finished');
  expect(model.writingFor()).toEqual([]);

  const all = [...before, ...rest];
  expect(all.map((event) => event.id)).toEqual(all.map((_event, at) => at + 1));
  // A later reader at another server reads the same events.
  expect(await follow(second, person, jobId, 0)).toEqual(all);

  const blocks = new Map<string, string>();
  for (const { data } of all) if (data.type === 'put') blocks.set(data.id, data.html);
  expect([...blocks.values()]).toEqual([
    '<h1>Coffee grinders</h1>',
    ...['Why it matters', 'How it works', 'What to do next'].flatMap((heading) => [
      `<h2>${heading}</h2>`,
      '<p>First sentence of the section.</p>',
      '<p>Second paragraph, with <strong>bold</strong> words in it.</p>',
      expect.stringMatching(/^<ul>\s*<li>one<\/li>\s*<li>two<\/li>\s*<\/ul>$/),
    ]),
  ]);
});

test('attempts to sign in are counted across all processes', async () => {
  await apis[0]?.start();
  const attempt = (server: ServerProcess | undefined) =>
    fetch(`${server?.url}/host/auth/sign-in/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: server?.url ?? '' },
      body: JSON.stringify({ email: 'nobody@example.com', password: 'wrong password' }),
    }).then((answer) => answer.status);
  const statuses: number[] = [];
  for (let at = 0; at < 14; at += 1) statuses.push(await attempt(apis[at % 2]));
  expect(statuses.slice(0, 10)).not.toContain(429);
  expect(statuses.slice(10)).toEqual([429, 429, 429, 429]);
});

test('a worker answers health checks and nothing else', async () => {
  const worker = workers[killed === 0 ? 1 : 0];
  const status = async (path: string) => (await fetch(`${worker?.url}${path}`)).status;
  expect(await status('/healthz')).toBe(200);
  expect(await status('/readyz')).toBe(200);
  expect(await status('/content/')).toBe(404);
});
