/** How a server that stops closes its connections. */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * How long pending answers may take after the server was asked to stop. With the jobs it takes less than the
 * 10 s that most platforms allow.
 */
const ANSWER_GRACE_MS = 4000;
const LOOK_EVERY_MS = 50;

/**
 * Returns a function that closes the server. Call it before the server listens. Pending requests are still
 * answered, for `graceMs`; idle connections are closed. Node alone would wait for two kinds of idle
 * connections: those without any request (browsers open them in advance), and those whose last answer ended
 * after the closing began.
 */
export function closerOf(app: FastifyInstance, graceMs = ANSWER_GRACE_MS): () => Promise<void> {
  const { server } = app;
  const unused = unusedConnections(server);
  return async () => {
    const looking = setInterval(() => {
      server.closeIdleConnections();
      for (const socket of unused) socket.destroy();
    }, LOOK_EVERY_MS);
    const grace = setTimeout(() => server.closeAllConnections(), graceMs);
    await app.close().finally(() => {
      clearInterval(looking);
      clearTimeout(grace);
    });
  };
}

function unusedConnections(server: Server): ReadonlySet<Socket> {
  const unused = new Set<Socket>();
  server.on('connection', (socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.on('request', ({ socket }) => unused.delete(socket));
  return unused;
}
