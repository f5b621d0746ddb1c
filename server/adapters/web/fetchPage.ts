/**
 * Fetches a page at an address that a user has named, from a machine that can reach more than the user may.
 * So every address, including those of redirects, is resolved here, checked, and connected to as it was
 * checked: asking the name server a second time could give another answer (DNS rebinding).
 */
import type { LookupAddress } from 'node:dns';
import { type ClientRequest, get as getHttp, type IncomingMessage } from 'node:http';
import { get as getHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { pipeline, type Readable } from 'node:stream';
import { constants, createBrotliDecompress, createUnzip } from 'node:zlib';
import { Problem } from '#contract/problem.ts';
import { decodedHtml } from './decodedHtml.ts';

export interface FetchLimits {
  /** For fetching it, redirects included. */
  readonly totalMs: number;
  /** Without a byte from the other side. */
  readonly idleMs: number;
  /** The most bytes of a page, unpacked. */
  readonly bytes: number;
  /** For finding the article on it. */
  readonly readMs: number;
}

export interface FetchOptions {
  resolve(hostname: string): Promise<readonly LookupAddress[]>;
  /** Whether an IP address may be connected to. */
  isAllowed(address: string): boolean;
  readonly limits: FetchLimits;
}

export interface FetchedPage {
  /** The address after redirects. */
  readonly url: string;
  readonly html: string;
}

const MAX_REDIRECTS = 5;
const REDIRECTS: ReadonlySet<number | undefined> = new Set([301, 302, 303, 307, 308]);
const HTML = /^\s*(?:text\/html|application\/xhtml\+xml)\s*(?:;|$)/i;
const DEFAULT_PORTS: ReadonlySet<string> = new Set(['', '80', '443']);
/** Below are system services, which do not speak HTTP but might still obey a line of it. */
const FIRST_FREE_PORT = 1024;
const HEADERS = {
  'user-agent': 'Mozilla/5.0 (compatible; ContentToolkit)',
  accept: 'text/html,application/xhtml+xml',
  'accept-encoding': 'gzip, deflate, br',
};

/** Rejects with a Problem: address_not_allowed, page_unreachable, page_unreadable or page_too_large. */
export async function fetchPage(address: string, options: FetchOptions): Promise<FetchedPage> {
  const signal = AbortSignal.timeout(options.limits.totalMs);
  try {
    let url = checkedUrl(address, options);
    for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
      const response = await responseOf(url, options, signal);
      const next = redirectOf(response);
      if (next === null) return { url: url.href, html: await htmlOf(response, options.limits) };
      response.destroy();
      url = checkedUrl(next, options, url);
    }
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw new Problem('page_unreachable'); // gives no reason: it might reveal something about our network
  }
  throw new Problem('page_unreachable', { detail: 'The page redirects too often.' });
}

/**
 * Returns the URL of a web address that may be fetched. WHATWG URLs write 0x7f.1, 2130706433 and ①.0.0.1 as
 * plain addresses.
 */
function checkedUrl(address: string, { isAllowed }: FetchOptions, base?: URL): URL {
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

/** Sends one request on a new connection. */
async function responseOf(
  url: URL,
  options: FetchOptions,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const get = url.protocol === 'https:' ? getHttps : getHttp;
  const request: ClientRequest = get(
    url,
    {
      agent: false,
      headers: HEADERS,
      lookup: checkedLookup(options),
      timeout: options.limits.idleMs,
      signal,
    },
    resolve,
  );
  request.on('timeout', () => request.destroy(new Error('The page went silent.')));
  request.on('error', reject);
  return promise;
}

/** Resolves a name for a connection, unless any of its addresses may not be connected to. */
function checkedLookup({ resolve, isAllowed }: FetchOptions): LookupFunction {
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
  return REDIRECTS.has(statusCode) ? (headers.location ?? null) : null;
}

async function htmlOf(response: IncomingMessage, limits: FetchLimits): Promise<string> {
  const { statusCode, headers } = response;
  const contentType = headers['content-type'] ?? '';
  try {
    if (statusCode !== 200)
      throw new Problem('page_unreachable', { detail: `The page answered ${statusCode}.` });
    if (!HTML.test(contentType)) throw new Problem('page_unreadable');
    if (Number(headers['content-length'] ?? 0) > limits.bytes) throw new Problem('page_too_large');
    return decodedHtml(await bytesOf(unpacked(response), limits.bytes), contentType);
  } finally {
    response.destroy();
  }
}

async function bytesOf(stream: Readable, limit: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > limit) throw new Problem('page_too_large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** As in browsers, truncated compressed data is read as far as it goes. */
const UNPACKERS: Readonly<Record<string, () => ReturnType<typeof createUnzip>>> = {
  gzip: () => createUnzip({ finishFlush: constants.Z_SYNC_FLUSH }),
  'x-gzip': () => createUnzip({ finishFlush: constants.Z_SYNC_FLUSH }),
  deflate: () => createUnzip({ finishFlush: constants.Z_SYNC_FLUSH }),
  br: () => createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH }),
};

/** Unpacks in chunks, so that a decompression bomb is noticed before it has grown. */
function unpacked(response: IncomingMessage): Readable {
  const encoding = response.headers['content-encoding']?.trim().toLowerCase() || 'identity';
  if (encoding === 'identity') return response;
  const unpacker = UNPACKERS[encoding]?.();
  if (unpacker === undefined) throw new Problem('page_unreadable');
  // The reader sees the error; without this callback it would be uncaught.
  return pipeline(response, unpacker, () => undefined);
}
