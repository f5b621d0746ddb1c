/** A real web server on this machine plays a site. */
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { pageCollector } from '#server/adapters/web/pageCollector.ts';

const SENTENCE =
  'Trail shoes need a sole that holds on wet rock, and nobody knows it better than runners. ';
const PAGE = `<!doctype html><html lang="en-GB"><head><title>Trail shoes | Shop</title>
  <meta property="article:published_time" content="2026-03-01T10:00:00+01:00">
  <script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":["Article","NewsArticle"],"dateModified":"2026-04-02"}]}</script>
  <script type="application/ld+json">{ broken</script></head><body><nav><a href="/">Home</a></nav>
  <article><h1>The <em>best</em> trail shoes</h1><div><h2>Grip</h2><p>${SENTENCE.repeat(8)}</p>
  <ul><li>${SENTENCE}</li><li><a href="/lugs">Lugs</a></li></ul><script>alert(1)</script>
  <p onclick="alert(1)">${SENTENCE.repeat(8)}</p><img src="/a.png" alt="A sole"></div></article>
  <div itemscope itemtype="https://schema.org/BreadcrumbList"></div></body></html>`;
const NO_COPY = { etag: null, lastModified: null };
const ON = new AbortController().signal;

let server: Server;
let origin: string;
let answer: RequestListener;
let asked: string[] = [];
let robots: string | number = 404;

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    if (request.url !== '/robots.txt') answer(request, response);
    else response.writeHead(typeof robots === 'number' ? robots : 200).end(String(robots));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  asked = [];
  robots = 404;
  answer = (_request, response) => response.setHeader('content-type', 'text/html').end(PAGE);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const collector = () => pageCollector({ isAllowed: () => true });

test('the text of a page is read in blocks, with what the page says about itself', async () => {
  const { text } = await collector().collect(`${origin}/shoes`, NO_COPY);
  expect(text).toMatchObject({
    title: 'Trail shoes | Shop',
    language: 'en-GB',
    schemaTypes: ['Article', 'NewsArticle', 'BreadcrumbList'],
    publishedAt: '2026-03-01T09:00:00.000Z',
    modifiedAt: '2026-04-02T00:00:00.000Z',
  });
  expect(text?.blocks.map((html) => html.slice(0, 20))).toEqual([
    '<h1>The <em>best</em',
    '<h2>Grip</h2>',
    '<p>Trail shoes need ',
    expect.stringContaining('<ul><li>Trail shoes'),
    '<p>Trail shoes need ',
    expect.stringContaining('<img src="http'),
  ]);
  expect(text?.blocks.join('')).not.toMatch(/script|onclick|alert/);
});

// §d.pages.4
test('the title of a drawing is not that of the page', async () => {
  const drawing = '<body><svg><title>Menu</title></svg>';
  answer = (_request, response) =>
    response
      .setHeader('content-type', 'text/html')
      .end(PAGE.replace(/<title>[^<]*<.title>/, '').replace('<body>', drawing));
  expect((await collector().collect(`${origin}/drawn`, NO_COPY)).text?.searchTitle).toBeNull();
});

test('the robots.txt of a site is asked for once and obeyed, also where a redirect leads', async () => {
  robots = 'User-agent: *\nDisallow: /private';
  answer = (request, response) =>
    request.url === '/leads'
      ? response.writeHead(302, { location: '/private/1' }).end()
      : response.setHeader('content-type', 'text/html').end(PAGE);
  const { collect } = collector();
  await collect(`${origin}/shoes`, NO_COPY);
  for (const path of ['/private', '/leads'])
    await expect(collect(origin + path, NO_COPY)).rejects.toMatchObject({
      code: 'page_disallowed',
    });
  expect(asked).toEqual(['/robots.txt', '/shoes', '/leads']);
  robots = 503;
  await expect(collector().collect(`${origin}/shoes`, NO_COPY)).rejects.toMatchObject({
    code: 'page_unreachable',
  });
});

// §d.pages.4
test('a page behind a redirect is not asked for before the robots.txt of its host allows it', async () => {
  const forbidden: string[] = [];
  const other = createServer((request, response) => {
    forbidden.push(request.url ?? '');
    response.end('User-agent: *\nDisallow: /private');
  });
  other.listen(0, '127.0.0.1');
  await once(other, 'listening');
  const elsewhere = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
  answer = (request, response) => {
    const location = request.url === '/twice' ? '/leads' : `${elsewhere}/private`;
    response.writeHead(302, { location }).end();
  };
  const { collect, site } = collector();
  const copy = { ...NO_COPY, etag: '"v1"' };
  for (const reading of [
    () => collect(`${origin}/leads`, NO_COPY),
    () => collect(`${origin}/twice`, copy),
    () => site(`${origin}/leads`),
  ])
    await expect(reading()).rejects.toMatchObject({ code: 'page_disallowed' });
  expect(forbidden).toEqual(['/robots.txt']);
  other.closeAllConnections();
  other.close();
});

// §d.pages.4
test('a host that a redirect leads to is waited for before it is asked, and each time anew', async () => {
  const order: string[] = [];
  const other = createServer((request, response) => {
    if (request.url !== '/robots.txt') order.push(`${request.headers.host} asked`);
    const isBack = request.url === '/back';
    response.writeHead(isBack ? 302 : 200, {
      'content-type': 'text/html',
      ...(isBack && { location: `${origin}/shoes` }),
    });
    response.end(request.url === '/robots.txt' ? '' : PAGE);
  });
  other.listen(0, '127.0.0.1');
  await once(other, 'listening');
  const elsewhere = `127.0.0.1:${(other.address() as AddressInfo).port}`;
  answer = ({ url }, response) => {
    const location = { '/moved': '/shoes', '/away': `http://${elsewhere}/back` }[url ?? ''];
    if (location !== undefined) response.writeHead(302, { location }).end();
    else response.setHeader('content-type', 'text/html').end(PAGE);
  };
  const { collect, site } = pageCollector({
    isAllowed: () => true,
    inTurn: async (host) => void order.push(`${host} waited for`),
  });
  const { host: here } = new URL(origin);
  await collect(`${origin}/moved`, NO_COPY);
  expect(order).toEqual([]);
  await collect(`${origin}/away`, NO_COPY);
  const there = [`${elsewhere} waited for`, `${elsewhere} asked`, `${here} waited for`];
  expect(order.splice(0)).toEqual(there);
  await site(`${origin}/shoes`);
  expect(order).toEqual([`${here} waited for`]);
  other.closeAllConnections();
  other.close();
});

// §d.pages.4
test('a copy is asked about, and kept as long as the site says', async () => {
  answer = (request, response) => {
    response.setHeader('cache-control', 'public, max-age=600').setHeader('age', '100');
    if (request.headers['if-none-match'] === '"v1"') response.writeHead(304).end();
    else response.setHeader('etag', '"v1"').setHeader('content-type', 'text/html').end(PAGE);
  };
  const { collect } = collector();
  const first = await collect(`${origin}/shoes`, NO_COPY);
  expect(first).toMatchObject({ etag: '"v1"', lastModified: null, freshForMs: 500_000 });
  const second = await collect(`${origin}/shoes`, first);
  expect(second).toMatchObject({ text: null, freshForMs: 500_000 });
});

// §d.pages.4
test('a page that is too large, no page, without text or on this network is not read', async () => {
  const { collect } = collector();
  answer = (_request, response) =>
    response.setHeader('content-type', 'text/html').end('x'.repeat(2 * 1024 * 1024 + 1));
  await expect(collect(`${origin}/`, NO_COPY)).rejects.toMatchObject({ code: 'page_too_large' });
  answer = (_request, response) => response.setHeader('content-type', 'text/html').end('<p></p>');
  await expect(collect(`${origin}/`, NO_COPY)).rejects.toMatchObject({ code: 'page_unreadable' });
  answer = (_request, response) => response.writeHead(304).end();
  await expect(collect(`${origin}/`, NO_COPY)).rejects.toMatchObject({ code: 'page_unreachable' });
  await expect(pageCollector().collect(`${origin}/`, NO_COPY)).rejects.toMatchObject({
    code: 'address_not_allowed',
  });
});

// §d.pages.1
test('a sitemap, also one of sitemaps, lists the pages of its own host, within the limit', async () => {
  const locations = (...urls: string[]) =>
    urls.map((url) => `<url><loc>${url}</loc></url>`).join('');
  answer = (request, response) => {
    const { host } = request.headers;
    const parts: Record<string, string> = {
      '/index.xml': `<sitemapindex>${locations(`http://${host}/1.xml`, `http://${host}/2.xml`)}</sitemapindex>`,
      '/1.xml': `<urlset>${locations(`http://${host}/a?x=1&amp;y=2`, 'https://elsewhere.example/', `ftp://${host}/d`)}</urlset>`,
      '/2.xml': `<urlset>${locations(`http://${host}/b`, `http://${host}/c`)}</urlset>`,
    };
    response.writeHead(parts[request.url ?? ''] ? 200 : 404).end(parts[request.url ?? '']);
  };
  const { sitemap } = collector();
  expect(await sitemap(`${origin}/index.xml`, 2, ON)).toEqual({
    urls: [`${origin}/a?x=1&y=2`, `${origin}/b`],
    problem: 'sitemap_incomplete',
  });
  expect(await sitemap(`${origin}/2.xml`, 10, ON)).toEqual({
    urls: [`${origin}/b`, `${origin}/c`],
    problem: null,
  });
  await expect(sitemap(`${origin}/none.xml`, 10, ON)).rejects.toMatchObject({
    code: 'page_unreachable',
  });
});

test('all parts of a sitemap are read; one that cannot be read leaves the others, and is told', async () => {
  const part = (at: number) => `${origin}/part${at}.xml`;
  const parts = Array.from({ length: 30 }, (_, at) => `<sitemap><loc>${part(at)}</loc></sitemap>`);
  let missing = '';
  answer = ({ url = '' }, response) => {
    const [, at] = /part(\d+)/.exec(url) ?? [];
    const xml =
      at === undefined
        ? `<sitemapindex>${parts.join('')}</sitemapindex>`
        : `<urlset><url><loc>${origin}/page${at}</loc></url></urlset>`;
    response.writeHead(url === missing ? 503 : 200).end(xml);
  };
  const { sitemap } = collector();
  const all = await sitemap(`${origin}/index.xml`, 100, ON);
  expect(all.urls.length).toBe(30);
  expect(all.urls.at(-1)).toEqual(`${origin}/page29`);
  expect(all.problem).toBe(null);
  missing = '/part0.xml';
  const rest = await sitemap(`${origin}/index.xml`, 100, ON);
  expect(rest.urls.length).toBe(29);
  expect(rest.problem).toBe('page_unreachable {"status":503}');
});

// §d.topics.2
test('a site says what it is about; one that forbids it is not read', async () => {
  const html = `<html><head><title>Trail shoes | Shop</title><meta name="Keywords" content="trail shoes, wet rock;lugs">
    <svg><title>Logo</title></svg></head><body><header><a href="/">Home</a></header><nav><a>Road <b>shoes</b></a>
    <a>${'long '.repeat(40)}</a></nav><h1>Grip</h1><h3>Soles</h3></body></html>`;
  answer = (_request, response) => response.setHeader('content-type', 'text/html').end(html);
  const { site } = collector();
  expect(await site(`${origin}/`)).toEqual({
    title: 'Trail shoes | Shop',
    keywords: ['trail shoes', 'wet rock', 'lugs'],
    navigation: ['Home', 'Road shoes'],
    headings: ['Grip', 'Soles'],
  });
  robots = 'User-agent: *\nDisallow: /private';
  asked = [];
  await expect(collector().site(`${origin}/private`)).rejects.toMatchObject({
    code: 'page_disallowed',
  });
  expect(asked).toEqual(['/robots.txt']);
});

// §d.pages.4
test('pages that are read at once share one robots.txt, also one that cannot be read', async () => {
  const asks = () => asked.filter((url) => url === '/robots.txt').length;
  const readAll = async () => {
    const { collect } = collector();
    const pages = Array.from({ length: 8 }, (_, at) => collect(`${origin}/page${at}`, NO_COPY));
    return (await Promise.allSettled(pages)).filter(({ status }) => status === 'fulfilled').length;
  };
  robots = 'User-agent: *\nDisallow: /private';
  expect(await readAll()).toBe(8);
  expect(asks()).toBe(1);
  robots = 503;
  expect(await readAll()).toBe(0);
  expect(asks()).toBe(2);
});

// §d.pages.4
test('what sites say to robots takes a bounded room, however many of them there are', async () => {
  robots = `User-agent: *\nDisallow: /private\n${'# a long remark\n'.repeat(32_000)}`;
  const { collect } = pageCollector({
    isAllowed: () => true,
    resolve: async () => [{ address: '127.0.0.1', family: 4 }],
  });
  const { port } = new URL(origin);
  const robotsOf = (host: string) => collect(`http://${host}.example:${port}/private`, NO_COPY);
  const asks = () => asked.filter((url) => url === '/robots.txt').length;
  await expect(robotsOf('first')).rejects.toMatchObject({ code: 'page_disallowed' });
  await expect(robotsOf('first')).rejects.toMatchObject({ code: 'page_disallowed' });
  expect(asks()).toBe(1);
  for (let at = 0; at < 40; at += 1)
    await expect(robotsOf(`other-${at}`)).rejects.toMatchObject({ code: 'page_disallowed' });
  await expect(robotsOf('first')).rejects.toMatchObject({ code: 'page_disallowed' });
  expect(asks()).toBe(42);
});
