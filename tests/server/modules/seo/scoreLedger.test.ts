/** The ledger of scores: written by the server from the saved text. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ArticlePage } from '#contract/article/article.schema.ts';
import { LEDGER_ENTRIES_MOST } from '#contract/seo/score.route.ts';
import type { ScoreEntry, ScoreLedger } from '#contract/seo/score.schema.ts';
import { articleScore } from '#db/schema/article.ts';
import {
  checkedId,
  nextRequestId,
  type TestServer,
  type TestUser,
  testServer,
  userWithWorkspace,
} from '../../support/testServer.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

let server: TestServer;
let user: TestUser;
let workspaceId: string;
let now = new Date('2026-03-02T10:00:00Z');
beforeAll(async () => {
  server = await testServer({
    works: false,
    now: () => now,
    readWebPage: async (url) => ({
      url,
      title: 'A diary',
      siteName: null,
      byline: null,
      language: 'en',
      around: { words: 0, example: '' },
      html: `<p>${LONG}</p>`,
    }),
  });
  ({ user, workspaceId } = await userWithWorkspace(server));
});
afterAll(() => server.close());

const SENTENCE = 'A coffee grinder crushes the beans before brewing. ';
const LONG = Array.from(
  { length: 40 },
  (_, at) => `In week ${at} the ring number ${at * 7} turned slowly.`,
).join(' ');
const blocks = [
  { id: 't', html: '<h1>Coffee grinder</h1>' },
  { id: 'p', html: `<p>${SENTENCE.repeat(3)}</p>` },
  // A score needs 300 words.
  { id: 'long', html: `<p>${LONG}</p>` },
];

async function anArticle() {
  const { body } = await server.call(user, 'POST', `/article/${workspaceId}`, {
    title: 'T',
    targetKeywords: ['coffee grinder', 'burrs, steel'],
    blocks,
  });
  const id: string = body.id;
  let version = 1;
  return {
    id,
    body,
    async save(change: object) {
      const request = { requestId: nextRequestId(), baseVersion: version, ops: [], ...change };
      const saved = await server.call(user, 'PATCH', `/article/${workspaceId}/${id}`, request);
      version = saved.body.version;
      return saved;
    },
    read: async () => (await server.call(user, 'GET', `/article/${workspaceId}/${id}`)).body,
    /** Its score in a list of articles. */
    async listed() {
      const { body: page } = await server.call(user, 'GET', `/article/${workspaceId}`);
      return (page as ArticlePage).content.find((one) => one.id === id)?.score;
    },
    async scores(method: 'GET' | 'POST' = 'POST'): Promise<ScoreEntry[]> {
      const answer = await server.call(user, method, `/score/${workspaceId}/${id}`);
      expect(answer.status).toBe(200);
      return (answer.body as ScoreLedger).entries;
    },
  };
}

// §d.ledger.1 §d.ledger.2 §d.ledger.3
test('an entry is of the saved text and says what has changed; a text that scores as before adds none', async () => {
  const article = await anArticle();
  expect(await article.scores('GET')).toEqual([]);
  expect(await article.listed()).toBeUndefined();
  const [first, ...none] = await article.scores();
  expect(none).toEqual([]);
  expect(first).toMatchObject({ version: 1, keyphrase: 'coffee grinder', changes: [], words: 386 });
  expect(first?.textHash).toMatch(/^[0-9a-f]{64}$/);
  expect(first?.seo).toBeGreaterThan(0);

  await article.save({ fields: { description: 'x'.repeat(130) } });
  const entries = await article.scores();
  expect(entries.map(({ version }) => version)).toEqual([2, 1]);
  expect(entries[0]?.textHash).toBe(first?.textHash);
  expect(entries[0]?.changes[0]).toMatchObject({
    score: 'seo',
    name: 'descriptionLength',
    is: { value: 130, rating: 'good' },
  });
  const { seo: now, changes = [] } = entries[0] ?? {};
  const explained = changes
    .filter(({ score }) => score === 'seo')
    .reduce((sum, { by }) => sum + by, 0);
  expect(Number(now) - Number(first?.seo)).toBeCloseTo(explained, 1);

  await article.save({ fields: { description: `y${'x'.repeat(129)}` } });
  expect(await article.listed()).toEqual({ seo: now, version: 2 }); // of before this change
  expect(await article.scores()).toEqual(entries);
  expect(await article.listed()).toEqual({ seo: now, version: 3 });
  await article.save({ fields: { keyphrase: 'tea' } });
  expect((await article.scores())[0]).toMatchObject({ version: 4, keyphrase: 'tea' });
  expect(await article.scores('GET')).toHaveLength(3);
});

// §d.ledger.1 §d.ledger.2 §d.scoring.11
test('the wording of a source lowers the score in a line of its own, and no more once the source is removed', async () => {
  const article = await anArticle();
  const [first] = await article.scores();
  const source = { url: 'https://diary.example/ring' };
  const sources = `/url/${workspaceId}/articles/${article.id}/sources`;
  await server.call(user, 'POST', sources, { ...source, isReadAgain: false });
  const wording = await server.call(user, 'GET', `${sources}/wording`);
  expect(wording.body).toMatchObject({ articleId: article.id, pages: [source] });
  now = new Date(now.getTime() + 1000);
  const [second, ...others] = await article.scores();
  expect(others).toEqual([first]);
  expect(second?.version).toBe(first?.version);
  expect(second?.changes.find(({ score }) => score === 'seo')).toMatchObject({
    name: 'copied',
    was: { rating: 'unmeasured' },
    is: { rating: 'bad' },
  });
  expect(Number(second?.seo)).toBeLessThan(Number(first?.seo) / 2);
  expect(await article.scores()).toEqual([second, first]);

  await server.call(user, 'POST', `${sources}/remove`, source);
  now = new Date(now.getTime() + 1000);
  const [third] = await article.scores();
  expect(third?.seo).toBeCloseTo(Number(first?.seo), 5);
});

// §d.ledger.2
test('requests at once for the same version add one entry', async () => {
  const article = await anArticle();
  const answers = await Promise.all([article.scores(), article.scores(), article.scores()]);
  for (const entries of answers) expect(entries).toHaveLength(1);
});

// §d.ledger.5
test('the ledger is thinned like versions, and has a greatest length', async () => {
  const article = await anArticle();
  const [first] = await article.scores();
  const rows = await server.database.orm.select().from(articleScore);
  const row = rows.find(({ articleId }) => articleId === checkedId(article.id));
  if (row === undefined || first === undefined) throw new Error('There is no entry.');
  now = new Date(now.getTime() + 2 * DAY_MS);
  const old = [0, 1, 2].map((at) => ({
    ...row,
    id: crypto.randomUUID(),
    version: 10 + at,
    createdAt: new Date(now.getTime() - DAY_MS - HOUR_MS / 4 + at * 1000),
  }));
  const fresh = Array.from({ length: LEDGER_ENTRIES_MOST + 5 }, (_, at) => ({
    ...row,
    id: crypto.randomUUID(),
    version: 100 + at,
    createdAt: new Date(now.getTime() - HOUR_MS + at * 1000),
  }));
  await server.database.orm.insert(articleScore).values([...old, ...fresh]);
  const kept = await article.scores();
  expect(kept).toHaveLength(LEDGER_ENTRIES_MOST);
  expect(kept.at(0)?.version).toBe(100 + LEDGER_ENTRIES_MOST + 4);
  await server.database.orm.delete(articleScore);
  await server.database.orm.insert(articleScore).values(old);
  expect((await article.scores()).map(({ version }) => version)).toEqual([12]);
});

// §d.keyphrase.3
test('the keyphrase and the other keywords are the target keywords of the article', async () => {
  const article = await anArticle();
  const of = (body: { fields: object; targetKeywords: string[] }) => [
    body.fields,
    body.targetKeywords,
  ];
  expect(of(article.body)).toMatchObject([
    { keyphrase: 'coffee grinder', keywords: 'burrs, steel' },
    ['coffee grinder', 'burrs', 'steel'],
  ]);
  await article.save({ fields: { keyphrase: 'moka pot' } });
  expect(of(await article.read())).toMatchObject([
    { keyphrase: 'moka pot', keywords: 'burrs, steel' },
    ['moka pot', 'burrs', 'steel'],
  ]);
  await article.save({ fields: { keywords: '' } });
  expect((await article.read()).targetKeywords).toEqual(['moka pot']);
  const tooLong = await article.save({ fields: { keyphrase: 'x'.repeat(201) } });
  expect(tooLong.status).toBe(422);
});
