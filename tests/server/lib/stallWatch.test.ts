import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Stall } from '#server/lib/stallWatch.ts';
import { newServerProcess, type ServerProcess } from '#tools/lib/serverProcess.ts';
import { until } from '../support/asking.ts';

const script = join(import.meta.dirname, '../../support/stallingServer.ts');
const SECRET = 'a'.repeat(26);

let server: ServerProcess;
beforeAll(async () => {
  server = await newServerProcess({}, { script });
  await server.start();
  // The watching thread takes a moment to start.
  await until(async () => {
    await fetch(`${server.url}/first`);
    return stalls().length > 0;
  });
});
afterAll(() => server.dispose());

const stalls = (): Stall[] =>
  server
    .log()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line));

const post = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

test.each([
  ['a loop', '/loop/secret-id?q=secret-words', {}, 'GET /loop/:id', 'countFor'],
  [
    'a pattern',
    '/pattern/secret-id',
    post({ text: `${SECRET}b` }),
    'POST /pattern/:id',
    'matchSlowly',
  ],
  ['background work', '/later', {}, 'queue later', 'countFor'],
] as const)(
  'a stall is logged once, with what it was for and where: %s',
  async (_, path, init, during, where) => {
    const own = () => stalls().filter((stall) => stall.during === during);
    await fetch(`${server.url}${path}`, init);
    await until(async () => own().length > 0);
    const [stall] = own();
    expect(stall?.stallMs).toBeGreaterThan(200);
    expect(stall?.stack.join('\n')).toMatch(
      new RegExp(`at ${where} \\(tests/support/stallingServer\\.ts:\\d+:\\d+\\)`),
    );
    expect(JSON.stringify(stall)).not.toMatch(/secret|aaa/);
    await fetch(`${server.url}/readyz`);
    expect(own()).toHaveLength(1);
  },
);

test('what takes a moment is not logged', async () => {
  for (let at = 0; at < 20; at += 1) await fetch(`${server.url}/short/1`);
  expect(stalls().filter(({ stallMs }) => stallMs <= 200)).toEqual([]);
});
