/** Searches for topics through the API, with their workers. */
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { BOUNDS } from '#contract/lib/bounds.ts';
import { Problem } from '#contract/lib/problem.ts';
import type { Topic, TopicSearch } from '#contract/topics/topic.schema.ts';
import type { JobId, WorkspaceId } from '#db/schema/ids.ts';
import { topicKeyphrase, topicSearch } from '#db/schema/topics.ts';
import { jobStep } from '#db/schema/work.ts';
import type { SiteFacts } from '#domain/topics/siteTerms.ts';
import { collectIdeas } from '#server/modules/topics/ideas.service.ts';
import { topicFinding } from '#server/modules/topics/topicFinding.service.ts';
import { findJob } from '#server/modules/work/job.api.ts';
import {
  nextRequestId,
  type TestServer,
  testServer,
  until,
  userWithWorkspace,
} from '#tests/server/support/testServer.ts';
import { deferred } from '#tests/support/deferred.ts';

const sites = new Map<string, SiteFacts>();
/** Sites that answer when the test says so. */
const held = new Map<string, Promise<unknown>>();
const askedFor = new Set<string>();

let server: TestServer;
beforeAll(async () => {
  server = await testServer({
    collector: {
      async site(url) {
        askedFor.add(url);
        await held.get(url);
        const facts = sites.get(url);
        if (facts === undefined) throw new Problem('page_disallowed');
        return facts;
      },
    },
  });
});
afterAll(() => server.close());

const PAGES = [
  ['Burr grinder cleaning', 'How to clean a burr grinder. Cleaning tablets clean a burr grinder.'],
  ['Burr grinder settings', 'The grind size of a burr grinder. Set the grind size for espresso.'],
  ['Hand grinder', 'A hand grinder is for travel. The best hand grinder has steel burrs.'],
] as const;

async function aWorkspace() {
  const { user, workspaceId } = await userWithWorkspace(server);
  const call = (method: 'GET' | 'POST' | 'DELETE' | 'PATCH', path: string, sent?: unknown) =>
    server.call(user, method, path.replace(':of', workspaceId), sent);
  const asked = { seed: '', website: null, country: '', language: 'en', list: null };
  const topics = async (id: string): Promise<{ search: TopicSearch; topics: Topic[] }> =>
    (await call('GET', `/topic/:of/searches/${id}/topics`)).body;
  const start = (change: object) =>
    call('POST', '/topic2/:of/searches', { ...asked, requestId: nextRequestId(), ...change });
  return {
    call,
    start,
    topics,
    async found(change: object) {
      const { body } = await start(change);
      await until(async () => {
        const { searches } = (await call('GET', '/topic2/:of/searches')).body;
        return searches.find(({ id }: TopicSearch) => id === body.id)?.state !== 'searching';
      });
      return topics(body.id);
    },
    async importPages() {
      for (const [title, text] of PAGES) {
        const html = `<h1>${title}</h1><p>${text}</p><h2>${title} tips</h2><p>${text}</p>`;
        const url = `https://grinders.example/${title.replaceAll(' ', '-')}`;
        await call('POST', '/url/:of/pages/text', { name: title, url, html });
      }
    },
  };
}

const phrasesOf = ({ keyphrases }: Topic) => keyphrases.map(({ phrase }) => phrase);

// §d.topics.1 §d.topics.3
test('a subject becomes topics from the imported pages, with a null for all that nobody has said', async () => {
  const { importPages, found } = await aWorkspace();
  await importPages();
  const { search, topics } = await found({ seed: 'grinder' });
  expect(search).toMatchObject({ state: 'ready', provider: 'imported', problem: null });
  const all = topics.flatMap(phrasesOf);
  expect(all).toContain('grinder');
  expect(all.some((phrase) => phrase.includes('hand grinder'))).toBe(true);
  expect(new Set(all).size).toBe(all.length);
  expect(search).toMatchObject({ topics: topics.length, keyphrases: all.length });
  expect(
    topics.every(({ volume, difficulty, efficiency }) => !volume && !difficulty && !efficiency),
  ).toBe(true);
});

const LIST = {
  source: 'file',
  rows: [
    { phrase: 'clean burr grinder', volume: 900, difficulty: 40 },
    { phrase: 'burr grinder cleaning', volume: 500, difficulty: 30 },
    { phrase: 'Clean Burr Grinder', volume: 1 },
    { phrase: 'buy milk frother', volume: 2000 },
  ],
};

// §d.topics.2 §d.topics.4 §d.topics.8
test('a list becomes topics with its figures and their source; an article that has one is named', async () => {
  const { call, found } = await aWorkspace();
  const { body: article } = await call('POST', '/article/:of', { title: 'Clean a burr grinder' });
  const { topics } = await found({ list: LIST });
  const [milk, cleaning] = topics.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  expect(topics).toHaveLength(2);
  expect(milk).toMatchObject({
    name: 'buy milk frother',
    intent: { value: 'transactional', source: 'wording' },
  });
  expect(milk).toMatchObject({
    volume: { value: 2000, source: 'file' },
    difficulty: null,
    duplicate: null,
  });
  expect(cleaning).toMatchObject({
    name: 'clean burr grinder',
    volume: { value: 1400, source: 'file' },
    difficulty: { value: 35 },
    duplicate: { articleId: article.id, risk: 'high' },
  });
});

const A_SITE: SiteFacts = {
  title: 'Moka pots | Beans',
  keywords: [],
  navigation: ['Home', 'Milk frothers'],
  headings: [],
};

// §d.topics.2
test('a website gives its subjects; one that cannot be read says why', async () => {
  const { found } = await aWorkspace();
  sites.set('https://beans.example/', A_SITE);
  const { search, topics } = await found({ website: 'https://beans.example' });
  expect(search.site).toEqual({
    terms: [
      { phrase: 'Moka pots', from: 'title' },
      { phrase: 'Milk frothers', from: 'navigation' },
    ],
    problem: null,
  });
  expect(topics.flatMap(phrasesOf).sort()).toEqual(['Milk frothers', 'Moka pots']);
  const closed = await found({ website: 'https://closed.example', list: LIST });
  expect(closed.search.site).toEqual({ terms: [], problem: 'page_disallowed' });
  expect(closed.topics).toHaveLength(2);
});

// §d.topics.1
test('a search that was stopped keeps what it has found, and goes on once; its favourites stay', async () => {
  const { call, start, topics } = await aWorkspace();
  const answer = deferred<void>();
  sites.set('https://slow.example/', A_SITE);
  held.set('https://slow.example/', answer.promise);
  const { body: begun } = await start({ website: 'https://slow.example', list: LIST });
  const search = async (): Promise<TopicSearch> => {
    const { body } = await call('GET', '/topic2/:of/searches');
    return body.searches.find(({ id }: TopicSearch) => id === begun.id);
  };
  const state = async () => (await search()).state;
  await until(async () => askedFor.has('https://slow.example/'));
  await call('POST', `/content/:of/jobs/${begun.jobId}/stop`);
  await until(async () => (await state()) === 'stopped');
  const { keyphrases: given } = await search();
  await until(async () => (await topics(begun.id)).topics.length > 0);
  answer.resolve(); // a job that was stopped still stores what it was reading
  await until(async () => (await search()).keyphrases > given);
  const grouped = async () => {
    await until(async () => (await topics(begun.id)).topics.length > 0);
    return topics(begun.id);
  };
  const [stopped, two] = await Promise.all([grouped(), grouped()]);
  expect(two).toEqual(stopped);
  expect(stopped.topics.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['clean burr grinder', 'buy milk frother', 'Moka pots']),
  );
  const favourite = stopped.topics.find(({ name }) => name === 'Moka pots');
  await call('PATCH', `/topic/:of/topics/${favourite?.id}`, { isFavourite: true });
  const path = `/topic2/:of/searches/${begun.id}/continue`;
  const twice = await Promise.all([call('POST', path), call('POST', path)]);
  expect(new Set(twice.map(({ body }) => body.jobId)).size).toBe(1);
  expect(twice[0]?.body.jobId).not.toBe(begun.jobId);
  await until(async () => (await state()) === 'ready');
  const ready = await topics(begun.id);
  expect(ready.topics.filter(({ isFavourite }) => isFavourite)).toMatchObject([
    { id: favourite?.id, name: 'Moka pots' },
  ]);
  expect(ready.topics.flatMap(phrasesOf).sort()).toEqual(stopped.topics.flatMap(phrasesOf).sort());
  const { body } = await call('POST', path);
  expect(body).toMatchObject({ state: 'ready', jobId: ready.search.jobId });
});

// §d.topics.1
test('the subject and what people type after it come before what a website names: the first are searched for', async () => {
  const { user, workspaceId } = await userWithWorkspace(server);
  expect(user).toBeDefined();
  sites.set('https://beans.example/', A_SITE);
  const ideas = async () => ({ ideas: [{ phrase: 'tea leaves', reading: {} }], leftOut: 0 });
  const deps = {
    ...server.deps,
    environmentSearch: { provider: 'brave', address: null, key: 'k' } as const,
    searchClientOf: () => ({
      ...server.deps.searchClientOf({ provider: 'brave', address: null, key: 'k' }),
      ideas,
    }),
  };
  const asked = { seed: 'tea', website: 'https://beans.example/', country: '', language: 'en' };
  const { signal } = new AbortController();
  const { found } = await collectIdeas(
    deps,
    { workspaceId: workspaceId as WorkspaceId, ...asked },
    signal,
  );
  const phrases = [...new Set(found.map(({ phrase }) => phrase))];
  expect(phrases).toEqual(['tea', 'tea leaves', 'Moka pots', 'Milk frothers']);
});

// §d.search.3
test('rows of the answers of a search service that could not be read are counted', async () => {
  const idle = await testServer({ works: false });
  try {
    const { user, workspaceId } = await userWithWorkspace(idle);
    const call = (method: 'GET' | 'POST', path: string, body?: unknown) =>
      idle.call(user, method, path.replace(':of', workspaceId), body);
    const asked = { seed: 'tea', website: null, country: '', language: 'en', list: LIST };
    const start = { ...asked, requestId: nextRequestId() };
    const { body: begun } = await call('POST', '/topic2/:of/searches', start);
    expect(begun).toMatchObject({ rowsLeftOut: 0 });
    const deps = {
      ...idle.deps,
      environmentSearch: { provider: 'brave', address: null, key: 'k' } as const,
      searchClientOf: () => ({
        ...idle.deps.searchClientOf({ provider: 'brave', address: null, key: 'k' }),
        ideas: async ({ seed }: { readonly seed: string | null }) => ({
          ideas: seed === 'tea' ? [{ phrase: 'tea leaves', reading: {} }] : [],
          leftOut: 1,
        }),
        search: async () => ({ results: [], related: null, leftOut: 2 }),
      }),
    };
    const { signal } = new AbortController();
    const job = await findJob(deps.orm, begun.jobId);
    if (job === null) throw new Error('the job is there');
    const steps = await topicFinding.plan(deps, { ...job, input: { searchId: begun.id } }, signal);
    const [first = { key: '' }] = steps;
    const step = { position: 0, key: first.key, attempts: 1 };
    const end = await topicFinding.run(
      deps,
      { ...job, input: { searchId: begun.id } },
      step,
      signal,
    );
    await deps.orm.transaction(async (tx) => end.keep?.(tx));
    const { search } = (await call('GET', `/topic/:of/searches/${begun.id}/topics`)).body;
    expect(search).toMatchObject({ rowsLeftOut: 2 + 2, leftOut: 0 });
  } finally {
    await idle.close();
  }
});

// §d.topics.1
test('a search that is cut off twice has topics of all that it has found; without them it says how it ended', async () => {
  const idle = await testServer({ works: false });
  const grouping = jest.spyOn(idle.deps.scoring, 'groups');
  try {
    const { orm } = idle.deps;
    const { user, workspaceId } = await userWithWorkspace(idle);
    const call = (method: 'GET' | 'POST' | 'PATCH', path: string, body?: unknown) =>
      idle.call(user, method, path.replace(':of', workspaceId), body);
    const asked = { seed: '', website: null, country: '', language: 'en', list: LIST };
    const start = { ...asked, requestId: nextRequestId() };
    const { id, jobId } = (await call('POST', '/topic2/:of/searches', start)).body;
    const topics = async (): Promise<{ search: TopicSearch; topics: Topic[] }> =>
      (await call('GET', `/topic/:of/searches/${id}/topics`)).body;
    const stop = (job: string) => call('POST', `/content/:of/jobs/${job}/stop`);
    const goOn = () => call('POST', `/topic2/:of/searches/${id}/continue`);
    await stop(jobId);
    grouping.mockRejectedValueOnce(new Error('no thread'));
    expect(await topics()).toMatchObject({ search: { state: 'stopped' }, topics: [] });
    grouping.mockClear();
    const looks = await Promise.all([topics(), topics(), topics()]);
    expect(new Set(looks.map((look) => JSON.stringify(look))).size).toBe(1);
    expect(grouping).toHaveBeenCalledTimes(1);
    const milk = looks[0]?.topics.find(({ name }) => name === 'buy milk frother');
    await call('PATCH', `/topic/:of/topics/${milk?.id}`, { isFavourite: true });

    const failed = { jobId: jobId as JobId, position: 0, key: '0-1', error: 'search_busy' };
    await orm.insert(jobStep).values({ ...failed, state: 'failed' });
    await orm.update(topicSearch).set({ problem: 'search_busy' }).where(eq(topicSearch.id, id));
    const { body: going } = await goOn();
    expect(going).toMatchObject({ state: 'searching', problem: null });
    const further = { phrase: 'moka pot', figures: {}, results: null, topicAt: null };
    await orm.insert(topicKeyphrase).values({ ...further, searchId: id, position: 3 });
    await stop(going.jobId);
    const again = await topics();
    expect(again.topics.flatMap(phrasesOf).sort()).toEqual([
      'burr grinder cleaning',
      'buy milk frother',
      'clean burr grinder',
      'moka pot',
    ]);
    expect(again.topics.filter(({ isFavourite }) => isFavourite)).toMatchObject([{ id: milk?.id }]);
    expect(await topics()).toEqual(again);

    await orm.update(topicSearch).set({ problem: 'search_busy' }).where(eq(topicSearch.id, id));
    const transaction = orm.transaction.bind(orm);
    jest.spyOn(orm, 'transaction').mockImplementationOnce(async (...sent) => {
      await orm
        .update(topicSearch)
        .set({ deletedAt: new Date('2100-01-01') })
        .where(eq(topicSearch.id, id));
      return transaction(...sent);
    });
    expect(await goOn()).toMatchObject({ status: 404, body: { code: 'not_found' } });
    const { body: restored } = await call('POST', `/topic2/:of/searches/${id}/restore`);
    expect(restored).toMatchObject({ jobId: going.jobId, problem: 'search_busy' });
  } finally {
    await idle.close();
  }
});

// §d.topics.6
test('the same request twice is one search; a deleted one is gone until it is restored', async () => {
  const { call, start, found, topics } = await aWorkspace();
  const requestId = nextRequestId();
  const first = await found({ requestId, list: LIST });
  expect((await start({ requestId, list: LIST })).body.id).toBe(first.search.id);
  const ids = async () =>
    (await call('GET', '/topic2/:of/searches')).body.searches.map(({ id }: TopicSearch) => id);
  expect(await ids()).toEqual([first.search.id]);
  const path = `/topic2/:of/searches/${first.search.id}`;
  await call('DELETE', path);
  expect(await ids()).toEqual([]);
  expect((await call('GET', `/topic/:of/searches/${first.search.id}/topics`)).status).toBe(404);
  await call('POST', `${path}/restore`);
  expect(await ids()).toEqual([first.search.id]);
  const [one] = first.topics;
  await call('PATCH', `/topic/:of/topics/${one?.id}`, { isFavourite: true });
  const marked = (await topics(first.search.id)).topics.filter(({ isFavourite }) => isFavourite);
  expect(marked.map(({ id }) => id)).toEqual([one?.id]);
});

// §d.topics.6
test('a search that was searching when it was deleted searches on when it comes back, once', async () => {
  const idle = await testServer({ works: false });
  try {
    const { user, workspaceId } = await userWithWorkspace(idle);
    const call = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) =>
      idle.call(user, method, path.replace(':of', workspaceId), body);
    const asked = { seed: 'tea', website: null, country: '', language: 'en', list: null };
    const start = async () =>
      (await call('POST', '/topic2/:of/searches', { ...asked, requestId: nextRequestId() })).body;
    const search = await start();
    const path = `/topic2/:of/searches/${search.id}`;
    await call('DELETE', path);
    const [one, other] = await Promise.all([
      call('POST', `${path}/restore`),
      call('POST', `${path}/restore`),
    ]);
    expect(one.body.state).toBe('searching');
    expect(other.body.state).toBe('searching');
    const again = (await call('GET', '/topic2/:of/searches')).body.searches[0];
    expect(again.jobId).not.toBe(search.jobId);
    await call('POST', `/content/:of/jobs/${again.jobId}/stop`);
    await call('DELETE', path);
    expect((await call('POST', `${path}/restore`)).body.state).toBe('stopped');
  } finally {
    await idle.close();
  }
});

// §d.topics.8
test('what another site has is not one’s own', async () => {
  const { call, importPages, found } = await aWorkspace();
  await importPages();
  const rows = [{ phrase: 'hand grinder', volume: 10, difficulty: 40 }];
  const asked = { website: 'https://grinders.example', list: { source: 'file', rows } };
  const own = async () => {
    const { topics } = await found(asked);
    const topic = topics.find((one) => phrasesOf(one).includes('hand grinder'));
    return topic?.personalDifficulty?.value ?? null;
  };
  expect(await own()).toBeNull();
  await call('PATCH', '/workspace/:of', {
    workspaceTagsDTO: { website: 'grinders.example' },
  });
  expect(await own()).toBeLessThan(40);
});

// §d.topics.6
test('the last search that a workspace may have can be asked for again', async () => {
  const { start, found, call } = await aWorkspace();
  const requestId = nextRequestId();
  const { search } = await found({ requestId, list: LIST });
  await server.deps.orm.execute(sql`insert into ${topicSearch}
    select (jsonb_populate_record(one, jsonb_build_object('id', gen_random_uuid(), 'job_id', null))).*
    from ${topicSearch} one, generate_series(2, ${BOUNDS.searches.most}) where one.id = ${search.id}`);
  expect((await start({ list: LIST })).body).toMatchObject({ code: 'topic_searches_full' });
  expect((await start({ requestId, list: LIST })).body.id).toBe(search.id);
  const path = `/topic2/:of/searches/${search.id}`;
  await call('DELETE', path);
  expect((await start({ list: LIST })).status).toBe(200);
  expect((await call('POST', `${path}/restore`)).body).toMatchObject({
    code: 'topic_searches_full',
  });
  expect((await call('GET', `/topic/:of/searches/${search.id}/topics`)).status).toBe(404);
});

test('a search for nothing is refused', async () => {
  const { start } = await aWorkspace();
  expect((await start({})).status).toBe(422);
});

// §d.topics.12
test('the articles that have a keyphrase are found by its words in any form and order', async () => {
  const { call } = await aWorkspace();
  const { body: article } = await call('POST', '/article/:of', {
    title: 'Cleaning',
    targetKeywords: ['cleaning burr grinders'],
  });
  const uses = async (phrase: string) => {
    const query = new URLSearchParams({ phrase, language: 'en' });
    return (await call('GET', `/keyword/:of/uses?${query}`)).body.articles;
  };
  expect(await uses('burr grinder cleaning')).toMatchObject([
    { id: article.id, title: 'Cleaning' },
  ]);
  expect(await uses('burr grinder')).toEqual([]);
});
