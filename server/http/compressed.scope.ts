import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** The encodings we use, best first. */
const ENCODINGS = ['br', 'gzip'] as const;
type Encoding = (typeof ENCODINGS)[number];

/** A shorter answer fits into one packet without compression. */
const MIN_BYTES = 1024;

/**
 * Fast settings, because each answer is compressed for one request; the build compresses files once, with the
 * best settings.
 */
const ENCODERS: Readonly<Record<Encoding, (text: string | Buffer) => Promise<Buffer>>> = {
  br: (text) => promisify(brotliCompress)(text, BROTLI),
  gzip: (text) => promisify(gzip)(text, { level: 4 }),
};
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Decides the encoding of the answer once per request, for files too. */
export function settleEncoding(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ headers }) => {
    headers['accept-encoding'] = acceptedEncoding(headers['accept-encoding']) ?? 'identity';
  });
}

/**
 * Compresses the answers of a scope, except streams and answers with `no-transform`. Only for answers that no
 * other site can request (the API takes no cookie) or that contain no secret: the length of a compressed
 * answer reveals something about its content (BREACH).
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
    // A strong ETag identifies the exact bytes, which have changed.
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

/** The encoding of ours that an `Accept-Encoding` header prefers; null if it accepts none. */
export function acceptedEncoding(header = ''): Encoding | null {
  const weights = new Map(header.toLowerCase().split(',').map(weighted));
  const weightOf = (encoding: Encoding) => weights.get(encoding) ?? weights.get('*') ?? 0;
  const best = ENCODINGS.reduce((a, b) => (weightOf(b) > weightOf(a) ? b : a));
  return weightOf(best) > 0 ? best : null;
}

/** Parses `gzip;q=0.5`. An unreadable weight counts as 0. */
function weighted(entry: string): [name: string, weight: number] {
  const [name = '', ...parameters] = entry.split(';').map((part) => part.trim());
  const q = parameters.find((parameter) => /^q\s*=/.test(parameter));
  if (q === undefined) return [name, 1];
  const weight = q.replace(/^q\s*=\s*/, '');
  return [name, /^(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(weight) ? Number(weight) : 0];
}
