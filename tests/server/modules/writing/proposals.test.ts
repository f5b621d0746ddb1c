import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { JobId } from '#db/schema/ids.ts';
import { job, modelAnswer } from '#db/schema/work.ts';
import { embeddedEngine } from '#server/adapters/model/embedded/embeddedEngine.ts';
import {
  type Alternative,
  type Engine,
  EngineError,
  type Piece,
} from '#server/adapters/model/engine.ts';
import { runJob } from '#server/modules/writing/jobRunner.ts';
import { retentionJob } from '#server/modules/writing/retention.job.ts';
import { PROPOSAL_VERSION } from '#server/prompts/proposal.ts';
import {
  always,
  eventsOf,
  type Json,
  nextRequestId,
  type TestServer,
  type TestUser,
  testServer,
  until,
  userWithWorkspace,
} from '#tests/server/support/testServer.ts';
import { NO_PROPOSALS } from '#tests/support/engineRun.ts';
import { aVoiceBody } from '#tests/support/factories.ts';

const ANSWER = {
  model: 'scripted',
  prompt: 'rephrase',
  version: 1,
  inputTokens: 7,
  outputTokens: 5,
  ms: 3,
};

/** Proposes what the test says, at the pace it says. */
const engine: Engine & {
  script(written: number, signal: AbortSignal): AsyncIterable<Alternative> | Iterable<Alternative>;
} = {
  model: 'scripted',
  script: () => [],
  async *write(_task, { signal }): AsyncGenerator<Piece> {
    await until(() => signal.aborted); // a draft that never ends, beside which proposals run
    signal.throwIfAborted();
  },
  ...NO_PROPOSALS,
  async *propose(_task, { written, onAnswer, signal }) {
    for await (const alternative of this.script(written.length, signal)) {
      signal.throwIfAborted();
      yield alternative;
      if (alternative.isComplete) onAnswer?.(ANSWER);
    }
  },
};

const complete = (at: number, ...blocks: string[]): Alternative => ({
  at,
  blocks,
  isComplete: true,
});

let server: TestServer;
let user: TestUser;
let workspaceId: string;
let articleId: string;

beforeAll(async () => {
  server = await testServer({
    engine,
    retries: { retryLimit: 1, retryDelay: 0, retryBackoff: false },
  });
  ({ user, workspaceId } = await userWithWorkspace(server));
  const blocks = [
    { id: 'h', html: '<h1>Jars</h1>' },
    { id: 'a', html: '<p>Jars break.</p>' },
    { id: 'f', html: '<p>So says Ana: we tried 12 jars.</p>' },
  ];
  const { body } = await server.call(user, 'POST', `/article/${workspaceId}`, {
    title: 'Jars',
    blocks,
  });
  articleId = body.id;
});
afterAll(() => server.close());

const request = (change: Json = {}) => ({
  requestId: nextRequestId(),
  baseVersion: 1,
  place: { type: 'blocks', blockIds: ['a'] },
  task: { name: 'rephrase' },
  ...change,
});
const WITHIN = { type: 'within', blockId: 'a', before: '', selected: 'Jars', behind: ' break.' };
const ask = (body: Json = request(), who = user) =>
  server.call(who, 'POST', `/content/${workspaceId}/articles/${articleId}/proposals`, body);
const pathOf = (jobId: string) => `/content/${workspaceId}/jobs/${jobId}`;
const used = async () => (await server.call(user, 'GET', '/limit')).body.aiFeatures.used;
const newest = async () => (await server.call(user, 'GET', '/limit/usage?limit=1')).body.content[0];
const article = async () =>
  (await server.call(user, 'GET', `/article/${workspaceId}/${articleId}`)).body;

describe('a proposal', () => {
  // §d.proposals.1
  test('a proposal streams its alternatives, sanitised, and changes nothing in the article', async () => {
    engine.script = () => [
      { at: 0, blocks: ['<p>Jars '], isComplete: false },
      complete(0, '<p>Jars crack.<script>alert(1)</script></p>'),
      complete(1, '<p onclick="x()">Jars shatter.</p>'),
    ];
    const before = await article();
    const { status, body } = await ask();
    expect(status).toBe(200);
    const events = (await eventsOf(server, user, pathOf(body.jobId))).map(({ data }) => data);
    expect(events[0]).toEqual({ type: 'started', model: 'scripted' });
    const source = { model: 'scripted', prompt: 'rephrase', version: PROPOSAL_VERSION };
    const proposed = { type: 'proposed', from: 0, isComplete: true, source };
    expect(events.filter(({ isComplete }) => isComplete)).toEqual([
      { ...proposed, at: 0, blocks: ['<p>Jars crack.</p>'] },
      { ...proposed, at: 1, blocks: ['<p>Jars shatter.</p>'] },
    ]);
    expect(events.at(-1)).toEqual({ type: 'finished' });
    expect(await article()).toEqual(before);
  });

  test('a proposal sends a long text once, not again with each of its paragraphs', async () => {
    const paragraphs = Array.from({ length: 40 }, (_, at) => `<p>${at}</p>`);
    engine.script = async function* () {
      for (const [at] of paragraphs.entries()) {
        await new Promise((resolve) => setTimeout(resolve, 15));
        yield { at: 0, blocks: paragraphs.slice(0, at + 1), isComplete: at === 39 };
      }
    };
    const { body } = await ask();
    const events = (await eventsOf(server, user, pathOf(body.jobId))).map(({ data }) => data);
    const sent = events.flatMap(({ blocks = [] }) => blocks);
    expect(events.length).toBeGreaterThan(4);
    expect(sent).toEqual(paragraphs);
  });

  // §d.proposals.6
  test('a proposal stores what each answer took, with prompt and version', async () => {
    engine.script = () => [complete(0, '<p>1</p>'), complete(1, '<p>2</p>')];
    const { body } = await ask();
    await eventsOf(server, user, pathOf(body.jobId));
    const stored = async () => {
      const rows = await server.deps.orm.select().from(modelAnswer);
      return rows.filter(({ jobId }) => jobId === body.jobId);
    };
    await until(async () => (await stored()).length === 2);
    expect((await stored())[0]).toMatchObject({ ...ANSWER, jobId: body.jobId });
  });

  test('a proposal is one job for one request id, charged once; its answer has the limits', async () => {
    engine.script = () => [complete(0, '<p>1</p>')];
    const before = await used();
    const body = request();
    const [one, other] = await Promise.all([ask(body), ask(body)]);
    expect(one.body.jobId).toBe(other.body.jobId);
    await eventsOf(server, user, pathOf(one.body.jobId));
    expect(await used()).toBe(before + 1);
    expect(one.body.limits.aiFeatures.used).toBe(before + 1);
  });

  // §d.proposals.2 §d.proposals.8
  test('a proposal runs beside a draft and beside others, and all running work is in one list', async () => {
    let isAllowed = false;
    engine.script = async function* () {
      await until(() => isAllowed);
      yield complete(0, '<p>1</p>');
    };
    const draft = await server.call(user, 'POST', `/content/${workspaceId}/drafts`, {
      requestId: nextRequestId(),
      topic: 'Lids',
      keywords: [],
      language: 'en',
      location: '',
      notes: '',
    });
    const proposals = [
      await ask(),
      await ask(request({ task: { name: 'changeTone', tone: 'formal' } })),
    ];
    const jobs = async () =>
      (await server.call(user, 'GET', `/content/${workspaceId}/jobs`)).body.jobs;
    const [second, first, whole] = await jobs();
    expect(second).toMatchObject({
      jobId: proposals[1]?.body.jobId,
      kind: 'changeTone',
      article: { id: articleId, title: 'Jars' },
      done: 0,
      total: 2,
    });
    expect(first).toMatchObject({ jobId: proposals[0]?.body.jobId, kind: 'rephrase', total: 3 });
    expect(whole).toMatchObject({
      jobId: draft.body.jobId,
      kind: 'draft',
      article: { title: 'Lids' },
      total: null,
    });
    await server.call(user, 'POST', `${pathOf(draft.body.jobId)}/stop`);
    isAllowed = true;
    for (const { body } of proposals) await eventsOf(server, user, pathOf(body.jobId));
    // The draft may still be stopping, and running work is listed first.
    const ended = (await jobs()).find(
      ({ jobId }: { jobId: string }) => jobId === proposals[0]?.body.jobId,
    );
    expect(ended).toMatchObject({ state: 'finished', total: 3 });
    const stranger = await userWithWorkspace(server);
    expect((await server.call(stranger.user, 'GET', `/content/${workspaceId}/jobs`)).status).toBe(
      404,
    );
  });

  test('a proposal does not wait for others: ten jobs run at once in one process', async () => {
    let isAllowed = false;
    let running = 0;
    engine.script = async function* () {
      running += 1;
      await until(() => isAllowed);
      yield complete(0, '<p>1</p>');
    };
    const asked = await Promise.all(Array.from({ length: 10 }, () => ask()));
    await until(() => running === 10);
    isAllowed = true;
    const logs = await Promise.all(
      asked.map(({ body }) => eventsOf(server, user, pathOf(body.jobId))),
    );
    expect(logs.map((events) => events.at(-1)?.data.type)).toEqual(Array(10).fill('finished'));
  });

  test('a proposal is stopped, and keeps the alternatives that it has', async () => {
    engine.script = async function* (_written, signal) {
      yield complete(0, '<p>1</p>');
      await until(() => signal.aborted);
      signal.throwIfAborted();
    };
    const before = await used();
    const { body } = await ask();
    const path = pathOf(body.jobId);
    await until(
      async () =>
        (await server.call(user, 'GET', `/content/${workspaceId}/jobs`)).body.jobs[0].done === 1,
    );
    await server.call(user, 'POST', `${path}/stop`);
    const events = (await eventsOf(server, user, path)).map(({ data }) => data.type);
    expect(events.slice(-2)).toEqual(['proposed', 'stopped']);
    expect(await used()).toBe(before + 1);
    expect((await server.call(user, 'POST', `${path}/continue`)).status).toBe(409);
  });

  test('a proposal whose worker died goes on behind the alternatives that are complete', async () => {
    const still = await testServer({ works: false, engine });
    try {
      const who = await userWithWorkspace(still);
      const made = await still.call(who.user, 'POST', `/article/${who.workspaceId}`, {
        title: 'T',
        blocks: [{ id: 'a', html: '<p>Jars break.</p>' }],
      });
      const of = `/content/${who.workspaceId}`;
      const asked = await still.call(
        who.user,
        'POST',
        `${of}/articles/${made.body.id}/proposals`,
        request(),
      );
      const { signal } = new AbortController();
      engine.script = function* () {
        yield complete(0, '<p>1</p>');
        yield { at: 1, blocks: ['<p>ha'], isComplete: false };
        throw new Error('killed');
      };
      const jobId = asked.body.jobId as JobId;
      await expect(runJob(still.deps, jobId, signal)).rejects.toThrow('killed');
      engine.script = (written) => [complete(written, '<p>2</p>')];
      await runJob(still.deps, jobId, signal);
      const events = (await eventsOf(still, who.user, `${of}/jobs/${jobId}`)).map(
        ({ data }) => data,
      );
      expect(
        events.filter(({ isComplete }) => isComplete).map(({ at, blocks }) => [at, ...blocks]),
      ).toEqual([
        [0, '<p>1</p>'],
        [1, '<p>2</p>'],
      ]);
      expect(events.filter(({ type }) => type === 'started')).toHaveLength(1);
    } finally {
      await still.close();
    }
  });

  // §d.limits.16
  test('a proposal is free if it is stopped before its first alternative; the ledger has its name', async () => {
    engine.script = async function* (_written, signal): AsyncGenerator<Alternative> {
      yield { at: 0, blocks: ['<p>ha</p>'], isComplete: false }; // nobody can accept that
      await until(() => signal.aborted);
      signal.throwIfAborted();
    };
    const before = await used();
    const { body } = await ask(request({ task: { name: 'expand' } }));
    expect(await used()).toBe(before + 1);
    expect(await newest()).toMatchObject({ what: 'expand', state: 'charged' });
    await server.call(user, 'POST', `${pathOf(body.jobId)}/stop`);
    const events = await eventsOf(server, user, pathOf(body.jobId));
    expect(events.at(-1)?.data).toMatchObject({
      type: 'stopped',
      limits: { aiFeatures: { used: before } },
    });
    expect(await used()).toBe(before);
    expect(await newest()).toMatchObject({ what: 'expand', state: 'returned' });
  });

  const humanize = () =>
    ask(request({ task: { name: 'humanize' }, place: { type: 'blocks', blockIds: ['f'] } }));

  // §d.humanizer.5 §d.humanizer.6
  test('a proposal that keeps facts comes when it is complete, with what was put back', async () => {
    engine.script = () => [
      { at: 0, blocks: ['<p>Of 13'], isComplete: false },
      complete(0, '<p>We tried 13 jars, says Ana.</p>'),
    ];
    const { body } = await humanize();
    const events = await eventsOf(server, user, pathOf(body.jobId));
    const proposed = events.map(({ data }) => data).filter(({ type }) => type === 'proposed');
    expect(proposed).toMatchObject([
      {
        isComplete: true,
        blocks: ['<p>We tried 12 jars, says Ana.</p>'],
        protection: {
          kept: { figure: 1, name: 1, quote: 0, link: 0 },
          putBack: [{ kind: 'figure', kept: '12', wrote: '13' }],
          refused: 0,
        },
      },
    ]);
    expect(await newest()).toMatchObject({ what: 'humanize', limitName: 'humanizerRewrite' });
  });

  const inVoice = () =>
    ask(request({ task: { name: 'inVoice' }, place: { type: 'blocks', blockIds: ['f'] } }));

  // §d.voice.10
  test('a proposal in a voice keeps its facts, but for a name that the voice spells in another way', async () => {
    engine.script = () => [complete(0, '<p>So says ANA: we like 13 jars.</p>')];
    const without = await inVoice();
    const events = await eventsOf(server, user, pathOf(without.body.jobId));
    expect(events.at(-1)?.data).toMatchObject({ type: 'failed', code: 'not_found' });
    expect(await newest()).toMatchObject({ what: 'inVoice', state: 'returned' });
    const voice = aVoiceBody();
    const rules = { ...voice.rules, names: ['ANA'] };
    const body = { ...voice, rules, isDefault: true, requestId: nextRequestId() };
    await server.call(user, 'POST', `/brandVoice/${workspaceId}`, body);
    const asked = await inVoice();
    const said = await eventsOf(server, user, pathOf(asked.body.jobId));
    const proposed = said.map(({ data }) => data).filter(({ type }) => type === 'proposed');
    expect(proposed).toMatchObject([{ blocks: ['<p>So says ANA: we like 12 jars.</p>'] }]);
    expect(await newest()).toMatchObject({ what: 'inVoice', limitName: 'aiFeatures' });
  });

  // §d.humanizer.5
  test('a proposal that keeps facts fails if a rewrite says something else, and the unit comes back', async () => {
    engine.script = () => [complete(0, '<p>Nobody tried a jar.</p>')];
    const { body } = await humanize();
    const events = await eventsOf(server, user, pathOf(body.jobId));
    expect(events.at(-1)?.data).toMatchObject({ type: 'failed', code: 'model_answer_unusable' });
    expect(await newest()).toMatchObject({ what: 'humanize', state: 'returned' });
  });

  // §d.limits.5
  test('a proposal that failed is not charged', async () => {
    engine.script = () => {
      throw new EngineError('model_key_rejected', { isTransient: false });
    };
    const before = await used();
    const { body } = await ask();
    const events = await eventsOf(server, user, pathOf(body.jobId));
    expect(events.at(-1)?.data).toMatchObject({
      type: 'failed',
      code: 'model_key_rejected',
      limits: { aiFeatures: { used: before } },
    });
    expect(await used()).toBe(before);
    expect(await newest()).toMatchObject({ what: 'rephrase', state: 'returned' });
  });

  test.each([
    ['an older version', { baseVersion: 2 }, 409, 'stale_version'],
    [
      'a block that is not there',
      { place: { type: 'blocks', blockIds: ['x'] } },
      409,
      'stale_version',
    ],
    ['a tone without its name', { task: { name: 'changeTone' } }, 422, undefined],
    ['a language that is none', { task: { name: 'translate', language: 'x y' } }, 422, undefined],
    ['a list within a paragraph', { place: WITHIN, task: { name: 'list' } }, 422, 'invalid_input'],
    ['an unknown task', { task: { name: 'sing' } }, 422, undefined],
  ])('a proposal of %s is refused', async (_, change, status, code) => {
    const jobs = await server.deps.orm.$count(job);
    const answer = await ask(request(change));
    expect(answer.status).toBe(status);
    if (code !== undefined) expect(answer.body.code).toBe(code);
    expect(await server.deps.orm.$count(job)).toBe(jobs);
  });

  // §d.proposals.5
  test('a proposal of a passage that is too long for its task is refused, and charges nothing', async () => {
    const made = await server.call(user, 'POST', `/article/${workspaceId}`, {
      title: 'Long',
      blocks: [{ id: 'a', html: `<p>${'word '.repeat(2000)}</p>` }],
    });
    const to = `/content/${workspaceId}/articles/${made.body.id}/proposals`;
    const before = await used();
    const refused = await server.call(user, 'POST', to, request());
    expect(refused.status).toBe(422);
    expect(refused.body.code).toBe('passage_too_long');
    expect(await used()).toBe(before);
    engine.script = () => [complete(0, '<p>1</p>')];
    const { status } = await server.call(user, 'POST', to, request({ task: { name: 'shorten' } }));
    expect(status).toBe(200);
  });

  test('a proposal that takes a model is refused where there is none, and one that does not is made', async () => {
    const plain = await testServer();
    try {
      const who = await userWithWorkspace(plain);
      const made = await plain.call(who.user, 'POST', `/article/${who.workspaceId}`, {
        title: 'T',
        blocks: [{ id: 'a', html: '<p>Jars break. Lids do not break. My aunt sings.</p>' }],
      });
      const to = `/content/${who.workspaceId}/articles/${made.body.id}/proposals`;
      const refused = await plain.call(who.user, 'POST', to, request());
      expect(refused.status).toBe(409);
      expect(refused.body.code).toBe('no_model');
      const { body } = await plain.call(
        who.user,
        'POST',
        to,
        request({ task: { name: 'shorten' } }),
      );
      const events = await eventsOf(
        plain,
        who.user,
        `/content/${who.workspaceId}/jobs/${body.jobId}`,
      );
      expect(events.at(-2)?.data.blocks).toEqual(['<p>Jars break. Lids do not break.</p>']);
      // §d.limits.15
      expect(body.limits.aiFeatures.used).toBe(0);
      expect((await plain.call(who.user, 'GET', '/limit/usage')).body.content).toEqual([]);
    } finally {
      await plain.close();
    }
  });

  test('a proposal whose model was removed before it began fails, and is not charged', async () => {
    const idle = await testServer({ engine, works: false });
    try {
      const who = await userWithWorkspace(idle);
      const made = await idle.call(who.user, 'POST', `/article/${who.workspaceId}`, {
        title: 'T',
        blocks: [{ id: 'a', html: '<p>Jars break.</p>' }],
      });
      const to = `/content/${who.workspaceId}/articles/${made.body.id}/proposals`;
      const { body } = await idle.call(who.user, 'POST', to, request());
      expect(body.limits.aiFeatures.used).toBe(1);
      const { signal } = new AbortController();
      await runJob({ ...idle.deps, engines: always(embeddedEngine) }, body.jobId, signal);
      const path = `/content/${who.workspaceId}/jobs/${body.jobId}`;
      const [failed, ...more] = (await eventsOf(idle, who.user, path)).map(({ data }) => data);
      expect(more).toEqual([]);
      expect(failed).toMatchObject({
        type: 'failed',
        code: 'no_model',
        limits: { aiFeatures: { used: 0 } },
      });
    } finally {
      await idle.close();
    }
  });

  // §d.proposals.7
  test('a proposal is removed with its inputs after 90 days; what was accepted and drafts stay', async () => {
    engine.script = () => [complete(0, '<p>1</p>')];
    const { body } = await ask();
    await eventsOf(server, user, pathOf(body.jobId));
    const { orm } = server.deps;
    const jobs = async () => (await orm.select().from(job)).map(({ id }) => id as string);
    const runOn = (days: number) =>
      retentionJob.run(
        { ...server.deps, now: () => new Date(Date.now() + days * 86_400_000) },
        {},
        new AbortController().signal,
        { isLast: true },
      );
    const before = await jobs();
    await runOn(89);
    expect(await jobs()).toEqual(before);
    await runOn(91);
    expect(await jobs()).not.toContain(body.jobId);
    const drafts = await orm.select().from(job);
    expect(drafts.map(({ kind }) => kind)).toEqual(['draft']);
  });
});
