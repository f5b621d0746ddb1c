import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { GenerationEvent } from '#contract/writing/content.schema.ts';
import type { StreamMessage } from '#services/writing/writing.ports.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { notices } from '#store/session/notices.slice.ts';
import { job } from '#store/writing/job.slice.ts';
import type { Target } from '#store/writing/jobState.ts';
import { deferred } from '#tests/support/deferred.ts';
import {
  anAnswer,
  anArticle,
  idOf,
  noNetwork,
  someLimits,
  WORKSPACE_ID,
} from '#tests/support/factories.ts';
import {
  ARTICLE_ID as articleId,
  articleLocation,
  closePages,
  openArticle,
} from '#tests/support/startPage.ts';

const JOB = 'job-1';
const written = (seq: number, id: string, html: string): StreamMessage => ({
  type: 'event',
  seq,
  event: { type: 'put', id, after: null, html },
});
const said = (seq: number, event: GenerationEvent): StreamMessage => ({
  type: 'event',
  seq,
  event,
});
const closed = (error: Extract<StreamMessage, { type: 'closed' }>['error']): StreamMessage => ({
  type: 'closed',
  error,
});

/** An open article whose draft is being written. */
async function setup(overrides: Parameters<typeof openArticle>[0] = {}) {
  const article = anArticle({
    blocks: [],
    generation: { jobId: JOB, seq: 0, kind: 'draft', state: 'running' },
    meta: { isEmptyArticle: true, setupStatus: 'pending' },
  });
  const page = await openArticle({
    ...overrides,
    article: { getArticle: async () => article, ...overrides.article },
  });
  return {
    ...page,
    say: (...messages: StreamMessage[]) => {
      for (const message of messages) page.streams.at(-1)?.say(message);
    },
    job: () => job.select(page.state()),
    text: () => articleSave.selectDraft(page.state(), articleId)?.body.html,
    saves: () =>
      page.callsOf('article.updateArticle').map(({ args }) => (args[0] as { body: unknown }).body),
  };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  closePages();
  jest.useRealTimers();
});

test('simultaneous events reach the store as one action, without a loss', async () => {
  const page = await setup();
  for (let seq = 1; seq <= 40; seq += 1) page.say(written(seq, `b${seq}`, `<p>${seq}</p>`));
  await page.pass(50);
  expect(Object.keys(page.text() ?? {})).toHaveLength(40);
  expect(page.actions.filter(({ type }) => type === 'articleSave/streamed')).toHaveLength(1);
  expect(page.job()).toMatchObject({ lastSeq: 40 });
});

test('a long stream gives at most one action in 50 ms', async () => {
  const page = await setup();
  for (let seq = 1; seq <= 100; seq += 1) {
    page.say(written(seq, 'b1', `<p>${seq}</p>`));
    await page.pass(10);
  }
  await page.pass(50);
  expect(page.text()).toEqual({ b1: '<p>100</p>' });
  expect(
    page.actions.filter(({ type }) => type === 'articleSave/streamed').length,
  ).toBeLessThanOrEqual(20);
});

test('text is applied by the editor first, and its result goes into the article', async () => {
  const page = await setup({
    editor: {
      apply: ({ ops }) =>
        ops.map((op) => (op.op === 'put' ? { ...op, html: op.html.toUpperCase() } : op)),
    },
  });
  page.say(written(1, 'b1', '<p>a</p>'));
  await page.pass(50);
  expect(page.callsOf('editor.apply').map(({ args }) => args[0])).toMatchObject([
    { articleId, run: `${JOB}/0` },
  ]);
  expect(page.text()).toEqual({ b1: '<P>A</P>' });
});

// §4.save.6 §d.save.7
test('the body is not saved while it streams; the end saves it at once, with its position', async () => {
  const page = await setup();
  page.say(said(1, { type: 'started', model: null }), written(2, 'b1', '<h1>T</h1>'));
  await page.pass(5000);
  expect(page.saves()).toEqual([]);
  expect(page.job()).toMatchObject({ model: null });
  page.say(written(3, 'b2', '<p>end</p>'), said(4, { type: 'finished' }), closed(null));
  await page.pass(50);
  expect(page.saves()).toMatchObject([
    { position: { jobId: JOB, seq: 4 }, ops: [{ id: 'b2' }, { id: 'b1' }] },
  ]);
  expect(page.job().status).toBe('ended');
  expect(articleSave.selectStatus(page.state(), articleId)).toBe('idle');
  expect(page.streams.some((stream) => stream.isHeard())).toBe(false);
});

test('the block that a stream resumes from is recalled by the editor and changes nothing; what follows does', async () => {
  const page = await setup();
  page.say(written(1, 'b1', '<p>a</p>'));
  await page.pass(50);
  page.say(closed(noNetwork));
  await page.pass(1050);
  const resumed = { type: 'resumed', id: 'b1', after: null, html: '<p>a</p>' } as const;
  page.say({ type: 'resumed', block: resumed });
  await page.pass(50);
  expect(page.callsOf('editor.recall').map(({ args }) => args[0])).toEqual([
    { articleId, run: `${JOB}/0`, ops: [{ op: 'put', id: 'b1', after: null, html: '<p>a</p>' }] },
  ]);
  expect(page.callsOf('editor.apply')).toHaveLength(1);
  expect(page.job().status).toBe('reconnecting');
  page.say(written(2, 'b1', '<p>a b</p>'));
  await page.pass(50);
  expect(page.text()).toEqual({ b1: '<p>a b</p>' });
  expect(page.callsOf('editor.apply')).toHaveLength(2);
});

// §d.origins.1 §d.origins.4
test('text of a model is kept as its origin, text without a model is the writer’s own', async () => {
  const page = await setup();
  const source = { model: 'm', prompt: 'draft-section', version: 2 };
  const put = { type: 'put', after: null } as const;
  page.say(
    said(1, { ...put, id: 'b1', html: '<p>One</p>', source }),
    said(2, { ...put, id: 'b1', html: '<p>One <em>two</em></p>', source }),
    said(3, { ...put, id: 'b2', html: '<p>Notes</p>' }),
    said(4, { type: 'finished' }),
    closed(null),
  );
  await page.pass(50);
  const origin = { kind: 'ai', ...source };
  expect(articleSave.selectDraft(page.state(), articleId)?.body.origins).toEqual({
    b1: [{ ...origin, text: 'One two' }],
  });
  // The server makes the text of the block again.
  expect(page.saves()).toMatchObject([{ ops: [{ id: 'b2' }, { id: 'b1', origins: [origin] }] }]);
});

// §d.origins.3
test('what the writer has pasted into a growing block keeps its origin', async () => {
  const page = await setup();
  const source = { model: 'm', prompt: 'draft-section', version: 2 };
  const put = { type: 'put', id: 'b1', after: null } as const;
  page.say(said(1, { ...put, html: '<p>One</p>', source }));
  await page.pass(50);
  const pasted = { kind: 'pasted', text: 'theirs' } as const;
  const ai = { kind: 'ai', ...source } as const;
  const ops = [
    {
      op: 'put',
      id: 'b1',
      after: null,
      html: '<p>One theirs</p>',
      origins: [{ ...ai, text: 'One' }, pasted],
    },
  ] as const;
  page.dispatch(articleSave.edited({ articleId, ops }));
  page.say(said(2, { ...put, html: '<p>One two</p>', source }));
  await page.pass(50);
  expect(articleSave.selectDraft(page.state(), articleId)?.body.origins).toEqual({
    b1: [{ ...ai, text: 'One two' }, pasted],
  });
});

test('text of a model within a paragraph is its origin as far as the model wrote it', async () => {
  const page = await setup();
  const source = { model: 'm', prompt: 'passage', version: 2 };
  const put = { type: 'put', id: 'b1', after: null, was: '<p>Mine</p>' } as const;
  page.say(
    said(1, { ...put, html: '<p>Mine and</p>', source: { ...source, text: 'and' } }),
    said(2, { ...put, html: '<p>Mine and its</p>', source: { ...source, text: 'and its' } }),
  );
  await page.pass(50);
  expect(articleSave.selectDraft(page.state(), articleId)?.body.origins).toEqual({
    b1: [{ kind: 'ai', ...source, text: 'and its' }],
  });
});

test('text waits until the editor is open, because only an editor merges typing into it', async () => {
  const open = deferred<void>();
  const page = await setup({ editor: { opened: () => open.promise } });
  await page.pass(5000);
  expect(page.streams).toEqual([]);
  open.resolve();
  await page.pass(0);
  expect(page.streams).toHaveLength(1);
});

test('a dropped stream resumes after the last event', async () => {
  const page = await setup();
  page.say(written(1, 'b1', '<p>a</p>'), written(2, 'b2', '<p>b</p>'), closed(noNetwork));
  await page.pass(50);
  expect(page.job()).toMatchObject({ status: 'reconnecting', drops: 1, lastSeq: 2 });
  await page.pass(1000);
  expect(page.streams.map(({ args }) => args.lastSeq)).toEqual([0, 2]);
  page.say(written(3, 'b3', '<p>c</p>'));
  await page.pass(50);
  expect(page.job()).toMatchObject({ status: 'following', drops: 0 });
  expect(Object.keys(page.text() ?? {})).toEqual(['b1', 'b2', 'b3']);
});

test('the waits between attempts grow to half a minute, and the network coming back ends one', async () => {
  const page = await setup();
  for (const wait of [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]) {
    const before = page.streams.length;
    page.say(closed(noNetwork));
    await page.pass(50 + wait - 1);
    expect(page.streams).toHaveLength(before);
    await page.pass(1);
    expect(page.streams).toHaveLength(before + 1);
  }
  const before = page.streams.length;
  page.say(closed(noNetwork));
  await page.pass(50);
  page.sayPage('online');
  await page.pass();
  expect(page.streams).toHaveLength(before + 1);
});

test('a stream that is refused with 401 resumes with a fresh token', async () => {
  const page = await setup();
  page.say(closed(anAnswer(401)));
  await page.pass(1050);
  expect(page.callsOf('token.fetch')).toHaveLength(2);
  expect(page.streams).toHaveLength(2);
});

test('a job that does not exist has failed', async () => {
  const page = await setup();
  page.say(closed(anAnswer(404, { code: 'not_found' })));
  await page.pass(60_000);
  expect(page.job()).toMatchObject({ status: 'failed', failure: 'not_found' });
  expect(page.streams).toHaveLength(1);
});

test('a job that fails keeps and saves what it has written', async () => {
  const page = await setup();
  page.say(written(1, 'b1', '<p>a</p>'), said(2, { type: 'failed', code: 'internal' }));
  await page.pass(50);
  expect(page.job()).toMatchObject({ status: 'failed', failure: 'internal' });
  expect(page.saves()).toMatchObject([{ ops: [{ id: 'b1' }] }]);
});

test('a job without further events is over', async () => {
  const page = await setup();
  for (let close = 0; close < 4; close += 1) {
    page.say(closed(null));
    await page.pass(50 + 8000);
  }
  expect(page.job().status).toBe('ended');
});

test('Stop asks the server to stop, and the job ends once it has stopped', async () => {
  const page = await setup();
  page.say(written(1, 'b1', '<p>a</p>'));
  await page.pass(50);
  page.dispatch(job.stopRequested());
  await page.pass();
  expect(page.callsOf('content.stopJob').map(({ args }) => args[0])).toMatchObject([
    { jobId: JOB },
  ]);
  expect(page.job().status).toBe('stopping');
  page.say(said(2, { type: 'stopped' }));
  await page.pass(50);
  expect(page.job().status).toBe('ended');
});

test('a stop that does not reach the server shows an error', async () => {
  const page = await setup({
    content: {
      async stopJob() {
        throw noNetwork;
      },
    },
  });
  page.dispatch(job.stopRequested());
  await page.pass();
  expect(notices.select(page.state()).map(({ text }) => text)).toEqual(['generationStopFailed']);
});

test('leaving stops following and saves the text so far, with its position', async () => {
  const page = await setup();
  page.say(written(1, 'b1', '<p>a</p>'), written(2, 'b2', '<p>b</p>'));
  await page.pass(50);
  await page.visit({ pathname: '/articles', route: 'articles' });
  await page.pass(200);
  expect(page.job().status).toBe('idle');
  expect(page.streams.some((stream) => stream.isHeard())).toBe(false);
  expect(page.saves()).toMatchObject([{ position: { jobId: JOB, seq: 2 } }]);
});

test("returning before the save resumes from the text in the page, not from the server's", async () => {
  const page = await setup({
    article: {
      async updateArticle() {
        throw noNetwork;
      },
    },
  });
  page.say(written(1, 'b1', '<p>a</p>'), written(2, 'b2', '<p>b</p>'));
  await page.pass(50);
  await page.visit({ pathname: '/articles', route: 'articles' });
  await page.pass(200);
  await page.visit(articleLocation(articleId));
  expect(page.streams.map(({ args }) => args.lastSeq)).toEqual([0, 2]);
});

test('a continued draft is followed after its earlier text, as a new undo step', async () => {
  const page = await setup({ editor: { apply: ({ ops }) => ops } });
  page.say(written(1, 'b1', '<p>a</p>'), said(2, { type: 'stopped' }), closed(null));
  await page.pass(50);
  expect(page.job()).toMatchObject({ status: 'ended', outcome: 'stopped' });
  const { workspaceId } = page.streams[0]?.args ?? { workspaceId: '' };
  page.dispatch(job.continueRequested({ articleId, workspaceId, jobId: JOB, lastSeq: 2 }));
  await page.pass(50);
  expect(page.callsOf('content.continueJob').map(({ args }) => args[0])).toEqual([
    { workspaceId, jobId: JOB },
  ]);
  expect(page.streams.at(-1)?.args.lastSeq).toBe(2);
  page.say(written(3, 'b2', '<p>b</p>'));
  await page.pass(50);
  const runs = page.callsOf('editor.apply').map(({ args }) => (args[0] as { run: string }).run);
  expect(runs).toEqual([`${JOB}/0`, `${JOB}/2`]);
  expect(page.text()).toEqual({ b1: '<p>a</p>', b2: '<p>b</p>' });
});

test('after its banner is closed the article still shows that the draft was stopped', async () => {
  const page = await setup();
  page.say(said(1, { type: 'stopped' }), closed(null));
  await page.pass(50);
  const { workspaceId = '' } = page.streams[0]?.args ?? {};
  page.dispatch(job.left());
  const entry = resources.selectEntry(page.state(), 'article', { workspaceId, articleId });
  expect(entry?.data).toMatchObject({
    generation: { jobId: JOB, state: 'stopped' },
  });
});

// §d.sources.4
test('while the sources are read, it is said how many are; then no more', async () => {
  const page = await setup();
  page.say(said(1, { type: 'reading', done: 0, total: 2 }));
  await page.pass(50);
  expect(page.job()).toMatchObject({ reading: { done: 0, total: 2 } });
  page.say(said(2, { type: 'reading', done: 2, total: 2 }));
  await page.pass(50);
  expect(page.job()).toMatchObject({ reading: null });
});

test('the outline and the headings tell which section is being written', async () => {
  const page = await setup();
  const outline = [
    { heading: 'Why', points: [] },
    { heading: 'How', points: [] },
  ];
  page.say(said(1, { type: 'outlined', outline }), written(2, 'b1', '<h2>How</h2>'));
  await page.pass(50);
  expect(page.job()).toMatchObject({ headings: ['Why', 'How'], heading: 'How' });
});

const BODY = [
  { id: 'h', html: '<h2>Why</h2>' },
  { id: 'old', html: '<p>Old text.</p>' },
  { id: 'kept', html: '<p>Older text.</p>' },
];

/** An article that nothing writes, with the caret in its second block. */
async function setupSection(overrides: Parameters<typeof openArticle>[0] = {}) {
  const article = anArticle({ version: 4, blocks: BODY });
  const page = await openArticle({
    ...overrides,
    article: { getArticle: async () => article, ...overrides.article },
    editor: { caret: () => 'old', ...overrides.editor },
  });
  return { ...page, workspaceId: article.workspaceId };
}

/** A finished draft, and a section of it that is requested until the test answers. */
async function askForSection() {
  const answer = deferred<{ jobId: string; limits: ReturnType<typeof someLimits> }>();
  const page = await openArticle({
    article: {
      getArticle: async ({ articleId: id }) => anArticle({ id, version: 4, blocks: BODY }),
    },
    content: { postSection: () => answer.promise },
    editor: { caret: () => 'old' },
  });
  page.dispatch(job.sectionRequested({ articleId, workspaceId: WORKSPACE_ID }));
  await page.pass();
  expect(job.select(page.state()).status).toBe('starting');
  return { page, answer };
}

test('a job that starts after its article was left is not followed, and blocks no other article', async () => {
  const { page, answer } = await askForSection();
  await page.visit(articleLocation(idOf(2)));
  answer.resolve({ jobId: 'late', limits: someLimits() });
  await page.pass();
  expect(job.select(page.state()).status).toBe('idle');
  page.dispatch(job.sectionRequested({ articleId: idOf(2), workspaceId: WORKSPACE_ID }));
  await page.pass();
  expect(job.select(page.state())).toMatchObject({ status: 'following', articleId: idOf(2) });
});

test('a section can be requested while the request for an article that was left continues', async () => {
  const { page, answer } = await askForSection();
  await page.visit(articleLocation(idOf(2)));
  page.dispatch(job.sectionRequested({ articleId: idOf(2), workspaceId: WORKSPACE_ID }));
  await page.pass();
  expect(page.callsOf('content.postSection')).toHaveLength(2);
  answer.reject(anAnswer(503));
  await page.pass();
  expect(job.select(page.state()).status).toBe('idle');
});

test('an editor that cannot say where the caret is leaves nothing running', async () => {
  const page = await setupSection({
    editor: {
      caret: () => {
        throw new TypeError('caret');
      },
    },
  });
  page.dispatch(job.sectionRequested({ articleId, workspaceId: page.workspaceId }));
  await page.pass();
  expect(job.select(page.state()).status).toBe('idle');
  expect(notices.select(page.state())).toMatchObject([{ text: 'sectionMissing' }]);
});

test('the section at the caret is requested for the saved text, and followed', async () => {
  const page = await setupSection();
  page.dispatch(
    articleSave.edited({
      articleId,
      ops: [{ op: 'put', id: 'old', after: 'h', html: '<p>x</p>' }],
    }),
  );
  page.dispatch(job.sectionRequested({ articleId, workspaceId: page.workspaceId }));
  await page.pass(100);
  expect(page.callsOf('content.postSection').map(({ args }) => args[0])).toMatchObject([
    { articleId, body: { baseVersion: 5, headingId: 'h' } },
  ]);
  expect(page.streams.at(-1)?.args).toMatchObject({ jobId: idOf(91), lastSeq: 0 });
});

test('the old text of a section is removed, but not a block that was edited since', async () => {
  const page = await setupSection();
  page.dispatch(job.sectionRequested({ articleId, workspaceId: page.workspaceId }));
  await page.pass(100);
  page.dispatch(
    articleSave.edited({
      articleId,
      ops: [{ op: 'put', id: 'kept', after: 'old', html: '<p>Mine now</p>' }],
    }),
  );
  const stream = page.streams.at(-1);
  stream?.say({
    type: 'event',
    seq: 1,
    event: { type: 'put', id: 'n', after: 'h', html: '<p>New</p>' },
  });
  stream?.say({
    type: 'event',
    seq: 2,
    event: { type: 'remove', id: 'old', html: '<p>Old text.</p>' },
  });
  stream?.say({
    type: 'event',
    seq: 3,
    event: { type: 'remove', id: 'kept', html: '<p>Older text.</p>' },
  });
  stream?.say({ type: 'event', seq: 4, event: { type: 'finished' } });
  await page.pass(100);
  const body = articleSave.selectDraft(page.state(), articleId)?.body;
  expect(body?.order).toEqual(['h', 'n', 'kept']);
  expect(body?.html).toMatchObject({ n: '<p>New</p>', kept: '<p>Mine now</p>' });
});

test('a block with typed text that is not reported yet stays too', async () => {
  let typed: (() => void) | null = null;
  const page = await setupSection({ editor: { flush: () => typed?.() } });
  page.dispatch(job.sectionRequested({ articleId, workspaceId: page.workspaceId }));
  await page.pass(100);
  typed = () => {
    typed = null;
    const put = { op: 'put', id: 'old', after: 'h', html: '<p>Old text!</p>' } as const;
    page.dispatch(articleSave.edited({ articleId, ops: [put] }));
  };
  const remove = { type: 'remove', id: 'old', html: '<p>Old text.</p>' } as const;
  page.streams.at(-1)?.say({ type: 'event', seq: 1, event: remove });
  await page.pass(100);
  expect(articleSave.selectDraft(page.state(), articleId)?.body.html).toMatchObject({
    old: '<p>Old text!</p>',
  });
});

test('a passage is requested at the given place once everything is saved, and followed', async () => {
  const page = await setupSection();
  const put = { op: 'put', id: 'old', after: 'h', html: '<p>Half a text.</p>' } as const;
  page.dispatch(articleSave.edited({ articleId, ops: [put] }));
  const place = {
    type: 'within',
    blockId: 'old',
    before: 'Half ',
    selected: 'a',
    behind: ' text.',
  } as const;
  const { workspaceId } = page;
  page.dispatch(job.passageRequested({ articleId, workspaceId, place, instruction: 'More' }));
  await page.pass(100);
  expect(page.callsOf('article.updateArticle')).toHaveLength(1);
  expect(page.callsOf('content.postPassage').map(({ args }) => args[0])).toMatchObject([
    { articleId, body: { baseVersion: 5, place, instruction: 'More' } },
  ]);
  expect(page.streams.at(-1)?.args).toMatchObject({ jobId: idOf(92), lastSeq: 0 });
});

test('a block that was there before the job is recalled as the job knew it', async () => {
  const page = await setup();
  const put = { type: 'put', id: 'b1', after: null } as const;
  page.say(said(1, { ...put, html: '<p>One new two</p>', was: '<p>One two</p>' }));
  await page.pass(50);
  expect(page.callsOf('editor.recall').map(({ args }) => args[0])).toMatchObject([
    { ops: [{ op: 'put', id: 'b1', after: null, html: '<p>One two</p>' }] },
  ]);
  expect(page.callsOf('editor.apply').map(({ args }) => args[0])).toMatchObject([
    { ops: [{ op: 'put', id: 'b1', after: null, html: '<p>One new two</p>' }] },
  ]);
});

const BEHIND = { type: 'behind', blockId: 'old' } as const;
const WISHES = {
  postSection: [
    (of: Target) => job.sectionRequested(of),
    (of: Target) => job.sectionRequested({ ...of, extent: 'more' }),
  ],
  postPassage: [
    (of: Target) => job.passageRequested({ ...of, place: BEHIND, instruction: 'A' }),
    (of: Target) => job.passageRequested({ ...of, place: BEHIND, instruction: 'B' }),
  ],
} as const;

/** What is sent for a first wish that fails with `error`, for the same wish again, and for another one. */
async function askedAfter(name: keyof typeof WISHES, error: unknown) {
  const page = await setupSection({ content: { [name]: () => Promise.reject(error) } });
  const of = { articleId, workspaceId: page.workspaceId };
  const [one, other] = WISHES[name];
  for (const wish of [one, one, other]) {
    page.dispatch(wish(of));
    await page.pass(100);
  }
  return page
    .callsOf(`content.${name}`)
    .map(({ args }) => (args[0] as { body: { requestId: string } }).body.requestId);
}

const REQUESTS = Object.keys(WISHES) as (keyof typeof WISHES)[];

// §d.proposals.11
test.each(REQUESTS)(
  '%s: the same wish after a lost answer is the same request, another wish is not',
  async (name) => {
    for (const lost of [noNetwork, anAnswer(503)]) {
      const [first, again, other] = await askedAfter(name, lost);
      expect(again).toBe(first);
      expect(other).not.toBe(first);
    }
  },
);

test.each(REQUESTS)('%s: the same wish after a refusal is a new request', async (name) => {
  for (const status of [409, 402, 400]) {
    const ids = await askedAfter(name, anAnswer(status));
    expect(new Set(ids).size).toBe(3);
  }
});

test('the same wish in another article is a new request', async () => {
  const page = await setupSection({ content: { postSection: () => Promise.reject(noNetwork) } });
  for (const id of [articleId, idOf(2)]) {
    await page.visit(articleLocation(id));
    page.dispatch(job.sectionRequested({ articleId: id, workspaceId: page.workspaceId }));
    await page.pass(100);
  }
  const [one, other] = page.callsOf('content.postSection').map(({ args }) => args[0]) as {
    body: { requestId: string };
  }[];
  expect(other?.body.requestId).not.toBe(one?.body.requestId);
});

test('no passage is requested while the text cannot be saved', async () => {
  const page = await setupSection({ article: { updateArticle: () => Promise.reject(noNetwork) } });
  const { workspaceId } = page;
  page.dispatch(articleSave.edited({ articleId, title: 'Unsaved' }));
  const place = { type: 'behind', blockId: 'old' } as const;
  page.dispatch(job.passageRequested({ articleId, workspaceId, place, instruction: 'More' }));
  await page.pass(5000);
  expect(page.callsOf('content.postPassage')).toEqual([]);
  expect(job.select(page.state()).status).toBe('idle');
  expect(notices.select(page.state()).map((notice) => notice.text)).toContain('writingUnsaved');
});

test.each([
  ['without a heading above the caret', { editor: { caret: () => null } }, 'sectionMissing'],
  [
    'when the text cannot be saved first',
    { article: { updateArticle: () => Promise.reject(noNetwork) } },
    'writingUnsaved',
  ],
  [
    'when it is refused',
    { content: { postSection: () => Promise.reject(anAnswer(409)) } },
    'generationStartFailed',
  ],
  [
    'when the limit is reached',
    { content: { postSection: () => Promise.reject(anAnswer(402)) } },
    'limitReachedPaid',
  ],
] as const)(
  '%s no section is requested, and a notice shows why',
  async (_when, overrides, text) => {
    const page = await setupSection(overrides);
    page.dispatch(
      articleSave.edited({
        articleId,
        ops: [{ op: 'put', id: 'z', after: 'old', html: '<p>x</p>' }],
      }),
    );
    page.dispatch(job.sectionRequested({ articleId, workspaceId: page.workspaceId }));
    await page.pass(5000);
    expect(job.select(page.state()).status).toBe('idle');
    expect(notices.select(page.state()).map((notice) => notice.text)).toContain(text);
    expect(page.streams).toHaveLength(0);
  },
);
