import { gzipSync } from 'node:zlib';
import { afterEach, expect, test } from '@jest/globals';
import { Problem } from '#contract/lib/problem.ts';
import { mayRead } from '#server/adapters/web/robots.ts';
import { robotsOfSites } from '#server/adapters/web/siteRobots.ts';
import { startServer, type TestServer } from '#tests/support/httpServer.ts';

let site: TestServer;
afterEach(() => site.close());

interface Reply {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
}

async function saidBy(reply: (url: string, accept: string) => Reply) {
  site = await startServer((response, { url, headers: { accept = '' } }) => {
    const { status = 200, headers = {}, body } = reply(url, accept);
    response.writeHead(status, headers).end(body);
  });
  const robots = robotsOfSites({
    limits: { totalMs: 5000, idleMs: 5000, bytes: 1000, readMs: 1 },
    isAllowed: () => true,
    resolve: async () => [{ address: '127.0.0.1', family: 4 }],
  });
  const { rules } = await robots(site.url);
  if (rules instanceof Problem) return rules.code;
  return mayRead(rules, new URL(`${site.url}/caf%E9`)) ? 'allowed' : 'forbidden';
}

const FORBIDS = 'User-agent: *\nDisallow: /';
const LINE = '# a remark that fills the file\n';

// §d.pages.4
test.each<[what: string, said: string, reply: Reply]>([
  ['no file', 'allowed', { status: 404 }],
  ['no file, on a page of 3 MB', 'allowed', { status: 404, body: 'x'.repeat(3_000_000) }],
  [
    'no file, packed in an odd way',
    'allowed',
    { status: 404, headers: { 'content-encoding': 'zstd' } },
  ],
  [
    'no file, packed but not really',
    'allowed',
    { status: 404, headers: { 'content-encoding': 'gzip' }, body: 'no' },
  ],
  ['forbidden to read', 'allowed', { status: 403 }],
  ['gone', 'allowed', { status: 410, body: FORBIDS }],
  ['asked too often', 'page_unreachable', { status: 429 }],
  ['a fault of the site', 'page_unreachable', { status: 503, body: 'User-agent: *\nAllow: /' }],
  ['a page that says there is none', 'allowed', { body: '<!doctype html><html></html>' }],
  ['no content', 'allowed', { status: 204 }],
  ['one that something on the way has changed', 'forbidden', { status: 203, body: FORBIDS }],
  ['redirects without end', 'allowed', { status: 302, headers: { location: '/robots.txt' } }],
  ['packed', 'forbidden', { headers: { 'content-encoding': 'gzip' }, body: gzipSync(FORBIDS) }],
  [
    'packed in a way we cannot read',
    'page_unreachable',
    { headers: { 'content-encoding': 'zstd' } },
  ],
  [
    '3 MB, of which the beginning counts',
    'forbidden',
    { body: `${FORBIDS}\n${LINE.repeat(100_000)}` },
  ],
  [
    '500 KiB, the last line',
    'forbidden',
    { body: `User-agent: *\n${LINE.repeat(16_000)}Disallow: /` },
  ],
  [
    '3 MB in lines that end otherwise',
    'forbidden',
    { body: `${FORBIDS}\n${LINE.repeat(100_000)}`.replaceAll('\n', '\r') },
  ],
  [
    'a rule that breaks off there',
    'allowed',
    { body: `User-agent: *\nDisallow: /${'x'.repeat(600_000)}` },
  ],
  [
    'UTF-16',
    'forbidden',
    { body: Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(FORBIDS, 'utf16le')]) },
  ],
  ['Latin-1', 'forbidden', { body: Buffer.from('User-agent: *\nDisallow: /café', 'latin1') }],
])('a robots.txt: %s', async (_what, said, reply) => {
  expect(await saidBy(() => reply)).toBe(said);
});

// §d.pages.4
test('a server that answers what is asked for has a robots.txt, also behind a redirect', async () => {
  const said = await saidBy((url, accept) => {
    if (!/text\/plain|\*\/\*/.test(accept)) return { status: 406 };
    return url === '/robots.txt'
      ? { status: 301, headers: { location: '/other.txt' } }
      : { body: FORBIDS };
  });
  expect(said).toBe('forbidden');
});
