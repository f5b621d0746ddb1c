import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { Limits } from '#contract/access/limit.schema.ts';
import type { GenerationEvent } from '#contract/writing/content.schema.ts';
import { NO_FIELDS } from '#domain/article/searchFields.ts';
import type { StreamMessage } from '#services/writing/writing.ports.ts';
import { selectLimits } from '#store/access/shownLimits.ts';
import { units } from '#store/access/units.slice.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { notices } from '#store/session/notices.slice.ts';
import { type ProposalAsked, proposal } from '#store/writing/proposal.slice.ts';
import { deferred } from '#tests/support/deferred.ts';
import {
  aGroup,
  anAnswer,
  anArticle,
  idOf,
  noNetwork,
  someLimits,
  WORKSPACE_ID,
} from '#tests/support/factories.ts';
import {
  ARTICLE_ID as articleId,
  closePages,
  DASHBOARD,
  htmlOfBlocks,
  openArticle,
} from '#tests/support/startPage.ts';

const BLOCKS = [
  { id: 't', html: '<h1>Jars</h1>' },
  { id: 'a', html: '<p>Jars break.</p>' },
];
const ASKED: ProposalAsked = {
  articleId,
  workspaceId: WORKSPACE_ID,
  task: { name: 'rephrase' },
  place: { type: 'blocks', blockIds: ['a'] },
};

const event = (seq: number, said: GenerationEvent): StreamMessage => ({
  type: 'event',
  seq,
  event: said,
});
const text = (seq: number, at: number, html: string, isComplete = true) =>
  event(seq, { type: 'proposed', at, from: 0, blocks: [html], isComplete });
const FINISHED = { type: 'finished' } as const;
const closed = (
  error: Extract<StreamMessage, { type: 'closed' }>['error'] = null,
): StreamMessage => ({
  type: 'closed',
  error,
});

async function setup(overrides: Parameters<typeof openArticle>[0] = {}) {
  const page = await openArticle({
    ...overrides,
    article: { getArticle: async () => anArticle({ blocks: BLOCKS }), ...overrides.article },
  });
  const proposals = () => proposal.selectOf(page.state(), articleId);
  return {
    ...page,
    proposals,
    ask: async (asked: Partial<ProposalAsked> = {}) => {
      page.dispatch(proposal.asked({ ...ASKED, ...asked }));
      await page.pass();
      return proposals()[0]?.id ?? '';
    },
    say: async (...messages: StreamMessage[]) => {
      for (const message of messages) page.streams.at(-1)?.say(message);
      await page.pass(50);
    },
    fields: () => articleSave.selectDraft(page.state(), articleId)?.fields,
    blocks: () => htmlOfBlocks(page),
  };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  closePages();
  jest.useRealTimers();
});

describe('a proposal', () => {
  // §d.proposals.1
  test('a proposal grows beside the article, which stays as it is', async () => {
    const page = await setup();
    await page.ask();
    expect(page.proposals()).toMatchObject([{ status: 'writing', alternatives: [] }]);
    await page.say(
      text(1, 0, '<p>Jars cr', false),
      text(2, 0, '<p>Jars crack.</p>'),
      text(3, 1, '<p>Ja', false),
    );
    expect(page.proposals()[0]?.alternatives).toEqual([
      { blocks: ['<p>Jars crack.</p>'], isComplete: true },
      { blocks: ['<p>Ja'], isComplete: false },
    ]);
    await page.say(event(4, FINISHED), closed());
    expect(page.proposals()[0]?.status).toBe('ready');
    expect(page.blocks()).toEqual(BLOCKS.map(({ html }) => html));
  });

  test('a proposal is requested for the article as it is saved, with everything that was typed', async () => {
    const page = await setup();
    page.dispatch(
      articleSave.edited({
        articleId,
        ops: [{ op: 'put', id: 'b', after: 'a', html: '<p>New.</p>' }],
      }),
    );
    await page.ask();
    await page.pass(2000);
    const [save] = page.callsOf('article.updateArticle');
    const [asked] = page.callsOf('content.postProposal');
    expect(save).toBeDefined();
    const baseVersion = articleSave.selectEntry(page.state(), articleId)?.queue.base.version;
    expect(asked?.args[0]).toMatchObject({
      articleId,
      body: { baseVersion, task: ASKED.task, place: ASKED.place },
    });
  });

  // §d.proposals.1
  test('a proposal that is accepted changes the article as one undo step, and is gone', async () => {
    const page = await setup();
    const id = await page.ask();
    await page.say(
      text(1, 0, '<p>Jars crack.</p>'),
      text(2, 1, '<p>Jars shatter.</p>'),
      event(3, FINISHED),
    );
    page.dispatch(proposal.acceptRequested({ id, at: 1 }));
    await page.pass();
    expect(page.blocks()).toEqual(['<h1>Jars</h1>', '<p>Jars shatter.</p>']);
    expect(page.callsOf('editor.apply').map(({ args }) => args[0])).toMatchObject([
      { run: `${id}/1` },
    ]);
    expect(page.proposals()).toEqual([]);
  });

  test('a proposal can be accepted while others of it are written, which stops the job', async () => {
    const page = await setup();
    const id = await page.ask();
    await page.say(text(1, 0, '<p>Jars crack.</p>'), text(2, 1, '<p>Ja', false));
    page.dispatch(proposal.acceptRequested({ id, at: 1 })); // not complete: nothing happens
    await page.pass();
    expect(page.proposals()).toHaveLength(1);
    page.dispatch(proposal.acceptRequested({ id, at: 0 }));
    page.dispatch(proposal.acceptRequested({ id, at: 0 }));
    await page.pass();
    expect(page.blocks()).toEqual(['<h1>Jars</h1>', '<p>Jars crack.</p>']);
    expect(page.callsOf('content.stopJob')).toHaveLength(1);
  });

  // §d.proposals.3
  test('a proposal whose passage was changed meanwhile is not put over the change', async () => {
    const page = await setup();
    const id = await page.ask();
    await page.say(text(1, 0, '<p>Jars crack.</p>'), event(2, FINISHED));
    const ops = [{ op: 'put', id: 'a', after: 't', html: '<p>Jars break often.</p>' }] as const;
    page.dispatch(articleSave.edited({ articleId, ops }));
    page.dispatch(proposal.acceptRequested({ id, at: 0 }));
    await page.pass();
    expect(page.proposals()[0]).toMatchObject({ status: 'ready', isOutdated: true });
    expect(page.blocks()).toContain('<p>Jars break often.</p>');
  });

  // §d.proposals.4
  test('a proposal that is discarded stops its job, and leaves no trace', async () => {
    const page = await setup();
    const id = await page.ask();
    page.dispatch(proposal.discarded({ id }));
    await page.pass();
    expect(page.callsOf('content.stopJob')).toHaveLength(1);
    await page.say(event(1, { type: 'stopped' }));
    expect(page.proposals()).toEqual([]);
    expect(page.streams.at(-1)?.isHeard()).toBe(false);
  });

  test('a proposal that is discarded is followed for ten seconds at most', async () => {
    const page = await setup();
    const id = await page.ask();
    page.dispatch(proposal.discarded({ id }));
    await page.pass(10_000);
    expect(page.streams.at(-1)?.isHeard()).toBe(false);
  });

  test('a proposal that is discarded before its job has started stops the job when it has', async () => {
    const answer = deferred<never>();
    const page = await setup({ content: { postProposal: () => answer.promise } });
    const id = await page.ask();
    page.dispatch(proposal.discarded({ id }));
    await page.pass();
    expect(page.callsOf('content.stopJob')).toEqual([]);
    answer.resolve({ jobId: 'job-9', limits: {} } as never);
    await page.pass();
    expect(page.callsOf('content.stopJob').map(({ args }) => args[0])).toMatchObject([
      { jobId: 'job-9' },
    ]);
  });

  // §d.proposals.4
  test('a proposal of an article that is left is discarded', async () => {
    const page = await setup();
    await page.ask();
    await page.visit(DASHBOARD);
    expect(page.proposals()).toEqual([]);
    expect(page.callsOf('content.stopJob')).toHaveLength(1);
  });

  // §d.proposals.2
  test('a proposal runs beside others', async () => {
    const page = await setup();
    const first = await page.ask();
    const stream = page.streams.at(-1);
    const second = await page.ask({ task: { name: 'shorten' } });
    expect(page.proposals().map(({ id }) => id)).toEqual([second, first]);
    stream?.say(text(1, 0, '<p>One</p>'));
    await page.say(text(1, 0, '<p>Two</p>'));
    expect(page.proposals().map(({ alternatives }) => alternatives[0]?.blocks)).toEqual([
      ['<p>Two</p>'],
      ['<p>One</p>'],
    ]);
  });

  const PAIR = ['<p>T &amp; U</p>', '<p>D</p>'];
  const proposed = (blocks: string[]) =>
    event(1, { type: 'proposed', at: 0, from: 0, blocks, isComplete: true });

  // §d.fields.9
  test('a proposal for the search fields fills them as one change, and the text stays as it is', async () => {
    const page = await setup();
    const id = await page.ask({ task: { name: 'meta' } });
    await page.say(proposed(PAIR));
    page.dispatch(proposal.acceptRequested({ id, at: 0 }));
    await page.pass(500);
    expect(page.fields()).toMatchObject({ seoTitle: 'T & U', description: 'D', slug: '' });
    expect(page.proposals()).toEqual([]);
    expect(page.blocks()).toEqual(BLOCKS.map(({ html }) => html));
    const [save] = page.callsOf('article.updateArticle').map(({ args }) => args[0]);
    expect(save).toMatchObject({
      body: { fields: { seoTitle: 'T & U', description: 'D' }, ops: [] },
    });
  });

  // §d.fields.9
  test.each([
    [
      'titles',
      'seoTitle',
      ['<h1>New</h1>'],
      { ...NO_FIELDS, seoTitle: 'New', description: 'Mine' },
    ],
    ['meta', 'description', PAIR, { ...NO_FIELDS, description: 'D' }],
  ] as const)(
    '%s, asked for beside a field, fills %s alone',
    async (name, field, blocks, filled) => {
      const page = await setup();
      page.dispatch(articleSave.edited({ articleId, fields: { description: 'Mine' } }));
      const id = await page.ask({ task: { name }, field });
      await page.say(proposed([...blocks]));
      page.dispatch(proposal.acceptRequested({ id, at: 0 }));
      await page.pass();
      expect(page.fields()).toEqual(filled);
      expect(page.blocks()).toEqual(BLOCKS.map(({ html }) => html));
    },
  );

  // §d.fields.9
  test('a proposal that has filled fields can be undone for ten seconds, except where they were changed since', async () => {
    const page = await setup();
    page.dispatch(articleSave.edited({ articleId, fields: { seoTitle: 'Mine' } }));
    const fill = async () => {
      const id = await page.ask({ task: { name: 'meta' } });
      await page.say(proposed(PAIR));
      page.dispatch(proposal.acceptRequested({ id, at: 0 }));
      await page.pass();
      return notices.select(page.state()).at(-1)?.id ?? '';
    };
    const first = await fill();
    page.dispatch(articleSave.edited({ articleId, fields: { description: 'D, and more' } }));
    page.dispatch(notices.undoRequested({ id: first }));
    await page.pass();
    expect(page.fields()).toMatchObject({ seoTitle: 'Mine', description: 'D, and more', slug: '' });
    expect(notices.select(page.state())).toEqual([]);
    const second = await fill();
    await page.pass(10_000);
    expect(notices.select(page.state())).toEqual([]);
    page.dispatch(notices.undoRequested({ id: second }));
    await page.pass();
    expect(page.fields()?.seoTitle).toBe('T & U');
  });
});

/** A page that shows the limits, of which one of three AI generations is used, and a server that counts. */
async function customer(overrides: Parameters<typeof openArticle>[0] = {}) {
  let used = 1;
  const count = (change: number) => {
    used += change;
    return someLimits({ aiFeatures: aGroup({ used }) });
  };
  const jobId = idOf(93);
  const page = await setup({
    ...overrides,
    content: { postProposal: async () => ({ jobId, limits: count(1) }), ...overrides.content },
    limit: { getLimits: async () => count(0) },
  });
  page.dispatch(resources.used({ name: 'limits', args: null }));
  await page.pass();
  return {
    ...page,
    count,
    shown: () => selectLimits(page.state())?.aiFeatures.used,
    reserved: () => Object.keys(units.selectAll(page.state())),
  };
}

const refusing = (error: unknown) => ({
  content: { postProposal: () => Promise.reject(error) },
});

// §4.limits.2 §d.limits.3 §d.limits.15
describe('a unit', () => {
  test('a unit counts from the click on under the id of the request, until the server has counted it', async () => {
    const answer = deferred<{ jobId: string; limits: Limits }>();
    const page = await customer({ content: { postProposal: () => answer.promise } });
    await page.ask();
    const [asked] = page.callsOf('content.postProposal').map(({ args }) => args[0]);
    expect(page.reserved()).toEqual([expect.any(String)]);
    expect(page.shown()).toBe(2);
    expect(asked).toMatchObject({ body: { requestId: page.reserved()[0] } });
    answer.resolve({ jobId: idOf(93), limits: page.count(1) });
    await page.pass();
    expect(page.reserved()).toEqual([]);
    expect(page.shown()).toBe(2);
  });

  // §4.limits.3 §8.errors.8
  test.each([
    [402, anAnswer(402, { code: 'limit_reached' })],
    [500, anAnswer(500)],
    ['no answer', noNetwork],
  ])('a unit comes back after %s', async (_, error) => {
    const page = await customer(refusing(error));
    await page.ask();
    expect(page.reserved()).toEqual([]);
    expect(page.shown()).toBe(1);
    expect(page.proposals()).toMatchObject([{ status: 'failed' }]);
  });

  test('a unit that is not left is not asked for: the writer is told, and nothing is proposed', async () => {
    const page = await customer();
    page.dispatch(
      resources.primed({
        name: 'limits',
        args: null,
        data: someLimits({ aiFeatures: aGroup({ used: 3 }) }),
      }),
    );
    await page.ask();
    expect(page.callsOf('content.postProposal')).toEqual([]);
    expect(page.proposals()).toEqual([]);
    expect(page.reserved()).toEqual([]);
    expect(notices.select(page.state())).toHaveLength(1);
  });

  // §d.limits.16
  test.each([
    ['a job that failed', { type: 'failed', code: 'model_busy' }],
    ['a job that was stopped before its first alternative', { type: 'stopped' }],
  ] as const)('of %s comes back', async (_, end) => {
    const page = await customer();
    await page.ask();
    expect(page.shown()).toBe(2);
    await page.say(event(1, { ...end, limits: page.count(-1) }));
    expect(page.shown()).toBe(1);
  });

  test('a unit of a proposal that is discarded comes back when its job has stopped', async () => {
    const page = await customer();
    const id = await page.ask();
    page.dispatch(proposal.discarded({ id }));
    await page.pass();
    await page.say(event(1, { type: 'stopped', limits: page.count(-1) }));
    expect(page.shown()).toBe(1);
  });

  test('a unit comes back if the proposal is discarded before it could be requested', async () => {
    const saved = deferred<never>();
    const page = await customer({ article: { updateArticle: () => saved.promise } });
    page.dispatch(articleSave.edited({ articleId, ops: [{ op: 'remove', id: 'a' }] }));
    const id = await page.ask();
    expect(page.shown()).toBe(2);
    page.dispatch(proposal.discarded({ id }));
    saved.reject(noNetwork);
    await page.pass(30_000);
    expect(page.callsOf('content.postProposal')).toEqual([]);
    expect(page.reserved()).toEqual([]);
    expect(page.shown()).toBe(1);
  });

  test('a unit is not counted without a model', async () => {
    const answer = deferred<never>();
    const page = await customer({ content: { postProposal: () => answer.promise } });
    const data = { model: null, tasks: [] };
    page.dispatch(resources.primed({ name: 'engine', args: null, data }));
    await page.ask({ task: { name: 'shorten' } });
    expect(page.callsOf('content.postProposal')).toHaveLength(1);
    expect(page.reserved()).toEqual([]);
    expect(page.shown()).toBe(1);
  });
});

describe('when something goes wrong', () => {
  test('a formatting of the paragraph that was made since is not reverted', async () => {
    const page = await setup();
    const place = {
      type: 'within',
      blockId: 'a',
      before: 'Jars ',
      selected: 'break',
      behind: '.',
    } as const;
    const id = await page.ask({ place });
    await page.say(text(1, 0, 'crack'), event(2, FINISHED));
    const html = '<p><strong>Jars</strong> break.</p>';
    page.dispatch(
      articleSave.edited({ articleId, ops: [{ op: 'put', id: 'a', after: 't', html }] }),
    );
    page.dispatch(proposal.acceptRequested({ id, at: 0 }));
    await page.pass();
    expect(page.blocks()).toContain(html);
    expect(page.proposals()).toMatchObject([{ isOutdated: true }]);
    page.dispatch(proposal.copyRequested({ id, at: 0 }));
    await page.pass();
    expect(page.callsOf('clipboard.write').map(({ args }) => args[0])).toMatchObject([
      { text: 'crack' },
    ]);
  });

  test('a retry that is refused leaves the text that is there', async () => {
    let isRefused = false;
    const page = await setup({
      content: {
        postProposal: async () => {
          if (isRefused) throw anAnswer(409, { code: 'stale_version' });
          return { jobId: 'job-1', limits: someLimits() };
        },
      },
    });
    const first = await page.ask();
    await page.say(text(1, 0, '<p>One</p>'), event(2, FINISHED));
    isRefused = true;
    const second = await page.ask({ replaces: first });
    expect(page.proposals().map(({ id }) => id)).toEqual([second, first]);
    page.dispatch(proposal.discarded({ id: second }));
    isRefused = false;
    const third = await page.ask({ replaces: first });
    expect(page.proposals().map(({ id }) => id)).toEqual([third]);
  });

  test('a job of which nothing is heard any more has failed', async () => {
    const page = await setup();
    await page.ask();
    for (let closes = 0; closes < 5; closes += 1) {
      await page.say(closed());
      await page.pass(30_000);
    }
    expect(page.proposals()).toMatchObject([{ status: 'failed', failure: 'network' }]);
  });

  test('Stop before the job of a proposal has started discards the proposal', async () => {
    const answer = deferred<never>();
    const page = await setup({ content: { postProposal: () => answer.promise } });
    const id = await page.ask();
    page.dispatch(proposal.stopRequested({ id }));
    await page.pass();
    expect(page.proposals()).toEqual([]);
    answer.resolve({ jobId: 'job-9', limits: someLimits() } as never);
    await page.pass();
    expect(page.callsOf('content.stopJob')).toHaveLength(1);
  });

  test('a stream that drops is resumed behind its last event', async () => {
    const page = await setup();
    await page.ask();
    await page.say(text(1, 0, '<p>One</p>'), closed(noNetwork));
    await page.pass(1000);
    expect(page.callsOf('generation.follow').map(({ args }) => args[0])).toMatchObject([
      { lastSeq: 0 },
      { lastSeq: 1 },
    ]);
    await page.say(event(2, FINISHED));
    expect(page.proposals()).toMatchObject([
      { status: 'ready', alternatives: [{ blocks: ['<p>One</p>'] }] },
    ]);
  });

  test('a stream that cannot be opened is asked for again after pauses that grow, or as long as the server says', async () => {
    const page = await setup();
    await page.ask();
    const opened = () => page.callsOf('generation.follow').length;
    for (const pause of [1000, 2000, 4000]) {
      await page.say(closed(noNetwork));
      const before = opened();
      await page.pass(pause - 200);
      expect(opened()).toBe(before);
      await page.pass(200);
      expect(opened()).toBe(before + 1);
    }
    await page.say(closed(anAnswer(429, { code: 'too_many_streams', retryAfterMs: 30_000 })));
    await page.pass(29_000);
    expect(opened()).toBe(4);
    await page.pass(1000);
    expect(opened()).toBe(5);
  });

  test('a stream that the server refuses for good fails the proposal', async () => {
    const page = await setup();
    await page.ask();
    await page.say(closed(anAnswer(404)));
    expect(page.proposals()).toMatchObject([{ status: 'failed' }]);
  });

  test('a job that fails says why, and what came before can be chosen', async () => {
    const page = await setup();
    const id = await page.ask();
    await page.say(text(1, 0, '<p>One</p>'), event(2, { type: 'failed', code: 'model_busy' }));
    expect(page.proposals()).toMatchObject([{ status: 'failed', failure: 'model_busy' }]);
    page.dispatch(proposal.acceptRequested({ id, at: 0 }));
    await page.pass();
    expect(page.blocks()).toContain('<p>One</p>');
  });

  test('a refused request says why', async () => {
    const page = await setup({
      content: {
        postProposal: async () => {
          throw anAnswer(409, { code: 'stale_version' });
        },
      },
    });
    await page.ask();
    expect(page.proposals()).toMatchObject([{ status: 'failed', failure: 'stale_version' }]);
  });

  test.each([
    ['no answer', noNetwork, true],
    ['a server error', anAnswer(500), true],
    ['a refusal', anAnswer(409, { code: 'stale_version' }), false],
  ])('after %s, to ask again for the same is counted once', async (_, error, isSame) => {
    const errors = [error, anAnswer(429)];
    const page = await setup({
      content: {
        postProposal: async () => {
          const next = errors.shift();
          if (next !== undefined) throw next;
          return { jobId: idOf(93), limits: someLimits() };
        },
      },
    });
    const id = await page.ask();
    await page.ask({ replaces: id });
    const again = page.proposals()[0]?.id ?? '';
    page.dispatch(proposal.asked({ ...ASKED, replaces: again }));
    page.dispatch(proposal.asked({ ...ASKED, replaces: again })); // a double click
    await page.pass();
    expect(page.proposals()[0]).toMatchObject({ status: 'writing' });
    const ids = page
      .callsOf('content.postProposal')
      .map(({ args }) => (args[0] as { body: { requestId: string } }).body.requestId);
    expect(ids).toHaveLength(3);
    expect(new Set(ids).size).toBe(isSame ? 1 : 3);
  });

  test('a job of which nothing is heard any more is followed again, and not asked for twice', async () => {
    const page = await setup();
    const id = await page.ask();
    await page.say(text(1, 0, '<p>One</p>'));
    for (let closes = 0; closes < 5; closes += 1) {
      await page.say(closed());
      await page.pass(30_000);
    }
    expect(await page.ask({ replaces: id })).toBe(id);
    await page.say(text(1, 0, '<p>One</p>'), text(2, 1, '<p>Two</p>'), event(3, FINISHED));
    expect(page.proposals()).toMatchObject([{ status: 'ready', alternatives: [{}, {}] }]);
    expect(page.callsOf('content.postProposal')).toHaveLength(1);
  });

  test('another text after a failed proposal is another request', async () => {
    const page = await setup({ content: { postProposal: async () => Promise.reject(noNetwork) } });
    const id = await page.ask();
    page.dispatch(
      articleSave.edited({
        articleId,
        ops: [{ op: 'put', id: 'a', after: 't', html: '<p>Jars crack.</p>' }],
      }),
    );
    await page.pass(2000);
    expect(await page.ask({ replaces: id })).not.toBe(id);
  });

  test('an article that cannot be saved asks for nothing', async () => {
    const page = await setup({
      article: {
        updateArticle: async () => {
          throw noNetwork;
        },
      },
    });
    page.dispatch(articleSave.edited({ articleId, ops: [{ op: 'remove', id: 'a' }] }));
    page.dispatch(proposal.asked(ASKED));
    await page.pass(30_000);
    expect(page.callsOf('content.postProposal')).toEqual([]);
    expect(page.proposals()).toEqual([]);
    expect(notices.select(page.state())).toMatchObject([{ text: 'writingUnsaved' }]);
  });
});

describe('a reload of the tab', () => {
  /** What the tab keeps; both pages share it. */
  const tab = () => {
    const kept = new Map<string, string>();
    return {
      get: (key: string) => kept.get(key) ?? null,
      set: (key: string, value: string) => void kept.set(key, value),
      remove: (key: string) => void kept.delete(key),
    };
  };
  const requests = (page: Awaited<ReturnType<typeof setup>>) =>
    page.callsOf('content.postProposal').map(({ args }) => args[0]);

  // §d.proposals.10
  test('a reload of the tab while a proposal is written follows its job again, whatever the limit and the text say now', async () => {
    const session = tab();
    const first = await setup({ session });
    await first.ask();
    await first.say(text(1, 0, '<p>Jars crack.</p>'));
    const before = first.proposals();
    closePages();
    const second = await setup({
      session,
      article: { updateArticle: () => Promise.reject(noNetwork) },
      content: { postProposal: () => Promise.reject(anAnswer(402)) },
    });
    await second.pass(100);
    expect(requests(second)).toEqual([]);
    await second.say(text(1, 0, '<p>Jars crack.</p>'), event(2, FINISHED), closed());
    expect(second.proposals()).toMatchObject([
      {
        id: before[0]?.id,
        was: before[0]?.was,
        alternatives: before[0]?.alternatives,
        status: 'ready',
      },
    ]);
    second.dispatch(proposal.acceptRequested({ id: before[0]?.id ?? '', at: 0 }));
    await second.pass();
    expect(second.blocks()).toEqual(['<h1>Jars</h1>', '<p>Jars crack.</p>']);
  });

  // §d.proposals.10 §d.voice.11
  test('a reload of the tab keeps which changes were left, and that they are shown again', async () => {
    const session = tab();
    const voiced = { task: { name: 'inVoice' }, voiceId: idOf(40) } as const;
    const first = await setup({ session });
    const id = await first.ask(voiced);
    await first.say(text(1, 0, '<p>Jars crack.</p>'), event(2, FINISHED), closed());
    first.dispatch(proposal.changeLeft({ id, at: 0 }));
    first.dispatch(proposal.changeLeft({ id, at: 2 }));
    await first.pass();
    closePages();
    const second = await setup({ session });
    await second.pass(100);
    expect(second.proposals()).toMatchObject([{ id, left: [0, 2], voiceId: idOf(40) }]);
    second.dispatch(proposal.leftShown({ id }));
    await second.pass();
    closePages();
    const third = await setup({ session });
    await third.pass(100);
    expect(third.proposals()).toMatchObject([{ id, left: [] }]);
  });

  // §d.proposals.10
  test('a reload of the tab while a proposal is requested asks again under its id, and keeps what it replaces', async () => {
    const session = tab();
    const first = await setup({ session });
    const earlier = await first.ask();
    await first.say(text(1, 0, '<p>Jars crack.</p>'), event(2, FINISHED), closed());
    closePages();
    const second = await setup({
      session,
      ids: { next: () => 'another-id' },
      content: { postProposal: () => new Promise(() => undefined) },
    });
    await second.ask({ replaces: earlier });
    closePages();
    const third = await setup({ session });
    await third.pass(100);
    expect(requests(third)).toEqual(requests(second));
    expect(third.proposals().map(({ id }) => id)).not.toContain(earlier);
  });

  test.each([
    ['was accepted', [text(1, 0, '<p>Jars crack.</p>'), event(2, FINISHED)], 'acceptRequested'],
    ['was discarded', [text(1, 0, '<p>Jars crack.</p>')], 'discarded'],
    ['has failed', [event(1, { type: 'failed', code: 'no_model' })], null],
  ] as const)('does not bring back one that %s', async (_how, said, then) => {
    const session = tab();
    const first = await setup({ session });
    const id = await first.ask();
    await first.say(...said);
    if (then !== null) first.dispatch(proposal[then]({ id, at: 0 }));
    await first.pass();
    closePages();
    const second = await setup({ session });
    await second.pass(100);
    expect(second.proposals()).toEqual([]);
    expect(requests(second)).toEqual([]);
  });

  test.each(['{', '[{"id":"x"}]', 'null', '[{"id":"x","task":{"name":"hack"}}]'])(
    'ignores what is not a proposal: %s',
    async (kept) => {
      const page = await setup({ session: { get: () => kept } });
      await page.pass(100);
      expect(page.proposals()).toEqual([]);
    },
  );
});
