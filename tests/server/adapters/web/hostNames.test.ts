/** A name server on this machine says what it knows of names, and nothing about some. */
import { createSocket, type Socket } from 'node:dgram';
import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addressesAt } from '#server/adapters/web/hostNames.ts';

const [A, AAAA] = [1, 28];
const NAMES: Readonly<Record<string, Readonly<Partial<Record<number, readonly number[]>>>>> = {
  'both.example': { [A]: [192, 0, 2, 1], [AAAA]: [0x20, 1, 0xd, 0xb8, ...Array(11).fill(0), 1] },
  'old.example': { [A]: [192, 0, 2, 2] },
  'empty.example': {},
};
const REFUSED = 5;
const NO_SUCH_NAME = 3;

let names: Socket;
let resolve: ReturnType<typeof addressesAt>;
beforeAll(async () => {
  names = createSocket('udp4').bind(0, '127.0.0.1');
  names.on('message', (question, { port }) => {
    const answer = answerTo(question);
    if (answer !== null) names.send(answer, port, '127.0.0.1');
  });
  await once(names, 'listening');
  resolve = addressesAt([`127.0.0.1:${names.address().port}`]);
});
afterAll(() => void names.close());

/** The answer of a name server (RFC 1035, 4.1); null: it says nothing. */
function answerTo(question: Buffer): Buffer | null {
  const labels: string[] = [];
  let at = 12;
  for (let length = question[at] ?? 0; length > 0; length = question[at] ?? 0) {
    labels.push(question.toString('latin1', at + 1, at + 1 + length));
    at += length + 1;
  }
  const name = labels.join('.');
  if (name.startsWith('silent')) return null;
  const asked = question.subarray(12, at + 5);
  const record = NAMES[name]?.[question.readUInt16BE(at + 1)];
  const code = name === 'refused.example' ? REFUSED : name in NAMES ? 0 : NO_SUCH_NAME;
  const head = [...question.subarray(0, 2), 0x81, 0x80 + code, 0, 1, 0, record ? 1 : 0, 0, 0, 0, 0];
  const said = record && [0xc0, 12, ...asked.subarray(-4), 0, 0, 0, 9, 0, record.length, ...record];
  return Buffer.from([...head, ...asked, ...(said ?? [])]);
}

test('a name has the addresses of both families', async () => {
  expect(await resolve('both.example')).toEqual([
    { address: '192.0.2.1', family: 4 },
    { address: '2001:db8::1', family: 6 },
  ]);
  expect(await resolve('old.example')).toEqual([{ address: '192.0.2.2', family: 4 }]);
});

test.each([
  ['none.example', 'ENOTFOUND'],
  ['empty.example', 'ENOTFOUND'],
  ['refused.example', 'EREFUSED'],
])('%s is not found: %s', async (name, code) => {
  await expect(resolve(name)).rejects.toMatchObject({ code });
});

// §d.bounds.7
test('names that nobody answers for hold up no others of the process, and are given up', async () => {
  const asked = Array.from({ length: 12 }, (_, at) => resolve(`silent${at}.example`));
  const silent = Promise.allSettled(asked);
  const others = Promise.all([resolve('old.example'), lookup('localhost')]);
  const isFirst = async (all: Promise<unknown>, name: string) => all.then(() => name);
  expect(await Promise.race([isFirst(silent, 'silent'), isFirst(others, 'others')])).toBe('others');
  expect((await silent).map((one) => one.status === 'rejected' && one.reason.code)).toEqual(
    asked.map(() => 'ETIMEOUT'),
  );
});
