/** A real server on loopback that answers as a test says and records its requests. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CONTRACT_VERSION } from '#contract/answerShapes.ts';
import { CONTRACT_HEADER } from '#contract/lib/answer.ts';

export interface Asked {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: unknown;
}

export interface TestServer {
  readonly url: string;
  readonly asked: readonly Asked[];
  close(): Promise<void>;
}

export async function startServer(
  answer: (response: ServerResponse, asked: Asked) => void,
): Promise<TestServer> {
  const asked: Asked[] = [];
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const { method = '', url = '', headers } = request;
    const isJson = headers['content-type'] === 'application/json';
    const one = { method, url, headers, body: isJson ? JSON.parse(text) : null };
    asked.push(one);
    answer(response, one);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** The headers of every answer of our server. */
export const MARK = { [CONTRACT_HEADER]: CONTRACT_VERSION };

/** An answer of our server: JSON, or the problem details of a code. */
export function answerJson(response: ServerResponse, status: number, body: object): void {
  const isProblem = status >= 400;
  const type = isProblem ? 'application/problem+json' : 'application/json';
  response.writeHead(status, { 'content-type': type, ...MARK });
  const problem = { status, title: `HTTP ${status}`, code: 'internal' };
  response.end(JSON.stringify(isProblem ? { ...problem, ...body } : body));
}
