import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { closerOf } from '#server/http/closing.ts';
import { deferred } from '#tests/support/deferred.ts';

const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

async function listening(graceMs: number) {
  const app = Fastify();
  const asked = deferred<void>();
  const answer = deferred<string>();
  app.get('/slow', () => {
    asked.resolve();
    return answer.promise;
  });
  const close = closerOf(app, graceMs);
  await app.listen({ port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const connected = async () => {
    const socket = connect(port, '127.0.0.1');
    sockets.push(socket);
    await once(socket, 'connect');
    let heard = '';
    socket.on('data', (chunk) => {
      heard += chunk;
    });
    return { socket, heard: () => heard };
  };
  return { close, connected, asked: asked.promise, answer };
}

const SLOW = 'GET /slow HTTP/1.1\r\nHost: localhost\r\n\r\n';
const NEVER_MS = 60_000; // longer than the test may take

test('a connection without any request is closed at once', async () => {
  const server = await listening(NEVER_MS);
  await server.connected();
  await server.close();
});

test('a pending answer is sent, and its connection is then closed', async () => {
  const server = await listening(NEVER_MS);
  const { socket, heard } = await server.connected();
  socket.write(SLOW);
  await server.asked;
  const closed = server.close();
  setTimeout(() => server.answer.resolve('at last'), 100);
  await Promise.all([closed, once(socket, 'close')]);
  expect(heard()).toMatch(/^HTTP\/1.1 200 OK[\s\S]*at last$/);
});

test('an answer that never comes is cut off after the grace period', async () => {
  const server = await listening(200);
  const { socket } = await server.connected();
  socket.write(SLOW);
  await server.asked;
  await server.close();
});
