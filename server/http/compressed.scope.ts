import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** What we compress with, the better one first. */
const ENCODINGS = ['br', 'gzip'] as const;
type Encoding = (typeof ENCODINGS)[number];

/** What is shorter fits into one packet as it is. */
const MIN_BYTES = 1024;

/** For one answer alone, so what is cheap; files are compressed by the build, once and well. */
const ENCODERS: Readonly<Record<Encoding, (text: string | Buffer) => Promise<Buffer>>> = {
  br: (text) => promisify(brotliCompress)(text, BROTLI),
  gzip: (text) => promisify(gzip)(text, { level: 4 }),
};
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Settles once for each request which encoding its answer has, whether a file or not. */
export function settleEncoding(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ headers }) => {
    headers['accept-encoding'] = acceptedEncoding(headers['accept-encoding']) ?? 'identity';
  });
}

/**
 * Compresses what the routes of a scope answer; streams and what says `no-transform` stay as they are.
 * For answers that no other site can ask for (the API takes no cookie) or that hold no secret: the length
 * of a compressed answer says something about what stands in it (BREACH).
 */
export function compressAnswers(scope: FastifyInstance): void {
  scope.addHook('onSend', async ({ headers }, reply, payload) => {
    if (!isCompressible(reply, payload)) return payload;
    reply.header('vary', withEncoding(reply.getHeader('vary')));
    const encode = ENCODERS[headers['accept-encoding'] as Encoding];
    if (encode === undefined) return payload;
    const encoded = await encode(payload);
    reply.header('content-encoding', headers['accept-encoding']).removeHeader('content-length');
    const etag = reply.getHeader('etag');
    // A strong one is of these very bytes.
    if (typeof etag === 'string' && etag.startsWith('"')) reply.header('etag', `W/${etag}`);
    return encoded;
  });
}

function isCompressible(reply: FastifyReply, payload: unknown): payload is string | Buffer {
  if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return false;
  if (reply.hasHeader('content-encoding')) return false;
  if (/\bno-transform\b/.test(String(reply.getHeader('cache-control')))) return false;
  return Buffer.byteLength(payload) > MIN_BYTES;
}

const withEncoding = (vary: unknown): string =>
  vary === undefined ? 'accept-encoding' : `${vary}, accept-encoding`;

/** The encoding that an `Accept-Encoding` likes best; null where it takes none of ours. */
export function acceptedEncoding(header = ''): Encoding | null {
  const weights = new Map(header.toLowerCase().split(',').map(weighted));
  const weightOf = (encoding: Encoding) => weights.get(encoding) ?? weights.get('*') ?? 0;
  const best = ENCODINGS.reduce((a, b) => (weightOf(b) > weightOf(a) ? b : a));
  return weightOf(best) > 0 ? best : null;
}

/** `gzip;q=0.5`; a weight that cannot be read refuses. */
function weighted(entry: string): [name: string, weight: number] {
  const [name = '', ...parameters] = entry.split(';').map((part) => part.trim());
  const q = parameters.find((parameter) => /^q\s*=/.test(parameter));
  if (q === undefined) return [name, 1];
  const weight = q.replace(/^q\s*=\s*/, '');
  return [name, /^(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(weight) ? Number(weight) : 0];
}
