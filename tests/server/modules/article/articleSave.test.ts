/** Compares saves with the rules for the whole text: a save reads only the blocks that it touches. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import type { SearchFields } from '#contract/article/article.schema.ts';
import { article } from '#db/schema/article.ts';
import {
  applyOps,
  type BlockOp,
  blocksOf,
  displayedTitle,
  EMPTY_BODY,
} from '#domain/article/body.ts';
import { NO_FIELDS } from '#domain/article/searchFields.ts';
import { hasContent } from '#domain/history/versions.ts';
import {
  checkedId,
  nextRequestId,
  type TestServer,
  type TestUser,
  testServer,
  userWithWorkspace,
} from '../../support/testServer.ts';

let server: TestServer;
let user: TestUser;
let workspaceId: string;
beforeAll(async () => {
  server = await testServer({ works: false });
  ({ user, workspaceId } = await userWithWorkspace(server));
});
afterAll(() => server.close());

async function newArticle(): Promise<string> {
  const { body } = await server.call(user, 'POST', `/article/${workspaceId}`, { title: 'Stored' });
  return body.id;
}
const read = async (id: string) =>
  (await server.call(user, 'GET', `/article/${workspaceId}/${id}`)).body;
const save = (id: string, baseVersion: number, change: object) =>
  server.call(user, 'PATCH', `/article/${workspaceId}/${id}`, {
    requestId: nextRequestId(),
    baseVersion,
    ops: [],
    ...change,
  });
const rowOf = async (id: string) => {
  const rows = await server.database.orm
    .select()
    .from(article)
    .where(eq(article.id, checkedId(id)));
  return rows[0];
};

const someId = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'constructor');
const someHtml = fc.constantFrom(
  ...['<p>one two</p>', '<p>ä😀</p>', '<p></p>', '<p> </p>', '<hr>', '<h2>Two</h2>'],
  ...['<h1>Title</h1>', '<h1>Other &amp; more</h1>', '<h1></h1>', '<h1> </h1>'],
);
const someOp: fc.Arbitrary<BlockOp> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      op: fc.constant('put' as const),
      id: someId,
      after: fc.option(someId),
      html: someHtml,
    }),
  },
  { weight: 1, arbitrary: fc.record({ op: fc.constant('remove' as const), id: someId }) },
);
const someFields = fc.record(
  {
    seoTitle: fc.constantFrom('', 'Ä "😀"'),
    description: fc.constant('D'),
    slug: fc.constant('s-1'),
  },
  { requiredKeys: [] },
);
const someSave = fc.record(
  {
    ops: fc.array(someOp, { maxLength: 4 }),
    title: fc.constantFrom('', 'New', 'Newer'),
    fields: someFields,
  },
  { requiredKeys: ['ops'] },
);

test('any saves have the result of the rules for the whole text', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(someSave, { minLength: 1, maxLength: 8 }), async (saves) => {
      const id = await newArticle();
      let body = EMPTY_BODY;
      let storedTitle = 'Stored';
      let fields: SearchFields = NO_FIELDS;
      let isEmpty = true;
      for (const [at, { ops, title, fields: change }] of saves.entries()) {
        body = applyOps(body, ops);
        storedTitle = title ?? storedTitle;
        fields = { ...fields, ...change };
        isEmpty &&= !hasContent(body);
        const shown = displayedTitle(body, storedTitle);
        const beside = { ...(title !== undefined && { title }), ...(change && { fields: change }) };
        const saved = await save(id, at + 1, { ops, ...beside });
        expect(saved).toMatchObject({ status: 200, body: { version: at + 2, title: shown } });
        expect(await read(id)).toMatchObject({
          title: shown,
          storedTitle,
          fields,
          version: at + 2,
          blocks: blocksOf(body),
          meta: { isEmptyArticle: isEmpty },
        });
        const chars = Object.values(body.html).join('').length;
        expect(await rowOf(id)).toMatchObject({ displayedTitle: shown, bodyChars: chars });
      }
    }),
    { numRuns: 40 },
  );
});

// §d.fields.5
test.each([
  ['a title of 301 characters', { seoTitle: 'x'.repeat(301) }],
  ['a description of 1,001 characters', { description: 'x'.repeat(1001) }],
  ['a slug of 76 characters', { slug: 'x'.repeat(76) }],
  ['a slug with a space', { slug: 'a b' }],
  ['a slug with a slash', { slug: 'a/b' }],
])('%s is refused', async (_what, fields) => {
  const id = await newArticle();
  expect((await save(id, 1, { fields })).status).toBe(422);
});

test('an underscore in an id is not a wildcard', async () => {
  const id = await newArticle();
  const put = (block: string, after: string | null) => ({
    op: 'put',
    id: block,
    after,
    html: `<p>${block}</p>`,
  });
  await save(id, 1, { ops: [put('x', null), put('acb', 'x'), put('a_b', 'acb')] });
  await save(id, 2, { ops: [put('a_b', 'x')] });
  const { blocks } = await read(id);
  expect(blocks.map((block: { id: string }) => block.id)).toEqual(['x', 'a_b', 'acb']);
});

test('a heading that becomes a paragraph no longer gives the title', async () => {
  const id = await newArticle();
  const put = (html: string) => ({ ops: [{ op: 'put', id: 'a', after: null, html }] });
  await save(id, 1, put('<h1>Title</h1>'));
  expect((await save(id, 2, put('<p>Title</p>'))).body.title).toBe('Stored');
});

describe('saves at the same time', () => {
  const text = (id: string) => [{ op: 'put', id, after: null, html: `<p>${id}</p>` }];

  test('of many saves on one version, one succeeds', async () => {
    const id = await newArticle();
    const ids = Array.from({ length: 20 }, (_, at) => `b${at}`);
    const answers = await Promise.all(ids.map((block) => save(id, 1, { ops: text(block) })));
    const done = ids.filter((_, at) => answers[at]?.status === 200);
    expect(done).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
    expect(await read(id)).toMatchObject({ version: 2, blocks: [{ id: done[0] }] });
  });

  test('of one save sent many times, one is done and all get the same answer', async () => {
    const id = await newArticle();
    const request = { requestId: nextRequestId(), ops: text('a') };
    const answers = await Promise.all(Array.from({ length: 20 }, () => save(id, 1, request)));
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 200, body: { version: 2 } });
    expect((await read(id)).version).toBe(2);
  });
});
