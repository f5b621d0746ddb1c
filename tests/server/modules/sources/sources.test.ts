import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Problem } from '#contract/lib/problem.ts';
import type { ReadPage } from '#contract/pages/url.schema.ts';
import { articleSource } from '#db/schema/sources.ts';
import type { Engine } from '#server/adapters/model/engine.ts';
import type { LinkState } from '#server/adapters/web/linkChecker.ts';
import { purgeRemovedSources } from '#server/modules/sources/source.service.ts';
import {
  draftRequest,
  eventsOf,
  type Json,
  type TestServer,
  testServer,
  userWithWorkspace,
} from '#tests/server/support/testServer.ts';
import { NO_PROPOSALS } from '#tests/support/engineRun.ts';

const STUDY = 'https://a.example/study';
const page = (url: string, html: string): ReadPage => ({
  url,
  title: 'A study of shoes',
  siteName: null,
  byline: null,
  around: { words: 0, example: '' },
  language: 'en',
  html,
});
const SALES = 'In May, the sales of running shoes rose by 12.5 percent in all of Europe.';
const COPIED = 'nobody in the whole trade had expected it to happen so soon';

/** What the web answers, by address. */
const web = new Map<string, string | Problem>();
const links = new Map<string, LinkState>();
/** What happens while a link is tried. */
let meanwhile = async (): Promise<unknown> => undefined;
let asked: string[] = [];
let given: unknown;

const engine: Engine = {
  model: 'a model',
  ...NO_PROPOSALS,
  async *write(task) {
    given = task.sources;
    yield { type: 'block', at: 0, html: '<p>Written.</p>' };
  },
};

let server: TestServer;

beforeAll(async () => {
  server = await testServer({
    engine,
    async readWebPage(url) {
      asked.push(url);
      const answer =
        web.get(url) ?? new Problem('page_unreachable', { detail: 'The page answered 500.' });
      if (answer instanceof Problem) throw answer;
      return page(url, answer);
    },
    async checkLink(address) {
      await meanwhile();
      return links.get(address) ?? 'unknown';
    },
  });
});
afterAll(() => server.close());

/** An article of a writer of its own. */
async function anArticle(...blocks: string[]) {
  const { user, workspaceId } = await userWithWorkspace(server);
  const { body } = await server.call(user, 'POST', `/article/${workspaceId}`, {
    type: 'ARTICLE',
    title: 'Running shoes',
    targetKeywords: [],
    language: 'en',
    blocks: blocks.map((html, at) => ({ id: `b${at}`, html })),
  });
  const path = `/url/${workspaceId}/articles/${body.id}`;
  const call = async (method: 'GET' | 'POST' | 'PUT', rest: string, sent?: unknown) =>
    server.call(user, method, `${path}${rest}`, sent);
  return {
    call,
    read: async () => (await call('GET', '/sources')).body,
    add: (url: string, isReadAgain = false) => call('POST', '/sources', { url, isReadAgain }),
    remove: (url: string) => call('POST', '/sources/remove', { url }),
    check: async () => (await call('POST', '/claims/check')).body,
    save: (sent: unknown) => server.call(user, 'PATCH', `/article/${workspaceId}/${body.id}`, sent),
  };
}

type TestArticle = Awaited<ReturnType<typeof anArticle>>;

const claim = (known: Json, kind: string) => known.claims.filter((one: Json) => one.kind === kind);

// §d.sources.1
test('a source is read once, and its facts are listed', async () => {
  web.set(STUDY, `<p>${SALES}</p>`);
  asked = [];
  const article = await anArticle();
  await article.add(`${STUDY}#part`);
  const { status, body } = await article.add(STUDY);
  expect(status).toBe(200);
  expect(body.sources).toEqual([
    {
      url: STUDY,
      title: 'A study of shoes',
      state: 'ok',
      reason: null,
      retrievedAt: expect.any(String),
      words: 15,
      isCut: false,
      quotes: [SALES],
    },
  ]);
  expect(await article.read()).toEqual(body);
  expect(asked).toEqual([STUDY]);
});

test.each([
  ['page_unreachable', 'unreachable', 2],
  ['page_unreadable', 'unreadable', 1],
  ['page_too_large', 'tooLarge', 1],
  ['address_not_allowed', 'blocked', 1],
] as const)(
  'a source that fails with %s stays in the list as %s, and can be tried again',
  async (code, state, times) => {
    const article = await anArticle();
    web.set(STUDY, new Problem(code, { detail: 'This is why.' }));
    asked = [];
    const { body } = await article.add(STUDY);
    expect(body.sources).toMatchObject([{ url: STUDY, state, reason: 'This is why.', words: 0 }]);
    expect(asked).toHaveLength(times);
    web.set(STUDY, `<p>${SALES}</p>`);
    const again = (await article.add(STUDY)).body.sources;
    expect(again).toMatchObject([{ state: 'ok', reason: null, words: 15 }]);
  },
);

test('what was read is not lost when the page fails later', async () => {
  const article = await anArticle();
  web.set(STUDY, `<p>${SALES}</p>`);
  await article.add(STUDY);
  web.set(STUDY, new Problem('page_unreadable'));
  const { body } = await article.add(STUDY, true);
  expect(body.sources).toMatchObject([{ state: 'unreadable', words: 15 }]);
});

test('a long page is cut at the end of a paragraph', async () => {
  const article = await anArticle();
  web.set(STUDY, `<p>${'word '.repeat(6000)}</p>`.repeat(3));
  expect((await article.add(STUDY)).body.sources).toMatchObject([{ isCut: true, words: 12_000 }]);
});

test('of a page that is one endless paragraph, the beginning is kept', async () => {
  const article = await anArticle();
  web.set(STUDY, `<p>${'word '.repeat(20_000)}</p>`);
  expect((await article.add(STUDY)).body.sources).toMatchObject([{ isCut: true, words: 12_000 }]);
});

test('a page with characters that cannot be stored is read without them', async () => {
  const article = await anArticle();
  web.set(STUDY, `<p>A\u0000 page of \ud83d three words</p>`);
  const { status, body } = await article.add(STUDY);
  expect(status).toBe(200);
  expect(body.sources).toMatchObject([{ state: 'ok', words: 5 }]);
});

test('ten sources fit, however they are added; anything but a web address is refused', async () => {
  const article = await anArticle();
  const urls = Array.from({ length: 11 }, (_, at) => `https://a.example/${at}`);
  for (const url of urls) web.set(url, new Problem('page_unreadable'));
  const statuses = await Promise.all(urls.map(async (url) => (await article.add(url)).body.code));
  expect(statuses.filter((code) => code === 'sources_full')).toHaveLength(1);
  expect((await article.read()).sources).toHaveLength(10);
  expect((await article.add('javascript:alert(1)')).status).toBe(422);
});

// §d.sources.2
test('a removed source comes back with its text, but what it has said counts no more', async () => {
  const article = await anArticle('<p>Sales of running shoes rose by 12.5 %.</p>');
  web.set(STUDY, `<p>${SALES}</p>`);
  await article.add(STUDY);
  expect(claim(await article.check(), 'figure')).toMatchObject([{ state: 'verified', url: STUDY }]);
  const removed = (await article.remove(STUDY)).body;
  expect(removed.sources).toEqual([]);
  expect(claim(removed, 'figure')).toMatchObject([
    { state: 'unknown', url: null, checkedAt: null },
  ]);
  asked = [];
  expect((await article.add(STUDY)).body.sources).toMatchObject([{ state: 'ok', words: 15 }]);
  expect(asked).toEqual([]);
});

// §d.sources.2
test.each([
  ['is removed', 'unknown', (article: TestArticle) => article.remove(STUDY)],
  [
    'reads otherwise',
    'unknown',
    async (article: TestArticle) => {
      web.set(STUDY, '<p>Nothing is said here any more.</p>');
      return article.add(STUDY, true);
    },
  ],
  ['is read again as it was', 'verified', (article: TestArticle) => article.add(STUDY, true)],
])('a source that %s during a check: a figure is %s', async (_what, state, change) => {
  const article = await anArticle(
    `<p>Sales of running shoes rose by 12.5 %. And yet, ${COPIED}.</p>`,
    '<p><a href="https://b.example/ok">a</a></p>',
  );
  web.set(STUDY, `<p>${SALES}</p><p>They say ${COPIED}, once more.</p>`);
  await article.add(STUDY);
  await article.check();
  meanwhile = () => change(article);
  const known = await article.check();
  meanwhile = async () => undefined;
  expect(claim(known, 'figure')).toMatchObject([{ state }]);
  expect(claim(known, 'copied')).toHaveLength(state === 'verified' ? 1 : 0);
});

test('the text of a removed source is deleted for good an hour later', async () => {
  const article = await anArticle();
  web.set(STUDY, `<p>${SALES}</p>`);
  await article.add(STUDY);
  await article.remove(STUDY);
  const rows = () => server.deps.orm.$count(articleSource);
  const before = await rows();
  await purgeRemovedSources({ ...server.deps, now: () => new Date(Date.now() + 3_500_000) });
  expect(await rows()).toBe(before);
  await purgeRemovedSources({ ...server.deps, now: () => new Date(Date.now() + 3_700_000) });
  expect(await rows()).toBeLessThan(before);
});

// §d.claims.4 §d.claims.5 §d.claims.8
test('a check finds figures, quotations, links and copied passages of the saved text', async () => {
  const article = await anArticle(
    '<h1>Running shoes</h1>',
    '<p>Sales of running shoes rose by 12.5 %. Sales of hats fell by 80 %.</p>',
    '<p>The author says “the sales of running shoes rose by”.</p>',
    `<p>And yet, ${COPIED}.</p>`,
    '<p><a href="https://b.example/ok">a</a> <a href="https://b.example/gone">b</a> <a href="https://b.example/slow">c</a></p>',
  );
  web.set(STUDY, `<p>${SALES}</p><p>They say ${COPIED}, once more.</p>`);
  links.set('https://b.example/ok', 'alive').set('https://b.example/gone', 'dead');
  expect(claim(await article.check(), 'figure')).toMatchObject([
    { state: 'unknown' },
    { state: 'unknown' },
  ]);
  await article.add(STUDY);
  const known = await article.check();
  const stateBy = (kind: string) =>
    claim(known, kind).map(({ key, state }: Json) => [key.slice(0, 30), state]);
  expect(stateBy('figure')).toEqual([
    ['12.5 percent: sales of running', 'verified'],
    ['80 percent: sales of hats fell', 'unsupported'],
  ]);
  expect(claim(known, 'quote')).toMatchObject([{ state: 'verified', url: STUDY, quoted: SALES }]);
  expect(stateBy('link')).toEqual([
    ['https://b.example/gone', 'dead'],
    ['https://b.example/ok', 'verified'],
    ['https://b.example/slow', 'unknown'],
  ]);
  expect(claim(known, 'copied')).toMatchObject([{ quoted: COPIED, url: STUDY, blockId: 'b3' }]);
  expect(await article.read()).toEqual(known);
});

// §d.claims.6
test('the word of the writer survives a check and edits; other claims that are gone are forgotten', async () => {
  const article = await anArticle(
    '<p>Sales of hats fell by 80 %.</p><p>Sales of socks by 70 %.</p>',
  );
  await article.check();
  const [first] = claim(await article.read(), 'figure');
  const { body } = await article.call('PUT', '/claims', {
    kind: 'figure',
    key: first.key,
    isMine: true,
  });
  expect(claim(body, 'figure')).toMatchObject([
    { key: first.key, isMine: true },
    { isMine: false },
  ]);
  expect(
    await article.save({
      requestId: 'request-1',
      baseVersion: 1,
      ops: [{ op: 'remove', id: 'b0' }],
    }),
  ).toMatchObject({ status: 200 });
  expect((await article.check()).claims).toMatchObject([{ key: first.key, isMine: true }]);
});

// §d.sources.4
test('the sources of a new draft are read before it is written, and given to what writes it', async () => {
  web.set(STUDY, `<p>${SALES}</p>`);
  const gone = 'https://a.example/not-there';
  web.set(gone, new Problem('page_unreadable'));
  const { user, workspaceId } = await userWithWorkspace(server);
  const sources = [STUDY, gone, `${STUDY}#again`];
  const { body } = await server.call(
    user,
    'POST',
    `/content/${workspaceId}/drafts`,
    draftRequest({ sources }),
  );
  const events = await eventsOf(server, user, `/content/${workspaceId}/jobs/${body.jobId}`);
  expect(events.map(({ data }) => data).slice(0, 4)).toMatchObject([
    { type: 'started' },
    { type: 'reading', done: 0, total: 2 },
    { type: 'reading', done: 2, total: 2 },
    { type: 'put' },
  ]);
  expect(given).toMatchObject([{ url: STUDY, paragraphs: [SALES] }]);
  const { body: known } = await server.call(
    user,
    'GET',
    `/url/${workspaceId}/articles/${body.article.id}/sources`,
  );
  expect(known.sources.map(({ url, state }: Json) => [url, state])).toEqual([
    [gone, 'unreadable'],
    [STUDY, 'ok'],
  ]);
});
