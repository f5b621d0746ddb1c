/** An API process and a worker whose PostgreSQL is away for a while, as in a restart or a failover. */
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { API_PREFIX, type Route } from '#contract/lib/route.ts';
import { routes } from '#contract/routes.ts';
import { headersOf } from '#services/http/caller.ts';
import { createGenerationStream } from '#services/writing/generationStream.ts';
import type { StreamMessage } from '#services/writing/writing.ports.ts';
import { type SlowModel, startSlowModel } from '#tests/support/slowModel.ts';
import { newPerson, PASSWORD, type Person } from '#tools/lib/person.ts';
import { type RestartablePostgres, startPostgres } from '#tools/lib/postgres.ts';
import { newServerProcess, type ServerProcess } from '#tools/lib/serverProcess.ts';

let postgres: RestartablePostgres;
let model: SlowModel;
let api: ServerProcess;
let worker: ServerProcess;
let person: Person;
/** The cookie of a session, as a browser sends it. */
let cookie: string;

beforeAll(async () => {
  [postgres, model] = await Promise.all([startPostgres(), startSlowModel(60)]);
  const env = {
    DATABASE_URL: postgres.url,
    MODEL_NAME: 'slow',
    MODEL_BASE_URL: model.baseUrl('w'),
  };
  api = await newServerProcess({ ...env, ROLE: 'api' });
  worker = await newServerProcess({ ...env, ROLE: 'worker' });
  await Promise.all([api.start(), worker.start()]);
  const email = 'writer@example.com';
  person = await newPerson(api.url, email);
  const signedIn = await fetch(`${api.url}/host/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: api.url },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  cookie = signedIn.headers.getSetCookie().join('; ');
});

afterAll(async () => {
  await Promise.all([api.dispose(), worker.dispose()]);
  await postgres.stop();
  await model.close();
});

const ANY_ID = 'a1a1a1a1-0000-4000-8000-000000000000';

const CONTRACT = Object.entries(routes).flatMap(([group, table]) =>
  Object.values<Route>(table).map(({ method, path }) => ({
    method,
    url: `${API_PREFIX}/${group}${path.replace(/:\w+/g, ANY_ID)}`,
  })),
);
const HOST = [
  { method: 'GET', url: '/host/api/session' },
  { method: 'GET', url: '/host/api/token' },
  { method: 'POST', url: '/host/auth/sign-in/email' },
  { method: 'GET', url: `/content/assets/${'a'.repeat(43)}` },
];
const SHARED = { method: 'GET', url: `/content/share/${'a'.repeat(43)}` };
const READY = { method: 'GET', url: '/readyz' };

async function answerOf(server: ServerProcess, { method, url }: { method: string; url: string }) {
  const answer = await fetch(server.url + url, {
    method,
    headers: {
      ...headersOf(person.caller),
      cookie,
      origin: server.url,
      'content-type': 'application/json',
    },
    ...(method === 'GET' ? {} : { body: '{"email":"a@example.com","password":"of somebody"}' }),
  });
  const type = answer.headers.get('content-type');
  const said = type?.includes('json')
    ? ((await answer.json()) as { readonly code?: string }).code
    : type;
  return [`${method} ${url}`, answer.status, said, answer.headers.get('retry-after')];
}

/** Follows a draft over one connection; the draft grows for some seconds. */
async function startDraft() {
  const { workspaceId, caller } = person;
  const { jobId } = await person.api.content.postDraft({
    workspaceId,
    body: {
      requestId: crypto.randomUUID(),
      topic: 'Coffee grinders',
      keywords: ['burr grinder'],
      language: 'en',
      location: '',
      notes: '',
    },
  });
  const messages: StreamMessage[] = [];
  const closed = new Promise<StreamMessage>((resolve) => {
    createGenerationStream(caller).follow({ workspaceId, jobId, lastSeq: 0 }, (message) => {
      messages.push(message);
      if (message.type === 'closed') resolve(message);
    });
  });
  return { messages, closed };
}

test('while the database is away every call is 503 with Retry-After; then drafts, streams and saves continue', async () => {
  const { api: calls, workspaceId } = person;
  const created = await calls.article.postArticle({
    workspaceId,
    body: { requestId: crypto.randomUUID(), title: '' },
  });
  const { messages, closed } = await startDraft();
  while (messages.length < 5) await pause(20);
  const save = {
    requestId: crypto.randomUUID(),
    baseVersion: created.version,
    ops: [{ op: 'put', id: 'b', after: null, html: '<p>Acknowledged.</p>' } as const],
  };
  const articleId = created.id;
  await calls.article.updateArticle({ workspaceId, articleId, body: save });

  await postgres.shutDown('fast');
  const away = [...CONTRACT, ...HOST, READY];
  const answers = await Promise.all([
    ...away.map((route) => answerOf(api, route)),
    answerOf(worker, READY),
  ]);
  expect(await answerOf(api, SHARED)).toEqual([
    expect.any(String),
    503,
    'text/html; charset=utf-8',
    '5',
  ]);
  const refused = (name: unknown) => [name, 503, 'database_unavailable', '5'];
  expect(answers).toEqual(answers.map(([name]) => refused(name)));
  expect(await answerOf(worker, { method: 'GET', url: '/healthz' })).toContain(200);
  expect(await answerOf(api, { method: 'GET', url: '/content/articles' })).toContain(200);

  await postgres.startAgain();
  const article = () => calls.article.getArticle({ workspaceId, articleId }).catch(() => null);
  let kept = await article();
  for (; kept === null; kept = await article()) await pause(100);
  expect(kept.blocks).toEqual([{ id: 'b', html: '<p>Acknowledged.</p>' }]);
  expect(await closed).toEqual({ type: 'closed', error: null });
  const events = messages.flatMap((message) => (message.type === 'event' ? [message] : []));
  expect(events.map(({ seq }) => seq)).toEqual(events.map((_event, at) => at + 1));
  expect(events.at(-1)?.event).toEqual({ type: 'finished' });
  expect((api.log() + worker.log()).match(/"level":[56]0.*/g) ?? []).toEqual([]);
  // Both are still the same processes, and stop on request.
  expect(await api.kill('SIGTERM')).toBe(0);
  expect(await worker.kill('SIGTERM')).toBe(0);
});
