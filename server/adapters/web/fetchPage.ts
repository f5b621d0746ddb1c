/** Fetches a page at an address that a user has named. */
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { pipeline, type Readable } from 'node:stream';
import { constants, createBrotliDecompress, createUnzip } from 'node:zlib';
import { Problem } from '#contract/lib/problem.ts';
import { decodedHtml } from '#domain/encodings/decodedHtml.ts';
import { OwnFault } from '../../lib/ownFault.ts';
import { ownNetworkFault, watchOwnTime } from './ownNetwork.ts';
import { isTimeout, problemOfConnection, problemOfStatus, problemOfType } from './pageFailure.ts';
import { type Method, type RequestOptions, safeRequest } from './safeRequest.ts';

export interface FetchOptions extends RequestOptions {
  readonly limits: RequestOptions['limits'] & {
    /** The most bytes of a page, unpacked. */
    readonly bytes: number;
    /** For finding the article on it. */
    readonly readMs: number;
  };
}

export interface FetchedPage {
  /** The address after redirects. */
  readonly url: string;
  readonly html: string;
}

const HTML = /^\s*(?:text\/html|application\/xhtml\+xml)\s*(?:;|$)/i;

/** Rejects with a Problem: address_not_allowed, page_unreachable, page_unreadable or page_too_large; and with an `OwnFault`. */
export async function fetchPage(address: string, options: FetchOptions): Promise<FetchedPage> {
  return answered(address, options, async (response, url) => ({
    url,
    html: await htmlOf(response, options.limits),
  }));
}

/** What a server has said about the copy that we have. */
export interface KnownCopy {
  readonly etag: string | null;
  readonly lastModified: string | null;
}

/** The same, with the headers of the answer; the page is null if it is still as in the copy. */
export function fetchChanged(
  address: string,
  options: FetchOptions,
  { etag, lastModified }: KnownCopy,
): Promise<{ readonly page: FetchedPage | null; readonly headers: IncomingHttpHeaders }> {
  const headers = conditionsOf({ etag, lastModified });
  const hasCopy = Object.keys(headers).length > 0;
  return answered(address, { ...options, headers }, async (response, url) => {
    const isUnchanged = hasCopy && response.statusCode === NOT_MODIFIED;
    const page = isUnchanged ? null : { url, html: await htmlOf(response, options.limits) };
    return { page, headers: response.headers };
  });
}

const NOT_MODIFIED = 304;

/** What a server has said, whatever its status. */
export interface Answer {
  readonly status: number;
  /** The address after redirects. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  /** Unpacked, as they come. Throws page_unreadable if they are packed in a way that was not asked for. */
  bytes(): AsyncIterable<Uint8Array>;
}

/** Resolves with what is made of an answer; rejects as `fetchPage` does. */
export function fetchAnswer<Value>(
  address: string,
  { method = 'GET', ...options }: FetchOptions & { readonly method?: Method },
  read: (answer: Answer) => Promise<Value>,
): Promise<Value> {
  return answered(
    address,
    options,
    (response, url) =>
      read({
        status: response.statusCode ?? 0,
        url,
        headers: response.headers,
        bytes: () => unpacked(response),
      }),
    method,
  );
}

/** What a server has answered, whatever that was. */
export interface PageResponse {
  /** The address after redirects. */
  readonly url: string;
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Null: it is no page, or still as in the copy. */
  readonly page: FetchedPage | null;
  /** Why there is no page; null: it is unchanged, or there is one. */
  readonly problem: Problem | null;
}

/** Rejects as `fetchPage` does, but for what an answer says: its status, a type that is none of a page, its length. */
export function fetchResponse(
  address: string,
  options: FetchOptions,
  { etag, lastModified }: KnownCopy,
): Promise<PageResponse> {
  const hasCopy = etag !== null || lastModified !== null;
  const headers = conditionsOf({ etag, lastModified });
  return answered(address, { ...options, headers }, async (response, url) => {
    const status = response.statusCode ?? 0;
    const of = { url, status, headers: response.headers };
    if (hasCopy && status === NOT_MODIFIED) return { ...of, page: null, problem: null };
    try {
      return { ...of, page: { url, html: await htmlOf(response, options.limits) }, problem: null };
    } catch (error) {
      if (error instanceof Problem) return { ...of, page: null, problem: error };
      throw error;
    }
  });
}

const conditionsOf = ({ etag, lastModified }: KnownCopy) => ({
  ...(etag !== null && { 'if-none-match': etag }),
  ...(lastModified !== null && { 'if-modified-since': lastModified }),
});

async function answered<Value>(
  address: string,
  options: FetchOptions,
  read: (response: IncomingMessage, url: string) => Promise<Value>,
  method: Method = 'GET',
): Promise<Value> {
  const wasBusy = watchOwnTime();
  try {
    const { url, response } = await safeRequest(method, address, options);
    try {
      return await read(response, url.href);
    } finally {
      response.destroy();
    }
  } catch (error) {
    options.signal?.throwIfAborted();
    if (error instanceof Problem || error instanceof OwnFault) throw error;
    if (isTimeout(error) && wasBusy()) throw new OwnFault('too_busy', error);
    throw ownNetworkFault(error) ?? problemOfConnection(error, options.limits);
  }
}

async function htmlOf(response: IncomingMessage, limits: FetchOptions['limits']): Promise<string> {
  const { statusCode = 0, headers } = response;
  const contentType = headers['content-type'] ?? '';
  if (statusCode !== 200) throw problemOfStatus(statusCode);
  if (!HTML.test(contentType)) throw problemOfType(contentType);
  if (Number(headers['content-length'] ?? 0) > limits.bytes) throw new Problem('page_too_large');
  return decodedHtml(await bytesOf(unpacked(response), limits.bytes), contentType);
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
  if (unpacker === undefined)
    throw new Problem('page_unreadable', { detail: 'The page is packed as we did not ask for.' });
  // The reader sees the error; without this callback it would be uncaught.
  return pipeline(response, unpacker, () => undefined);
}
