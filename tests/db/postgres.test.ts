import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { openDatabase } from '#db/client.ts';

// The wire protocol by hand, because no PostgreSQL is available that is too old or that drops connections.
const READY = message('Z', Buffer.from('I'));
const WELCOME = Buffer.concat([message('R', Buffer.alloc(4)), READY]);
const QUERY = 'Q'.charCodeAt(0);

function message(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

/** One row of one int4 column, `version`. */
function answerOf(version: number): Buffer {
  const type = [0, 0, 0, 0, 0, 0, 0, 0, 0, 23, 0, 4, 255, 255, 255, 255, 0, 0];
  const text = String(version);
  return Buffer.concat([
    message('T', Buffer.from([0, 1, ...Buffer.from('version\0'), ...type])),
    message('D', Buffer.from([0, 1, 0, 0, 0, text.length, ...Buffer.from(text)])),
    message('C', Buffer.from('SELECT 1\0')),
    READY,
  ]);
}

let server: Server;
const connections: Socket[] = [];
afterEach(() => {
  for (const connection of connections.splice(0)) connection.destroy();
  server.close();
});

async function postgresOf(version: number): Promise<string> {
  server = createServer((connection) => {
    connections.push(connection);
    connection.once('data', () => {
      connection.write(WELCOME);
      connection.on('data', (sent) => sent[0] === QUERY && connection.write(answerOf(version)));
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `postgres://nobody@127.0.0.1:${(server.address() as AddressInfo).port}/content`;
}

test('a PostgreSQL that is too old is refused with a sentence', async () => {
  const databaseUrl = await postgresOf(14);
  const opened = openDatabase({ databaseUrl, dataDir: '', log: { info() {}, warn() {} } });
  await expect(opened).rejects.toThrow('PostgreSQL 15 or newer is needed; this is version 14.');
});

test('a dropped connection is logged as a warning and does not end the process', async () => {
  const databaseUrl = await postgresOf(15);
  const warned = Promise.withResolvers<string>();
  const log = { info() {}, warn: warned.resolve };
  const database = await openDatabase({ databaseUrl, dataDir: '', log });
  for (const connection of connections) connection.destroy();
  expect(await warned.promise).toContain('connection was lost');
  await database.close();
});
