/** Texts of other pages that are rewritten (docs/extension.md). */
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { LIMIT_PLANS } from '#domain/access/limits.ts';
import { isJobOver } from '#domain/writing/job.ts';
import type { ProposalTask } from '#domain/writing/writingTask.ts';
import { embeddedEngine } from '#server/adapters/model/embedded/embeddedEngine.ts';
import { type Engine, EngineError } from '#server/adapters/model/engine.ts';
import { WITH_MODEL } from '#tests/server/support/newTestServer.ts';
import {
  FREE,
  type Json,
  NEVER_READ_ONLY,
  nextRequestId,
  type TestServer,
  type TestUser,
  testServer,
  until,
  userWithWorkspace,
} from '#tests/server/support/testServer.ts';

let tasks: ProposalTask[] = [];
let failure: EngineError | null = null;
const engine: Engine = {
  ...WITH_MODEL,
  async *propose(task) {
    tasks.push(task);
    if (failure !== null) throw failure;
    yield { at: 0, blocks: ['<p>Jars'], isComplete: false };
    yield {
      at: 0,
      blocks: ['<p>Jars keep it &lt;fresh&gt;.</p>', '<p>Twice.</p>'],
      isComplete: true,
    };
    yield { at: 1, blocks: ['<p>Another one.</p>'], isComplete: true };
  },
};

let server: TestServer;
let plain: TestServer;
const limits = { ...LIMIT_PLANS, free: { ...LIMIT_PLANS.free, aiFeatures: 2 } };
beforeAll(async () => {
  server = await testServer({ engine, limits, dates: NEVER_READ_ONLY });
  plain = await testServer({ engine: embeddedEngine, dates: NEVER_READ_ONLY });
});
afterAll(async () => {
  await server.close();
  await plain.close();
});
beforeEach(() => {
  tasks = [];
  failure = null;
});

const TEXT = 'Glass jars keep coffee fresh. Glass jars break often.\nThey are cheap.';

async function writer(on = server) {
  const { user, workspaceId } = await userWithWorkspace(on);
  user.claims = FREE;
  const ask = (change: object = {}, requestId = nextRequestId()) =>
    on.call(user, 'POST', `/content/${workspaceId}/rewrites`, {
      requestId,
      task: { name: 'shorten' },
      text: TEXT,
      language: 'en',
      ...change,
    });
  const read = (jobId: string, by: TestUser = user) =>
    on.call(by, 'GET', `/content/${workspaceId}/jobs/${jobId}`);
  const ended = async (jobId: string): Promise<Json> => {
    await until(async () => isJobOver((await read(jobId)).body.job.state));
    return (await read(jobId)).body;
  };
  const used = async () => (await on.call(user, 'GET', '/limit')).body.aiFeatures.used;
  return { user, workspaceId, ask, read, ended, used };
}

// §d.extension.2
test('the first version is the outcome, as plain text; asked twice under one id, it is written and charged once', async () => {
  const { ask, ended, used } = await writer();
  const requestId = nextRequestId();
  const { body } = await ask({}, requestId);
  expect((await ask({}, requestId)).body.jobId).toBe(body.jobId);
  const { steps } = await ended(body.jobId);
  expect(steps).toMatchObject([{ state: 'done', outcome: 'Jars keep it <fresh>.\n\nTwice.' }]);
  expect(await used()).toBe(1);
  expect(tasks).toMatchObject([
    {
      kind: 'shorten',
      within: null,
      blocks: [
        { html: '<p>Glass jars keep coffee fresh. Glass jars break often.</p>' },
        { html: '<p>They are cheap.</p>' },
      ],
    },
  ]);
});

test('one line is rewritten as running text, in its tone or language', async () => {
  const { ask, ended } = await writer();
  await ended(
    (await ask({ task: { name: 'changeTone', tone: 'formal' }, text: 'a < b' })).body.jobId,
  );
  expect(tasks).toMatchObject([
    {
      kind: 'changeTone',
      newTone: 'formal',
      blocks: [],
      within: { selected: 'a &lt; b', before: '', behind: '' },
    },
  ]);
});

test('a failure is given back', async () => {
  failure = new EngineError('model_refused_request', { isTransient: false });
  const { ask, ended, used } = await writer();
  const { job, steps } = await ended((await ask()).body.jobId);
  expect([job.state, steps[0].error]).toEqual(['failed', 'model_refused_request']);
  expect(await used()).toBe(0);
});

test('nobody else sees the text, though others may read the workspace', async () => {
  const { user, workspaceId, ask, read, ended } = await writer();
  const { jobId } = (await ask()).body;
  await ended(jobId);
  const guest = server.user();
  user.folder.guests.set(guest.id, { canWrite: true });
  expect((await read(jobId, guest)).status).toBe(404);
  const jobsOf = async (who: TestUser) =>
    (await server.call(who, 'GET', `/content/${workspaceId}/jobs`)).body.jobs;
  expect(await jobsOf(user)).toMatchObject([{ kind: 'rewrite' }]);
  expect(await jobsOf(guest)).toEqual([]);
});

test('a text that is too long for its task, and tasks that nobody can do here, are refused at once', async () => {
  const { ask } = await writer();
  expect(await ask({ task: { name: 'rephrase' }, text: 'a '.repeat(3500) })).toMatchObject({
    status: 422,
    body: { code: 'passage_too_long' },
  });
  const { ask: without } = await writer(plain);
  expect(await without({ task: { name: 'rephrase' } })).toMatchObject({
    status: 409,
    body: { code: 'no_model' },
  });
});

test('without a model, sentences of the text are chosen', async () => {
  const { ask, ended } = await writer(plain);
  const { steps } = await ended((await ask({ text: TEXT })).body.jobId);
  expect(steps[0].state).toBe('done');
  for (const sentence of steps[0].outcome.split(/(?<=\.)\s+/)) expect(TEXT).toContain(sentence);
});
