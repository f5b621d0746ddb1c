/** A site whose sitemap has many parts, and takes its time. */
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { afterEach, expect, test } from '@jest/globals';
import { sitemapReader } from '#server/adapters/web/sitemap.ts';
import type { SiteRobots } from '#server/adapters/web/siteRobots.ts';
import { startServer, type TestServer } from '#tests/support/httpServer.ts';

let site: TestServer;
afterEach(() => site.close());

const PARTS = 100;
const PART_MS = 30;
const SAYS_NOTHING: SiteRobots = { rules: [], sitemaps: [] };
const LIMITS = { totalMs: 5000, idleMs: 5000, bytes: 1_000_000, readMs: 1000 };

async function readerOf(wholeMs?: number, inTurn = async (_host: string) => {}) {
  site = await startServer(async (response, { url }) => {
    const at = (path: string | number) => `<loc>${site.url}/${path}</loc>`;
    const part = (_: unknown, path: number) => `<sitemap>${at(path)}</sitemap>`;
    if (url !== '/index.xml') {
      await pause(PART_MS);
      response.end(`<urlset><url>${at(`page${url}`)}</url></urlset>`);
      return;
    }
    response.end(`<sitemapindex>${Array.from({ length: PARTS }, part).join('')}</sitemapindex>`);
  });
  const options = {
    limits: LIMITS,
    isAllowed: () => true,
    inTurn,
    robots: async () => SAYS_NOTHING,
    resolve: async () => [{ address: '127.0.0.1', family: 4 }],
  };
  return sitemapReader(options, wholeMs);
}

// §d.pages.6
test('all parts together get a bounded time; what is known by then is kept, and that some are missing is told', async () => {
  const read = await readerOf(1000);
  const found = await read(`${site.url}/index.xml`, 1000, new AbortController().signal);
  expect(found.problem).toBe('too_complex');
  expect(found.urls.length).toBeGreaterThan(0);
  expect(found.urls.length).toBeLessThan(PARTS / 2);
});

// §d.jobs.5
test('a stop ends it after the part that is read', async () => {
  const read = await readerOf();
  const stop = new AbortController();
  const reading = read(`${site.url}/index.xml`, 1000, stop.signal);
  stop.abort();
  await expect(reading).rejects.toThrow();
  expect(site.asked.length).toBeLessThan(4);
});

// §d.pages.6
test('each part is read when it is the turn of its host', async () => {
  const turns: (readonly [host: string, asked: number])[] = [];
  const read = await readerOf(undefined, async (host) => {
    turns.push([host, site.asked.length]);
  });
  await read(`${site.url}/index.xml`, 10, new AbortController().signal);
  const { host } = new URL(site.url);
  expect(turns).toEqual(Array.from({ length: 11 }, (_, at) => [host, at]));
});

/** A world in which every host is this server; `{port}` is its port. `Accept` must allow XML. */
async function siteOf(
  files: Readonly<Record<string, string>>,
  named: Readonly<Record<string, readonly string[]>> = {},
) {
  let port = '';
  const at = (text: string) => text.replaceAll('{port}', port);
  site = await startServer((response, { url, headers }) => {
    const address = `http://${headers.host}${url}`;
    const found = Object.entries(files).find(([file]) => at(file) === address)?.[1];
    if (found === undefined) response.writeHead(404).end('<urlset></urlset>');
    else if (!/\bxml\b|\*\/\*/.test(headers.accept ?? '')) response.writeHead(406).end();
    else if (found.startsWith('->'))
      response.writeHead(301, { location: at(found.slice(2)) }).end();
    else response.end(at(found));
  });
  ({ port } = new URL(site.url));
  const read = sitemapReader({
    limits: LIMITS,
    isAllowed: () => true,
    inTurn: async () => undefined,
    resolve: async () => [{ address: '127.0.0.1', family: 4 }],
    robots: async (origin) => ({
      ...SAYS_NOTHING,
      sitemaps: (named[new URL(origin).hostname] ?? []).map(at),
    }),
  });
  return async (address: string, most = 100) => {
    const found = await read(at(address), most, new AbortController().signal).catch(
      ({ code }: { readonly code: string }) => ({ urls: [], problem: code }),
    );
    return [found.urls.map((url) => url.replaceAll(`:${port}`, '')).join(' '), found.problem];
  };
}

const pages = (...urls: readonly string[]) =>
  `<urlset>${urls.map((url) => `<url><loc>${url}</loc></url>`).join('')}</urlset>`;
const index = (...urls: readonly string[]) =>
  `<sitemapindex>${urls.map((url) => `<sitemap><loc>${url}</loc></sitemap>`).join('')}</sitemapindex>`;
const A = 'http://a.example:{port}';
const WWW = 'http://www.a.example:{port}';
const B = 'http://b.example:{port}';

// §d.pages.6
test.each<
  [
    what: string,
    files: Readonly<Record<string, string>>,
    urls: string,
    problem: string | null,
    named?: Readonly<Record<string, readonly string[]>>,
  ]
>([
  [
    'pages with and without www are pages of the site',
    { [`${A}/s.xml`]: pages(`${A}/1`, `${WWW}/2`) },
    'http://a.example/1 http://www.a.example/2',
    null,
  ],
  [
    'it redirects to www',
    { [`${A}/s.xml`]: `->${WWW}/s.xml`, [`${WWW}/s.xml`]: pages(`${WWW}/1`) },
    'http://www.a.example/1',
    null,
  ],
  [
    'the site has moved',
    { [`${A}/s.xml`]: `->${B}/s.xml`, [`${B}/s.xml`]: pages(`${B}/1`) },
    'http://b.example/1',
    null,
  ],
  [
    'a part on another host has pages of the site',
    { [`${A}/s.xml`]: index(`${B}/1.xml`), [`${B}/1.xml`]: pages(`${A}/1`) },
    'http://a.example/1',
    null,
  ],
  [
    'pages of another site are left out, which is told',
    { [`${A}/s.xml`]: pages(`${A}/1`, `${B}/1`) },
    'http://a.example/1',
    'sitemap_incomplete',
  ],
  [
    'nothing but pages of another site',
    { [`${A}/s.xml`]: pages(`${B}/1`) },
    '',
    'sitemap_incomplete',
  ],
  [
    'pages of another site whose robots.txt names it',
    { [`${A}/s.xml`]: pages(`${B}/1`, `${B}/2`) },
    'http://b.example/1 http://b.example/2',
    null,
    { 'b.example': [`${A}/s.xml`] },
  ],
  [
    'pages of another site whose robots.txt names the part',
    { [`${A}/s.xml`]: index(`${A}/1.xml`), [`${A}/1.xml`]: pages(`${B}/1`) },
    'http://b.example/1',
    null,
    { 'b.example': [`${A}/1.xml`] },
  ],
  [
    'an index in an index, which lists itself as well',
    {
      [`${A}/s.xml`]: index(`${A}/2.xml`, `${A}/s.xml`),
      [`${A}/2.xml`]: index(`${A}/3.xml`, `${A}/s.xml`),
      [`${A}/3.xml`]: pages(`${A}/1`),
    },
    'http://a.example/1',
    null,
  ],
  [
    'addresses without a host',
    { [`${A}/maps/s.xml`]: pages('/1', '2') },
    'http://a.example/1 http://a.example/maps/2',
    null,
  ],
  [
    'what is no address of a page',
    { [`${A}/s.xml`]: pages('mailto:me@a.example', 'http://', `${A}/1`) },
    'http://a.example/1',
    'sitemap_incomplete',
  ],
  ['no pages', { [`${A}/s.xml`]: pages() }, '', 'sitemap_unreadable'],
  ['a page', { [`${A}/s.xml`]: '<html></html>' }, '', 'sitemap_unreadable'],
  ['no file', {}, '', 'page_unreachable'],
  [
    'a part that is missing',
    { [`${A}/s.xml`]: index(`${A}/1.xml`, `${A}/2.xml`), [`${A}/2.xml`]: pages(`${A}/1`) },
    'http://a.example/1',
    'page_unreachable {"status":404}',
  ],
])('%s', async (...[_what, files, urls, problem, named]) => {
  const read = await siteOf(files, named);
  const [first = ''] = Object.keys(files);
  expect(await read(first === '' ? `${A}/s.xml` : first)).toEqual([urls, problem]);
});

// §d.pages.6
test('more pages than are wanted are told', async () => {
  const read = await siteOf({ [`${A}/s.xml`]: pages(`${A}/1`, `${A}/2`, `${A}/1`) });
  expect(await read(`${A}/s.xml`, 2)).toEqual(['http://a.example/1 http://a.example/2', null]);
  expect(await read(`${A}/s.xml`, 1)).toEqual(['http://a.example/1', 'sitemap_incomplete']);
});

// §d.pages.6
test('few other sites are asked whether the sitemap is theirs', async () => {
  const others = Array.from({ length: 30 }, (_, at) => `http://b${at}.example:{port}`);
  const named = others.map((_, at) => [`b${at}.example`, [`${A}/s.xml`]] as const);
  const files = { [`${A}/s.xml`]: pages(...others.map((origin) => `${origin}/1`)) };
  const [urls, problem] = await (await siteOf(files, Object.fromEntries(named)))(`${A}/s.xml`);
  expect(urls?.split(' ').length).toBe(20);
  expect(problem).toBe('sitemap_incomplete');
});

// §d.pages.6
test.each([
  ['application/gzip', undefined, 1],
  ['application/x-gzip', undefined, 1],
  ['application/x-gzip', 'gzip', 1],
  ['application/gzip', 'gzip', 2],
  ['text/html', undefined, 1],
])('a file that is packed, as %s and %s, %s times', async (type, encoding, times) => {
  site = await startServer((response) => {
    let body: Uint8Array = Buffer.from(pages('/1'));
    for (let time = 0; time < times; time += 1) body = gzipSync(body);
    response.setHeader('content-type', type);
    if (encoding !== undefined) response.setHeader('content-encoding', encoding);
    response.end(body);
  });
  const read = sitemapReader({
    limits: LIMITS,
    isAllowed: () => true,
    inTurn: async () => undefined,
    resolve: async () => [],
    robots: async () => SAYS_NOTHING,
  });
  const found = await read(`${site.url}/s.xml.gz`, 10, new AbortController().signal);
  expect(found).toEqual({ urls: [`${site.url}/1`], problem: null });
});
