import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { Problem } from '#contract/lib/problem.ts';
import type { SiteAdapter } from '#server/adapters/publishing/siteKind.ts';
import { type KeptSite, keptSite, playedSite } from '#tests/server/support/playedSites.ts';
import {
  type TestServer,
  type TestUser,
  testServer,
  until,
  userWithWorkspace,
} from '#tests/server/support/testServer.ts';

let site: KeptSite;
/** What the site does otherwise in a test. */
let otherwise: Partial<SiteAdapter>;

let server: TestServer;
beforeAll(async () => {
  const wordpress = new Proxy({} as SiteAdapter, {
    get: (_target, name: keyof SiteAdapter) => otherwise[name] ?? playedSite(site)[name],
  });
  server = await testServer({ siteKinds: { wordpress } });
});
beforeEach(() => {
  site = keptSite();
  otherwise = {};
});
afterAll(() => server.close());

const SETTINGS = {
  slug: '',
  excerpt: '',
  seoTitle: '',
  description: '',
  categories: [],
  tags: [],
  authorId: null,
  coverId: null,
  withStructuredData: false,
  withSlots: false,
};

interface Ground {
  readonly user: TestUser;
  readonly workspaceId: string;
  readonly articleId: string;
  readonly siteId: string;
  readonly at: string;
}

/** An article of two paragraphs, and a connected site. */
async function ground(html: readonly string[] = ['<h1>Green tea</h1>', '<p>It is green.</p>']) {
  const { user, workspaceId } = await userWithWorkspace(server);
  const { body: connected } = await server.call(user, 'POST', `/integration/${workspaceId}/sites`, {
    kind: 'wordpress',
    address: 'https://tea.example/',
    login: 'ann',
    password: 'abcd EFGH 1234 ijkl',
  });
  const blocks = html.map((block, index) => ({ id: `b${index}`, html: block }));
  const { body: article } = await server.call(user, 'POST', `/article/${workspaceId}`, {
    requestId: crypto.randomUUID(),
    title: '',
    blocks,
  });
  const [articleId, siteId] = [article.id, connected.id];
  const at = `/integration/${workspaceId}/articles/${articleId}/sites/${siteId}`;
  return { user, workspaceId, articleId, siteId, at };
}

const publishedNow = { state: 'published' };

async function publish({ user, at }: Ground, body: object = {}) {
  return server.call(user, 'POST', at, {
    requestId: crypto.randomUUID(),
    version: 1,
    settings: SETTINGS,
    time: publishedNow,
    replaces: null,
    isNew: false,
    ...body,
  });
}

async function publicationOf({ user, workspaceId, articleId }: Ground) {
  const of = `/integration/${workspaceId}/articles/${articleId}/publications`;
  return (await server.call(user, 'GET', of)).body.publications[0];
}

/** Resolves with the post's newest run once it is over. */
async function ended(of: Ground) {
  await until(async () => {
    const found = await publicationOf(of);
    return found !== undefined && !['queued', 'running'].includes(found.runs[0].state);
  });
  return (await publicationOf(of)).runs[0];
}

test('an article becomes a post, as a draft first and then for readers', async () => {
  const of = await ground();
  const states: string[] = [];
  otherwise.writePost = async (...args) => {
    states.push(site.posts[0]?.state ?? 'none');
    return playedSite(site).writePost(...args);
  };
  const { status, body } = await publish(of, { settings: { ...SETTINGS, slug: 'green-tea' } });
  expect(status).toBe(200);
  expect(await ended(of)).toMatchObject({
    jobId: body.jobId,
    act: 'write',
    state: 'finished',
    version: 1,
    isMine: true,
    post: { state: 'published', link: 'https://tea.example/?p=1' },
    failure: null,
    hasFormer: false,
  });
  expect(states).toEqual(['draft']);
  expect(site.posts).toMatchObject([
    { title: 'Green tea', content: '<p>It is green.</p>', slug: 'green-tea', state: 'published' },
  ]);
});
