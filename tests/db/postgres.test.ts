import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { openDatabase } from '#db/client.ts';

// The wire protocol by hand: no PostgreSQL of an older version, or one that breaks off, is at hand.
const READY = Buffer.from([90, 0, 0, 0, 5, 73]);
const WELCOME = Buffer.concat([Buffer.from([82, 0, 0, 0, 8, 0, 0, 0, 0]), READY]);

function message(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

/** One row of one int4 column. */
function answerOf(value: number): Buffer {
  const column = Buffer.from([
    0, 1, 118, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 23, 0, 4, 255, 255, 255, 255, 0, 0,
  ]);
  const text = Buffer.from(String(value));
  const row = Buffer.concat([Buffer.from([0, 1, 0, 0, 0, text.length]), text]);
  const parts = [message('T', column), message('D', row), message('C', Buffer.from('SELECT 1\0'))];
  return Buffer.concat([...parts, READY]);
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
      connection.on('data', (sent) => sent[0] === 81 && connection.write(answerOf(version)));
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

test('a PostgreSQL that breaks the connection off is a warning, not the end of the process', async () => {
  const databaseUrl = await postgresOf(15);
  const warned = Promise.withResolvers<string>();
  const log = { info() {}, warn: warned.resolve };
  const database = await openDatabase({ databaseUrl, dataDir: '', log });
  for (const connection of connections) connection.destroy();
  expect(await warned.promise).toContain('connection was lost');
  await database.close();
});
