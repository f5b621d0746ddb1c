/** The limits in the page after every request that may count, by plan. */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { Limits } from '#contract/access/limit.schema.ts';
import type { LimitName } from '#contract/access/limits.ts';
import { selectLimits } from '#store/access/shownLimits.ts';
import { units } from '#store/access/units.slice.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { articleImport } from '#store/transfer/import.slice.ts';
import { job } from '#store/writing/job.slice.ts';
import { articleWizard } from '#store/writing/wizard.slice.ts';
import {
  aGroup,
  anAnswer,
  anArticle,
  aToken,
  idOf,
  someLimits,
  WORKSPACE_ID as workspaceId,
} from '#tests/support/factories.ts';
import { ARTICLE_ID as articleId, closePages, openArticle } from '#tests/support/startPage.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  closePages();
  jest.useRealTimers();
});

const PLANS = {
  free: { plan: 'free' },
  trial: { plan: 'free', isTrialActive: true },
  paid: { plan: 'paid' },
} as const;
type Customer = keyof typeof PLANS;

/** A server that counts; with `isRefusing` every request that counts gets a 402. */
function countingServer(isRefusing = false) {
  const used: Partial<Record<LimitName, number>> = {};
  const limits = (): Limits => {
    const group = (name: LimitName) => aGroup({ used: used[name] ?? 0, total: 100 });
    return someLimits({ article: group('article'), aiFeatures: group('aiFeatures') });
  };
  const count = (name: LimitName, by = 1) => {
    if (isRefusing) throw anAnswer(402, { code: 'limit_reached' });
    used[name] = (used[name] ?? 0) + by;
    return limits();
  };
  const jobId = idOf(90);
  return {
    limits,
    count,
    ports: {
      limit: { getLimits: async () => limits() },
      content: {
        postDraft: async () => ({
          article: anArticle({ id: idOf(9) }),
          jobId,
          limits: count('article'),
        }),
        postSection: async () => ({ jobId, limits: count('aiFeatures') }),
        postPassage: async () => ({ jobId, limits: count('aiFeatures') }),
        continueJob: async () => ({ jobId, limits: count('article') }),
      },
      documents: {
        convert: async () => ({
          title: 'Brought along',
          language: null,
          blocks: [{ html: '<p>Text</p>', isLossy: false }],
          fields: {},
          losses: [],
          images: [],
        }),
        write: async () => ({ fileId: 'file-1', missing: 0, losses: [] }),
      },
    },
  };
}

async function setup(customer: Customer, server = countingServer()) {
  const page = await openArticle({
    ...server.ports,
    token: { fetch: async () => aToken(PLANS[customer]) },
    article: {
      getArticle: async () =>
        anArticle({
          blocks: [
            { id: 'h', html: '<h2>Heading</h2>' },
            { id: 'p', html: '<p>Text</p>' },
          ],
        }),
    },
    editor: { caret: () => 'p' },
  });
  page.dispatch(resources.used({ name: 'limits', args: null }));
  await page.pass();
  return {
    ...page,
    server,
    reads: () => page.callsOf('limit.getLimits').length,
    shown: () => resources.selectEntry(page.state(), 'limits', null)?.data,
  };
}
type Page = Awaited<ReturnType<typeof setup>>;

async function startPassage({ dispatch, pass }: Page) {
  const place = { type: 'behind', blockId: 'p' } as const;
  dispatch(job.passageRequested({ articleId, workspaceId, place, instruction: 'More' }));
  await pass();
}

/** Every request that the server counts. */
const CHARGING: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  async 'a draft'({ dispatch, pass }) {
    dispatch(articleWizard.entered());
    await pass();
    dispatch(articleWizard.changed({ topic: 'Fish' }));
    dispatch(articleWizard.submitRequested());
    await pass();
  },
  async 'a section'({ dispatch, pass }) {
    dispatch(job.sectionRequested({ articleId, workspaceId }));
    await pass();
  },
  'a passage': startPassage,
  async 'a continued draft'({ dispatch, pass }) {
    dispatch(job.continueRequested({ articleId, workspaceId, jobId: idOf(90), lastSeq: 0 }));
    await pass();
  },
};

const EVERYBODY = Object.keys(PLANS) as Customer[];
const charging = EVERYBODY.flatMap((customer) =>
  Object.entries(CHARGING).map(([request, make]) => [request, customer, make] as const),
);

// §4.limits.6 §d.limits.2
test.each(charging)(
  "after %s a %s user sees the server's counters; a paid one without another read",
  async (_request, customer, make) => {
    const page = await setup(customer);
    await make(page);
    expect(page.server.limits()).not.toEqual(countingServer().limits());
    expect(page.shown()).toEqual(page.server.limits());
    expect(page.reads()).toBe(customer === 'paid' ? 1 : 2);
  },
);

// §4.limits.6
test.each(charging)(
  '%s that is refused updates the limits of a %s user too',
  async (_request, customer, make) => {
    const page = await setup(customer, countingServer(true));
    await make(page);
    expect(page.reads()).toBe(customer === 'paid' ? 1 : 2);
  },
);

// §4.limits.6 §d.limits.2
test.each(EVERYBODY)(
  'the refund of a failed job is shown to a %s user; for a paid one it comes with the stream',
  async (customer) => {
    const page = await setup(customer);
    await startPassage(page);
    await page.pass(100); // the stream is open
    const reads = page.reads();
    const limits = page.server.count('aiFeatures', -1);
    const event = { type: 'failed', code: 'internal', limits } as const;
    page.streams.at(-1)?.say({ type: 'event', seq: 1, event });
    await page.pass(100);
    expect(page.shown()).toEqual(page.server.limits());
    expect(page.reads() - reads).toBe(customer === 'paid' ? 0 : 1);
  },
);

test.each(EVERYBODY)(
  "an import does not count: a %s user sees the server's counters",
  async (who) => {
    const page = await setup(who);
    await page.visit({ pathname: '/import-article', route: 'importArticle' });
    page.dispatch(articleImport.opened());
    page.dispatch(articleImport.changed({ way: 'text', text: 'Text' }));
    page.dispatch(articleImport.submitted());
    await page.pass();
    page.dispatch(articleImport.confirmRequested({ purpose: 'article' }));
    await page.pass();
    expect(page.callsOf('article.postArticle')).toHaveLength(1);
    expect(page.shown()).toEqual(page.server.limits());
    expect(page.reads()).toBe(1);
  },
);

const reserved = ({ state }: Page) => Object.values(units.selectAll(state()));
const never = () => new Promise<never>(() => {});

// §4.limits.2 §d.limits.3
test.each([
  ['a draft', 'article', { postDraft: never }],
  ['a section', 'aiFeatures', { postSection: never }],
  ['a passage', 'aiFeatures', { postPassage: never }],
] as const)(
  '%s counts from the click on, until it is answered',
  async (request, limit, content) => {
    const server = countingServer();
    const ports = { ...server.ports, content: { ...server.ports.content, ...content } };
    const page = await setup('free', { ...server, ports });
    await CHARGING[request]?.(page);
    expect(reserved(page)).toEqual([{ status: 'reserved', limit }]);
    expect(selectLimits(page.state())?.[limit].used).toBe(1);
    expect(page.shown()).toEqual(server.limits());
  },
);

// §4.limits.3
test('a writer who leaves the article gets the unit of a passage back', async () => {
  const server = countingServer();
  const ports = { ...server.ports, content: { ...server.ports.content, postPassage: never } };
  const page = await setup('paid', { ...server, ports });
  await startPassage(page);
  await page.visit({ pathname: '/', route: 'dashboard', params: {} });
  expect(reserved(page)).toEqual([]);
  expect(page.reads()).toBe(2);
});

test.each([
  ['failed', [{ status: 'reserved', limit: 'article' }]],
  ['stopped', []],
] as const)('continuing a job that was %s reserves what it costs', async (jobState, units) => {
  const server = countingServer();
  const ports = { ...server.ports, content: { ...server.ports.content, continueJob: never } };
  const page = await setup('free', { ...server, ports });
  const jobId = idOf(90);
  const generation = { jobId, seq: 0, kind: 'draft', state: jobState } as const;
  const data = anArticle({ id: articleId, generation });
  page.dispatch(resources.primed({ name: 'article', args: { workspaceId, articleId }, data }));
  page.dispatch(job.left());
  page.dispatch(job.continueRequested({ articleId, workspaceId, jobId, lastSeq: 0 }));
  await page.pass();
  expect(reserved(page)).toEqual(units);
});

// §d.limits.16
test.each(EVERYBODY)('what a stop gives back is shown to a %s user', async (customer) => {
  const page = await setup(customer);
  await startPassage(page);
  await page.pass(100); // the stream is open
  const limits = page.server.count('aiFeatures', -1);
  page.streams.at(-1)?.say({ type: 'event', seq: 1, event: { type: 'stopped', limits } });
  await page.pass(100);
  expect(page.shown()).toEqual(page.server.limits());
});

test('limits that came with a response are not overwritten by an older request', async () => {
  const server = countingServer();
  let late: ((limits: Limits) => void) | null = null;
  const page = await setup('paid', {
    ...server,
    ports: {
      ...server.ports,
      limit: {
        getLimits: async () =>
          late === null ? new Promise((resolve) => (late = resolve)) : server.limits(),
      },
    },
  });
  await startPassage(page);
  (late as unknown as (limits: Limits) => void)(countingServer().limits());
  await page.pass();
  expect(page.shown()).toEqual(server.limits());
});
