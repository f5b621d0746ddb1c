import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { DraftResponse } from '#contract/writing/content.schema.ts';
import type { TrackedEvent } from '#domain/session/analytics.ts';
import { subscribe } from '#store/access/subscribe.slice.ts';
import { units } from '#store/access/units.slice.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { notices } from '#store/session/notices.slice.ts';
import { articleWizard } from '#store/writing/wizard.slice.ts';
import { EMPTY_WIZARD, restoredWizard } from '#store/writing/wizardValues.ts';
import { deferred } from '#tests/support/deferred.ts';
import {
  aGroup,
  anAnswer,
  anArticle,
  anArticleSummary,
  aPage,
  aToken,
  aUser,
  idOf,
  noNetwork,
  someLimits,
  WORKSPACE_ID,
} from '#tests/support/factories.ts';
import { type PortOverrides, storageIn } from '#tests/support/fakeServices.ts';
import { closePages, DASHBOARD, startPage } from '#tests/support/startPage.ts';

const KEY = 'article-wizard:user-1';
const IMAGES = 'generate_article_with_ai_image';
const WIZARD = { pathname: '/articles/create', route: 'articleWizard' } as const;
const drafted = anArticle({ id: idOf(9), title: 'Fish', storedTitle: 'Fish' });
const listRef = {
  name: 'articles',
  args: { workspaceId: WORKSPACE_ID, page: 0, limit: 10 },
} as const;

async function setup(overrides: PortOverrides = {}) {
  const content = {
    postDraft: async () => ({ article: drafted, jobId: idOf(90), limits: someLimits() }),
    ...overrides.content,
  };
  const page = await startPage({ ...overrides, content }, WIZARD);
  page.dispatch(articleWizard.entered());
  await page.pass();
  return {
    ...page,
    wizard: () => articleWizard.select(page.state()),
    kept: () => restoredWizard(page.storage.get(KEY) ?? null),
    bodies: () =>
      page
        .callsOf('content.postDraft')
        .map(({ args }) => (args[0] as { body: { requestId: string } }).body),
    async submit() {
      page.dispatch(articleWizard.submitRequested());
      await page.pass();
    },
  };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  closePages();
  jest.useRealTimers();
});

test('what is typed is kept within 300 ms, and at once when the page goes away', async () => {
  const page = await setup();
  page.dispatch(articleWizard.changed({ topic: 'Fi' }));
  await page.pass(200);
  page.dispatch(articleWizard.changed({ topic: 'Fish' }));
  await page.pass(100);
  expect(page.kept()?.values).toMatchObject({ topic: 'Fish' });
  page.dispatch(articleWizard.changed({ notes: 'Cod' }));
  page.sayPage('hidden');
  await page.pass();
  expect(page.kept()?.values).toMatchObject({ topic: 'Fish', notes: 'Cod' });
});

test('an unfinished wizard is there again at the next visit of the same user, and of no other', async () => {
  const kept = JSON.stringify({ topic: 'Fish', keywords: ['cod', 7], language: 'de' });
  const restored = async (userId: string) => {
    const page = await setup({
      host: { user: () => aUser({ id: userId }) },
      storage: { get: (key) => (key === KEY ? kept : null) },
    });
    return page.wizard().values;
  };
  expect(await restored('user-1')).toEqual({
    ...EMPTY_WIZARD,
    topic: 'Fish',
    keywords: ['cod'],
    language: 'de',
  });
  expect((await restored('user-2')).topic).toBe('');
});

test.each(['{broken', '"text"', 'null'])(
  'kept rubbish (%s) opens an empty wizard',
  async (kept) => {
    const page = await setup({ storage: { get: () => kept } });
    expect(page.wizard()).toMatchObject({ status: 'filling', values: { topic: '', keywords: [] } });
  },
);

test('an accepted wizard opens its article and is forgotten', async () => {
  const page = await setup();
  page.dispatch(articleWizard.changed({ topic: 'Fish' }));
  await page.submit();
  expect(page.bodies()).toMatchObject([{ topic: 'Fish', requestId: expect.any(String) }]);
  expect(page.callsOf('navigation.go').map(({ args }) => args[0])).toEqual([
    `/articles/${drafted.id}`,
  ]);
  expect(
    resources.selectEntry(page.state(), 'article', {
      workspaceId: WORKSPACE_ID,
      articleId: drafted.id,
    })?.data,
  ).toEqual(drafted);
  await page.pass(1000);
  expect(page.storage.size).toBe(0);
});

// §4.article.5
test('the new article is at the front of the first page before the list is read again', async () => {
  let reads = 0;
  const full = Array.from({ length: 10 }, (_, at) => anArticleSummary({ id: idOf(at + 20) }));
  const page = await setup({
    article: {
      getArticles() {
        reads += 1;
        return reads === 1
          ? Promise.resolve(aPage({ content: full, last: true }))
          : new Promise(() => {});
      },
    },
  });
  page.dispatch(resources.used(listRef));
  await page.pass();
  await page.submit();
  const list = resources.selectEntry(page.state(), 'articles', listRef.args)?.data;
  expect(list?.content.map(({ id }) => id)).toEqual([
    drafted.id,
    ...full.slice(0, 9).map(({ id }) => id),
  ]);
  expect(list?.last).toBe(false);
  expect(reads).toBe(2);
});

// §4.article.5
test('an article that is accepted after the writer has left is in the list, and the writer stays', async () => {
  const answer = deferred<DraftResponse>();
  const page = await setup({ content: { postDraft: () => answer.promise } });
  page.dispatch(resources.used(listRef));
  await page.submit();
  await page.visit(DASHBOARD);
  const before = page.callsOf('article.getArticles').length;
  answer.resolve({ article: drafted, jobId: idOf(90), limits: someLimits() });
  await page.pass();
  expect(page.wizard().status).toBe('accepted');
  expect(page.callsOf('article.getArticles').length).toBeGreaterThan(before);
  expect(page.callsOf('navigation.go')).toEqual([]);
});

test('pressing twice makes one draft', async () => {
  const answer = deferred<DraftResponse>();
  const page = await setup({ content: { postDraft: () => answer.promise } });
  await page.submit();
  await page.submit();
  expect(page.bodies()).toHaveLength(1);
});

test('a submission that is repeated after a failure keeps its id, one that was changed gets a new one', async () => {
  const page = await setup({
    content: {
      async postDraft() {
        throw noNetwork;
      },
    },
  });
  await page.submit();
  await page.submit();
  page.dispatch(articleWizard.changed({ topic: 'Other' }));
  await page.submit();
  const [first, second, third] = page.bodies().map(({ requestId }) => requestId);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('a refusal keeps what was typed and shows the fields', async () => {
  const error = anAnswer(422, { code: 'invalid_input', fields: { topic: 'Too long' } });
  const page = await setup({
    content: {
      async postDraft() {
        throw error;
      },
    },
  });
  page.dispatch(articleWizard.changed({ topic: 'Fish' }));
  await page.submit();
  expect(page.wizard()).toMatchObject({ status: 'filling', error, values: { topic: 'Fish' } });
  expect(notices.select(page.state())).toEqual([]);
});

test.each([
  // §6.free.1 §4.limits.5 §d.limits.6 §8.errors.1
  ['free', [], 'createArticle'],
  // §6.paid.2 §d.limits.1 §d.limits.7
  ['paid', ['limitReachedPaid'], null],
] as const)(
  'a spent limit is shown to a %s user, and what was typed stays',
  async (plan, texts, benefit) => {
    const page = await setup({
      token: { fetch: async () => aToken({ plan }) },
      content: {
        async postDraft() {
          throw anAnswer(402, { code: 'limit_reached' });
        },
      },
    });
    page.dispatch(articleWizard.changed({ topic: 'Fish' }));
    await page.submit();
    expect(notices.select(page.state()).map((notice) => notice.text)).toEqual(texts);
    expect(subscribe.selectBenefit(page.state())).toBe(benefit);
    const told = page
      .callsOf('analytics.track')
      .filter(({ args }) => (args[0] as TrackedEvent).name === 'paid_limit_reached');
    expect(told).toHaveLength(texts.length);
    expect(page.wizard().values.topic).toBe('Fish');
  },
);

// §4.limits.5
test('a spent limit shows the benefit, and the wizard stays as it is', async () => {
  const page = await setup({ token: { fetch: async () => aToken({ plan: 'free' }) } });
  const data = someLimits({ article: aGroup({ used: 3, total: 3 }) });
  page.dispatch(resources.primed({ name: 'limits', args: null, data }));
  page.dispatch(articleWizard.changed({ topic: 'Fish' }));
  await page.submit();
  expect(page.bodies()).toEqual([]);
  expect(page.wizard()).toMatchObject({ status: 'filling', values: { topic: 'Fish' } });
  expect(subscribe.selectBenefit(page.state())).toBe('createArticle');
});

test('a draft whose answer was lost is asked for again, though it may have taken the last unit', async () => {
  let isLost = true;
  const page = await setup({
    token: { fetch: async () => aToken({ plan: 'free' }) },
    limit: { getLimits: async () => someLimits({ article: aGroup({ used: 3, total: 3 }) }) },
    content: {
      async postDraft() {
        if (isLost) throw noNetwork;
        return { article: drafted, jobId: idOf(90), limits: someLimits() };
      },
    },
  });
  page.dispatch(articleWizard.changed({ topic: 'Fish' }));
  await page.submit();
  expect(page.wizard()).toMatchObject({ status: 'filling', error: noNetwork });
  page.dispatch(resources.used({ name: 'limits', args: null }));
  await page.pass();
  isLost = false;
  await page.submit();
  expect(page.wizard().status).toBe('accepted');
  const [first, second] = page.bodies();
  expect(second?.requestId).toBe(first?.requestId);
});

const OUTLINE = [
  { heading: 'Cod', points: ['Fresh'] },
  { heading: 'Eel', points: [], isPart: true },
];
const PLANNED = [
  { heading: 'Cod', notes: 'Fresh', isPart: false },
  { heading: 'Eel', notes: '', isPart: true },
];

const outlined = (page: Awaited<ReturnType<typeof setup>>) =>
  page.streams
    .at(-1)
    ?.say({ type: 'event', seq: 2, event: { type: 'outlined', outline: OUTLINE } });

/** The wizard with an outline on the screen. */
async function planned(overrides: PortOverrides = {}) {
  const page = await setup(overrides);
  page.dispatch(articleWizard.changed({ topic: 'Fish' }));
  page.dispatch(articleWizard.outlineRequested());
  await page.pass();
  outlined(page);
  await page.pass(100);
  return page;
}

const outlineBodies = (page: Awaited<ReturnType<typeof setup>>) =>
  page.callsOf('content.postOutline').map(({ args }) => (args[0] as { body: object }).body);

// §d.wizard.2 §d.wizard.3
test('an outline is planned for free, edited, and what is written follows it in the same article', async () => {
  const page = await planned();
  expect(page.wizard()).toMatchObject({ status: 'outlined', plan: PLANNED });
  expect(page.kept()?.plan).toEqual(PLANNED);
  expect(units.selectAll(page.state())).toEqual({});
  page.dispatch(articleWizard.planned(PLANNED.slice(1)));
  await page.submit();
  const [asked] = outlineBodies(page) as { requestId: string }[];
  expect(page.bodies()).toMatchObject([
    { outline: [{ heading: 'Eel', points: [] }], articleOf: asked?.requestId },
  ]);
  expect(page.wizard().status).toBe('accepted');
  expect(page.storage.size).toBe(0);
});

test('another outline is planned for the same article, and replaces the first one', async () => {
  const page = await planned();
  page.dispatch(articleWizard.outlineRequested());
  await page.pass();
  const [first, second] = outlineBodies(page) as { requestId: string; articleOf: string | null }[];
  expect(first?.articleOf).toBe(null);
  expect(second?.articleOf).toEqual(first?.requestId);
  expect(second?.requestId).not.toBe(first?.requestId);
});

// §d.wizard.3
test.each([
  ['stopped', articleWizard.stopRequested(), false],
  ['dropped', articleWizard.planDropped(), true],
])(
  'what is written after an outline was %s takes its empty article, also after a reload',
  async (_title, end, isThere) => {
    const first = await setup();
    first.dispatch(articleWizard.changed({ topic: 'Fish' }));
    first.dispatch(articleWizard.outlineRequested());
    await first.pass();
    if (isThere) outlined(first);
    await first.pass(100);
    first.dispatch(end);
    await first.pass(300);
    const [asked] = outlineBodies(first) as { requestId: string }[];
    const page = await setup({ storage: storageIn(new Map(first.storage)) });
    await page.submit();
    expect(page.bodies()).toMatchObject([{ outline: null, articleOf: asked?.requestId }]);
  },
);

test('an edited outline is there again after a reload', async () => {
  const first = await planned();
  first.dispatch(articleWizard.planned([{ heading: 'Own', notes: 'mine', isPart: false }]));
  await first.pass(300);
  const [[, kept] = ['', '']] = [...first.storage];
  const page = await setup({ storage: { get: () => kept } });
  expect(page.wizard()).toMatchObject({
    status: 'outlined',
    plan: [{ heading: 'Own', notes: 'mine' }],
  });
});

// §d.wizard.5
test.each([
  ['outline', 'content.postOutline'],
  ['draft', 'content.postDraft'],
] as const)(
  'a page that is closed in the middle of asking for the %s asks again under the same id',
  async (kind, op) => {
    const never = () => new Promise<never>(() => undefined);
    const first = await setup({ content: { postDraft: never, postOutline: never } });
    first.dispatch(articleWizard.changed({ topic: 'Fish' }));
    const asks = { outline: articleWizard.outlineRequested, draft: articleWizard.submitRequested };
    first.dispatch(asks[kind]());
    await first.pass();
    const [[, kept] = ['', '']] = [...first.storage];
    const page = await setup({ storage: { get: () => kept } });
    await page.pass();
    const idsAsked = [first, page].flatMap((one) =>
      one
        .callsOf(op)
        .map(({ args }) => (args[0] as { body: { requestId: string } }).body.requestId),
    );
    expect(idsAsked).toHaveLength(2);
    expect(idsAsked[1]).toBe(idsAsked[0]);
  },
);

// §d.wizard.5
test.each(['outline', 'draft'] as const)(
  'a request for the %s that was interrupted in another workspace is not repeated, and its id is not used again',
  async (kind) => {
    const pending = { kind, requestId: 'elsewhere', workspaceId: idOf(77) };
    const values = { ...EMPTY_WIZARD, topic: 'Fish' };
    const kept = JSON.stringify({ values, plan: null, pending, isUnderway: true });
    const page = await setup({ storage: storageIn(new Map([[KEY, kept]])) });
    await page.pass(1000);
    expect([...page.bodies(), ...outlineBodies(page)]).toEqual([]);
    expect(page.wizard()).toMatchObject({ status: 'filling', values });
    page.dispatch(articleWizard.outlineRequested());
    await page.pass();
    outlined(page);
    await page.pass(100);
    await page.submit();
    const asked = [...page.bodies(), ...outlineBodies(page)] as { requestId: string }[];
    expect(asked).toHaveLength(2);
    expect(asked.map(({ requestId }) => requestId)).not.toContain(pending.requestId);
  },
);

// §d.wizard.5
test('who comes back within the page finds every word, though nothing was kept yet', async () => {
  const page = await setup();
  page.dispatch(articleWizard.changed({ topic: 'Fish', notes: 'Cod' }));
  await page.visit(DASHBOARD);
  await page.visit(WIZARD);
  page.dispatch(articleWizard.entered());
  await page.pass();
  expect(page.wizard()).toMatchObject({
    status: 'filling',
    values: { topic: 'Fish', notes: 'Cod' },
  });
  await page.pass(300);
  expect(page.kept()?.values).toMatchObject({ topic: 'Fish', notes: 'Cod' });
});

// §d.topics.10
test('another keyphrase begins another article; the same one changes nothing', async () => {
  const page = await setup();
  const about = (keyphrase: string) =>
    articleWizard.materialGiven({ title: keyphrase, keyphrase, language: null, notes: '' });
  const plan = {
    topic: 'tea',
    keywords: ['tea', 'pot'],
    language: 'en',
    location: '',
    city: '',
    words: null,
    sources: ['https://tea.example'],
    guidance: 'Dry',
    briefId: idOf(5),
    snapshotId: null,
    sections: [{ heading: 'Pots', notes: '', isPart: false }],
  };
  page.dispatch(articleWizard.materialGiven({ title: 'tea', language: 'en', notes: '', plan }));
  page.dispatch(articleWizard.changed({ notes: 'Cod', guidance: 'Dry\nShort' }));
  await page.pass();
  const before = page.wizard();
  expect(before).toMatchObject({ status: 'outlined', values: { topic: 'tea' } });
  page.dispatch(about('tea'));
  await page.pass();
  expect(page.wizard()).toEqual(before);
  expect(notices.select(page.state())).toEqual([]);
  page.dispatch(about('fish'));
  await page.pass();
  expect(page.wizard()).toMatchObject({
    status: 'filling',
    plan: null,
    articleOf: null,
    from: { briefId: null },
    values: {
      topic: 'fish',
      title: '',
      keywords: ['fish'],
      sources: [],
      notes: 'Cod',
      guidance: 'Short',
    },
  });
  expect(notices.select(page.state())).toMatchObject([{ text: 'planTaken' }]);
});

test('material that is handed over while the sections are planned is taken once they are there', async () => {
  const page = await setup();
  page.dispatch(articleWizard.changed({ topic: 'Fish' }));
  page.dispatch(articleWizard.outlineRequested());
  await page.pass();
  page.dispatch(articleWizard.materialGiven({ title: 'Tea', language: null, notes: 'Green' }));
  page.dispatch(articleWizard.entered());
  await page.pass();
  expect(page.wizard()).toMatchObject({ status: 'outlining', values: { notes: '' } });
  outlined(page);
  await page.pass(100);
  expect(page.wizard()).toMatchObject({
    status: 'outlined',
    material: null,
    values: { topic: 'Fish', notes: 'Green' },
  });
});

test('an accepted draft forgets its own text, and not what another tab has kept since', async () => {
  const shared = new Map<string, string>();
  const answer = deferred<DraftResponse>();
  const page = await setup({
    storage: storageIn(shared),
    content: { postDraft: () => answer.promise },
  });
  page.dispatch(articleWizard.changed({ topic: 'Fish' }));
  await page.submit();
  const values = { ...EMPTY_WIZARD, topic: 'Other' };
  shared.set(KEY, JSON.stringify({ values, plan: null, pending: null, isUnderway: false }));
  answer.resolve({ article: drafted, jobId: idOf(90), limits: someLimits() });
  await page.pass(1000);
  expect(page.wizard().status).toBe('accepted');
  expect(restoredWizard(shared.get(KEY) ?? null)?.values.topic).toBe('Other');
});

test('two tabs with the same input ask for one draft', async () => {
  const shared = new Map<string, string>();
  const never = () => new Promise<never>(() => undefined);
  const storage = storageIn(shared);
  const tabs = [];
  for (const prefix of ['a', 'b']) {
    const ids = { next: () => `${prefix}-${crypto.randomUUID()}` };
    const tab = await setup({ storage, ids, content: { postDraft: never } });
    tab.dispatch(articleWizard.changed({ topic: 'Fish' }));
    await tab.pass(300);
    tabs.push(tab);
  }
  for (const tab of tabs) await tab.submit();
  const asked = tabs.flatMap((tab) => tab.bodies().map(({ requestId }) => requestId));
  expect(asked).toHaveLength(2);
  expect(new Set(asked).size).toBe(1);
});

test.each([
  ['the request is refused', anAnswer(500, { code: 'internal' })],
  ['there is no network', noNetwork],
])(
  '%s while planning: what was typed stays, and the same request is repeated',
  async (_, error) => {
    const page = await setup({ content: { postOutline: () => Promise.reject(error) } });
    page.dispatch(articleWizard.changed({ topic: 'Fish' }));
    for (let press = 0; press < 2; press += 1) {
      page.dispatch(articleWizard.outlineRequested());
      await page.pass();
    }
    expect(page.wizard()).toMatchObject({ status: 'filling', error, values: { topic: 'Fish' } });
    const [first, second] = outlineBodies(page) as { requestId: string }[];
    expect(second?.requestId).toBe(first?.requestId);
  },
);

test('a model that cannot plan says why, and is asked anew for the same article; Stop ends the waiting and the job', async () => {
  const page = await setup();
  page.dispatch(articleWizard.changed({ topic: 'Fish' }));
  page.dispatch(articleWizard.outlineRequested());
  await page.pass();
  const failed = { type: 'failed', code: 'model_answer_unusable' } as const;
  page.streams.at(-1)?.say({ type: 'event', seq: 2, event: failed });
  await page.pass(100);
  expect(page.wizard()).toMatchObject({ status: 'filling', error: { code: failed.code } });
  expect(page.kept()?.pending).toBeNull();
  page.dispatch(articleWizard.outlineRequested());
  await page.pass();
  const [first, second] = outlineBodies(page) as { requestId: string; articleOf: string }[];
  expect(second?.requestId).not.toBe(first?.requestId);
  expect(second?.articleOf).toBe(first?.requestId); // its empty article is not left behind
  page.dispatch(articleWizard.stopRequested());
  await page.pass();
  expect(page.wizard()).toMatchObject({ status: 'filling', error: null });
  expect(page.callsOf('content.stopJob')).toHaveLength(1);
});

test('Stop before the server has answered ends the waiting; no job is known that could be stopped', async () => {
  const never = () => new Promise<never>(() => undefined);
  const page = await setup({ content: { postOutline: never } });
  page.dispatch(articleWizard.outlineRequested());
  await page.pass();
  expect(page.wizard().status).toBe('outlining');
  page.dispatch(articleWizard.stopRequested());
  await page.pass();
  expect(page.wizard()).toMatchObject({ status: 'filling', error: null, pending: null });
  expect(page.callsOf('content.stopJob')).toEqual([]);
  page.dispatch(articleWizard.outlineRequested());
  await page.pass();
  expect(outlineBodies(page)).toHaveLength(2);
});

// §d.wizard.4
test('titles are suggested for what is typed; a failure says so and keeps everything', async () => {
  const titles = [{ text: 'Fish: the basics, explained', pattern: 'explained' as const }];
  const answers = [{ titles }, anAnswer(502, { code: 'model_unavailable' })];
  const page = await setup({
    title: {
      async postTitles() {
        const answer = answers.shift();
        if (answer === undefined || !('titles' in answer)) throw answer;
        return answer;
      },
    },
  });
  page.dispatch(articleWizard.changed({ topic: 'Fish' }));
  page.dispatch(articleWizard.titlesRequested());
  await page.pass();
  expect(page.wizard().titles).toEqual({ state: 'made', titles });
  page.dispatch(articleWizard.titlesRequested());
  await page.pass();
  expect(page.wizard()).toMatchObject({ titles: { state: 'failed' }, values: { topic: 'Fish' } });
});

// §d.images.16
test.each([[[IMAGES], { kind: 'ai', prompt: '', shape: 'wide' }] as const, [[], null] as const])(
  'with the visible flags %j a kept choice of an image is asked for as %j',
  async (names, image) => {
    const flags = names.map((name) => ({ name, isVisible: true }));
    const page = await setup({ flags: { read: async () => flags } });
    page.dispatch(articleWizard.changed({ topic: 'Fish', image: 'ai' }));
    await page.submit();
    expect(page.bodies()).toMatchObject([{ image }]);
  },
);

test('titles that come when the form is about something else, or the list was closed, are not shown', async () => {
  const first = deferred<{ titles: { text: string; pattern: 'explained' }[] }>();
  const later = { titles: [{ text: 'Tea: explained', pattern: 'explained' as const }] };
  let asked = 0;
  const page = await setup({
    title: {
      postTitles() {
        asked += 1;
        return asked === 1 ? first.promise : Promise.resolve(later);
      },
    },
  });
  page.dispatch(articleWizard.titlesRequested());
  const material = { title: 'tea', language: 'en', notes: '', keyphrase: 'tea' };
  page.dispatch(articleWizard.materialGiven(material));
  await page.pass();
  expect(page.wizard()).toMatchObject({ titles: null, values: { topic: 'tea' } });
  page.dispatch(articleWizard.titlesRequested());
  await page.pass();
  expect(page.wizard().titles).toEqual({ state: 'made', ...later });
  first.resolve({ titles: [{ text: 'Fish: explained', pattern: 'explained' }] });
  await page.pass();
  expect(page.wizard().titles).toEqual({ state: 'made', ...later });
});
