/**
 * Requests an address that a user has named, from a machine that can reach more than the user may.
 * So every address, including those of redirects, is resolved here, checked, and connected to as it was
 * checked: asking the name server a second time could give another answer (DNS rebinding).
 */
import type { LookupAddress } from 'node:dns';
import { type ClientRequest, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { addAbortSignal } from 'node:stream';
import { Problem } from '#contract/lib/problem.ts';

/** A redirect: the status of the answer, and where it leads as its server says it. */
export interface Hop {
  readonly status: number;
  readonly to: string;
}

export type Method = 'GET' | 'HEAD' | 'POST' | 'DELETE';

export interface RequestOptions {
  resolve(hostname: string): Promise<readonly LookupAddress[]>;
  /** Besides those of every request. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
  /** Ends the request. It then rejects with an `AbortError`, or with the reason if that is an error. */
  readonly signal?: AbortSignal;
  /** Called with each redirect, also one that leads nowhere. */
  noteHop?(hop: Hop): void;
  /** Rejects if a redirect may not be followed to there, and resolves when it may. */
  mayFollow?(url: URL): Promise<void>;
  /** Whether an IP address may be connected to. */
  isAllowed(address: string): boolean;
  readonly limits: {
    /** For the whole, redirects included, but not the time until one may be followed. */
    readonly totalMs: number;
    /** Without a byte from the other side. */
    readonly idleMs: number;
  };
}

const MAX_REDIRECTS = 5;
/** The detail of the problem. */
export const TOO_MANY_REDIRECTS = 'The page redirects too often.';
const REDIRECTS: ReadonlySet<number | undefined> = new Set([301, 302, 303, 307, 308]);
const DEFAULT_PORTS: ReadonlySet<string> = new Set(['', '80', '443']);
/** Below are system services, which do not speak HTTP but might still obey a line of it. */
const FIRST_FREE_PORT = 1024;
const HEADERS = {
  'user-agent': 'Mozilla/5.0 (compatible; ContentToolkit)',
  accept: 'text/html,application/xhtml+xml',
  'accept-encoding': 'gzip, deflate, br',
};

export class SilenceError extends Error {}
const silence = () => new SilenceError('The page went silent.');
const closedError = () =>
  Object.assign(new Error('The page closed the connection.'), { code: 'ECONNRESET' });

interface Answer {
  /** The address after redirects. */
  readonly url: URL;
  /** Its reader has to destroy it. */
  readonly response: IncomingMessage;
}

/** What is written is written at the address that was named. */
const redirectsOf = (method: Method): number => (isReading(method) ? MAX_REDIRECTS : 0);
const isReading = (method: Method): boolean => method === 'GET' || method === 'HEAD';

/**
 * Resolves with the first answer that is not a redirect; a request that writes follows none. Rejects with the `Problem`
 * address_not_allowed or page_unreachable, and with the system's error if there is no answer.
 */
export async function safeRequest(
  method: Method,
  address: string,
  options: RequestOptions,
): Promise<Answer> {
  let leftMs = options.limits.totalMs;
  let url = checkedUrl(address, options);
  for (let hop = 0; hop <= redirectsOf(method); hop += 1) {
    const begunAt = performance.now();
    const response = await responseOf(method, url, options, endOf(options, leftMs));
    const next = redirectOf(response);
    if (next === null) return { url, response };
    response.destroy();
    options.noteHop?.({ status: response.statusCode ?? 0, to: URL.parse(next, url)?.href ?? next });
    leftMs = Math.max(0, Math.floor(leftMs - (performance.now() - begunAt)));
    url = checkedUrl(next, options, url);
    await options.mayFollow?.(url);
  }
  throw new Problem('page_unreachable', { detail: TOO_MANY_REDIRECTS });
}

/**
 * Returns the URL of a web address that may be fetched. WHATWG URLs write 0x7f.1, 2130706433 and ①.0.0.1 as
 * plain addresses.
 */
export function checkedUrl(
  address: string,
  { isAllowed }: Pick<RequestOptions, 'isAllowed'>,
  base?: URL,
): URL {
  const url = URL.parse(address, base?.href);
  if (url === null || !isWebAddress(url)) throw new Problem('address_not_allowed');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !isAllowed(host)) throw new Problem('address_not_allowed');
  url.hash = '';
  return url;
}

function isWebAddress({ protocol, username, password, port }: URL): boolean {
  const isWeb = protocol === 'http:' || protocol === 'https:';
  const isPort = DEFAULT_PORTS.has(port) || Number(port) >= FIRST_FREE_PORT;
  return isWeb && isPort && username === '' && password === '';
}

function endOf({ signal }: RequestOptions, leftMs: number): AbortSignal {
  const timeout = AbortSignal.timeout(leftMs);
  return signal === undefined ? timeout : AbortSignal.any([signal, timeout]);
}

/** Sends one request on a new connection. */
async function responseOf(
  method: Method,
  url: URL,
  options: RequestOptions,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  const request: ClientRequest = send(
    url,
    {
      method,
      agent: false,
      headers: { ...HEADERS, ...options.headers },
      lookup: checkedLookup(options),
      timeout: options.limits.idleMs,
      signal,
    },
    (response) => {
      // Otherwise the reader would only see a closed connection, and not who closed it.
      addAbortSignal(signal, response);
      request.prependListener('timeout', () => response.destroy(silence()));
      resolve(response);
    },
  );
  request.on('timeout', () => request.destroy(silence()));
  request.on('error', reject);
  // A 101 is no response and no error: without these two, nobody would ever hear of it.
  request.on('upgrade', (_response, socket) => socket.destroy());
  request.on('close', () => reject(closedError()));
  request.end(options.body);
  return promise;
}

/** Resolves a name for a connection, unless any of its addresses may not be connected to. */
function checkedLookup({ resolve, isAllowed }: RequestOptions): LookupFunction {
  return (hostname, { all = false }, callback) => {
    resolve(hostname).then(
      (found) => {
        const [first] = found;
        const isSafe = first !== undefined && found.every(({ address }) => isAllowed(address));
        if (!isSafe) callback(new Problem('address_not_allowed'), []);
        else if (all) callback(null, [...found]);
        else callback(null, first.address, first.family);
      },
      (error: Error) => callback(error, []),
    );
  };
}

function redirectOf({ statusCode, headers }: IncomingMessage): string | null {
  return REDIRECTS.has(statusCode) ? headers.location || null : null; // an empty one leads nowhere
}

/** There is no such name; EAI_AGAIN and others are faults of the way there. */
export const isNoSuchHost = (error: unknown): boolean =>
  error instanceof Error && (error as NodeJS.ErrnoException).code === 'ENOTFOUND';
