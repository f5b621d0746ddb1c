/** A server that keeps what is sent to it, in the place of Mixpanel or Sentry. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Received {
  readonly path: string;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

export interface Receiver {
  readonly url: string;
  readonly received: Received[];
  close(): void;
}

export async function openReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    if (request.method === 'POST') received.push({ path, headers: request.headers, body });
    response.setHeader('access-control-allow-origin', request.headers.origin ?? '*');
    response.setHeader('access-control-allow-credentials', 'true');
    response.end('1');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, received, close: () => void server.close() };
}
