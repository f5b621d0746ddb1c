import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { Problem } from '#contract/lib/problem.ts';
import { POST_IMAGE_STEPS } from '#contract/publishing/publication.ts';
import type { SiteAdapter } from '#server/adapters/publishing/siteKind.ts';
import { type KeptSite, keptSite, playedSite } from '#tests/server/support/playedSites.ts';
import {
  API,
  type TestServer,
  type TestUser,
  testServer,
  until,
  userWithWorkspace,
} from '#tests/server/support/testServer.ts';
import { A_PUBLICATION } from '#tests/support/factories.ts';
import { aPng } from '#tests/support/images.ts';

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

const { settings: SETTINGS } = A_PUBLICATION;

interface Ground {
  readonly user: TestUser;
  readonly workspaceId: string;
  readonly articleId: string;
  readonly siteId: string;
  readonly at: string;
}

/** An article of two paragraphs, and a connected site. */
async function ground(
  html: readonly string[] = ['<h1>Green tea</h1>', '<p>It is green.</p>'],
  inWorkspace?: Pick<Ground, 'user' | 'workspaceId'>,
): Promise<Ground> {
  const { user, workspaceId } = inWorkspace ?? (await userWithWorkspace(server));
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

const SLOT = '<aside>A price of your own</aside>';

/** An article with one image of the library, twice. */
async function groundWithImage() {
  const before = await ground();
  const { user, workspaceId } = before;
  const { src } = await uploaded(user, workspaceId);
  const figure = `<figure><img src="${src}" alt="A leaf"></figure>`;
  const of = await ground(['<h1>Green tea</h1>', figure, '<p>It is green.</p>', figure], before);
  return { of, src };
}

async function uploaded(
  user: TestUser,
  workspaceId: string,
  payload = aPng(),
): Promise<{ readonly src: string }> {
  const answer = await server.app.inject({
    method: 'POST',
    url: `${API}/asset/${workspaceId}?requestId=${crypto.randomUUID()}&name=leaf.png`,
    headers: { ...user.headers, 'content-type': 'image/png' },
    payload,
  });
  return answer.json();
}

/** The writer saves another paragraph in place of the second block. */
async function write({ user, workspaceId, articleId }: Ground, html: string, baseVersion = 1) {
  const ops = [{ op: 'put', id: 'b1', after: 'b0', html }];
  const body = { requestId: crypto.randomUUID(), baseVersion, ops };
  const { status } = await server.call(user, 'PATCH', `/article/${workspaceId}/${articleId}`, body);
  expect(status).toBe(200);
}

const publishedNow = { state: 'published' };

async function publish({ user, at }: Ground, body: object = {}) {
  return server.call(user, 'POST', at, {
    ...A_PUBLICATION,
    requestId: crypto.randomUUID(),
    version: 1,
    time: publishedNow,
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

// §d.sitePosts.10
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

// §d.sitePosts.10
test('the same request twice is one run, and two runs at once are refused', async () => {
  const of = await ground();
  const gate = Promise.withResolvers<void>();
  otherwise.createDraft = async (...args) => {
    await gate.promise;
    return playedSite(site).createDraft(...args);
  };
  const requestId = crypto.randomUUID();
  const first = await publish(of, { requestId });
  const second = await publish(of, { requestId });
  const other = await publish(of);
  expect(second.body).toEqual(first.body);
  expect(other.body.code).toBe('job_running');
  gate.resolve();
  await ended(of);
  expect(site.posts).toHaveLength(1);
});

// §d.sitePosts.2
test('a draft whose answer was lost is found again, also if the site is late with it', async () => {
  const of = await ground();
  let tries = 0;
  otherwise.createDraft = async (...args) => {
    tries += 1;
    // The site goes on with what it was asked for, although nobody hears of it.
    setTimeout(() => void playedSite(site).createDraft(...args), 300);
    throw new Problem('site_unreachable');
  };
  await publish(of);
  expect(await ended(of)).toMatchObject({ state: 'finished', failure: null });
  expect(tries).toBe(1);
  expect(site.posts).toHaveLength(1);
});

// §d.sitePosts.13
test('each image is sent once, with its description, however often and wherever it is shown', async () => {
  const { of, src } = await groundWithImage();
  await publish(of);
  expect(await ended(of)).toMatchObject({ state: 'finished' });
  expect(site.images).toMatchObject([{ name: 'leaf.png', alt: 'A leaf' }]);
  expect(site.posts[0]?.content).toContain('https://tea.example/uploads/101.png');
  expect(site.posts[0]?.content).not.toContain(src);
  await publish(of, { time: { state: 'kept' } });
  expect(await ended(of)).toMatchObject({ state: 'finished' });
  expect(site.images).toHaveLength(1);
});

// §d.sitePosts.13
test('of very many images, the last ones go with the text', async () => {
  const before = await ground();
  const html = ['<h1>Green tea</h1>'];
  for (let at = 0; at < POST_IMAGE_STEPS + 2; at += 1) {
    const { src } = await uploaded(before.user, before.workspaceId, aPng(at + 2));
    html.push(`<figure><img src="${src}" alt=""></figure>`);
  }
  const of = await ground(html, before);
  await publish(of);
  expect(await ended(of)).toMatchObject({ state: 'finished' });
  expect(site.images).toHaveLength(POST_IMAGE_STEPS + 2);
  expect(site.posts[0]?.content).not.toContain('/content/assets/');
});

// §d.sitePosts.2
test('an image whose answer was lost is not sent a second time', async () => {
  const { of } = await groundWithImage();
  let tries = 0;
  otherwise.uploadImage = async (...args) => {
    tries += 1;
    await playedSite(site).uploadImage(...args);
    throw new Problem('site_unreachable');
  };
  await publish(of);
  expect(await ended(of)).toMatchObject({ state: 'finished' });
  expect([tries, site.images.length]).toEqual([1, 1]);
});

// §d.sitePosts.13
test('nothing is published without an image that the site refuses', async () => {
  const { of } = await groundWithImage();
  otherwise.uploadImage = async () => {
    throw new Problem('site_image_refused');
  };
  await publish(of);
  const failed = { state: 'failed', failure: 'site_image_refused', failedAt: 'image 1' };
  expect(await ended(of)).toMatchObject(failed);
  expect(site.posts).toEqual([]);
});

// §d.sitePosts.11
test('a post that was changed on the site is not overwritten unseen', async () => {
  const of = await ground();
  await publish(of);
  await ended(of);
  const [post] = site.posts;
  site.posts = [
    { ...post!, content: '<!-- wp:paragraph --><p>Corrected there.</p><!-- /wp:paragraph -->' },
  ];
  await publish(of, { time: { state: 'kept' } });
  expect(await ended(of)).toMatchObject({ failure: 'site_post_changed' });
  expect(site.posts[0]?.content).toContain('Corrected there.');

  const seen = (await server.call(of.user, 'GET', `${of.at}/text`)).body;
  expect(seen.text.blocks).toEqual([{ html: '<p>Corrected there.</p>' }]);
  expect(seen.written.blocks).toEqual([{ html: '<p>It is green.</p>' }]);

  await publish(of, { time: { state: 'kept' }, replaces: seen.hash });
  const run = await ended(of);
  expect(run).toMatchObject({ state: 'finished', hasFormer: true });
  expect(site.posts[0]?.content).toBe('<p>It is green.</p>');

  const former = (await server.call(of.user, 'GET', `${of.at}/text?run=${run.jobId}`)).body;
  expect(former.text.blocks).toEqual([{ html: '<p>Corrected there.</p>' }]);
  const requestId = crypto.randomUUID();
  const made = await server.call(of.user, 'POST', `${of.at}/text`, { requestId, run: run.jobId });
  const read = `/article/${of.workspaceId}/${made.body.copyId}`;
  const { body } = await server.call(of.user, 'GET', read);
  expect(body.blocks.map(({ html }: { html: string }) => html)).toEqual([
    '<h1>Green tea</h1>',
    '<p>Corrected there.</p>',
  ]);
});

// §d.sitePosts.11
test('what is changed once more after it was looked at is not overwritten either', async () => {
  const of = await ground();
  await publish(of);
  await ended(of);
  const change = (content: string) => {
    site.posts = site.posts.map((post) => ({ ...post, content }));
  };
  change('<p>One.</p>');
  const { hash } = (await server.call(of.user, 'GET', `${of.at}/text`)).body;
  change('<p>Two.</p>');
  await publish(of, { replaces: hash });
  expect(await ended(of)).toMatchObject({ failure: 'site_post_changed' });
  expect(site.posts[0]?.content).toBe('<p>Two.</p>');
});

// §d.sitePosts.2
test('a text whose answer was lost is written again, and taken for ours', async () => {
  const of = await ground();
  await publish(of);
  await ended(of);
  await write(of, '<p>It is rather green.</p>');
  let tries = 0;
  otherwise.writePost = async (...args) => {
    const done = await playedSite(site).writePost(...args);
    tries += 1;
    if (tries === 1) throw new Problem('site_unreachable');
    return done;
  };
  await publish(of, { version: 2, time: { state: 'kept' } });
  expect(await ended(of)).toMatchObject({ state: 'finished', version: 2, failure: null });
  expect(tries).toBe(2);
  expect(site.posts).toMatchObject([{ content: '<p>It is rather green.</p>', state: 'published' }]);
});

// §d.sitePosts.10
test('the text is the one that was confirmed', async () => {
  const of = await ground();
  await write(of, '<p>Newer.</p>');
  expect((await publish(of, { version: 1 })).body.code).toBe('stale_version');
  const gate = Promise.withResolvers<void>();
  otherwise.findPost = async (...args) => {
    await gate.promise;
    return playedSite(site).findPost(...args);
  };
  await publish(of, { version: 2 });
  await write(of, '<p>Newest.</p>', 2);
  gate.resolve();
  await ended(of);
  expect(site.posts[0]?.content).toBe('<p>Newer.</p>');
});

// §d.sitePosts.12
test('a post that was removed for good is made anew only if that is asked for', async () => {
  const of = await ground();
  await publish(of);
  await ended(of);
  site.posts = [];
  await publish(of);
  expect(await ended(of)).toMatchObject({ failure: 'site_post_gone' });
  await publish(of, { isNew: true });
  expect(await ended(of)).toMatchObject({ state: 'finished' });
  expect(site.posts).toHaveLength(1);
});

// §d.sitePosts.12
test('a post goes to the trash of the site, and comes back as a draft', async () => {
  const of = await ground();
  const requestId = crypto.randomUUID();
  expect((await server.call(of.user, 'POST', `${of.at}/trash`, { requestId })).status).toBe(404);
  await publish(of);
  await ended(of);
  await server.call(of.user, 'POST', `${of.at}/trash`, { requestId });
  expect(await ended(of)).toMatchObject({ act: 'trash', state: 'finished', version: null });
  expect(await publicationOf(of)).toMatchObject({ post: { state: 'trashed' }, version: 1 });
  await publish(of, { time: { state: 'kept' } });
  expect(await ended(of)).toMatchObject({ state: 'finished', post: { state: 'draft' } });
});

test('a post is scheduled', async () => {
  const of = await ground();
  const date = '2030-01-01T09:00:00.000Z';
  await publish(of, { time: { state: 'scheduled', date } });
  await ended(of);
  expect((await publicationOf(of)).post).toMatchObject({ state: 'scheduled', date });
});

// §d.sitePosts.16
test('a time that is over is refused', async () => {
  const of = await ground();
  const time = { state: 'scheduled', date: '2020-01-01T09:00:00.000Z' };
  const { status, body } = await publish(of, { time });
  expect([status, body.code]).toEqual([422, 'invalid_input']);
  expect(site.posts).toEqual([]);
});

// §d.sitePosts.15
test('a site that is connected again still has its posts', async () => {
  const of = await ground();
  await publish(of);
  await ended(of);
  const sites = `/integration/${of.workspaceId}/sites`;
  await server.call(of.user, 'DELETE', `${sites}/${of.siteId}`);
  expect(await publicationOf(of)).toBeUndefined();
  const { body } = await server.call(of.user, 'POST', sites, {
    kind: 'wordpress',
    address: 'https://tea.example/',
    login: 'ann',
    password: 'efgh',
  });
  expect(await publicationOf(of)).toMatchObject({ siteId: body.id, version: 1 });
});

test('a site that refuses is named in the settings, with the reason', async () => {
  const of = await ground();
  otherwise.createDraft = async () => {
    throw new Problem('site_password_rejected');
  };
  await publish(of);
  expect(await ended(of)).toMatchObject({ state: 'failed', failure: 'site_password_rejected' });
  const { sites } = (await server.call(of.user, 'GET', `/integration/${of.workspaceId}/sites`))
    .body;
  expect(sites[0].problem.failure).toBe('site_password_rejected');
});

// §d.sitePosts.14
test('slots leave with the text only if that is asked for', async () => {
  const of = await ground(['<h1>Green tea</h1>', SLOT, '<p>It is green.</p>']);
  await publish(of);
  await ended(of);
  expect(site.posts[0]?.content).toBe('<p>It is green.</p>');
  await publish(of, { settings: { ...SETTINGS, withSlots: true }, time: { state: 'kept' } });
  await ended(of);
  expect(site.posts[0]?.content).toContain('<p>[');
});

test('structured data goes with the text if that is asked for', async () => {
  const of = await ground();
  await publish(of, { settings: { ...SETTINGS, withStructuredData: true } });
  await ended(of);
  const data = JSON.parse(site.posts[0]?.sent?.jsonLd ?? '{}');
  expect(data['@graph'][0]).toMatchObject({ '@type': 'Article', headline: 'Green tea' });
});

test('categories and authors are those of the site', async () => {
  const of = await ground();
  const choices = `/integration/${of.workspaceId}/sites/${of.siteId}/choices`;
  expect((await server.call(of.user, 'GET', choices)).body).toEqual({
    siteId: of.siteId,
    categories: ['News', 'Tea'],
    authors: [{ id: '7', name: 'Ben' }],
  });
});

// §d.sitePosts.17
test('the published posts of a site are imported as pages', async () => {
  const of = await ground();
  const post = (id: number) => ({
    id: String(id),
    title: `Tea ${id}`,
    link: `https://tea.example/tea-${id}`,
    changedAt: '2026-01-01T00:00:00.000Z',
  });
  otherwise.publishedPosts = async (_site, page) => ({
    posts: [post(page)],
    next: page < 3 ? page + 1 : null,
    total: 3,
  });
  const at = `/integration/${of.workspaceId}/sites/${of.siteId}/pages`;
  const { status, body } = await server.call(of.user, 'POST', at, {
    requestId: crypto.randomUUID(),
  });
  expect(status).toBe(200);
  await until(async () => {
    const job = await server.call(of.user, 'GET', `/content/${of.workspaceId}/jobs/${body.jobId}`);
    return !['queued', 'running'].includes(job.body.job.state);
  });
  const pages = (await server.call(of.user, 'GET', `/url/${of.workspaceId}/pages`)).body.pages;
  expect(pages.map(({ url }: { url: string }) => url).sort()).toEqual([
    'https://tea.example/tea-1',
    'https://tea.example/tea-2',
    'https://tea.example/tea-3',
  ]);
});

test('the site of another workspace is nowhere', async () => {
  const of = await ground();
  const other = await ground();
  const at = `/integration/${of.workspaceId}/articles/${of.articleId}/sites/${other.siteId}`;
  expect((await publish({ ...of, at })).status).toBe(404);
});
