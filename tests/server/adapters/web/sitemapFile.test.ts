import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { type Listed, readSitemapFile, type SitemapEnd } from '#server/adapters/web/sitemapFile.ts';

const NS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const urlset = (inner: string, head = XML) => `${head}<urlset ${NS}>${inner}</urlset>`;
const url = (path: string) => `<url><loc>https://a.example/${path}</loc></url>`;

interface Read extends SitemapEnd {
  readonly listed: readonly string[];
}

/** In pieces of few bytes, so that each sign may be divided. */
async function* inPieces(bytes: Uint8Array, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function read(
  file: string | Uint8Array,
  { most = 100, pieces = 7 }: { readonly most?: number; readonly pieces?: number } = {},
): Promise<Read> {
  const listed: string[] = [];
  const take = (address: string, kind: Listed) => {
    listed.push(`${kind} ${address.replace('https://a.example', '')}`);
    return listed.length < most;
  };
  const end = await readSitemapFile(inPieces(Buffer.from(file), pieces), take);
  return { listed, isSitemap: end.isSitemap, isWhole: end.isWhole };
}

const utf16 = (text: string) =>
  Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);

const WHOLE: readonly (readonly [string, string | Uint8Array, ...string[]])[] = [
  ['pages', urlset(url('a') + url('b')), '/a', '/b'],
  ['spaces', urlset('<url><loc>\n  https://a.example/a\n </loc></url>'), '/a'],
  ['an escaped sign', urlset(url('a?x=1&amp;y=2')), '/a?x=1&y=2'],
  [
    'a number of a sign',
    urlset(url('a?x=1&#38;y=2') + url('b?x=1&#x26;y')),
    '/a?x=1&y=2',
    '/b?x=1&y',
  ],
  ['a sign that is not escaped', urlset(url('a?x=1&y=2') + url('b')), '/a?x=1&y=2', '/b'],
  ['a bracket', urlset(url('l?f[color]=red')), '/l?f[color]=red'],
  [
    'CDATA with a bracket',
    urlset('<url><loc><![CDATA[https://a.example/l?f[0]=a&b]]></loc></url>'),
    '/l?f[0]=a&b',
  ],
  [
    'a prefix of the namespace',
    `${XML}<sm:urlset xmlns:sm="x"><sm:url><sm:loc>https://a.example/a</sm:loc></sm:url></sm:urlset>`,
    '/a',
  ],
  [
    'an image and a video, which are no pages',
    urlset(
      `<url><loc>https://a.example/a</loc><image:image><image:loc>https://a.example/i.jpg</image:loc></image:image><video:video><video:content_loc>https://a.example/v.mp4</video:content_loc></video:video></url>`,
    ),
    '/a',
  ],
  [
    'another language of the page',
    urlset('<url><loc>https://a.example/a</loc><xhtml:link rel="alternate" href="/de"/></url>'),
    '/a',
  ],
  ['a comment', urlset(`${url('a')}<!-- ${url('old')} -->`), '/a'],
  ['capitals', urlset('<URL><LOC>https://a.example/a</LOC></URL>'), '/a'],
  ['an attribute', urlset('<url><loc xml:lang="de">https://a.example/a</loc></url>'), '/a'],
  ['no declaration', urlset(url('a'), ''), '/a'],
  ['a byte order mark', `\uFEFF${urlset(url('a'))}`, '/a'],
  ['UTF-16', utf16(urlset(url('ä'), '<?xml version="1.0" encoding="UTF-16"?>')), '/ä'],
  ['UTF-16 that is none', urlset(url('ä'), '<?xml version="1.0" encoding="UTF-16"?>'), '/ä'],
  [
    'Latin-1',
    Buffer.from(urlset(url('café'), '<?xml version="1.0" encoding="ISO-8859-1"?>'), 'latin1'),
    '/café',
  ],
  ['an unknown encoding', urlset(url('é'), '<?xml version="1.0" encoding="x-none"?>'), '/é'],
  ['packed', gzipSync(urlset(url('a'))), '/a'],
  ['packed twice', gzipSync(gzipSync(urlset(url('a')))), '/a'],
  ['lines', 'https://a.example/a\r\nhttps://a.example/b\n\nhttps://a.example/c', '/a', '/b', '/c'],
  ['packed lines', gzipSync('https://a.example/a\n'), '/a'],
  [
    'RSS',
    '<rss version="2.0"><channel><link>https://a.example/</link><item><link>https://a.example/a</link><atom:link href="https://a.example/f"/></item></channel></rss>',
    '/a',
  ],
  [
    'RSS 1.0',
    '<rdf:RDF><channel/><item rdf:about="x"><link>https://a.example/a</link></item></rdf:RDF>',
    '/a',
  ],
  [
    'Atom',
    '<feed xmlns="http://www.w3.org/2005/Atom"><link href="https://a.example/"/><entry><link href="https://a.example/a"/><link rel="edit" href="https://a.example/e"/></entry></feed>',
    '/a',
  ],
  ['an entity of its own', `<!DOCTYPE urlset [<!ENTITY x "b">]>${urlset(url('&x;'), '')}`, '/&x;'],
  ['nothing in it', urlset('')],
];

// §d.pages.6
test.each(WHOLE)('a sitemap: %s', async (_what, file, ...paths) => {
  const whole = { listed: paths.map((path) => `page ${path}`), isSitemap: true, isWhole: true };
  expect(await read(file)).toEqual(whole);
  expect(await read(file, { pieces: 100_000 })).toEqual(whole);
});

// §d.pages.6
test('an index lists further files', async () => {
  const part = (path: string) => `<sitemap><loc>https://a.example/${path}</loc></sitemap>`;
  const index = `<sitemapindex ${NS}>${part('1.xml')}${part('2.xml.gz')}</sitemapindex>`;
  expect((await read(index)).listed).toEqual(['part /1.xml', 'part /2.xml.gz']);
});

const cut = (file: string, by: number) => file.slice(0, -by);

// §d.pages.6
test.each<readonly [string, string | Uint8Array, readonly string[]]>([
  ['a file that breaks off in an address', cut(urlset(url('a') + url('bc')), 25), ['/a']],
  ['a file that breaks off between two', `<urlset>${url('a')}`, ['/a']],
  ['a file that breaks off in a tag', `<urlset>${url('a')}<url`, ['/a']],
  ['a packed file that breaks off', gzipSync(urlset(url('a'))).subarray(0, 40), []],
  ['a packed file that is damaged', gzipSync(urlset(url('a'))).fill(1, 20, 30), []],
  ['an address without anything', urlset(`<url><loc> </loc></url>${url('a')}`), ['/a']],
  ['a page without an address', urlset(`<url><lastmod>2026</lastmod></url>${url('a')}`), ['/a']],
  [
    'an item without an address',
    '<rss><channel><item><title>A</title></item><item><link>https://a.example/a</link></item></channel></rss>',
    ['/a'],
  ],
  [
    'an entry without an address of its page',
    '<feed><entry><link rel="edit" href="/e"/></entry><entry><link href="https://a.example/a"/></entry></feed>',
    ['/a'],
  ],
  ['an address that is too long', urlset(url('x'.repeat(3000)) + url('a')), ['/a']],
  ['a line that is no address', 'https://a.example/a\nabout us\n', ['/a']],
  ['a line that is too long', `https://a.example/a\nhttps://a.example/${'x'.repeat(9000)}`, ['/a']],
])('what cannot be read of a sitemap is told: %s', async (_what, file, paths) => {
  const { listed, isWhole } = await read(file);
  expect(listed).toEqual(paths.map((path) => `page ${path}`));
  expect(isWhole).toBe(false);
});

// §d.pages.6
test.each<readonly [string, string | Uint8Array]>([
  ['a page', '<!doctype html><html><body><a href="/a">A</a></body></html>'],
  ['a text', 'Not found'],
  ['data', '{"urls":["https://a.example/"]}'],
  ['nothing', ''],
  ['another XML', '<opml><url><loc>https://a.example/a</loc></url></opml>'],
  ['elements in one another without end', '<a>'.repeat(10_000)],
])('what is no sitemap is none: %s', async (_what, file) => {
  expect(await read(file)).toMatchObject({ listed: [], isSitemap: false });
});

// §d.pages.6
test('a reader that has enough stops', async () => {
  const many = Array.from({ length: 50 }, (_, at) => url(String(at))).join('');
  expect(await read(urlset(many), { most: 3, pieces: 10_000 })).toEqual({
    listed: ['page /0', 'page /1', 'page /2'],
    isSitemap: true,
    isWhole: true,
  });
  const lines = 'https://a.example/a\n'.repeat(50);
  expect((await read(lines, { most: 3 })).listed).toHaveLength(3);
});

/** Endless; counts how much was read of it. */
function endless(head: string, part: string) {
  const piece = Buffer.from(part.repeat(Math.ceil(65_536 / part.length)));
  let bytes = 0;
  async function* file() {
    yield Buffer.from(head);
    for (;;) {
      bytes += piece.length;
      yield piece;
    }
  }
  return { file: file(), bytesRead: () => bytes };
}

const MB = 1024 * 1024;

// §d.pages.6
test.each<readonly [string, string, string, number]>([
  ['pages', '<urlset>', url('a'), 51 * MB],
  ['lines', 'https://a.example/a\n', 'https://a.example/a\n', 51 * MB],
  ['one line', 'https://a.example/a\n', 'https', 51 * MB],
  ['a comment', '<urlset><!--', 'x'.repeat(100), 2 * MB],
  ['a name', '<urlset><', 'x'.repeat(100), 2 * MB],
  ['an attribute', '<urlset><url a="', 'x'.repeat(100), 51 * MB],
  ['an address', '<urlset><url><loc>', 'x'.repeat(100), 51 * MB],
])('a file without end is read as far as a sitemap goes: %s', async (_what, head, part, most) => {
  const { file, bytesRead } = endless(head, part);
  const end = await readSitemapFile(file, () => true);
  expect(end.isWhole).toBe(false);
  expect(bytesRead()).toBeLessThan(most);
});

const LARGEST = new URL('../../../fixtures/largeSitemap.worker.ts', import.meta.url);

// §d.pages.6
test.each(['xml', 'lines'] as const)(
  '50,000 addresses in 50 MB of %s are read with a third of that memory',
  async (form) => {
    const worker = new Worker(LARGEST, {
      workerData: { form, addresses: 50_000, chars: 1000 },
      resourceLimits: { maxOldGenerationSizeMb: 16 },
    });
    const [said] = await once(worker, 'message'); // rejects if there is not enough of it
    expect(said).toEqual({ found: 50_000, isWhole: true });
  },
);
