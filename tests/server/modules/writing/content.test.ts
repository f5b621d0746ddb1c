import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { JobId } from '#db/schema/ids.ts';
import { job, jobEvent } from '#db/schema/work.ts';
import { NO_WISHES } from '#domain/writing/writingTask.ts';
import { embeddedEngine, workingDraft } from '#server/adapters/model/embedded/embeddedEngine.ts';
import { type Engine, EngineError, type Piece } from '#server/adapters/model/engine.ts';
import { openJobQueue } from '#server/jobs/jobQueue.ts';
import { fairTurns } from '#server/lib/fairTurns.ts';
import { appendEvent } from '#server/modules/work/jobEvent.service.ts';
import { giveUpJob, runJob } from '#server/modules/writing/jobRunner.ts';
import {
  API,
  always,
  draftRequest,
  eventsOf,
  FREE,
  NEVER_READ_ONLY,
  nextRequestId,
  parseSse,
  type SseEvent,
  type TestServer,
  type TestUser,
  TRIAL,
  testServer,
  until,
  userWithWorkspace,
} from '#tests/server/support/testServer.ts';
import { NO_PROPOSALS } from '#tests/support/engineRun.ts';

const paragraph = (at: number, text = String(at)): Piece => ({
  type: 'block',
  at,
  html: `<p>${text}</p>`,
});

/** Waits after each block until the test lets it continue. */
function steppedEngine(blocks: number): Engine & { go(): void } {
  let allowed = 0;
  return {
    model: null,
    ...NO_PROPOSALS,
    go() {
      allowed += 1;
    },
    async *write(_task, { written, signal }) {
      for (let at = written.blocks.length; at < blocks; at += 1) {
        await until(() => allowed > at || signal.aborted);
        signal.throwIfAborted();
        yield paragraph(at);
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
  return { answer, article: answer.body.article, jobId: answer.body.jobId as JobId, path };
}

const puts = (events: readonly SseEvent[]) =>
  events.map((event) => event.data).filter((data) => data.type === 'put');

const used = async (on: TestServer, who: TestUser) =>
  (await on.call(who, 'GET', '/limit')).body.article.used;

test('a draft is an article and a job that streams its text block by block', async () => {
  const request = draftRequest();
  const { answer, article, path } = await startDraft(server, undefined, request);
  expect(answer.status).toBe(200);
  expect(article).toMatchObject({
    title: 'Email marketing',
    targetKeywords: ['newsletter'],
    language: 'en',
    blocks: [],
    meta: { isEmptyArticle: true, setupStatus: 'pending' },
    // A worker may be quicker than the answer.
    generation: { seq: 0, kind: 'draft', state: expect.stringMatching(/^(queued|running)$/) },
  });
  const events = await eventsOf(server, user, path);
  expect(events.map((event) => event.id)).toEqual(events.map((_event, at) => at + 1));
  expect(events[0]?.data).toEqual({ type: 'started', model: null });
  expect(events.at(-1)?.data).toEqual({ type: 'finished' });
  const blocks = puts(events);
  expect(events[1]?.data.type).toBe('outlined');
  expect(blocks.map((put) => put.html)).toEqual(workingDraft({ ...NO_WISHES, ...request }));
  expect(blocks.map((put) => put.after)).toEqual([
    null,
    ...blocks.slice(0, -1).map((put) => put.id),
  ]);
});

// §d.ownNotes.2 §d.ownNotes.3
test('notes to oneself are beside the draft: in the article’s job, and in no block', async () => {
  const notes = 'Lists of readers go stale.\nask Joan about the list\nTODO photo';
  const { article, path } = await startDraft(server, undefined, { notes });
  const own = ['ask Joan about the list', 'TODO photo'];
  expect(article.generation.ownNotes).toEqual(own);
  const text = puts(await eventsOf(server, user, path))
    .map((put) => put.html)
    .join('');
  expect(text).toContain('Lists of readers go stale.');
  for (const note of own) expect(text).not.toContain(note);
  const read = await server.call(user, 'GET', `/article/${workspaceId}/${article.id}`);
  expect(read.body.generation.ownNotes).toEqual(own);
});

test('an account with many drafts does not hold up the draft of another one', async () => {
  const inTurn = fairTurns(1);
  const [gate, order] = [Promise.withResolvers<void>(), [] as string[]];
  let asked = 0;
  const engine: Engine = {
    model: null,
    ...NO_PROPOSALS,
    async *write(task) {
      asked += 1;
      await inTurn(async () => {
        await gate.promise;
        order.push(task.kind === 'draft' ? task.topic : '');
      });
      yield paragraph(0);
    },
  };
  const live = await testServer({ engine });
  try {
    const [much, little] = [await userWithWorkspace(live), await userWithWorkspace(live)];
    const drafts = [];
    for (const [who, topic] of [...Array(4).fill([much, 'much']), [little, 'little']])
      drafts.push([who.user, (await startDraft(live, who, draftRequest({ topic }))).path] as const);
    await until(() => asked === drafts.length);
    gate.resolve();
    await Promise.all(drafts.map(([who, path]) => eventsOf(live, who, path)));
    expect(order.indexOf('little')).toBeLessThanOrEqual(1);
    expect(order).toHaveLength(drafts.length);
  } finally {
    await live.close();
  }
});

// §4.article.2
test('set-up is done when a save contains the end of the draft', async () => {
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
    generation: { jobId, seq: 1, state: 'finished', model: null },
  });
  const ops = puts(events).map(({ type: _type, ...put }) => ({ op: 'put', ...put }));
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

// §d.tenants.2
test('a request id of another person, in another workspace or for another article is another request', async () => {
  const now = new Date(); // stands still: a limit says how many seconds it has left
  const live = await testServer({ works: false, now: () => now });
  try {
    const [owner, guest] = [await userWithWorkspace(live), await userWithWorkspace(live)];
    owner.user.folder.guests.set(guest.user.id, { canWrite: true });
    const request = draftRequest();
    const asGuest = { user: guest.user, workspaceId: owner.workspaceId };
    const drafts = [
      await startDraft(live, owner, request),
      await startDraft(live, asGuest, request),
      await startDraft(live, guest, request),
    ];
    expect(drafts.map(({ answer }) => answer.body.article?.workspaceId)).toEqual([
      owner.workspaceId,
      owner.workspaceId,
      guest.workspaceId,
    ]);
    const { requestId } = request;
    const section = async () => {
      const { id } = await articleWith(live, owner);
      const path = `/content/${owner.workspaceId}/articles/${id}/sections`;
      const ask = { requestId, baseVersion: 2, headingId: 'b2' };
      const [first, again] = [
        await live.call(owner.user, 'POST', path, ask),
        await live.call(owner.user, 'POST', path, ask),
      ];
      expect(again.body).toEqual(first.body);
      return first.body.jobId;
    };
    const jobIds = [...drafts.map(({ jobId }) => jobId), await section(), await section()];
    expect(new Set(jobIds).size).toBe(5);
  } finally {
    await live.close();
  }
});

// §d.limits.5
test('continuing a failed draft charges the caller, and is refunded to them if it fails again', async () => {
  const live = await testServer({ works: false });
  try {
    const [owner, guest] = [await userWithWorkspace(live), await userWithWorkspace(live)];
    owner.user.folder.guests.set(guest.user.id, { canWrite: true });
    await startDraft(live, owner); // a use that must not be refunded
    const { jobId, path } = await startDraft(live, owner);
    const bothUsed = async () => [await used(live, owner.user), await used(live, guest.user)];
    const fail = (seq: number) =>
      appendEvent(live.deps, jobId, seq, { type: 'failed', code: 'model_busy' });
    await fail(1);
    expect(await bothUsed()).toEqual([1, 0]);
    await live.call(guest.user, 'POST', `${path}/continue`, {});
    expect(await bothUsed()).toEqual([1, 1]);
    await fail(2);
    expect(await bothUsed()).toEqual([1, 0]);
  } finally {
    await live.close();
  }
});

// §9.limits.1
test('a free user gets three drafts a month, then 402 and no article', async () => {
  const lenient = await testServer({ works: false, dates: NEVER_READ_ONLY });
  const who = await userWithWorkspace(lenient, FREE);
  for (let draft = 0; draft < 3; draft += 1) {
    expect((await startDraft(lenient, who)).answer.status).toBe(200);
  }
  const { answer } = await startDraft(lenient, who);
  expect(answer).toMatchObject({ status: 402, body: { code: 'limit_reached' } });
  const { body } = await lenient.call(who.user, 'GET', `/article/${who.workspaceId}`);
  expect(body.content).toHaveLength(3);
  expect(await used(lenient, who.user)).toBe(3);
  await lenient.close();
});

// §6.trial.1 §d.access.4
test('no limit stops a trial user', async () => {
  const who = await userWithWorkspace(server, TRIAL);
  for (let draft = 0; draft < 4; draft += 1) {
    expect((await startDraft(server, who)).answer.status).toBe(200);
  }
});

test('a returning reader first gets the last block, without a number, and then the rest without gap or repetition', async () => {
  const { path } = await startDraft();
  const all = await eventsOf(server, user, path);
  for (const after of [1, 3, all.length - 1]) {
    const put = all.slice(0, after).findLast(({ data }) => data.type === 'put')?.data;
    const resumed = { id: null, data: { ...put, type: 'resumed' } };
    const rest = all.slice(after);
    expect(await eventsOf(server, user, path, after)).toEqual(put ? [resumed, ...rest] : rest);
  }
  expect(await eventsOf(server, user, path, all.length)).toEqual([]);
});

test('a job of another workspace is 404', async () => {
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

test('the log lines of a job have the log id of its request', async () => {
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
    const [resumed, ...after] = await follow(before.length, () => false);
    expect(resumed).toEqual({ id: null, data: { ...before.at(-1)?.data, type: 'resumed' } });
    const seen = [...before, ...after];
    expect(seen.map((event) => event.id)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(seen.flatMap((event) => event.data.html ?? [])).toEqual(
      [0, 1, 2, 3].map((block) => `<p>${block}</p>`),
    );
  } finally {
    await live.close();
  }
});

test('a job stops between two blocks, and its text stays', async () => {
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

// §d.limits.5
test('a draft ends with `failed` after its last attempt, and the use is refunded', async () => {
  const engine: Engine = {
    model: null,
    ...NO_PROPOSALS,
    // biome-ignore lint/correctness/useYield: fails before its first block
    async *write() {
      throw new Error('out of order');
    },
  };
  const live = await testServer({
    engine,
    retries: { retryLimit: 1, retryDelay: 0, retryBackoff: false },
  });
  try {
    const who = await userWithWorkspace(live);
    const { path } = await startDraft(live, who);
    expect(await used(live, who.user)).toBe(1);
    const events = await eventsOf(live, who.user, path);
    expect(events.map((event) => event.data)).toEqual([
      { type: 'started', model: null },
      { type: 'failed', code: 'internal', limits: expect.anything() },
    ]);
    expect(await used(live, who.user)).toBe(0);
  } finally {
    await live.close();
  }
});

test('a job that is run again continues after its last event, and one that is over does not change', async () => {
  const live = await testServer({ works: false });
  try {
    const who = await userWithWorkspace(live);
    const request = draftRequest();
    const { jobId, path } = await startDraft(live, who, request);
    const { signal } = new AbortController();
    const writer = (engine: Engine) => ({ ...live.deps, engines: always(engine) });
    const dying: Engine = {
      model: null,
      ...NO_PROPOSALS,
      async *write(task, options) {
        let blocks = 0;
        for await (const piece of embeddedEngine.write(task, options)) {
          yield piece;
          if (piece.type === 'block') blocks += 1;
          if (blocks === 2) throw new Error('killed');
        }
      },
    };
    await expect(runJob(writer(dying), jobId, signal)).rejects.toThrow('killed');
    await runJob(writer(embeddedEngine), jobId, signal);
    await runJob(writer(embeddedEngine), jobId, signal);
    await giveUpJob(writer(embeddedEngine), jobId);
    const events = await eventsOf(live, who.user, path);
    expect(events.map((event) => event.id)).toEqual(events.map((_event, at) => at + 1));
    expect(puts(events).map((put) => put.html)).toEqual(workingDraft({ ...NO_WISHES, ...request }));
    expect(await appendEvent(live.deps, jobId, events.length + 1, { type: 'finished' })).toBe(
      'over',
    );
  } finally {
    await live.close();
  }
});

test('a draft without a worker is written after the next start', async () => {
  const live = await testServer({ works: false });
  try {
    const who = await userWithWorkspace(live);
    const { path } = await startDraft(live, who);
    await live.queue.stop();
    const { wakeups, log } = live.deps;
    const queue = await openJobQueue(live.database.bossOptions, wakeups, log);
    await queue.work(live.deps);
    const events = await eventsOf(live, who.user, path);
    expect(events.at(-1)?.data).toEqual({ type: 'finished' });
    await queue.stop();
  } finally {
    await live.close();
  }
});

test('a stream ends when the server stops, so that a reader does not delay the stop', async () => {
  const live = await testServer({ works: false });
  const who = await userWithWorkspace(live);
  const { path } = await startDraft(live, who);
  const request = { url: `${API}${path}/events`, headers: who.user.headers };
  const answer = await live.app.inject({ ...request, payloadAsStream: true });
  await live.close();
  expect(parseSse(await text(answer.stream()))).toEqual([]);
});

/** Writes as the test says, and records its input. */
function scriptedEngine(
  script: (attempt: number) => AsyncIterable<Piece> | Iterable<Piece>,
): Engine & { readonly asked: Parameters<Engine['write']>[] } {
  const asked: Parameters<Engine['write']>[] = [];
  return {
    model: 'scripted',
    ...NO_PROPOSALS,
    asked,
    async *write(...call) {
      asked.push(call);
      yield* script(asked.length);
    },
  };
}

const OUTLINE = [{ heading: 'Why', points: [] }];

test('a growing block keeps its id and is written at most ten times a second, its last state always', async () => {
  const engine = scriptedEngine(function* () {
    for (let length = 1; length <= 50; length += 1) yield paragraph(0, 'x'.repeat(length));
    yield paragraph(1, 'end');
  });
  const live = await testServer({ engine });
  try {
    const who = await userWithWorkspace(live);
    const { path } = await startDraft(live, who);
    const blocks = puts(await eventsOf(live, who.user, path));
    expect(new Set(blocks.map((put) => put.id)).size).toBe(2);
    expect(blocks.length).toBeLessThanOrEqual(8);
    expect(blocks.at(-2).html).toBe(`<p>${'x'.repeat(50)}</p>`);
    expect(blocks.at(-1).html).toBe('<p>end</p>');
  } finally {
    await live.close();
  }
});

test('a stopped draft continues after its text and is charged once; a complete one cannot continue', async () => {
  const engine = steppedEngine(4);
  const live = await testServer({ engine });
  try {
    const who = await userWithWorkspace(live);
    const { article, path } = await startDraft(live, who);
    const stopped = eventsOf(live, who.user, path);
    engine.go();
    await until(async () => (await live.deps.orm.$count(jobEvent)) >= 2);
    await live.call(who.user, 'POST', `${path}/stop`);
    const before = await stopped;
    expect(before.at(-1)?.data).toEqual({ type: 'stopped', limits: expect.anything() });
    const read = async () =>
      (await live.call(who.user, 'GET', `/article/${who.workspaceId}/${article.id}`)).body;
    expect((await read()).generation.state).toBe('stopped');
    for (let twice = 0; twice < 2; twice += 1) {
      expect((await live.call(who.user, 'POST', `${path}/continue`)).status).toBe(200);
    }
    for (let block = 0; block < 4; block += 1) engine.go(); // not before: a complete one cannot continue
    const [, ...rest] = await eventsOf(live, who.user, path, before.length); // `resumed` first
    expect(rest[0]?.data).toEqual({ type: 'started', model: null });
    expect(rest.at(-1)?.data).toEqual({ type: 'finished' });
    expect(rest.map((event) => event.id)).toEqual(rest.map((_event, at) => before.length + 1 + at));
    const all = puts(await eventsOf(live, who.user, path));
    expect(all.map((put) => put.html)).toEqual([0, 1, 2, 3].map((at) => `<p>${at}</p>`));
    expect(new Set(all.map((put) => put.id)).size).toBe(4);
    expect(await used(live, who.user)).toBe(1);
    expect(await live.call(who.user, 'POST', `${path}/continue`)).toMatchObject({
      status: 409,
      body: { code: 'job_over' },
    });
    const stranger = await userWithWorkspace(live);
    expect((await live.call(stranger.user, 'POST', `${path}/continue`)).status).toBe(404);
  } finally {
    await live.close();
  }
});

test('a reader of a continued draft does not get the end that no longer counts', async () => {
  const engine = steppedEngine(2);
  const live = await testServer({ engine });
  try {
    const who = await userWithWorkspace(live);
    const { path } = await startDraft(live, who);
    await live.call(who.user, 'POST', `${path}/stop`);
    await eventsOf(live, who.user, path);
    engine.go();
    engine.go();
    await live.call(who.user, 'POST', `${path}/continue`);
    const types = (await eventsOf(live, who.user, path)).map((event) => event.data.type);
    expect(types.at(-1)).toBe('finished');
    expect(types).not.toContain('stopped');
  } finally {
    await live.close();
  }
});

test('the rest of a draft never overwrites a block that the writer has changed', async () => {
  const engine = scriptedEngine(function* (attempt) {
    if (attempt === 1) {
      yield { type: 'outline', outline: OUTLINE };
      yield paragraph(0, 'Title');
      yield paragraph(1, 'Half a sent');
      throw new EngineError('model_key_rejected', { isTransient: false });
    }
    yield paragraph(2, 'next');
  });
  const live = await testServer({ engine });
  try {
    const who = await userWithWorkspace(live);
    const { article, jobId, path } = await startDraft(live, who);
    const events = await eventsOf(live, who.user, path);
    expect(events.at(-1)?.data).toMatchObject({ type: 'failed', code: 'model_key_rejected' });
    const [title, half] = puts(events);
    await live.call(who.user, 'PATCH', `/article/${who.workspaceId}/${article.id}`, {
      requestId: nextRequestId(),
      baseVersion: 1,
      ops: [
        { op: 'put', id: title.id, after: null, html: '<p>Title</p>' },
        { op: 'put', id: half.id, after: title.id, html: '<p>Half a sentence of mine.</p>' },
      ],
      position: { jobId, seq: events.length },
    });
    expect((await live.call(who.user, 'POST', `${path}/continue`)).status).toBe(200);
    await eventsOf(live, who.user, path, events.length);
    expect(engine.asked[1]?.[1].written).toEqual({
      outline: OUTLINE,
      blocks: ['<p>Title</p>', '<p>Half a sentence of mine.</p>', ''],
    });
    expect(await used(live, who.user)).toBe(1); // refunded when it failed, charged again
  } finally {
    await live.close();
  }
});

// §d.limits.5
test.each([
  ['model_key_rejected', false, 1],
  ['model_busy', true, 6],
] as const)(
  '%s ends the draft with that code, and the use is given back (transient: %s)',
  async (code, isTransient, attempts) => {
    const engine = scriptedEngine(() => {
      throw new EngineError(code, { isTransient });
    });
    const live = await testServer({ engine, works: false });
    try {
      const who = await userWithWorkspace(live);
      const { jobId, path } = await startDraft(live, who);
      for (let attempt = 1; attempt <= attempts; attempt += 1) {
        const done = runJob(live.deps, jobId, new AbortController().signal);
        if (isTransient) await expect(done).rejects.toThrow(EngineError);
        else await done;
      }
      await giveUpJob(live.deps, jobId);
      const events = await eventsOf(live, who.user, path);
      expect(events.map((event) => event.data)).toEqual([
        { type: 'started', model: 'scripted' },
        { type: 'failed', code, limits: expect.anything() },
      ]);
      expect(await used(live, who.user)).toBe(0);
    } finally {
      await live.close();
    }
  },
);

// §d.installation.9
test.each([
  ['model_busy', true, 2],
  ['model_not_found', false, 1],
  ['model_context_full', false, 1],
] as const)(
  'after %s the other model writes on, and its text is its own',
  async (code, isTransient, attempts) => {
    const first = scriptedEngine(function* () {
      yield paragraph(0, 'one');
      throw new EngineError(code, { isTransient });
    });
    const spare = { ...scriptedEngine(() => [paragraph(1, 'two')]), model: 'spare' };
    const live = await testServer({ engine: first, works: false });
    try {
      const who = await userWithWorkspace(live);
      const { jobId, path } = await startDraft(live, who);
      const engines = { ...always(first), enginesFor: async () => ({ engine: first, spare }) };
      const { signal } = new AbortController();
      for (let attempt = 1; attempt <= attempts; attempt += 1) {
        const isLast = attempt === 2;
        const done = runJob({ ...live.deps, engines }, jobId, signal, { isLast });
        if (attempt < attempts) await expect(done).rejects.toThrow(EngineError);
        else await done;
      }
      const events = (await eventsOf(live, who.user, path)).map(({ data }) => data);
      expect(events.filter(({ type }) => type === 'started').map(({ model }) => model)).toEqual([
        'scripted',
        'spare',
      ]);
      expect(events.at(-1)).toEqual({ type: 'finished' });
      const last = events.filter(({ type }) => type === 'put').at(-1);
      expect(last?.html).toBe('<p>two</p>');
      expect(last?.source.model).toBe('spare');
      expect(await used(live, who.user)).toBe(1);
    } finally {
      await live.close();
    }
  },
);

test('a key that is rejected is not tried with the other model', async () => {
  const first = scriptedEngine(() => {
    throw new EngineError('model_key_rejected', { isTransient: false });
  });
  const spare = scriptedEngine(() => [paragraph(0)]);
  const live = await testServer({ engine: first, works: false });
  try {
    const who = await userWithWorkspace(live);
    const { jobId, path } = await startDraft(live, who);
    const engines = { ...always(first), enginesFor: async () => ({ engine: first, spare }) };
    await runJob({ ...live.deps, engines }, jobId, new AbortController().signal, { isLast: true });
    expect(spare.asked).toEqual([]);
    const events = await eventsOf(live, who.user, path);
    expect(events.at(-1)?.data).toMatchObject({ type: 'failed', code: 'model_key_rejected' });
  } finally {
    await live.close();
  }
});

test('a draft that is finished after a failed attempt has no failure', async () => {
  let attempts = 0;
  const engine = scriptedEngine(() => {
    attempts += 1;
    if (attempts === 1) throw new EngineError('model_busy', { isTransient: true });
    return [paragraph(0)];
  });
  const live = await testServer({ engine, works: false });
  try {
    const { jobId } = await startDraft(live, await userWithWorkspace(live));
    const attempt = () => runJob(live.deps, jobId, new AbortController().signal);
    await expect(attempt()).rejects.toThrow(EngineError);
    await attempt();
    const [written] = await live.deps.orm.select().from(job);
    expect(written).toMatchObject({ state: 'finished', failure: null });
  } finally {
    await live.close();
  }
});

const BODY = [
  ['b1', '<h1>Coffee</h1>'],
  ['b2', '<h2>Why</h2>'],
  ['b3', '<p>Old text.</p>'],
  ['b4', '<h3>Detail</h3>'],
  ['b5', '<p>Old detail.</p>'],
  ['b6', '<h2>How</h2>'],
] as const;

async function articleWith(live: TestServer, who: { user: TestUser; workspaceId: string }) {
  const { body } = await live.call(who.user, 'POST', `/article/${who.workspaceId}`, {
    targetKeywords: ['grinder'],
  });
  const ops = BODY.map(([id, html], at) => ({
    op: 'put',
    id,
    after: BODY[at - 1]?.[0] ?? null,
    html,
  }));
  const path = `/article/${who.workspaceId}/${body.id}`;
  const fields = { place: 'PT', city: 'Porto' };
  const save = { requestId: nextRequestId(), baseVersion: 1, ops, fields };
  await live.call(who.user, 'PATCH', path, save);
  return { id: body.id as string, path };
}

test('a section is rewritten after its heading; the old text is removed last, when the new one is complete', async () => {
  const engine = scriptedEngine(() => [paragraph(0, 'New'), paragraph(1, 'text')]);
  const live = await testServer({ engine });
  try {
    const who = await userWithWorkspace(live);
    const article = await articleWith(live, who);
    const ask = (change = {}) =>
      live.call(who.user, 'POST', `/content/${who.workspaceId}/articles/${article.id}/sections`, {
        requestId: nextRequestId(),
        baseVersion: 2,
        headingId: 'b2',
        ...change,
      });
    expect(await ask({ baseVersion: 1 })).toMatchObject({ body: { code: 'stale_version' } });
    expect(await ask({ headingId: 'b3' })).toMatchObject({ status: 404 });
    const sent = { requestId: nextRequestId() };
    const { body } = await ask(sent);
    const path = `/content/${who.workspaceId}/jobs/${body.jobId}`;
    const events = await eventsOf(live, who.user, path);
    const put = { type: 'put', source: writtenBy('section') };
    expect(events.slice(1).map((event) => event.data)).toEqual([
      { ...put, id: `${body.jobId}-0`, after: 'b2', html: '<p>New</p>' },
      { ...put, id: `${body.jobId}-1`, after: `${body.jobId}-0`, html: '<p>text</p>' },
      { type: 'remove', id: 'b3', html: '<p>Old text.</p>' },
      { type: 'remove', id: 'b4', html: '<h3>Detail</h3>' },
      { type: 'remove', id: 'b5', html: '<p>Old detail.</p>' },
      { type: 'finished' },
    ]);
    expect(engine.asked[0]?.[0]).toMatchObject({
      kind: 'section',
      topic: 'Coffee',
      keywords: ['grinder'],
      location: 'PT',
      city: 'Porto', // §d.local.5
      heading: { id: 'b2', text: 'Why', level: 2 },
      headings: ['Coffee', 'Why', 'Detail', 'How'],
    });
    expect((await ask(sent)).body.jobId).toBe(body.jobId); // §d.proposals.11
    const limits = (await live.call(who.user, 'GET', '/limit')).body;
    expect(limits.article.used).toBe(0);
    expect(limits.aiFeatures.used).toBe(1);
  } finally {
    await live.close();
  }
});

test('a section that could not be written keeps its old text', async () => {
  const engine = scriptedEngine(function* () {
    yield paragraph(0, 'Half');
    throw new EngineError('model_refused_request', { isTransient: false });
  });
  const live = await testServer({ engine });
  try {
    const who = await userWithWorkspace(live);
    const article = await articleWith(live, who);
    const { body } = await live.call(
      who.user,
      'POST',
      `/content/${who.workspaceId}/articles/${article.id}/sections`,
      { requestId: nextRequestId(), baseVersion: 2, headingId: 'b2' },
    );
    const events = await eventsOf(live, who.user, `/content/${who.workspaceId}/jobs/${body.jobId}`);
    expect(events.map((event) => event.data.type)).toEqual(['started', 'put', 'failed']);
    expect((await live.call(who.user, 'GET', '/limit')).body.aiFeatures.used).toBe(0);
  } finally {
    await live.close();
  }
});

/** Requests a passage and returns the events of its job. */
async function passageOf(live: TestServer, place: object, change: object = {}) {
  const who = await userWithWorkspace(live);
  const article = await articleWith(live, who);
  const answer = await live.call(
    who.user,
    'POST',
    `/content/${who.workspaceId}/articles/${article.id}/passages`,
    { requestId: nextRequestId(), baseVersion: 2, instruction: 'Shorter', place, ...change },
  );
  const path = `/content/${who.workspaceId}/jobs/${answer.body.jobId}`;
  const events = answer.status === 200 ? await eventsOf(live, who.user, path) : [];
  return {
    who,
    path,
    answer,
    jobId: answer.body.jobId,
    events: events.slice(1).map(({ data }) => data),
  };
}

const writing = (...words: readonly string[]) =>
  scriptedEngine(function* () {
    for (const html of words) yield { type: 'block', at: 0, html };
  });
/** The scripted engine, as the source of what it wrote with a prompt. */
const writtenBy = (prompt: string) => ({ model: 'scripted', prompt, version: 5 });

const WITHIN = { type: 'within', blockId: 'b3', before: 'Old', selected: ' text', behind: '.' };

test('a passage within a block is written in place; the old words are removed when it is complete', async () => {
  const engine = writing('New', 'New <em>words</em>');
  const live = await testServer({ engine });
  try {
    const { who, events } = await passageOf(live, WITHIN);
    const put = { type: 'put', id: 'b3', after: 'b2', was: '<p>Old text.</p>' };
    expect(events.slice(-2)).toEqual([
      {
        ...put,
        html: '<p>Old New <em>words</em>.</p>',
        source: { ...writtenBy('passage'), text: 'New words' },
      },
      { type: 'finished' },
    ]);
    expect(events[0]).toMatchObject({
      ...put,
      html: expect.stringMatching(/^<p>Old New.* text\.<\/p>$/),
    });
    expect(engine.asked[0]?.[0]).toMatchObject({
      kind: 'passage',
      instruction: 'Shorter',
      level: 2,
      within: { selected: ' text' },
      textBefore: expect.stringMatching(/Coffee[\s\S]*Why[\s\S]*Old$/),
      textBehind: expect.stringMatching(/^\.\s+Detail/),
    });
    expect((await live.call(who.user, 'GET', '/limit')).body.aiFeatures.used).toBe(1);
  } finally {
    await live.close();
  }
});

test('an interrupted passage keeps every word of its block', async () => {
  const engine = scriptedEngine(function* () {
    yield { type: 'block', at: 0, html: 'Half' };
    throw new EngineError('model_refused_request', { isTransient: false });
  });
  const live = await testServer({ engine });
  try {
    const { events } = await passageOf(live, WITHIN);
    expect(events).toMatchObject([{ html: '<p>Old Half text.</p>' }, { type: 'failed' }]);
  } finally {
    await live.close();
  }
});

test('a passage at a caret gets its own blocks; one over blocks replaces them at the end', async () => {
  const live = await testServer({
    engine: scriptedEngine(function* () {
      yield paragraph(0, 'New');
    }),
  });
  try {
    const put = { type: 'put', source: writtenBy('passage') };
    const behind = await passageOf(live, { type: 'behind', blockId: 'b3' });
    expect(behind.events).toEqual([
      { ...put, id: `${behind.jobId}-0`, after: 'b3', html: '<p>New</p>' },
      { type: 'finished' },
    ]);
    const first = await passageOf(live, { type: 'behind', blockId: null });
    expect(first.events[0]).toMatchObject({ after: null });
    const over = await passageOf(live, { type: 'blocks', blockIds: ['b3', 'b4'] });
    expect(over.events).toEqual([
      { ...put, id: `${over.jobId}-0`, after: 'b4', html: '<p>New</p>' },
      { type: 'remove', id: 'b3', html: '<p>Old text.</p>' },
      { type: 'remove', id: 'b4', html: '<h3>Detail</h3>' },
      { type: 'finished' },
    ]);
  } finally {
    await live.close();
  }
});

test('a passage at an unknown place, or without a model, is refused', async () => {
  const live = await testServer({ engine: writing('x') });
  try {
    for (const place of [
      { ...WITHIN, selected: ' other text' },
      { ...WITHIN, blockId: 'gone' },
      { type: 'behind', blockId: 'gone' },
      { type: 'blocks', blockIds: ['b3', 'b2'] },
      { type: 'blocks', blockIds: ['gone'] },
    ]) {
      const { answer } = await passageOf(live, place);
      expect(answer).toMatchObject({ status: 409, body: { code: 'stale_version' } });
    }
    const old = await passageOf(live, WITHIN, { baseVersion: 1 });
    expect(old.answer).toMatchObject({ status: 409, body: { code: 'stale_version' } });
    const unsaid = await passageOf(live, WITHIN, { instruction: ' ' });
    expect(unsaid.answer).toMatchObject({ status: 422, body: { code: 'invalid_input' } });
  } finally {
    await live.close();
  }
  const { answer } = await passageOf(server, WITHIN);
  expect(answer).toMatchObject({ status: 409, body: { code: 'no_model' } });
});

test('an article is written by one job at a time', async () => {
  const engine = steppedEngine(1);
  const live = await testServer({ engine });
  try {
    const who = await userWithWorkspace(live);
    const { article } = await startDraft(live, who);
    const answer = await live.call(
      who.user,
      'POST',
      `/content/${who.workspaceId}/articles/${article.id}/sections`,
      { requestId: nextRequestId(), baseVersion: 1, headingId: 'b2' },
    );
    expect(answer).toMatchObject({ status: 409, body: { code: 'job_running' } });
    engine.go(); // a stop waits for the job
  } finally {
    await live.close();
  }
});

test('the page can ask which model writes, and what can be asked of it', async () => {
  const { body } = await server.call(user, 'GET', '/content/engine');
  expect(body).toEqual({ model: null, imageModel: null, tasks: embeddedEngine.tasks });
  expect(body.tasks).toContain('summarise');
  expect(body.tasks).not.toContain('rephrase'); // takes a model
});
