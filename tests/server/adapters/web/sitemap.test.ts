/** A site whose sitemap has many parts, and takes its time. */
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test } from '@jest/globals';
import { sitemapReader } from '#server/adapters/web/sitemap.ts';
import { startServer, type TestServer } from '#tests/support/httpServer.ts';

let site: TestServer;
afterEach(() => site.close());

const PARTS = 100;
const PART_MS = 30;
const LIMITS = { totalMs: 5000, idleMs: 5000, bytes: 1_000_000, readMs: 1000 };

async function readerOf(wholeMs?: number, inTurn = async (_host: string) => {}) {
  site = await startServer(async (response, { url }) => {
    const at = (path: string | number) => `<loc>${site.url}/${path}</loc>`;
    if (url !== '/index.xml') {
      await pause(PART_MS);
      response.end(`<urlset>${at(`page${url}`)}</urlset>`);
      return;
    }
    response.end(
      `<sitemapindex>${Array.from({ length: PARTS }, (_, part) => at(part))}</sitemapindex>`,
    );
  });
  const options = {
    ...{ limits: LIMITS, isAllowed: () => true, inTurn },
    resolve: async () => [{ address: '127.0.0.1', family: 4 }],
  };
  return sitemapReader(options, wholeMs);
}

// §d.pages.1
test('all parts together get a bounded time; what is known by then is kept, and that some are missing is told', async () => {
  const read = await readerOf(PART_MS * 5);
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

// §d.pages.1
test('each part is read when it is the turn of its host', async () => {
  const turns: (readonly [host: string, asked: number])[] = [];
  const read = await readerOf(undefined, async (host) => {
    turns.push([host, site.asked.length]);
  });
  await read(`${site.url}/index.xml`, 10, new AbortController().signal);
  const { host } = new URL(site.url);
  expect(turns).toEqual(Array.from({ length: 11 }, (_, at) => [host, at]));
});
