/** How a server that stops closes its connections. */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** How long answers that are under way may take after the server was asked to stop: with the jobs, less than the 10 s most platforms give. */
const ANSWER_GRACE_MS = 4000;
const LOOK_EVERY_MS = 50;

/**
 * Call before the server listens. The answer closes it: what is being asked is still answered, for `graceMs`;
 * who is only connected is not waited for. Node keeps waiting for two of these: a connection that never
 * asked anything (browsers open them ahead), and one whose last answer ended after the closing began.
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
