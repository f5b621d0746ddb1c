import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { DEFAULT_FLAGS, type FlagName, flagsIn } from '#domain/access/flags.ts';
import {
  draftRequest,
  nextRequestId,
  type TestServer,
  type TestUser,
  testServer,
  userWithWorkspace,
} from '../support/testServer.ts';

let server: TestServer;
let user: TestUser;
/** A workspace, and an article in it. */
let of: { readonly workspaceId: string; readonly articleId: string };
beforeAll(async () => {
  server = await testServer({ works: false });
  const { user: owner, workspaceId } = await userWithWorkspace(server);
  user = owner;
  const article = { title: 'Tea', blocks: [{ id: 'b1', html: '<p>Tea</p>' }] };
  const { body } = await server.call(user, 'POST', `/article/${workspaceId}`, article);
  of = { workspaceId, articleId: body.id };
});
afterAll(() => server.close());

const onArticle = () => `${of.workspaceId}/articles/${of.articleId}`;
const aProposal = (name: string) => ({
  requestId: nextRequestId(),
  baseVersion: 1,
  task: { name },
  place: { type: 'blocks', blockIds: ['b1'] },
});
/** Neither is there: a request that a flag does not stop ends at once. */
const SNAPSHOT = { snapshotId: crypto.randomUUID() };
const BRIEF = { briefId: crypto.randomUUID() };
const IMAGES = 'generate_article_with_ai_image';
type Request = readonly [path: () => string, body: () => object];

const drafts = (change: object): Request => [
  () => `/content/${of.workspaceId}/drafts`,
  () => draftRequest({ ...change }),
];
const outlines = (change: object): Request => [
  () => `/content/${of.workspaceId}/outlines`,
  () => draftRequest({ ...change }),
];
const proposals = (name: string): Request => [
  () => `/content/${onArticle()}/proposals`,
  () => aProposal(name),
];
const ask = async ([path, body]: Request) => (await server.call(user, 'POST', path(), body())).body;

// §d.flags.7
test.each<[FlagName, string, Request]>([
  ['humanization', 'a check', [() => `/humanizer/${of.workspaceId}/${of.articleId}`, () => ({})]],
  ['humanization', 'a rewrite', proposals('humanize')],
  ['seo_based_articles', 'a draft from results', drafts(SNAPSHOT)],
  ['seo_based_articles', 'an outline from results', outlines(SNAPSHOT)],
  [
    IMAGES,
    'an article with an image',
    drafts({ ...BRIEF, image: { kind: 'ai', prompt: '', shape: 'wide' } }),
  ],
  [IMAGES, 'an article with a designed cover', drafts({ ...BRIEF, image: { kind: 'cover' } })],
  [
    IMAGES,
    'the image of an article',
    [() => `/asset/${onArticle()}/image`, () => ({ requestId: nextRequestId() })],
  ],
  [
    IMAGES,
    'an image',
    [
      () => `/asset/${of.workspaceId}/generated`,
      () => ({ requestId: nextRequestId(), prompt: 'Tea', shape: 'wide' }),
    ],
  ],
])('while %s is not visible, %s is not begun', async (flag, _what, request) => {
  user.flags = { [flag]: false };
  expect(await ask(request)).toMatchObject({ status: 403, code: 'feature_closed' });
  user.flags = { ...CLOSED, [flag]: true };
  expect((await ask(request)).code).not.toBe('feature_closed');
});

const CLOSED = Object.fromEntries(flagsIn(DEFAULT_FLAGS).map(({ name }) => [name, false]));

// §d.flags.7
test.each<[string, Request]>([
  ['a draft', drafts({})],
  ['a draft from a brief', drafts({ ...BRIEF, ...SNAPSHOT })],
  ['an outline', outlines({})],
  ['another rewrite', proposals('shorten')],
])('%s depends on no flag', async (_what, request) => {
  user.flags = CLOSED;
  expect((await ask(request)).code).not.toBe('feature_closed');
});

// §d.flags.7
test('what was made before a flag was closed is read as before', async () => {
  user.flags = CLOSED;
  const reads = [
    `/humanizer/${of.workspaceId}/${of.articleId}`,
    `/asset/${of.workspaceId}/generated`,
  ];
  for (const path of reads) expect((await server.call(user, 'GET', path)).status).toBe(200);
});
