import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { openDraftQueue } from '#server/adapters/jobs/draftQueue.ts';
import { workingDraft } from '#server/adapters/model/embedded/embeddedEngine.ts';
import type { Engine } from '#server/adapters/model/engine.ts';
import { giveUpDraft, writeDraft } from '#server/modules/content/draftWriter.service.ts';
import { appendEvent } from '#server/modules/content/jobEvent.service.ts';
import {
  API,
  draftRequest,
  eventsOf,
  FREE,
  nextRequestId,
  parseSse,
  type SseEvent,
  type TestServer,
  type TestUser,
  testServer,
  until,
  userWithWorkspace,
} from '../../support/testServer.ts';

/** Waits behind each block until the test lets it go on. */
function steppedEngine(blocks: number): Engine & { go(): void } {
  let allowed = 0;
  return {
    model: null,
    go() {
      allowed += 1;
    },
    async *write(_input, { from, signal }) {
      for (let block = from; block < blocks; block += 1) {
        await until(() => allowed > block || signal.aborted);
        signal.throwIfAborted();
        yield `<p>${block}</p>`;
      }
    },
  };
}

let server: TestServer;
let user: TestUser;
let workspaceId: string;

beforeAll(async () => {
  server = await testServer();
  ({ user, workspaceId } = await userWithWorkspace(server));
});
afterAll(() => server.close());

async function startDraft(on = server, who = { user, workspaceId }, change = {}) {
  const answer = await on.call(
    who.user,
    'POST',
    `/content/${who.workspaceId}/drafts`,
    draftRequest(change),
  );
  const path = `/content/${who.workspaceId}/jobs/${answer.body.jobId}`;
  return { answer, article: answer.body.article, jobId: answer.body.jobId as string, path };
}

const used = async (on: TestServer, who: TestUser) =>
  (await on.call(who, 'GET', '/limit')).body.article.used;

test('a draft is an article to be, and a job that streams it block by block', async () => {
  const request = draftRequest();
  const { answer, article, path } = await startDraft(server, undefined, request);
  expect(answer.status).toBe(200);
  expect(article).toMatchObject({
    title: 'Email marketing',
    targetKeywords: ['newsletter'],
    language: 'en',
    blocks: [],
    meta: { isEmptyArticle: true, setupStatus: 'pending' },
    generation: { seq: 0, isOver: false },
  });
  const events = await eventsOf(server, user, path);
  expect(events.map((event) => event.id)).toEqual(events.map((_event, at) => at + 1));
  expect(events[0]?.data).toEqual({ type: 'started', model: null });
  expect(events.at(-1)?.data).toEqual({ type: 'finished' });
  const puts = events.slice(1, -1).map((event) => event.data);
  expect(puts.map((put) => put.html)).toEqual(workingDraft(request));
  expect(puts.map((put) => put.after)).toEqual([null, ...puts.slice(0, -1).map((put) => put.id)]);
});

test('§4.article.2 set-up is done when a save says that all of the draft is in the article', async () => {
  const { article, jobId, path } = await startDraft();
  const events = await eventsOf(server, user, path);
  const save = (baseVersion: number, seq: number, ops: unknown[]) =>
    server.call(user, 'PATCH', `/article/${workspaceId}/${article.id}`, {
      requestId: nextRequestId(),
      baseVersion,
      ops,
      position: { jobId, seq },
    });
  const read = async () =>
    (await server.call(user, 'GET', `/article/${workspaceId}/${article.id}`)).body;
  await save(1, 1, []);
  expect(await read()).toMatchObject({
    meta: { isEmptyArticle: true, setupStatus: 'pending' },
    generation: { jobId, seq: 1, isOver: true, model: null },
  });
  const ops = events
    .slice(1, -1)
    .map(({ data: { type: _type, ...put } }) => ({ op: 'put', ...put }));
  await save(2, events.length, ops);
  expect(await read()).toMatchObject({
    title: 'Email marketing',
    meta: { isEmptyArticle: false, setupStatus: 'done' },
    generation: { seq: events.length },
  });
});

test('the same request id twice, even at once, is one draft and one charge', async () => {
  const who = await userWithWorkspace(server);
  const request = draftRequest();
  const drafts = await Promise.all([
    startDraft(server, who, request),
    startDraft(server, who, request),
  ]);
  expect(new Set(drafts.map((draft) => draft.jobId)).size).toBe(1);
  expect(await used(server, who.user)).toBe(1);
  const { body } = await server.call(who.user, 'GET', `/article/${who.workspaceId}`);
  expect(body.content).toHaveLength(1);
});

test('§9.limits.1 a free user gets three drafts a month, then 402 and no article', async () => {
  const who = await userWithWorkspace(server, FREE);
  for (let draft = 0; draft < 3; draft += 1) {
    expect((await startDraft(server, who)).answer.status).toBe(200);
  }
  const { answer } = await startDraft(server, who);
  expect(answer).toMatchObject({ status: 402, body: { code: 'limit_reached' } });
  const { body } = await server.call(who.user, 'GET', `/article/${who.workspaceId}`);
  expect(body.content).toHaveLength(3);
  expect(await used(server, who.user)).toBe(3);
});

test('§6.trial.1 §d.access.4 no limit stops a trial user', async () => {
  const extra_user_data = {
    active_product_trials: ['content'],
    is_main_product_trial_active: false,
    semrush_trial_has_been_used: false,
  };
  const who = await userWithWorkspace(server, { ...FREE, extra_user_data });
  for (let draft = 0; draft < 4; draft += 1) {
    expect((await startDraft(server, who)).answer.status).toBe(200);
  }
});

test('a reader that comes back gets the rest, without gap and without repetition', async () => {
  const { path } = await startDraft();
  const all = await eventsOf(server, user, path);
  for (const after of [1, 3, all.length - 1]) {
    expect(await eventsOf(server, user, path, after)).toEqual(all.slice(after));
  }
  expect(await eventsOf(server, user, path, all.length)).toEqual([]);
});

test('a job of another workspace does not exist', async () => {
  const { path, jobId } = await startDraft();
  const stranger = await userWithWorkspace(server);
  const theirs = `/content/${stranger.workspaceId}/jobs/${jobId}`;
  for (const job of [path, theirs]) {
    const answers = [
      await server.call(stranger.user, 'GET', `${job}/events`),
      await server.call(stranger.user, 'POST', `${job}/stop`),
    ];
    expect(answers.map((answer) => answer.status)).toEqual([404, 404]);
  }
});

test('a field of a draft that is not allowed is named', async () => {
  const { answer } = await startDraft(server, undefined, { topic: '   ', location: 'Berlin' });
  expect(answer).toMatchObject({ status: 422, body: { code: 'invalid_input' } });
  expect(Object.keys(answer.body.fields).sort()).toEqual(['location', 'topic']);
});

test('the log id of the request that asked for a draft is in the lines of its job', async () => {
  const payload = draftRequest();
  const answer = await server.app.inject({
    method: 'POST',
    url: `${API}/content/${workspaceId}/drafts`,
    headers: { ...user.headers, 'sm-log-id': 'log-of-the-page' },
    payload,
  });
  const { jobId } = answer.json();
  await eventsOf(server, user, `/content/${workspaceId}/jobs/${jobId}`);
  await until(() =>
    server.log.some((line) => line.msg === 'draft finished' && line.jobId === jobId),
  );
  const lines = server.log.filter((line) => line.jobId === jobId);
  expect(lines.map((line) => line.logId)).toEqual(lines.map(() => 'log-of-the-page'));
});

test('over a real connection: events as they happen, a drop in the middle, the rest after it', async () => {
  const engine = steppedEngine(4);
  const live = await testServer({ engine });
  try {
    const who = await userWithWorkspace(live);
    const { path } = await startDraft(live, who);
    await live.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = live.app.server.address() as AddressInfo;
    const follow = async (after: number, stopAt: (events: SseEvent[]) => boolean) => {
      const gone = new AbortController();
      const headers = { ...who.user.headers, 'last-event-id': String(after) };
      const url = `http://127.0.0.1:${port}${API}${path}/events`;
      const response = await fetch(url, { headers, signal: gone.signal });
      expect(response.headers.get('content-type')).toBe('text/event-stream');
      let text = '';
      for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
        text += chunk;
        if (stopAt(parseSse(text))) break;
      }
      gone.abort();
      return parseSse(text);
    };
    const first = follow(0, (events) => events.length === 3);
    engine.go();
    engine.go();
    const before = await first;
    engine.go();
    engine.go();
    const after = await follow(before.length, () => false);
    const seen = [...before, ...after];
    expect(seen.map((event) => event.id)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(seen.flatMap((event) => event.data.html ?? [])).toEqual(
      [0, 1, 2, 3].map((block) => `<p>${block}</p>`),
    );
  } finally {
    await live.close();
  }
});

test('stopping is honoured between two blocks; what was written stays', async () => {
  const engine = steppedEngine(100);
  const live = await testServer({ engine });
  try {
    const who = await userWithWorkspace(live);
    const { path } = await startDraft(live, who);
    const events = eventsOf(live, who.user, path);
    engine.go();
    await until(() => live.log.some((line) => line.msg === 'draft started'));
    expect((await live.call(who.user, 'POST', `${path}/stop`)).status).toBe(200);
    for (let block = 0; block < 3; block += 1) engine.go();
    const data = (await events).map((event) => event.data.type);
    expect(data.at(-1)).toBe('stopped');
    expect(data.length).toBeLessThan(6);
    expect(await live.call(who.user, 'POST', `${path}/stop`)).toMatchObject({ status: 200 });
  } finally {
    await live.close();
  }
});

test('§d.limits.5 a draft whose every attempt fails ends with `failed`, and the use is given back', async () => {
  const engine: Engine = {
    model: null,
    // biome-ignore lint/correctness/useYield: fails before its first block
    async *write() {
      throw new Error('out of order');
    },
  };
  const live = await testServer({ engine });
  try {
    const who = await userWithWorkspace(live);
    const { path } = await startDraft(live, who);
    expect(await used(live, who.user)).toBe(1);
    const events = await eventsOf(live, who.user, path);
    expect(events.map((event) => event.data)).toEqual([
      { type: 'started', model: null },
      { type: 'failed', code: 'internal' },
    ]);
    expect(await used(live, who.user)).toBe(0);
  } finally {
    await live.close();
  }
});

test('a job handed out again goes on behind its last event, and one that is over is left alone', async () => {
  const live = await testServer({ works: false });
  try {
    const who = await userWithWorkspace(live);
    const request = draftRequest();
    const { jobId, path } = await startDraft(live, who, request);
    const { signal } = new AbortController();
    const writer = (engine: Engine) => ({ ...live.deps, engine });
    const dying: Engine = {
      model: null,
      async *write(input) {
        yield* workingDraft(input).slice(0, 2);
        throw new Error('killed');
      },
    };
    await expect(writeDraft(writer(dying), jobId, signal)).rejects.toThrow('killed');
    const { embeddedEngine } = await import('#server/adapters/model/embedded/embeddedEngine.ts');
    await writeDraft(writer(embeddedEngine), jobId, signal);
    await writeDraft(writer(embeddedEngine), jobId, signal);
    await giveUpDraft(writer(embeddedEngine), jobId);
    const events = await eventsOf(live, who.user, path);
    expect(events.map((event) => event.id)).toEqual(events.map((_event, at) => at + 1));
    expect(events.flatMap((event) => event.data.html ?? [])).toEqual(workingDraft(request));
    expect(await appendEvent(live.deps, jobId, events.length + 1, { type: 'finished' })).toBe(
      false,
    );
  } finally {
    await live.close();
  }
});

test('a draft that no worker was there for is written after the next start', async () => {
  const live = await testServer({ works: false });
  try {
    const who = await userWithWorkspace(live);
    const { path } = await startDraft(live, who);
    await live.queue.stop();
    const queue = await openDraftQueue(live.database.bossOptions, live.deps.log);
    const { embeddedEngine } = await import('#server/adapters/model/embedded/embeddedEngine.ts');
    const writer = { ...live.deps, engine: embeddedEngine };
    await queue.work({
      write: (jobId, signal) => writeDraft(writer, jobId, signal),
      giveUp: (jobId) => giveUpDraft(writer, jobId),
    });
    const events = await eventsOf(live, who.user, path);
    expect(events.at(-1)?.data).toEqual({ type: 'finished' });
    await queue.stop();
  } finally {
    await live.close();
  }
});

test('a stream ends when the server stops, so that stopping waits for no reader', async () => {
  const live = await testServer({ works: false });
  const who = await userWithWorkspace(live);
  const { path } = await startDraft(live, who);
  const events = eventsOf(live, who.user, path);
  await pause(50);
  await live.close();
  expect(await events).toEqual([]);
});
