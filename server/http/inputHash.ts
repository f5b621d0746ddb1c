/** Tells whether a request that is sent again under its id asks for the same. */
import { createHash, type Hash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { AskedRequest } from '#db/madeOnce.ts';
import { jsonPieces } from '../lib/jsonPieces.ts';
import { inSteps } from '../lib/slices.ts';

declare module 'fastify' {
  interface FastifyRequest {
    inputHash: string | null;
  }
}

/** What a request is based on may have moved on between two tries; it is not what is asked for. */
const NOT_ASKED: ReadonlySet<string> = new Set(['requestId', 'baseVersion', 'articleOf']);

/**
 * Resolves with the hash of path and body as they were sent, in any order of keys; null without a request id. A body that was parsed
 * has the defaults of this release, and a retry may arrive at the next one. Beside a file, the query says what is asked for.
 */
export async function hashOfInput({
  params,
  query,
  body,
}: Pick<FastifyRequest, 'params' | 'query' | 'body'>): Promise<string | null> {
  const sent = body instanceof Uint8Array ? { ...(query as object), bytes: digestOf(body) } : body;
  if (typeof sent !== 'object' || sent === null || !('requestId' in sent)) return null;
  const asked = Object.entries(sent).filter(([name]) => !NOT_ASKED.has(name));
  const hash = createHash('sha256').update(`[${JSON.stringify(params, inOrder)},`);
  await inSteps(hashing(hash, Object.fromEntries(asked)));
  return hash.update(']').digest('base64url');
}

function* hashing(hash: Hash, asked: object) {
  for (const piece of jsonPieces(asked, { replacer: inOrder, ordered })) yield hash.update(piece);
}

const digestOf = (input: string | Uint8Array): string =>
  createHash('sha256').update(input).digest('base64url');

function inOrder(_key: string, value: unknown): unknown {
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isRecord ? Object.fromEntries(ordered(Object.entries(value))) : value;
}

const ordered = (fields: [string, unknown][]): [string, unknown][] => fields.sort(byName);

const byName = ([one]: [string, unknown], [other]: [string, unknown]): number =>
  one < other ? -1 : 1;

export interface CreatingContext {
  /** The request of a call with a request id. */
  readonly asked: AskedRequest;
}

/** What a person asks for under a request id, once `inputHash` is known; nothing without one. */
export function askedIn(
  { url, inputHash, query, body }: FastifyRequest,
  userId: string,
): Partial<CreatingContext> {
  if (inputHash === null) return {};
  const { requestId } = (body instanceof Uint8Array ? query : body) as { requestId: string }; // else there is no hash
  const [address = ''] = url.split('?');
  return { asked: { userId, address, requestId, inputHash } };
}

/** True as well if one of them is not known. */
export const isSameInput = (stored: string | null, sent: string | null): boolean =>
  stored === null || sent === null || stored === sent;
