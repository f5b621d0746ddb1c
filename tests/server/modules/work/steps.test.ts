/** The steps of a job under every kind of mishap, on lanes that the test runs itself. */
import { once } from 'node:events';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  jest,
  test,
} from '@jest/globals';
import { DrizzleQueryError, eq, like, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { z } from 'zod';
import { Problem } from '#contract/lib/problem.ts';
import type { ProblemCode } from '#contract/lib/problems.ts';
import { rateWindow } from '#db/schema/access.ts';
import type { ArticleId, JobId, WorkspaceId } from '#db/schema/ids.ts';
import { job, jobEvent, jobStep, type StepRow } from '#db/schema/work.ts';
import { isJobOver } from '#domain/writing/job.ts';
import { OwnFault } from '#server/lib/ownFault.ts';
import { linkCheck } from '#server/modules/sources/linkCheck.service.ts';
import { INTERRUPTIONS_MOST } from '#server/modules/work/jobStep.repo.ts';
import { giveUpSteps } from '#server/modules/work/stepEnd.service.ts';
import { LANES, type StepEnd, type SteppedJob } from '#server/modules/work/steppedJob.api.ts';
import { runLane } from '#server/modules/work/stepRunner.ts';
import { stepsJobOf } from '#server/modules/work/steps.job.ts';
import { startSteps, stopJob } from '#server/modules/work/work.service.ts';
import { retentionJob } from '#server/modules/writing/retention.job.ts';
import {
  checkedId,
  nextRequestId,
  type TestServer,
  type TestUser,
  testServer,
  until,
  userWithWorkspace,
} from '#tests/server/support/testServer.ts';

let server: TestServer;
let user: TestUser;
let workspaceId: string;

beforeAll(async () => {
  server = await testServer({ works: false });
  ({ user, workspaceId } = await userWithWorkspace(server));
});
afterAll(() => server.close());

const LIMITS = {
  perWorkspace: 1,
  most: 2000,
  atOnce: 3,
  attempts: 3,
  stepMs: 5000,
  retryMs: 1,
  turnMs: 1,
};

const HELD = new Promise<never>(() => undefined);

/** A kind whose steps do what the test says. */
const aKind = (
  keys: readonly string[],
  run: SteppedJob['run'],
  limits: Partial<SteppedJob['limits']> = {},
): SteppedJob => ({
  ...linkCheck,
  limits: { ...LIMITS, ...limits },
  plan: async () => keys.map((key) => ({ key, turn: null })),
  run,
});

const start = <Input extends z.ZodObject>(
  kind: SteppedJob<Input>,
  input: z.input<Input>,
  articleId: ArticleId | null = null,
): Promise<JobId> =>
  startSteps(
    server.deps,
    kind,
    {
      caller: {
        userId: user.id,
        isAdmin: false,
        isSupport: false,
        isExtension: false,
        serpBasedAddon: 0,
        session: '',
        email: '',
        plan: 'paid',
        isTrialActive: false,
        createDate: user.createDate,
      },
      workspaceId: checkedId<WorkspaceId>(workspaceId),
      log: server.deps.log,
      logId: 'log',
      inputHash: null,
    },
    { requestId: nextRequestId(), articleId, input },
  );

const lane = (kind: SteppedJob, id: JobId, worker = new AbortController()) =>
  runLane(server.deps, kind, id, worker.signal);

const lanes = (kind: SteppedJob, id: JobId, count = 3) =>
  Promise.all(Array.from({ length: count }, () => lane(kind, id)));

async function jobOf(id: JobId) {
  const [row] = await server.deps.orm.select().from(job).where(eq(job.id, id));
  if (row === undefined) throw new Error('no such job');
  return row;
}

const stepsOf = (id: JobId) =>
  server.deps.orm.select().from(jobStep).where(eq(jobStep.jobId, id)).orderBy(jobStep.position);

const typesOf = async (id: JobId) => {
  const events = server.deps.orm.select().from(jobEvent).where(eq(jobEvent.jobId, id));
  return (await events.orderBy(jobEvent.seq)).map(({ data, isFinal }) =>
    isFinal ? `${data.type}!` : data.type,
  );
};

const done = (outcome = 'ok'): StepEnd => ({ state: 'done', outcome });

/** An effect in the database, counted each time it happens. */
const counted = (id: JobId, key: string): StepEnd => ({
  state: 'done',
  outcome: 'ok',
  async keep(tx) {
    await tx
      .insert(rateWindow)
      .values({ key: `effect/${id}/${key}`, hits: 1, endsAt: sql`now() + interval '1 hour'` })
      .onConflictDoUpdate({ target: rateWindow.key, set: { hits: sql`${rateWindow.hits} + 1` } });
  },
});

async function effectsOf(id: JobId): Promise<Record<string, number>> {
  const rows = await server.deps.orm
    .select()
    .from(rateWindow)
    .where(like(rateWindow.key, `effect/${id}/%`));
  return Object.fromEntries(rows.map(({ key, hits }) => [key.split('/').at(-1), hits]));
}

/** As if the process that runs the step had died. */
const loseLease = async (id: JobId, key: string) => {
  await server.deps.orm.execute(
    sql`update ${jobStep} set leased_until = now() - interval '1 second' where job_id = ${id} and key = ${key}`,
  );
};

/** Longer than a run waits before it says again that it is alive. */
const RENEWED_AFTER_MS = 6000;
const EVERYTHING_BUT_INTERVALS = [
  ...(['Date', 'hrtime', 'nextTick', 'performance', 'queueMicrotask'] as const),
  ...(['setImmediate', 'clearImmediate', 'setTimeout', 'clearTimeout'] as const),
];
const isHeld = (step: StepRow | undefined): boolean =>
  step?.leasedUntil != null && step.leasedUntil.getTime() > Date.now();

// §d.audits.8
test('what the steps have shown is done once, however many lanes see that they are over', async () => {
  const listed = async (id: JobId) =>
    (await server.deps.orm.select().from(jobStep).where(eq(jobStep.jobId, id))).map(
      ({ key }) => key,
    );
  const done: string[] = [];
  const kind: SteppedJob = {
    ...aKind(['a', 'b', 'c'], async (_deps, _job, { key }) => {
      done.push(key);
      return { state: 'done', outcome: 'read' };
    }),
    async further(_deps, { id }) {
      const known = await listed(id);
      const next = known.includes('link') ? 'last' : 'link';
      await new Promise((resolve) => setTimeout(resolve, 20 * Math.random())); // another lane may be faster
      return known.includes('last') ? [] : [{ key: next, turn: null }];
    },
  };
  for (let round = 0; round < 5; round += 1) {
    done.length = 0;
    const id = await start(kind, {});
    await lanes(kind, id);
    expect(done.toSorted()).toEqual(['a', 'b', 'c', 'last', 'link']);
    expect(done.slice(-2)).toEqual(['link', 'last']);
    expect(await jobOf(id)).toMatchObject({ state: 'finished', total: 5, done: 5 });
  }
});

// §d.jobs.2 §d.jobs.3
test('steps are done in order by any lane, and the job ends once', async () => {
  const id = await start(linkCheck, {});
  const begun: string[] = [];
  const kind = aKind(['a', 'b', 'c', 'a'], async (_deps, _job, { key }) => {
    begun.push(key);
    return counted(id, key);
  });
  await lanes(kind, id);
  expect(begun.toSorted()).toEqual(['a', 'b', 'c']);
  expect(await effectsOf(id)).toEqual({ a: 1, b: 1, c: 1 });
  expect(await jobOf(id)).toMatchObject({
    state: 'finished',
    done: 3,
    failed: 0,
    total: 3,
    doing: null,
  });
  const types = await typesOf(id);
  expect(types[0]).toBe('started');
  expect(types.filter((type) => type.endsWith('!'))).toEqual(['finished!']);
});

test('a job has an article and an input; it is in the list of everybody, and goes with its article', async () => {
  const article = (await server.call(user, 'POST', `/article/${workspaceId}`, { title: 'Jars' }))
    .body;
  const seen: unknown[] = [];
  const kind: SteppedJob = {
    ...aKind([], async () => done()),
    input: z.object({ topic: z.string().trim() }),
    async plan(_deps, { input, articleId }) {
      seen.push(input, articleId);
      return [];
    },
  };
  const id = await start(kind, { topic: ' jars ' }, checkedId<ArticleId>(article.id));
  await lane(kind, id);
  expect(seen).toEqual([{ topic: 'jars' }, article.id]);
  const guest = server.user();
  user.folder.guests.set(guest.id, { canWrite: false });
  const listed = async () =>
    (await server.call(guest, 'GET', `/content/${workspaceId}/jobs`)).body.jobs.filter(
      ({ jobId }: { jobId: string }) => jobId === id,
    );
  expect(await listed()).toMatchObject([{ article: { id: article.id, title: 'Jars' } }]);
  await server.call(user, 'DELETE', `/article/${workspaceId}/${article.id}`);
  expect(await listed()).toEqual([]);
});

test('a job without steps is finished', async () => {
  const id = await start(linkCheck, {});
  await lane(
    aKind([], async () => done()),
    id,
  );
  expect(await jobOf(id)).toMatchObject({ state: 'finished', total: 0 });
});

// §d.jobs.4
test('a step is tried again; a job some of whose steps failed is partly done', async () => {
  const id = await start(linkCheck, {});
  let tries = 0;
  const kind = aKind(['good', 'bad', 'never', 'broken'], async (_deps, _job, { key }) => {
    if (key === 'bad') tries += 1;
    if (key === 'bad' && tries < 3) throw new Error('not yet');
    if (key === 'never') return { state: 'failed', error: 'page_unreadable' };
    if (key === 'broken') throw new Problem('page_unreachable');
    return done();
  });
  await lanes(kind, id);
  expect(await stepsOf(id)).toMatchObject([
    { key: 'good', state: 'done', attempts: 1, outcome: 'ok' },
    { key: 'bad', state: 'done', attempts: 3 },
    { key: 'never', state: 'failed', attempts: 1, error: 'page_unreadable' },
    { key: 'broken', state: 'failed', attempts: 3, error: 'page_unreachable' },
  ]);
  expect(await jobOf(id)).toMatchObject({ state: 'partial', done: 2, failed: 2, failure: null });
});

// §d.jobs.4
test('a step whose result is refused has failed at once, with what it stores of that', async () => {
  const id = await start(linkCheck, {});
  const keep = async () => {
    throw new Problem('images_full');
  };
  const kind = aKind(['plain', 'told'], async (_deps, _job, { key }) => ({
    state: 'done',
    outcome: 'ok',
    keep,
    ...(key === 'told' && {
      refused: (error): StepEnd => ({ ...counted(id, key), state: 'failed', error }),
    }),
  }));
  await lane(kind, id);
  expect(await stepsOf(id)).toMatchObject([
    { key: 'plain', state: 'failed', attempts: 1, error: 'images_full' },
    { key: 'told', state: 'failed', attempts: 1, error: 'images_full' },
  ]);
  expect(await effectsOf(id)).toEqual({ told: 1 });
});

test('a job nothing of which could be done has failed, with the error of most of its steps', async () => {
  const id = await start(linkCheck, {});
  const kind = aKind(['a', 'b', 'c'], async (_deps, _job, { key }) => {
    return { state: 'failed', error: key === 'a' ? 'page_unreadable' : 'address_not_allowed' };
  });
  await lane(kind, id);
  expect(await jobOf(id)).toMatchObject({ state: 'failed', failure: 'address_not_allowed' });
});

// §d.jobs.4 §d.limits.16
test.each([
  ['a failed job is free', 'failed', 0],
  ['a job that is partly done is charged', 'partial', 1],
] as const)('%s', async (_what, state, used) => {
  const usedNow = async () =>
    (await server.call(user, 'GET', '/limit')).body.humanizerScore.used as number;
  const before = await usedNow();
  const id = await start({ ...linkCheck, charge: 'humanizerScore' }, {});
  expect(await usedNow()).toBe(before + 1);
  const kind = aKind(['a', 'b'], async (_deps, _job, { key }) =>
    key === 'b' && state === 'partial' ? done() : { state: 'failed', error: 'page_unreadable' },
  );
  await lane(kind, id);
  expect(await jobOf(id)).toMatchObject({ state });
  expect(await usedNow()).toBe(before + used);
});

test('a step that takes too long is tried again, even if it does not heed its signal', async () => {
  const id = await start(linkCheck, {});
  let tries = 0;
  const slow = async () => {
    tries += 1;
    return tries === 1 ? HELD : done();
  };
  await lane(aKind(['a'], slow, { stepMs: 20 }), id);
  expect(await stepsOf(id)).toMatchObject([{ state: 'done', attempts: 2 }]);
});

// §d.jobs.3
test('a run that was taken for dead stores nothing', async () => {
  const id = await start(linkCheck, {});
  let tries = 0;
  const kind = aKind(['a'], async (_deps, _job, { key }) => {
    tries += 1;
    if (tries > 1) return counted(id, key);
    await loseLease(id, key);
    await until(async () => (await stepsOf(id))[0]?.state === 'done'); // by the other lane
    return { ...counted(id, key), state: 'done', outcome: 'late' };
  });
  await lanes(kind, id, 2);
  expect(await effectsOf(id)).toEqual({ a: 1 });
  expect(await stepsOf(id)).toMatchObject([{ state: 'done', attempts: 2, outcome: 'ok' }]);
});

describe('a step that takes long', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: Date.now(), doNotFake: EVERYTHING_BUT_INTERVALS });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  // §d.jobs.3
  test('a step that takes long stays with the run that says that it is alive', async () => {
    const id = await start(linkCheck, {});
    let finish = () => {};
    const kind = aKind(['a'], async () => {
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      return counted(id, 'a');
    });
    const running = lane(kind, id);
    await until(async () => (await stepsOf(id))[0]?.state === 'running');
    await loseLease(id, 'a');
    jest.advanceTimersByTime(RENEWED_AFTER_MS);
    await until(async () => isHeld((await stepsOf(id))[0]));
    finish();
    expect(await running).toBe('over');
    expect(await stepsOf(id)).toMatchObject([{ state: 'done', attempts: 1 }]);
  });

  test('a step that takes long is given up by a run that another one was taken for', async () => {
    const id = await start(linkCheck, {});
    const reasons: unknown[] = [];
    let tries = 0;
    const kind = aKind(['a'], async (_deps, _job, { key }, signal) => {
      tries += 1;
      if (tries > 1) return counted(id, key);
      signal.addEventListener('abort', () => reasons.push(signal.reason));
      return HELD;
    });
    const held = lane(kind, id);
    await until(async () => (await stepsOf(id))[0]?.state === 'running');
    await loseLease(id, 'a');
    expect(await lane(kind, id)).toBe('over');
    jest.advanceTimersByTime(RENEWED_AFTER_MS);
    expect(await held).toBe('over');
    expect(reasons).toHaveLength(1);
    expect(await effectsOf(id)).toEqual({ a: 1 });
  });
});

test('a step whose runs keep dying fails, and not because one of them has died', async () => {
  const id = await start(linkCheck, {});
  const worker = new AbortController();
  const dies = aKind(['a'], async () => HELD, { attempts: 1 });
  const dying: Promise<unknown>[] = [];
  for (let died = 0; died <= INTERRUPTIONS_MOST; died += 1) {
    dying.push(lane(dies, id, worker).catch(() => 'died'));
    await until(async () => (await stepsOf(id))[0]?.attempts === died + 1);
    await loseLease(id, 'a');
  }
  expect(await lane(dies, id)).toBe('over');
  expect(await jobOf(id)).toMatchObject({ state: 'failed', failure: 'internal' });
  worker.abort();
  await Promise.all(dying);
});

// §d.jobs.3
test.each<[string, Error, ProblemCode]>([
  ['we were too busy', new OwnFault('too_busy', null), 'too_busy'],
  ['our network is away', new OwnFault('web_unreachable', null), 'web_unreachable'],
  [
    'the disk is full',
    new DrizzleQueryError('', [], Object.assign(new Error(), { code: '53100' })),
    'disk_full',
  ],
])(
  'that %s is not counted as an attempt of the step, and told as ours if it stays',
  async (_, error, code) => {
    const id = await start(linkCheck, {});
    let left = INTERRUPTIONS_MOST;
    const run = async () => {
      left -= 1;
      if (left >= 0) throw error;
      return done();
    };
    await lane(aKind(['a'], run, { attempts: 1 }), id);
    expect(await stepsOf(id)).toMatchObject([{ state: 'done', attempts: INTERRUPTIONS_MOST + 1 }]);
    const other = await start(linkCheck, {});
    await lane(
      aKind(['a'], () => Promise.reject(error), { attempts: 1 }),
      other,
    );
    expect(await stepsOf(other)).toMatchObject([{ state: 'failed', error: code }]);
  },
);

test('a worker that ends puts its step back, and the attempt does not count', async () => {
  const id = await start(linkCheck, {});
  const worker = new AbortController();
  const cut = lane(
    aKind(['a'], async () => HELD),
    id,
    worker,
  ).catch(() => 'cut');
  await until(async () => (await stepsOf(id))[0]?.state === 'running');
  worker.abort();
  expect(await cut).toBe('cut');
  expect(await stepsOf(id)).toMatchObject([{ state: 'waiting', attempts: 0, lease: null }]);
  await lane(
    aKind(['a'], async () => done()),
    id,
  );
  expect(await jobOf(id)).toMatchObject({ state: 'finished' });
});

describe('stop', () => {
  // §d.jobs.5
  test('stop ends what runs, skips what waits, and keeps what is done', async () => {
    const id = await start(linkCheck, {});
    const kind = aKind(
      ['a', 'b', 'c'],
      async (_deps, _job, { key }) => (key === 'a' ? counted(id, key) : HELD),
      { atOnce: 1 },
    );
    const running = lane(kind, id);
    await until(async () => (await stepsOf(id))[1]?.state === 'running');
    await stopJob(server.deps, id);
    expect(await running).toBe('over');
    expect((await stepsOf(id)).map(({ state }) => state)).toEqual(['done', 'skipped', 'skipped']);
    expect(await effectsOf(id)).toEqual({ a: 1 });
    expect(await jobOf(id)).toMatchObject({ state: 'stopped', done: 1 });
  });

  test('stop ends a job that no worker has begun', async () => {
    const id = await start(linkCheck, {});
    await stopJob(server.deps, id);
    expect(await jobOf(id)).toMatchObject({ state: 'stopped', total: 0 });
    expect(
      await lane(
        aKind(['a'], async () => done()),
        id,
      ),
    ).toBe('over');
    expect(await stepsOf(id)).toEqual([]);
  });

  test('stop ends the search for steps', async () => {
    const id = await start(linkCheck, {});
    const searching: SteppedJob = {
      ...aKind([], async () => done()),
      plan: async (_deps, _job, signal) => {
        await stopJob(server.deps, id);
        if (!signal.aborted) await once(signal, 'abort');
        throw signal.reason;
      },
    };
    expect(await lane(searching, id)).toBe('over');
    expect(await jobOf(id)).toMatchObject({ state: 'stopped' });
    expect(await stepsOf(id)).toEqual([]);
  });

  test('stop does not change a job that is over', async () => {
    const id = await start(linkCheck, {});
    await lane(
      aKind(['a'], async () => done()),
      id,
    );
    await stopJob(server.deps, id);
    expect(await jobOf(id)).toMatchObject({ state: 'finished' });
  });
});

test('a process that does not know the kind of a job leaves it to one that does', async () => {
  const id = await start(linkCheck, {});
  const { signal } = new AbortController();
  const older = stepsJobOf(LANES, []);
  await expect(older.run(server.deps, { jobId: id }, signal, { isLast: false })).rejects.toThrow(
    'another version',
  );
  expect(await jobOf(id)).toMatchObject({ state: 'queued' });
  await stopJob(server.deps, id);
});

test('a job whose lanes were given up ends with what it has', async () => {
  const id = await start(linkCheck, {});
  const failing = { ...linkCheck, plan: () => Promise.reject(new Error('no list')) };
  await expect(lane(failing, id)).rejects.toThrow('no list');
  const settled: string[] = [];
  await giveUpSteps(server.deps, id, {
    ...linkCheck,
    settle: async (_deps, _tx, jobId) => void settled.push(jobId),
  });
  expect(settled).toEqual([id]);
  expect(await jobOf(id)).toMatchObject({ state: 'failed', failure: 'internal' });
});

// §d.jobs.7
test('steps of one turn begin one after another, whatever lane they are in; others pass them', async () => {
  const id = await start(linkCheck, {});
  const turn = `a-host/${id}`;
  const kind: SteppedJob = {
    ...aKind([], async () => done(), { turnMs: 3_600_000 }),
    plan: async () => [
      { key: 'first', turn },
      { key: 'second', turn },
      { key: 'elsewhere', turn: `another-host/${id}` },
      { key: 'anywhere', turn: null },
    ],
  };
  const running = lanes(kind, id);
  const doneSteps = async () =>
    (await stepsOf(id)).filter(({ state }) => state === 'done').map(({ key }) => key);
  await until(async () => (await doneSteps()).length === 3);
  expect(await doneSteps()).toEqual(['first', 'elsewhere', 'anywhere']);
  await server.deps.orm.delete(rateWindow).where(eq(rateWindow.key, `turn/${turn}`));
  await running;
  expect(await doneSteps()).toHaveLength(4);
});

// §d.jobs.7
test('in order, no step passes one that waits for its turn or for another attempt', async () => {
  const id = await start(linkCheck, {});
  const turn = `a-host/${id}`;
  const begun: string[] = [];
  const kind: SteppedJob = {
    ...aKind([], async () => done(), { turnMs: 200, retryMs: 200, isInOrder: true }),
    plan: async () => [
      { key: 'first', turn },
      { key: 'second', turn },
      { key: 'last', turn: null },
    ],
    async run(_deps, _job, { key }) {
      begun.push(key);
      if (key === 'second' && begun.length === 2) throw new Error('not yet');
      return done();
    },
  };
  await lanes(kind, id);
  expect(begun).toEqual(['first', 'second', 'second', 'last']);
});

type Fate = 'ok' | 'bad' | 'throws' | 'dies' | 'cut';
/** What a fate does to a run of a step. */
async function meet(
  fate: Fate | undefined,
  { id, key, cut }: { readonly id: JobId; readonly key: string; readonly cut: () => void },
): Promise<StepEnd> {
  if (fate === 'bad') return { state: 'failed', error: 'page_unreadable' };
  if (fate === 'throws') throw new Error('again');
  if (fate === 'dies') await loseLease(id, key); // and stores its end late, or not at all
  if (fate === 'cut') cut();
  return counted(id, key);
}

const fate = fc.constantFrom<Fate>('ok', 'bad', 'throws', 'dies', 'cut');
const aScript = fc.record({
  fates: fc.array(fc.array(fate, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 6 }),
  count: fc.integer({ min: 1, max: 4 }),
  stopAfter: fc.option(fc.nat(6)),
});

/** Runs lanes until the job is over, as the queue does with lanes that reject. */
async function runWhole(kind: SteppedJob, id: JobId, workers: AbortController[]): Promise<void> {
  while (!isJobOver((await jobOf(id)).state)) {
    const worker = new AbortController();
    workers.push(worker);
    await lane(kind, id, worker).catch(() => undefined);
  }
}

// §d.jobs.3 §d.jobs.4 §d.jobs.5
test('whatever happens to its steps, a job ends once, and each effect happens exactly once', async () => {
  await fc.assert(
    fc.asyncProperty(aScript, async ({ fates, count, stopAfter }) => {
      const id = await start(linkCheck, {});
      const workers: AbortController[] = [];
      const tries = new Map<string, number>();
      let begun = 0;
      const steps = fates.map((_, at) => `${at}`);
      const kind = aKind(steps, async (_deps, _job, { key }) => {
        begun += 1;
        if (begun === stopAfter) await stopJob(server.deps, id);
        const turn = tries.get(key) ?? 0;
        tries.set(key, turn + 1);
        const fated = fates[Number(key)] ?? [];
        const cut = () => workers.splice(0).map((worker) => worker.abort());
        return meet(fated[turn % fated.length], { id, key, cut: turn < 2 ? cut : () => {} });
      });
      await Promise.all(Array.from({ length: count }, () => runWhole(kind, id, workers)));
      const ended = await stepsOf(id);
      const of = (state: string) =>
        ended.filter((step) => step.state === state).map(({ key }) => key);
      const { done: stored, failed, total, state } = await jobOf(id);
      expect(of('waiting').concat(of('running'))).toEqual([]);
      expect(await effectsOf(id)).toEqual(Object.fromEntries(of('done').map((key) => [key, 1])));
      expect({ stored, failed, total }).toEqual({
        stored: of('done').length,
        failed: of('failed').length,
        total: ended.length,
      });
      const skipped = of('skipped').length;
      if (skipped > 0) expect(state).toBe('stopped');
      else if (failed === 0) expect(['finished', 'stopped']).toContain(state);
      else expect(state).toBe(stored > 0 ? 'partial' : 'failed');
      const ends = (await typesOf(id)).filter((type) => type.endsWith('!'));
      expect(ends).toEqual([`${state}!`]);
    }),
    { numRuns: 15 },
  );
});

const STEPS = 200;

// §d.jobs.8
test('many steps cost few statements each, and few events altogether', async () => {
  const id = await start(linkCheck, {});
  const keys = Array.from({ length: STEPS }, (_, at) => `${at}`);
  const session = Object.getPrototypeOf(server.deps.orm._.session);
  const spy = jest.spyOn(session, 'prepareQuery');
  const kind = aKind(keys, async () => done());
  await Promise.all([1, 2, 3, 4].map(() => runWhole(kind, id, [])));
  const statements = spy.mock.calls.length;
  spy.mockRestore();
  expect(await jobOf(id)).toMatchObject({ state: 'finished', done: STEPS });
  expect(statements / STEPS).toBeLessThan(3);
  expect((await typesOf(id)).length).toBeLessThan(STEPS / 4);
});

// §d.jobs.9
test('a job in steps is removed with its steps after 90 days', async () => {
  const id = await start(linkCheck, {});
  await lane(
    aKind(['a'], async () => done()),
    id,
  );
  const tidyAfter = (days: number) =>
    retentionJob.run(
      { ...server.deps, now: () => new Date(Date.now() + days * 86_400_000) },
      undefined,
      new AbortController().signal,
      { isLast: true },
    );
  await tidyAfter(89);
  expect(await stepsOf(id)).toHaveLength(1);
  await tidyAfter(91);
  expect(await stepsOf(id)).toEqual([]);
});
