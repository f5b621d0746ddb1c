import assert from 'node:assert';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { UnknownAction } from '@reduxjs/toolkit';
import fc from 'fast-check';
import type {
  Article,
  ArticlePage,
  ArticleSummary,
  SaveResponse,
} from '#contract/article/article.schema.ts';
import { bodyOf } from '#domain/article/body.ts';
import { isPending, type SaveQueue } from '#domain/article/saveQueue.ts';
import { NO_FIELDS } from '#domain/article/searchFields.ts';
import { selectAllArticles } from '#store/article/allArticles.ts';
import { pageOfAll } from '#store/article/list.slice.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { selectShownArticle, selectShownPage } from '#store/article/shownArticles.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { rootReducer } from '#store/rootReducer.ts';
import { browserTabs } from '#tests/support/browserTabs.ts';
import { type Deferred, deferred } from '#tests/support/deferred.ts';
import {
  anAnswer,
  anArticle,
  anArticleSummary,
  aPage,
  idOf,
  noNetwork,
  WORKSPACE_ID,
} from '#tests/support/factories.ts';
import type { PortOverrides } from '#tests/support/fakeServices.ts';
import { ARTICLE_ID as articleId, closePages, openArticle } from '#tests/support/startPage.ts';

const listRef = {
  name: 'articles',
  args: { workspaceId: WORKSPACE_ID, page: 0, limit: 10 },
} as const;
const other = anArticleSummary({ id: idOf(2), title: 'Another' });

/** An open article beside a list that shows it, with a save that waits for its answer. */
async function setup(article: PortOverrides['article'] = {}) {
  const answers: Deferred<SaveResponse>[] = [];
  const page = await openArticle({
    article: {
      getArticles: async () => aPage({ content: [anArticleSummary(), other] }),
      updateArticle() {
        const answer = deferred<SaveResponse>();
        answers.push(answer);
        return answer.promise;
      },
      ...article,
    },
  });
  page.dispatch(resources.used(listRef));
  await page.pass();
  return {
    ...page,
    answers,
    header: () => articleSave.selectShownTitle(page.state(), articleId),
    draft: () => articleSave.selectDraft(page.state(), articleId)?.title,
    titles: () => selectShownPage(page.state(), listRef.args)?.content.map(({ title }) => title),
    shown: () => selectShownArticle(page.state(), { workspaceId: WORKSPACE_ID, articleId }),
  };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  closePages();
  jest.useRealTimers();
});

// §4.save.7
test('the list shows the new title as soon as its save starts, and the version once it is confirmed', async () => {
  const page = await setup();
  page.dispatch(articleSave.edited({ articleId, title: 'New' }));
  expect(page.titles()).toEqual(['Old title', 'Another']);
  await page.pass(200);
  expect(page.titles()).toEqual(['New', 'Another']);
  expect(page.shown()?.version).toBe(1);
  page.answers[0]?.resolve({ version: 2, title: 'New', changedIds: [] });
  await page.pass();
  expect(page.titles()).toEqual(['New', 'Another']);
  expect(page.shown()).toMatchObject({ version: 2, title: 'New', storedTitle: 'New' });
});

const FAILURES = [
  noNetwork,
  ...[401, 402, 403, 409, 413, 422, 429, 500].map((one) => anAnswer(one)),
];

// §4.save.8 §8.errors.7 §d.save.2
test.each(FAILURES)(
  'after a failed save (%j) list, article and header show the previous one; the words stay',
  async (failure) => {
    const page = await setup({ updateArticle: () => Promise.reject(failure) });
    page.dispatch(articleSave.edited({ articleId, title: 'New' }));
    expect(page.header()).toBe('New');
    await page.pass(200);
    expect([page.header(), ...(page.titles() ?? [])]).toEqual([
      'Old title',
      'Old title',
      'Another',
    ]);
    expect(page.shown()).toMatchObject({ version: 1, title: 'Old title' });
    expect(page.draft()).toBe('New');
  },
);

// §d.save.2
test('a repeated save shows the new title again, in the list and in the header', async () => {
  const page = await setup();
  page.dispatch(articleSave.edited({ articleId, title: 'New' }));
  await page.pass(200);
  page.answers[0]?.reject(noNetwork);
  await page.pass();
  expect(page.header()).toBe('Old title');
  expect(page.titles()?.[0]).toBe('Old title');
  await page.pass(1000);
  expect(page.header()).toBe('New');
  expect(page.titles()?.[0]).toBe('New');
});

test('the article that is read has the blocks that were confirmed', async () => {
  const page = await setup();
  page.dispatch(
    articleSave.edited({
      articleId,
      ops: [{ op: 'put', id: 'b2', after: 'b1', html: '<h1>Big</h1>' }],
    }),
  );
  await page.pass(200);
  page.answers[0]?.resolve({ version: 2, title: 'Big', changedIds: ['b2'] });
  await page.pass();
  expect(page.shown()).toMatchObject({
    title: 'Big',
    storedTitle: 'Old title',
    blocks: [{ id: 'b1' }, { html: '<h1>Big</h1>' }],
  });
});

test('the last save of an article that was left makes the lists read again; until then they show its title', async () => {
  const list = deferred<ArticlePage>();
  let reads = 0;
  const page = await setup({
    getArticles() {
      reads += 1;
      return reads === 1
        ? Promise.resolve(aPage({ content: [anArticleSummary(), other] }))
        : list.promise;
    },
  });
  page.dispatch(articleSave.edited({ articleId, title: 'New' }));
  await page.pass(200);
  await page.visit({ pathname: '/articles', route: 'articles' });
  expect(page.titles()).toEqual(['New', 'Another']);
  expect(reads).toBe(1);
  page.answers[0]?.resolve({ version: 2, title: 'New', changedIds: [] });
  await page.pass();
  expect(page.titles()).toEqual(['New', 'Another']);
  expect(reads).toBe(2);
  list.resolve(aPage({ content: [other, anArticleSummary({ version: 3, title: 'Newer' })] }));
  await page.pass();
  expect(page.titles()).toEqual(['Another', 'Newer']);
  page.dispatch(resources.released(listRef));
});

test('a title that is typed while a save is under way is shown with its own save', async () => {
  const page = await setup();
  page.dispatch(articleSave.edited({ articleId, title: 'New' }));
  await page.pass(200);
  page.dispatch(articleSave.edited({ articleId, title: 'Newer' }));
  expect(page.titles()?.[0]).toBe('New');
  page.answers[0]?.resolve({ version: 2, title: 'New', changedIds: [] });
  await page.pass();
  expect(page.titles()?.[0]).toBe('New');
  await page.pass(200);
  expect(page.titles()?.[0]).toBe('Newer');
});

test('after a failed save a list shows what was read, if that is newer', async () => {
  let version = 1;
  const page = await setup({
    getArticles: async () => aPage({ content: [anArticleSummary({ version, title: 'Read' })] }),
  });
  page.dispatch(articleSave.edited({ articleId, title: 'New' }));
  await page.pass(200);
  expect(page.titles()).toEqual(['New']);
  version = 5;
  page.dispatch(resources.refetchRequested(listRef));
  await page.pass();
  expect(page.titles()).toEqual(['Read']);
  page.answers[0]?.reject(noNetwork);
  await page.pass();
  expect(page.titles()).toEqual(['Read']);
});

test('a tab that loses the article goes on showing what it has saved, until it reads something newer', async () => {
  const late = deferred<Article>();
  let reads = 0;
  const tabs = browserTabs();
  const page = await openArticle({
    ...tabs.tab(),
    article: {
      getArticle() {
        reads += 1;
        const newer = anArticle({ version: 3, title: 'Theirs' });
        return reads === 2 ? late.promise : Promise.resolve(reads === 1 ? anArticle() : newer);
      },
      updateArticle: async () => ({ version: 2, title: 'New', changedIds: [] }),
    },
  });
  const shown = () => selectShownArticle(page.state(), { workspaceId: WORKSPACE_ID, articleId });
  page.dispatch(articleSave.edited({ articleId, title: 'New' }));
  await page.pass(200);
  tabs.tab().lock?.hold?.({ name: articleId, isTakenOver: true }, () => undefined);
  await page.pass();
  expect(articleSave.selectEntry(page.state(), articleId)).toBeNull();
  expect(shown()?.version).toBe(2);
  expect(shown()?.title).toBe('New');
  expect(reads).toBe(2);
  late.resolve(anArticle()); // was read before the save
  await page.pass();
  expect(shown()?.version).toBe(2);
  expect(shown()?.title).toBe('New');
  page.dispatch(
    resources.refetchRequested({ name: 'article', args: { workspaceId: WORKSPACE_ID, articleId } }),
  );
  await page.pass();
  expect(shown()?.version).toBe(3);
  expect(shown()?.title).toBe('Theirs');
});

test('a failed save does not put an older article over what was read in the meantime', async () => {
  let version = 1;
  const page = await setup({ getArticle: async () => anArticle({ version }) });
  page.dispatch(articleSave.edited({ articleId, title: 'New' }));
  await page.pass(200);
  version = 5;
  page.dispatch(
    resources.refetchRequested({ name: 'article', args: { workspaceId: WORKSPACE_ID, articleId } }),
  );
  await page.pass();
  page.answers[0]?.reject(noNetwork);
  await page.pass();
  expect(page.shown()?.version).toBe(5);
});

/** The store alone, after these actions. */
function aStore(...before: readonly UnknownAction[]) {
  let state = before.reduce(rootReducer, rootReducer(undefined, { type: '@@start' }));
  return {
    state: () => state,
    dispatch(action: UnknownAction) {
      state = rootReducer(state, action);
    },
  };
}

const opened = (id: string, title: string, version = 1) =>
  articleSave.opened({
    articleId: id,
    workspaceId: WORKSPACE_ID,
    article: {
      version,
      title,
      fields: NO_FIELDS,
      body: bodyOf([{ id: 'b1', html: '<p>one</p>' }]),
    },
  });
const listRead = (...content: readonly ArticleSummary[]) =>
  resources.primed({ ...listRef, data: aPage({ content: [...content] }) });

test('only the rows that differ are new, and a key press changes nothing of a list', () => {
  const third = anArticleSummary({ id: idOf(3), title: 'Left' });
  const store = aStore(listRead(anArticleSummary(), other, third), opened(third.id, 'Mine', 2));
  store.dispatch(articleSave.left({ articleId: third.id }));
  store.dispatch(opened(articleId, 'Old title'));
  const list = () => selectShownPage(store.state(), listRef.args);
  const all = () => selectAllArticles(store.state(), WORKSPACE_ID);
  store.dispatch(
    resources.primed({
      ...pageOfAll(WORKSPACE_ID, 0),
      data: aPage({ content: [anArticleSummary(), other, third] }),
    }),
  );
  const shown = [list(), all(), list()?.content[2]];
  expect(list()?.content.map(({ title }) => title)).toEqual(['Old title', 'Another', 'Mine']);
  expect(list()?.content[1]).toBe(other);
  const type = (html: string) =>
    store.dispatch(
      articleSave.edited({ articleId, ops: [{ op: 'put', id: 'b1', after: null, html }] }),
    );
  for (const html of ['<p>o</p>', '<p>on</p>']) {
    type(html);
    expect([list(), all(), list()?.content[2]].every((one, at) => one === shown[at])).toBe(true);
  }
  store.dispatch(articleSave.saveDue({ articleId, requestId: 'r' })); // does not change the title
  type('<p>while it is saved</p>');
  expect([list(), all(), list()?.content[2]].every((one, at) => one === shown[at])).toBe(true);
  store.dispatch(opened(idOf(9), 'In no list'));
  expect(list()).toBe(shown[0]);
  store.dispatch(articleSave.saveSucceeded({ articleId, version: 2 }));
  expect(list()?.content[0]).toMatchObject({ title: 'Old title', version: 2 });
  expect(list()?.content[1]).toEqual(other);
  expect(list()?.content[2]).toEqual(shown[2]);
  expect(list()?.content[1] === other).toBe(true);
  expect(list()?.content[2] === shown[2]).toBe(true);
});

test('a list that knows nothing of what was opened is the cached one itself', () => {
  const store = aStore(listRead(other), opened(articleId, 'Mine', 7));
  expect(selectShownPage(store.state(), listRef.args)).toBe(
    resources.selectEntry(store.state(), 'articles', listRef.args)?.data,
  );
});

interface Version {
  readonly version: number;
  readonly title: string;
}

/** An article on a server, and a tab that has it in a list. Knows on its own what the list should show. */
class World {
  readonly store = aStore();
  server: Version = { version: 1, title: 'T1' };
  confirmed: Version = { version: 0, title: '' };
  cached: Version = this.server;
  /** The save that is in the queue. `landed` is the version that the server has made of it. */
  sent: { readonly title: string; readonly base: number; landed: number | null } | null = null;
  /** What a list that is being read will return. */
  reading: Version | null = null;
  kept: { readonly queue: SaveQueue; readonly sent: World['sent'] } | null = null;

  constructor() {
    this.read(this.server);
  }
  get status() {
    return articleSave.selectStatus(this.store.state(), articleId);
  }
  read(row: Version) {
    this.cached = row;
    this.store.dispatch(listRead(anArticleSummary(row)));
  }
  confirm(version: Version) {
    if (version.version > this.confirmed.version) this.confirmed = version;
  }
  write(title: string) {
    this.server = { version: this.server.version + 1, title };
    return this.server.version;
  }
  /** The server handles a request once, and only on top of the version that it changes. */
  land() {
    const { sent } = this;
    if (sent === null || sent.landed !== null || sent.base !== this.server.version) return;
    sent.landed = this.write(sent.title);
  }
  get shown(): Version {
    const page = selectShownPage(this.store.state(), listRef.args);
    const { version = 0, title = '' } = page?.content[0] ?? {};
    return { version, title };
  }
  get newest(): string {
    const { cached, confirmed, sent } = this;
    const isSaving = this.status === 'saving' && sent !== null;
    const candidates = [
      { title: confirmed.title, version: confirmed.version },
      { title: cached.title, version: cached.version },
      ...(isSaving ? [{ title: sent.title, version: sent.base + 0.5 }] : []),
    ];
    return candidates.reduce((a, b) => (b.version >= a.version ? b : a)).title;
  }
}

const EVENTS: Record<string, (world: World, at: number) => void> = {
  otherWrites: (world, at) => void world.write(`other ${at}`),
  listAsked(world) {
    world.reading ??= world.server;
  },
  listAnswered(world) {
    if (world.reading !== null) world.read(world.reading);
    world.reading = null;
  },
  opened(world) {
    if (world.status === 'idle') world.confirm(world.server);
    world.store.dispatch(opened(articleId, world.server.title, world.server.version));
  },
  openedLate(world) {
    if (world.status === 'idle') world.confirm(world.cached); // an answer that was on its way for long
    world.store.dispatch(opened(articleId, world.cached.title, world.cached.version));
  },
  edited: ({ store }, at) => store.dispatch(articleSave.edited({ articleId, title: `mine ${at}` })),
  typed: ({ store }, at) =>
    store.dispatch(
      articleSave.edited({
        articleId,
        ops: [{ op: 'put', id: 'b1', after: null, html: `<p>${at}</p>` }],
      }),
    ),
  saveDue(world, at) {
    if (world.status !== 'queued') return;
    const queue = articleSave.selectQueue(world.store.state(), articleId);
    if (queue === null) return;
    world.sent = { title: queue.draft.title, base: queue.base.version, landed: null };
    world.store.dispatch(articleSave.saveDue({ articleId, requestId: `r${at}` }));
  },
  landed: (world) => world.land(),
  saveAnswered(world) {
    if (world.status !== 'saving' || world.sent === null) return;
    world.land();
    const { title, landed } = world.sent;
    if (landed === null) {
      const pause = 'conflict' as const;
      world.store.dispatch(articleSave.saveFailed({ articleId, pause, code: null }));
      return;
    }
    world.confirm({ version: landed, title });
    world.store.dispatch(articleSave.saveSucceeded({ articleId, version: landed }));
  },
  saveFailed: ({ store }) =>
    store.dispatch(articleSave.saveFailed({ articleId, pause: 'offline', code: null })),
  resumed: ({ store }) => store.dispatch(articleSave.resumed({ articleId })),
  discarded: ({ store }) => store.dispatch(articleSave.discarded({ articleId })),
  resolved(world) {
    if (world.status !== 'conflict') return;
    const body = bodyOf([{ id: 'b1', html: '<p>one</p>' }]);
    const theirs = { ...world.server, fields: NO_FIELDS, body };
    const choices = { '#title': 'mine', b1: 'mine' } as const;
    world.store.dispatch(articleSave.conflictResolved({ articleId, choices, theirs }));
    if (world.status !== 'conflict') world.confirm(world.server);
  },
  left: ({ store }) => store.dispatch(articleSave.left({ articleId })),
  handedOver(world) {
    const queue = articleSave.selectQueue(world.store.state(), articleId);
    if (queue !== null && isPending(queue)) world.kept = { queue, sent: world.sent };
    world.store.dispatch(articleSave.handedOver({ articleId }));
  },
  recovered(world) {
    if (world.kept === null || articleSave.selectQueue(world.store.state(), articleId)) return;
    const { queue, sent } = world.kept;
    world.sent = sent;
    world.kept = null;
    const record = { articleId, workspaceId: WORKSPACE_ID, queue };
    world.store.dispatch(articleSave.recovered(record));
  },
};

test('a list shows the newest title of what is read, confirmed and being saved, and never an older version again', () => {
  const seen = new Set<string>();
  const anEvent = fc.constantFrom(...Object.keys(EVENTS));
  fc.assert(
    fc.property(fc.array(anEvent, { maxLength: 80, size: 'max' }), (events) => {
      const world = new World();
      let version = 0;
      for (const [at, event] of events.entries()) {
        EVENTS[event]?.(world, at);
        const { shown } = world;
        assert.equal(shown.title, world.newest);
        assert.equal(shown.version, Math.max(world.cached.version, world.confirmed.version));
        assert.ok(shown.version >= version, `version ${version}, then ${shown.version}`);
        version = shown.version;
        seen.add(`${event} ${world.status}`);
        if (world.confirmed.version > world.cached.version) seen.add('confirmed wins');
        if (world.confirmed.version < world.cached.version) seen.add(`read wins, ${world.status}`);
        if (shown.title !== world.cached.title && world.status === 'saving') seen.add('save wins');
      }
    }),
    { numRuns: 500 },
  );
  // A run that came to little proves little.
  const wins = ['confirmed wins', 'save wins', 'read wins, idle', 'read wins, saving'];
  for (const it of [...wins, 'recovered conflict', 'recovered offline', 'resolved queued'])
    expect(seen).toContain(it);
});
