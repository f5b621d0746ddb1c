/** Fetches a page at an address that a user has named. */
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { pipeline, type Readable } from 'node:stream';
import { constants, createBrotliDecompress, createUnzip } from 'node:zlib';
import { Problem } from '#contract/problem.ts';
import { OwnFault } from '../../lib/ownFault.ts';
import { decodedHtml } from '#domain/encodings/decodedHtml.ts';
import { ownNetworkFault, watchOwnTime } from './ownNetwork.ts';
import { type RequestOptions, safeRequest, SilenceError } from './safeRequest.ts';

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
  const headers = {
    ...(etag !== null && { 'if-none-match': etag }),
    ...(lastModified !== null && { 'if-modified-since': lastModified }),
  };
  const hasCopy = Object.keys(headers).length > 0;
  return answered(address, { ...options, headers }, async (response, url) => {
    const isUnchanged = hasCopy && response.statusCode === NOT_MODIFIED;
    const page = isUnchanged ? null : { url, html: await htmlOf(response, options.limits) };
    return { page, headers: response.headers };
  });
}

const NOT_MODIFIED = 304;

/** A text of any type, as UTF-8, whatever the status of its answer. */
export function fetchText(
  address: string,
  options: FetchOptions,
): Promise<{ readonly status: number; readonly text: string }> {
  return answered(address, options, async (response) => ({
    status: response.statusCode ?? 0,
    text: Buffer.from(await bytesOf(unpacked(response), options.limits.bytes)).toString('utf8'),
  }));
}

async function answered<Value>(
  address: string,
  options: FetchOptions,
  read: (response: IncomingMessage, url: string) => Promise<Value>,
): Promise<Value> {
  const wasBusy = watchOwnTime();
  try {
    const { url, response } = await safeRequest('GET', address, options);
    try {
      return await read(response, url.href);
    } finally {
      response.destroy();
    }
  } catch (error) {
    if (error instanceof Problem || error instanceof OwnFault) throw error;
    if (isTimeout(error) && wasBusy()) throw new OwnFault('too_busy', error);
    // The answer gives no reason: it might reveal something about our network.
    throw ownNetworkFault(error) ?? new Problem('page_unreachable', { cause: error });
  }
}

/** Of the signal, or of a socket that has been silent. */
const isTimeout = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'TimeoutError' || error.name === 'AbortError' || error instanceof SilenceError);

async function htmlOf(response: IncomingMessage, limits: FetchOptions['limits']): Promise<string> {
  const { statusCode, headers } = response;
  const contentType = headers['content-type'] ?? '';
  if (statusCode !== 200)
    throw new Problem('page_unreachable', { detail: `The page answered ${statusCode}.` });
  if (!HTML.test(contentType)) throw new Problem('page_unreadable');
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
  if (unpacker === undefined) throw new Problem('page_unreadable');
  // The reader sees the error; without this callback it would be uncaught.
  return pipeline(response, unpacker, () => undefined);
}
