import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { LIMIT_PLANS } from '#domain/access/limits.ts';
import { isJobOver } from '#domain/writing/job.ts';
import { type Engine, EngineError } from '#server/adapters/model/engine.ts';
import { WITH_MODEL } from '#tests/server/support/newTestServer.ts';
import {
  FREE,
  type Json,
  NEVER_READ_ONLY,
  nextRequestId,
  type TestServer,
  testServer,
  until,
  userWithWorkspace,
} from '#tests/server/support/testServer.ts';
import { aVoice } from '#tests/support/factories.ts';

type Reply = string | EngineError;
let replies: Reply[] = [];
let asked = 0;
const engine: Engine = {
  ...WITH_MODEL,
  async describe(_task, { onAnswer }) {
    asked += 1;
    const reply = replies.shift() ?? 'Calm, plain. Be brief.';
    if (reply instanceof EngineError) throw reply;
    const answer = { model: 'a model', prompt: 'tone', version: 1, ms: 1 };
    onAnswer?.({ ...answer, inputTokens: 5, outputTokens: 2 });
    return reply;
  },
};

let server: TestServer;
beforeAll(async () => {
  const limits = { ...LIMIT_PLANS, free: { ...LIMIT_PLANS.free, aiFeatures: 2 } };
  server = await testServer({ engine, limits, dates: NEVER_READ_ONLY });
});
afterAll(() => server.close());
beforeEach(() => {
  [replies, asked] = [[], 0];
});

const { profile, sample } = aVoice();

async function writer(on = server) {
  const { user, workspaceId } = await userWithWorkspace(on);
  user.claims = FREE;
  const ask = (requestId = nextRequestId(), change: object = {}) =>
    on.call(user, 'POST', `/content/${workspaceId}/tones`, {
      requestId,
      profile,
      sample,
      ...change,
    });
  const ended = async (jobId: string): Promise<Json> => {
    const read = async () =>
      (await on.call(user, 'GET', `/content/${workspaceId}/jobs/${jobId}`)).body;
    await until(async () => isJobOver((await read()).job.state));
    return read();
  };
  const used = async () => (await on.call(user, 'GET', '/limit')).body.aiFeatures.used;
  return { user, ask, ended, used };
}

// §d.voice.13
test('a tone is said once for a request id, charged once, and is the outcome of its step', async () => {
  const { user, ask, ended, used } = await writer();
  const requestId = nextRequestId();
  const first = await ask(requestId);
  expect(first).toMatchObject({ status: 200, body: { limits: { aiFeatures: { used: 1 } } } });
  expect(await ended(first.body.jobId)).toMatchObject({
    job: { kind: 'voiceTone', state: 'finished', article: null },
    steps: [{ state: 'done', outcome: 'Calm, plain. Be brief.' }],
  });
  expect((await ask(requestId)).body.jobId).toBe(first.body.jobId);
  expect(asked).toBe(1);
  expect(await used()).toBe(1);
  const { content: entries } = (await server.call(user, 'GET', '/limit/usage')).body;
  expect(entries).toMatchObject([{ what: 'voiceTone', tokens: 7 }]);
});

// §d.voice.13
test('of more requests than units are left the rest is 402, and a failure gives its unit back', async () => {
  const { ask, ended, used } = await writer();
  const refusal = () => new EngineError('model_refused_request', { isTransient: false });
  replies = [refusal(), refusal()];
  const answers = await Promise.all([ask(), ask(), ask()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 402]);
  for (const { body } of answers.filter(({ status }) => status === 200))
    expect((await ended(body.jobId)).job).toMatchObject({
      state: 'failed',
      failure: 'model_refused_request',
    });
  expect(await used()).toBe(0);
});

test('a failure that may pass is tried again', async () => {
  const { ask, ended, used } = await writer();
  replies = [new EngineError('model_busy', { isTransient: true })];
  expect((await ended((await ask()).body.jobId)).job.state).toBe('finished');
  expect(asked).toBe(2);
  expect(await used()).toBe(1);
});

// §d.voice.13
test('without a model nothing is asked, and nothing is charged', async () => {
  const without = await testServer({ dates: NEVER_READ_ONLY, works: false });
  const { ask, used } = await writer(without);
  expect(await ask()).toMatchObject({ status: 409, body: { code: 'no_model' } });
  expect(await used()).toBe(0);
  await without.close();
});

test('what is larger than a voice is refused', async () => {
  const { ask } = await writer();
  expect((await ask(undefined, { sample: 'a'.repeat(2001) })).status).toBe(422);
  expect(asked).toBe(0);
});
