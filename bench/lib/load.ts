/** Load over loopback: each client waits for its answer before its next request. */
import { Agent, request } from 'node:http';

/** Sends one request and reads its whole answer; the next one may build on it. */
export type Client = () => Promise<void>;

export interface Round {
  readonly perSecond: number;
  /** The duration of every request, ordered by their ends. */
  readonly latenciesMs: readonly number[];
}

/** A round ends after its time or its count, whichever comes first. */
export interface Bounds {
  readonly maxMs: number;
  readonly maxRequests: number;
}

/** Runs all clients at once. Rejects if one of them gets an unexpected answer. */
export async function round(clients: readonly Client[], bounds: Bounds): Promise<Round> {
  const latenciesMs: number[] = [];
  const startedAt = performance.now();
  const isOver = () =>
    performance.now() - startedAt > bounds.maxMs || latenciesMs.length >= bounds.maxRequests;
  await Promise.all(
    clients.map(async (ask) => {
      while (!isOver()) {
        const askedAt = performance.now();
        await ask();
        latenciesMs.push(performance.now() - askedAt);
      }
    }),
  );
  return { latenciesMs, perSecond: (latenciesMs.length / (performance.now() - startedAt)) * 1000 };
}

/** The percentile of `values` (nearest rank). */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

interface Question {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** Sends requests over keep-alive connections. Rejects for any status but 200. */
export type Ask = (question: Question) => Promise<string>;

export function newAsk(connections: number): { readonly ask: Ask; close(): void } {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const ask: Ask = ({ method, url, headers, body }) =>
    new Promise((resolve, reject) => {
      const sent = body === undefined ? '' : JSON.stringify(body);
      const typed = {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(sent),
      };
      const options = { agent, method, headers: sent === '' ? headers : { ...headers, ...typed } };
      const asked = request(url, options, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.once('error', reject);
        answer.once('end', () => {
          const text = Buffer.concat(chunks).toString();
          if (answer.statusCode === 200) resolve(text);
          else reject(new Error(`${method} ${url} answered ${answer.statusCode}: ${text}`));
        });
      });
      asked.once('error', reject);
      asked.end(sent);
    });
  return { ask, close: () => agent.destroy() };
}
