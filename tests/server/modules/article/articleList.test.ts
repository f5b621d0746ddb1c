import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import type { Article, ArticlePage } from '#contract/article/article.schema.ts';
import { articleStatusSchema, articleTypeSchema } from '#contract/article/article.schema.ts';
import { article } from '#db/schema/article.ts';
import { brief } from '#db/schema/briefs.ts';
import type { JobId } from '#db/schema/ids.ts';
import { job, jobStep } from '#db/schema/work.ts';
import { articleStatusOf } from '#domain/article/article.ts';
import {
  checkedId,
  nextRequestId,
  type TestServer,
  type TestUser,
  testServer,
  userWithWorkspace,
} from '../../support/testServer.ts';

let server: TestServer;
let clock = Date.parse('2026-11-20T10:00:00Z');
const nextSecond = () => {
  clock += 1000;
  return new Date(clock);
};

beforeAll(async () => {
  server = await testServer({ now: nextSecond, works: false });
});
afterAll(() => server.close());

interface Place {
  readonly user: TestUser;
  readonly workspaceId: string;
}

const create = async ({ user, workspaceId }: Place, body: object): Promise<Article> =>
  (await server.call(user, 'POST', `/article/${workspaceId}`, body)).body;

async function list(
  { user, workspaceId }: Place,
  query: Record<string, string | number>,
): Promise<ArticlePage> {
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, String(value)]),
  );
  return (await server.call(user, 'GET', `/article/${workspaceId}?${search}`)).body;
}

const titles = ({ content }: ArticlePage) => content.map((one) => one.title);

describe('search', () => {
  let place: Place;
  beforeAll(async () => {
    place = await userWithWorkspace(server);
    await create(place, { title: 'Green tea', targetKeywords: ['Matcha', 'sencha'] });
    await create(place, { title: '100% arabica' });
    await create(place, { title: 'snake_case' });
    await create(place, { title: 'back\\slash' });
    await create(place, { title: 'snakeXcase 100 arabica' });
    await create(place, { title: 'Über Öl' });
    await create(place, { title: 'Cafe\u0301' });
    await create(place, { title: 'İstanbul' });
    await create(place, { title: 'Привет' });
  });

  // §d.api.6
  test.each<[string, string[]]>([
    ['tea', ['Green tea']],
    ['GREEN T', ['Green tea']],
    ['matcha', ['Green tea']],
    [' sench ', ['Green tea']],
    ['match","sen', []],
    ['100%', ['100% arabica']],
    ['e_c', ['snake_case']],
    ['k\\s', ['back\\slash']],
    ['\\', ['back\\slash']],
    ['über ö', ['Über Öl']],
    ['u\u0308ber o\u0308', ['Über Öl']],
    ['café', ['Cafe\u0301']],
    ['istanbul', ['İstanbul']],
    ['ПРИВЕТ', ['Привет']],
    ["'; drop table article; --", []],
    ['nothing like it', []],
  ])('the search %j finds %j', async (search, found) => {
    expect(titles(await list(place, { search }))).toEqual(found);
  });

  test('the search finds everything if it is empty, but never articles of others', async () => {
    expect(titles(await list(place, { search: '  ' }))).toHaveLength(9);
    const other = await userWithWorkspace(server);
    expect(titles(await list(other, { search: 'tea' }))).toEqual([]);
  });

  test('the search finds the displayed title, not the stored one', async () => {
    const blocks = [{ id: 'a', html: '<h1>Displayed</h1>' }];
    const own = await userWithWorkspace(server);
    await create(own, { title: 'Behind', blocks });
    expect(titles(await list(own, { search: 'displayed' }))).toEqual(['Displayed']);
    expect(titles(await list(own, { search: 'behind' }))).toEqual([]);
  });
});

describe('type and status', () => {
  const COMBINATIONS = articleTypeSchema.options.flatMap((type) =>
    [true, false].flatMap((isEmptyArticle) =>
      (['none', 'pending', 'done'] as const).map((setupStatus) => ({
        type,
        meta: { isEmptyArticle, setupStatus },
      })),
    ),
  );
  const nameOf = (one: (typeof COMBINATIONS)[number]) => JSON.stringify(one);
  let place: Place;

  beforeAll(async () => {
    place = await userWithWorkspace(server);
    for (const one of COMBINATIONS) {
      const { id } = await create(place, { title: nameOf(one), type: one.type });
      const { isEmptyArticle: isEmpty, setupStatus } = one.meta;
      await server.database.orm
        .update(article)
        .set({ isEmpty, setupStatus })
        .where(eq(article.id, checkedId(id)));
    }
  });

  // §4.article.1
  test.each(articleStatusSchema.options)(
    'the database calls %s what the rule does, of all combinations',
    async (status) => {
      const expected = COMBINATIONS.filter((one) => articleStatusOf(one) === status).map(nameOf);
      const found = titles(await list(place, { status, limit: 200, sort: 'oldest' }));
      expect(found).toEqual(expected);
      expect(found).not.toEqual([]);
    },
  );

  test.each(articleTypeSchema.options)(
    'the list of type %s has the articles of that type',
    async (type) => {
      const expected = COMBINATIONS.filter((one) => one.type === type).map(nameOf);
      expect(titles(await list(place, { type, limit: 200, sort: 'oldest' }))).toEqual(expected);
    },
  );

  test('filters of a list count together, and an unknown one is 422', async () => {
    const found = await list(place, { type: 'BRIEF', status: 'writing', search: 'TRUE' });
    expect(titles(found)).toEqual([
      nameOf({ type: 'BRIEF', meta: { isEmptyArticle: true, setupStatus: 'pending' } }),
    ]);
    for (const query of ['type=POEM', 'status=lost', 'sort=random', 'brief=lost']) {
      const url = `/article/${place.workspaceId}?${query}`;
      expect((await server.call(place.user, 'GET', url)).status).toBe(422);
    }
  });
});

// §d.briefs.17
describe('of briefs', () => {
  let place: Place;
  beforeAll(async () => {
    place = await userWithWorkspace(server);
    const { orm } = server.database;
    const make = async (keyphrases: readonly string[]) => {
      const asked = { country: '', city: '', language: 'en', keyphrases };
      const sent = { ...asked, requestId: nextRequestId() };
      const { body } = await server.call(place.user, 'POST', `/brief/${place.workspaceId}`, sent);
      return checkedId<JobId>(body.jobId);
    };
    await make(['approved', 'failed', 'draft', 'waiting']);
    const stopped = await make(['stopped']);
    await orm.update(job).set({ state: 'stopped' }).where(eq(job.id, stopped));
    const begun = await make(['begun', 'next']);
    await orm.update(job).set({ state: 'running' }).where(eq(job.id, begun));
    for (const [keyphrase, state, dueOn] of [
      ['approved', 'approved', '2026-11-01'],
      ['failed', 'failed', null],
      ['draft', 'draft', '2026-12-01'],
      ['waiting', 'making', '2026-11-15'],
      ['stopped', 'making', '2026-11-10'],
      ['begun', 'making', '2026-11-12'],
      ['next', 'making', '2026-11-13'],
    ] as const) {
      const [row] = await orm
        .update(brief)
        .set({ state, dueOn })
        .where(eq(brief.keyphrase, keyphrase))
        .returning();
      const setupStatus = state === 'making' ? 'pending' : 'none';
      if (row !== undefined)
        await orm.update(article).set({ setupStatus }).where(eq(article.id, row.articleId));
    }
    const rows = await orm.select().from(brief).where(eq(brief.jobId, begun));
    await orm.insert(jobStep).values(
      rows.map(({ articleId, keyphrase }, position) => ({
        jobId: begun,
        key: articleId,
        position,
        state: keyphrase === 'begun' ? ('running' as const) : ('waiting' as const),
      })),
    );
    await create(place, { title: 'an article' });
  });

  test('the brief that is due first comes first, and those without a day last', async () => {
    expect(titles(await list(place, { sort: 'due' }))).toEqual([
      'approved',
      'stopped',
      'begun',
      'next',
      'waiting',
      'draft',
      'an article',
      'failed',
    ]);
  });

  test.each([
    ['draft', ['draft']],
    ['waiting', ['next', 'waiting']],
    ['making', ['begun']],
    ['failed', ['stopped', 'failed']],
    ['reopened', []],
  ])('%s ones; one whose job is over without it could not be made', async (state, expected) => {
    const found = await list(place, { brief: state, type: 'BRIEF' });
    expect(titles(found)).toEqual(expected);
    expect(found.content.map((row) => row.brief?.state)).toEqual(expected.map(() => state));
  });

  // §d.briefs.7
  test('only a brief that is being made is being written', async () => {
    const { content } = await list(place, { status: 'writing' });
    expect(content.map(({ title, meta, brief: of }) => [title, meta.setupStatus, of])).toEqual([
      ['next', 'pending', { state: 'waiting', dueOn: '2026-11-13' }],
      ['begun', 'pending', { state: 'making', dueOn: '2026-11-12' }],
      ['waiting', 'pending', { state: 'waiting', dueOn: '2026-11-15' }],
    ]);
    const all = await list(place, {});
    expect(all.content.filter(({ meta }) => meta.setupStatus === 'pending')).toHaveLength(3);
  });
});

describe('sort', () => {
  let place: Place;
  beforeAll(async () => {
    place = await userWithWorkspace(server);
    const ids: string[] = [];
    for (const title of ['b', 'C', 'a', 'B']) ids.push((await create(place, { title })).id);
    await server.call(place.user, 'PATCH', `/article/${place.workspaceId}/${ids[1]}`, {
      requestId: nextRequestId(),
      baseVersion: 1,
      ops: [],
    });
  });

  test.each([
    ['newest', ['B', 'a', 'C', 'b']],
    ['oldest', ['b', 'C', 'a', 'B']],
    ['updated', ['C', 'B', 'a', 'b']],
  ])('the list sorted by %s is in that order', async (sort, expected) => {
    expect(titles(await list(place, { sort }))).toEqual(expected);
  });

  test('the newest article comes first by default', async () => {
    expect(titles(await list(place, {}))).toEqual(['B', 'a', 'C', 'b']);
  });

  test('the list by title ignores case, and has each article once, page after page', async () => {
    const found = titles(await list(place, { sort: 'title' }));
    expect(found.map((title) => title.toLowerCase())).toEqual(['a', 'b', 'b', 'c']);
    const pages = [0, 1, 2, 3].map((page) => list(place, { sort: 'title', limit: 1, page }));
    expect((await Promise.all(pages)).flatMap(titles)).toEqual(found);
  });
});

// §d.api.6
test('titles are sorted as in a dictionary, whatever the collation of the database', async () => {
  const own = await userWithWorkspace(server);
  const all = ['Zebra', 'Ähre', 'apfel', 'Äpfel', 'éclair', 'Öl', 'Zug', 'ананас', 'Ананасы', 'ёж'];
  for (const title of all) await create(own, { title });
  expect(titles(await list(own, { sort: 'title' }))).toEqual(
    all.toSorted(new Intl.Collator('und').compare),
  );
});

describe('an article created with text', () => {
  let place: Place;
  beforeAll(async () => {
    place = await userWithWorkspace(server);
  });
  const read = async ({ id }: Article): Promise<Article> =>
    (await server.call(place.user, 'GET', `/article/${place.workspaceId}/${id}`)).body;

  // §4.article.1
  test('an article created with text is set up, sanitised, and titled by its first heading', async () => {
    const created = await create(place, {
      title: 'File name',
      language: 'de-CH',
      blocks: [
        { id: 'a', html: '<h1 onclick="x()">Heading</h1>' },
        { id: 'b', html: '<p>Text<script>alert(1)</script></p>' },
      ],
    });
    expect(created).toMatchObject({
      title: 'Heading',
      storedTitle: 'File name',
      language: 'de-CH',
      version: 1,
      meta: { isEmptyArticle: false, setupStatus: 'done' },
      blocks: [
        { id: 'a', html: '<h1>Heading</h1>' },
        { id: 'b', html: '<p>Text</p>' },
      ],
    });
    expect(await read(created)).toEqual(created);
  });

  // §d.origins.4 §d.origins.8
  test('an article created with text has the origins of its blocks, whose texts are not sent twice', async () => {
    const text = 'x'.repeat(15_000);
    const blocks = Array.from({ length: 100 }, (_, at) => {
      return { id: `b${at}`, html: `<p>${text}</p>`, origins: [{ kind: 'imported' }] };
    });
    const created = await create(place, { blocks });
    const [first] = (await read(created)).blocks;
    expect(first?.origins).toEqual([{ kind: 'imported', text }]);
    expect(await read(created)).toEqual(created);
  });

  test('an article created with text counts as empty if its blocks have no text', async () => {
    for (const blocks of [[], [{ id: 'a', html: '<p> </p>' }]]) {
      const { meta } = await create(place, { blocks });
      expect(meta).toEqual({ isEmptyArticle: true, setupStatus: 'none' });
    }
  });

  test('an article created with text is not created if two blocks have the same id, or if it is too large', async () => {
    const path = `/article/${place.workspaceId}`;
    const before = titles(await list(place, { limit: 200 })).length;
    const twice = { id: 'a', html: '<p>x</p>' };
    expect(await server.call(place.user, 'POST', path, { blocks: [twice, twice] })).toMatchObject({
      status: 422,
      body: { fields: { blocks: expect.any(String) } },
    });
    const large = { id: 'a', html: 'x'.repeat(3 * 1024 * 1024) };
    expect(await server.call(place.user, 'POST', path, { blocks: [large] })).toMatchObject({
      status: 413,
      body: { code: 'too_large' },
    });
    // `&` becomes `&amp;`: what fits into the request may be too much for an article.
    const growing = { id: 'a', html: '&'.repeat(1024 * 1024) };
    expect(await server.call(place.user, 'POST', path, { blocks: [growing] })).toMatchObject({
      status: 413,
      body: { code: 'too_large' },
    });
    expect(titles(await list(place, { limit: 200 }))).toHaveLength(before);
  });
});
