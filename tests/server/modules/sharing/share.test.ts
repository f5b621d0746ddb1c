import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { JSDOM } from 'jsdom';
import { articleBlock } from '#db/schema/article.ts';
import {
  type TestServer,
  type TestUser,
  testServer,
  userWithWorkspace,
} from '#tests/server/support/testServer.ts';

let server: TestServer;
let user: TestUser;
let workspaceId: string;
let path: string;

beforeAll(async () => {
  server = await testServer({ works: false });
  ({ user, workspaceId } = await userWithWorkspace(server));
});
afterAll(() => server.close());

interface NewArticle {
  readonly title?: string;
  readonly language?: string;
  readonly fields?: object;
  readonly blocks?: readonly { readonly id: string; readonly html: string }[];
}

/** Creates an article, shares it and returns its link. */
async function shared(article: NewArticle): Promise<string> {
  const { body } = await server.call(user, 'POST', `/article/${workspaceId}`, article);
  path = `/article/${workspaceId}/${body.id}`;
  return (await server.call(user, 'POST', `${path}/share`)).body.path;
}

const open = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  server.app.inject({ method, url, headers });
const documentOf = async (url: string) => new JSDOM((await open(url)).body).window.document;

let link: string;
beforeEach(async () => {
  link = await shared({
    title: 'Stored',
    language: 'en-GB',
    blocks: [
      { id: 'a', html: '<h1>Fish &amp; <em>chips</em></h1>' },
      { id: 'b', html: '<p>Text with a <a href="https://example.com/">link</a></p>' },
      { id: 'c', html: '<table><tbody><tr><td>1</td></tr></tbody></table>' },
    ],
  });
});

// §7.calls.19 §3.share.1
test('the link is made once, cannot be guessed, and needs no sign-in', async () => {
  expect(link).toMatch(/^\/content\/share\/[\w-]{43}$/);
  const again = await Promise.all([1, 2].map(() => server.call(user, 'POST', `${path}/share`)));
  expect(again.map(({ body }) => body.path)).toEqual([link, link]);
  expect((await open(link)).statusCode).toBe(200);
});

test('the page is the whole article as HTML, without scripts', async () => {
  const { body, headers } = await open(link);
  const { document } = new JSDOM(body).window;
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(document.title).toBe('Fish & chips');
  expect(document.documentElement.lang).toBe('en-GB');
  expect(document.documentElement.dir).toBe('ltr');
  expect(document.querySelector('main')?.textContent).toMatch(
    /Fish & chips\s+Text with a link\s+1/,
  );
  expect(document.querySelectorAll('h1')).toHaveLength(1);
  expect(document.querySelectorAll('script, iframe, form, [onclick], style, [style]')).toHaveLength(
    0,
  );
  expect(body).not.toContain('index.html'); // the page of the editor
});

const metaIn = (document: Document, name: string) =>
  document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');

// §d.fields.7
test('search engines and networks are told what the search fields say', async () => {
  const fields = { seoTitle: 'Fish & "chips"', description: 'Why <fish>?', slug: 'fish' };
  const document = await documentOf(await shared({ title: 'Stored', fields }));
  expect(document.title).toBe('Fish & "chips"');
  expect(metaIn(document, 'description')).toBe('Why <fish>?');
  expect(metaIn(document, 'og:title')).toBe('Fish & "chips"');
  expect(metaIn(document, 'og:description')).toBe('Why <fish>?');
});

test('without search fields they are told the title, and no description', async () => {
  const document = await documentOf(link);
  expect(document.title).toBe('Fish & chips');
  expect(metaIn(document, 'og:title')).toBe('Fish & chips');
  expect(metaIn(document, 'description')).toBeUndefined();
  expect(metaIn(document, 'og:description')).toBeUndefined();
});

test('it is not indexed, sends no referrer, and its policy allows only styles, fonts and images', async () => {
  const { headers } = await open(link);
  expect(headers).toMatchObject({
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
    'cache-control': 'private, no-cache',
    'x-content-type-options': 'nosniff',
  });
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("style-src 'self'");
  expect(policy).toContain("img-src 'self' data:;");
  expect(policy).not.toMatch(/script|unsafe|nonce/);
  const robots = (await documentOf(link)).querySelector('meta[name=robots]');
  expect(robots?.getAttribute('content')).toContain('noindex');
});

test('its style sheet and fonts are served, cached for good', async () => {
  const sheets = [...(await documentOf(link)).querySelectorAll('link[rel=stylesheet]')];
  expect(sheets).toHaveLength(1);
  const style = await open(sheets[0]?.getAttribute('href') ?? '');
  expect(style.headers['content-type']).toMatch(/^text\/css/);
  expect(style.headers['cache-control']).toContain('immutable');
  expect(style.body).toContain('@media print');
  const fonts = [...style.body.matchAll(/url\(([^)]+)\)/g)].map(([, url = '']) => url);
  expect(fonts.length).toBeGreaterThan(3);
  for (const font of fonts) {
    const answer = await open(font, {}, 'HEAD');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('font/woff2');
  }
});

test('an unchanged page is not sent again; a changed one is', async () => {
  const { headers } = await open(link);
  const etag = String(headers.etag);
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
    const answer = await open(link, { 'if-none-match': known });
    expect(answer.statusCode).toBe(304);
    expect(answer.body).toBe('');
  }
  await server.call(user, 'PATCH', path, {
    requestId: 'request-1',
    baseVersion: 1,
    ops: [{ op: 'remove', id: 'b' }],
  });
  const changed = await open(link, { 'if-none-match': etag });
  expect(changed.statusCode).toBe(200);
  expect(changed.body).not.toContain('Text with');
});

test('HEAD answers like GET, without the text', async () => {
  const [get, head] = [await open(link), await open(link, {}, 'HEAD')];
  expect(head.statusCode).toBe(200);
  expect(head.body).toBe('');
  expect(head.headers.etag).toBe(get.headers.etag);
  expect(head.headers['content-length']).toBe(get.headers['content-length']);
});

const ATTACK = '"><script>alert(1)</script>&amp;';

test('the title is escaped, and stands above a text without a heading', async () => {
  const document = await documentOf(
    await shared({ title: ATTACK, blocks: [{ id: 'a', html: '<p>Text</p>' }] }),
  );
  expect(document.title).toBe(ATTACK);
  expect(document.querySelector('h1')?.textContent).toBe(ATTACK);
  expect(document.querySelectorAll('script')).toHaveLength(0);
});

test('stored text is sanitised again, in case an older version let something through', async () => {
  const html =
    '<p onclick="x()">Hi<script>alert(1)</script></p></main><img src=x onerror=alert(1)>';
  await server.database.orm.update(articleBlock).set({ html }).where(eq(articleBlock.id, 'b'));
  const document = await documentOf(link);
  expect(document.querySelectorAll('script, [onclick], [onerror]')).toHaveLength(0);
  expect(document.querySelectorAll('main')).toHaveLength(1);
});

test.each([
  ['ar', 'rtl'],
  ['he-IL', 'rtl'],
  ['ja', 'ltr'],
  ['no language" onload="x()', 'auto'],
])('an article in %s has the direction %s', async (language, dir) => {
  const { documentElement } = await documentOf(await shared({ language }));
  expect(documentElement.lang).toEqual(language);
  expect(documentElement.dir).toEqual(dir);
  expect(documentElement.getAttributeNames().sort()).toEqual(['dir', 'lang']);
});

test('an article without title and text still has a page', async () => {
  const document = await documentOf(await shared({}));
  expect(document.title).toBe('Untitled article');
});

async function expectNotice(url: string): Promise<string> {
  const answer = await open(url);
  expect(answer.statusCode).toBe(404);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.headers['x-robots-tag']).toContain('noindex');
  const { document } = new JSDOM(answer.body).window;
  expect(document.querySelector('h1')?.textContent).toBe('There is no article here');
  expect(document.querySelectorAll('link[rel=stylesheet]')).toHaveLength(1);
  return answer.body;
}

test('unknown, revoked and deleted links get the same page', async () => {
  const pages = [
    await expectNotice('/content/share/x'),
    await expectNotice('/content/share/%00'),
    await expectNotice(`/content/share/${'A'.repeat(43)}`),
  ];
  await server.call(user, 'DELETE', path);
  pages.push(await expectNotice(link));
  await server.call(user, 'POST', `${path}/restore`);
  expect((await open(link)).statusCode).toBe(200);
  const revoked = await server.call(user, 'DELETE', `${path}/share`);
  expect(revoked.body).toEqual({ articleId: path.split('/').at(-1) });
  pages.push(await expectNotice(link));
  expect(new Set(pages).size).toBe(1);
});

test('a revoked link stays revoked: the next one is different', async () => {
  await server.call(user, 'DELETE', `${path}/share`);
  expect((await server.call(user, 'DELETE', `${path}/share`)).status).toBe(200);
  const next = (await server.call(user, 'POST', `${path}/share`)).body.path;
  expect(next).not.toBe(link);
  await expectNotice(link);
  expect((await open(next)).statusCode).toBe(200);
});

test('an article of another workspace can be neither shared nor unshared', async () => {
  const own = await userWithWorkspace(server);
  const foreign = `${path.replace(workspaceId, own.workspaceId)}/share`;
  for (const method of ['POST', 'DELETE'] as const)
    expect((await server.call(own.user, method, foreign)).status).toBe(404);
  expect((await open(link)).statusCode).toBe(200);
});

test('a visitor who tries many links gets a page that says to wait', async () => {
  const tries = Array.from({ length: 130 }, (_, place) =>
    server.app.inject({ url: `/content/share/${place}`, remoteAddress: '198.51.100.7' }),
  );
  const answers = await Promise.all(tries);
  const refused = answers.filter(({ statusCode }) => statusCode === 429);
  expect(refused).toHaveLength(10);
  expect(refused[0]?.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused[0]?.body).toContain('Too many visits');
});

test('images of other servers are not loaded before the reader agrees, who is told whose they are', async () => {
  const remote = 'https://tracker.example.com/pixel.png?a=1&amp;b=2';
  const url = await shared({
    title: 'With images',
    blocks: [
      { id: 'a', html: '<p>Text</p>' },
      { id: 'b', html: `<p><img src="${remote}" alt="A &lt;cat&gt;"></p>` },
      { id: 'c', html: '<p><img src="https://other.example.org/x.png" alt=""></p>' },
      { id: 'd', html: '<p><img src="data:image/png;base64,AAAA" alt="own"></p>' },
    ],
  });
  const before = await open(url);
  const page = new JSDOM(before.body).window.document;
  expect([...page.images].map(({ alt }) => alt)).toEqual(['own']);
  expect(before.body).not.toContain('pixel.png');
  expect(String(before.headers['content-security-policy'])).not.toContain('https:');
  expect(page.querySelector('.remote')?.textContent).toMatch(
    /^Images from tracker\.example\.com, other\.example\.org are not shown.*Show images$/,
  );
  expect(page.querySelector('.left-out')?.textContent).toBe('[Image not shown: A <cat>]');
  const agreed = new URL(
    String(page.querySelector('.remote a')?.getAttribute('href')),
    `http://x${url}`,
  );
  const after = await open(agreed.pathname + agreed.search);
  const shown = new JSDOM(after.body).window.document;
  expect([...shown.images].map(({ alt }) => alt)).toEqual(['A <cat>', '', 'own']);
  expect(String(after.headers['content-security-policy'])).toContain(
    "img-src 'self' data: https:;",
  );
  expect(shown.querySelector('.remote')).toBeNull();
  expect(after.headers.etag).not.toBe(before.headers.etag);
});

test('a text without images of other servers has no notice', async () => {
  expect((await documentOf(link)).querySelector('.remote')).toBeNull();
});
