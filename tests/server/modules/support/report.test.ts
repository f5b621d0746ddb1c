/** The support inbox: what comes into it, who reads it, and how it goes. */
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  LOG_PART_CHARS,
  LOG_PARTS_MOST,
  LOG_UNPACKED_MOST_BYTES,
  REPORTS_PAGE_SIZE,
} from '#contract/support/report.route.ts';
import { isPackedLog } from '#server/modules/support/packedLog.ts';
import { tidyReports } from '#server/modules/support/report.service.ts';
import {
  nextRequestId,
  type TestServer,
  type TestUser,
  testServer,
} from '#tests/server/support/testServer.ts';

let server: TestServer;
let support: TestUser;
let now = new Date('2026-11-30T12:00:00Z');
beforeAll(async () => {
  server = await testServer({ works: false, now: () => now });
  support = server.user();
  support.isSupport = true;
});
afterAll(() => server.close());

const partsOf = (packed: Buffer): string[] =>
  packed.toString('base64').match(new RegExp(`.{1,${LOG_PART_CHARS}}`, 'g')) ?? [];
const packed = (...lines: string[]) => partsOf(gzipSync(lines.join('\n')));
const unpacked = (log: readonly string[]) =>
  gunzipSync(Buffer.concat(log.map((part) => Buffer.from(part, 'base64')))).toString();

const said = { happened: 'The article did not save.', build: '0.1.0 b165d314', browser: 'One/1' };
const send = (user: TestUser, report: object = {}) =>
  server.call(user, 'POST', '/support/reports', {
    requestId: nextRequestId(),
    ...said,
    holds: 'shape',
    sessionLog: packed('{"is":"head"}', '{"is":"put"}'),
    ...report,
  });
const read = (id: string) => server.call(support, 'GET', `/support/reports/${id}`);
const list = (page = 0) => server.call(support, 'GET', `/support/reports?page=${page}`);

// §d.support.2
test('a report comes into the inbox with its log, and is read there as it was sent', async () => {
  const writer = server.user();
  const random = Array.from({ length: 20_000 }, () => crypto.randomUUID());
  const { status, body } = await send(writer, { sessionLog: packed(...random), holds: 'words' });
  expect(status).toBe(200);
  const { sessionLog: log, bytes, ...report } = (await read(body.id)).body;
  expect(report).toEqual({
    ...said,
    id: body.id,
    userId: writer.id,
    email: `${writer.id}@example.com`,
    holds: 'words',
    createdAt: now.toISOString(),
  });
  expect(log.length).toBeGreaterThan(1);
  expect(unpacked(log)).toBe(random.join('\n'));
  const [first] = (await list()).body.content;
  expect(first).toEqual({ ...report, bytes });
  expect(bytes).toBe(Buffer.from(log.join(''), 'base64').length);
});

test('a report can come without a log', async () => {
  const { body } = await send(server.user(), { holds: 'nothing', sessionLog: [] });
  expect((await read(body.id)).body).toMatchObject({ holds: 'nothing', bytes: 0, sessionLog: [] });
});

test('the same report that is sent again is one, and another one under its id is refused', async () => {
  const writer = server.user();
  const once = { requestId: nextRequestId() };
  const [first, again] = [await send(writer, once), await send(writer, once)];
  expect(again.body).toEqual(first.body);
  const other = await send(writer, { ...once, happened: 'Something else.' });
  expect(other.body.code).toBe('request_id_reused');
});

test.each([
  ['nothing of what happened', { happened: '  ' }],
  ['too much of what happened', { happened: 'x'.repeat(5001) }],
  ['a log that is no gzip', { sessionLog: ['AAAA'] }],
  ['a log that is cut off', { sessionLog: [packed('x'.repeat(100))[0]?.slice(0, 24) ?? ''] }],
  ['a log that is not Base64', { sessionLog: ['<log>'] }],
  ['a part that is too long', { sessionLog: ['A'.repeat(LOG_PART_CHARS + 4)] }],
  ['too many parts', { sessionLog: Array.from({ length: LOG_PARTS_MOST + 1 }, () => 'AAAA') }],
  ['a log that it says it has not', { holds: 'nothing' }],
  ['no log that it says it has', { sessionLog: [] }],
])('%s is refused', async (_what, change) => {
  expect(await send(server.user(), change)).toMatchObject({
    status: 422,
    body: { code: 'invalid_input' },
  });
});

test('the largest log is taken, and one that unpacks to far more is not', async () => {
  const random = Buffer.from(
    Array.from({ length: 8 }, () => crypto.getRandomValues(new Uint8Array(64 * 1024))).flatMap(
      (bytes) => [...bytes],
    ),
  );
  const large = gzipSync(Buffer.concat(Array.from({ length: 14 }, () => random)), { level: 0 });
  expect(large.length).toBeLessThan((LOG_PARTS_MOST * LOG_PART_CHARS * 3) / 4);
  const { status } = await send(server.user(), { sessionLog: partsOf(large) });
  expect(status).toBe(200);
  expect(await isPackedLog(gzipSync(Buffer.alloc(LOG_UNPACKED_MOST_BYTES)))).toBe(true);
  expect(await isPackedLog(gzipSync(Buffer.alloc(LOG_UNPACKED_MOST_BYTES + 1)))).toBe(false);
});

// §d.support.2
test('reports are listed page by page, newest first, and one that is deleted is gone', async () => {
  const ids: string[] = [];
  for (let at = 0; at <= REPORTS_PAGE_SIZE; at += 1) {
    now = new Date(now.getTime() + 1000);
    ids.unshift((await send(server.user(), { holds: 'nothing', sessionLog: [] })).body.id);
  }
  const [first, second] = [(await list()).body, (await list(1)).body];
  expect(first.content.map(({ id }: { id: string }) => id)).toEqual(ids.slice(0, -1));
  expect(first.last).toBe(false);
  expect(second.content[0].id).toBe(ids.at(-1));
  const path = `/support/reports/${ids[0]}`;
  expect((await server.call(support, 'DELETE', path)).body).toEqual({ id: ids[0] });
  expect((await server.call(support, 'GET', path)).status).toBe(404);
  expect((await server.call(support, 'DELETE', path)).status).toBe(404);
});

// §d.support.3
test('a report is kept for 90 days', async () => {
  const { body } = await send(server.user());
  now = new Date(now.getTime() + 90 * 86_400_000);
  await tidyReports(server.deps);
  expect((await read(body.id)).status).toBe(200);
  now = new Date(now.getTime() + 1);
  await tidyReports(server.deps);
  expect((await read(body.id)).status).toBe(404);
});

// §d.support.3
test('nothing of a report is in the log of the server', async () => {
  const word = `word${crypto.randomUUID()}`;
  await send(server.user(), { happened: word });
  await send(server.user(), { happened: word, sessionLog: ['AAAA'] });
  expect(JSON.stringify(server.log)).not.toContain(word);
});
