/** Tells whether a request that is sent again under its id asks for the same. */
import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    inputHash: string | null;
  }
}

/** What a request is based on may have moved on between two tries; it is not what is asked for. */
const NOT_ASKED: ReadonlySet<string> = new Set(['requestId', 'baseVersion', 'articleOf']);

/**
 * The hash of path and body as they were sent, in any order of keys; null without a request id. A body that was parsed has the
 * defaults of this release, and a retry may arrive at the next one.
 */
export function hashOfInput({
  params,
  body,
}: Pick<FastifyRequest, 'params' | 'body'>): string | null {
  if (typeof body !== 'object' || body === null || !('requestId' in body)) return null;
  const asked = Object.entries(body).filter(([name]) => !NOT_ASKED.has(name));
  const input = JSON.stringify([params, Object.fromEntries(asked)], inOrder);
  return createHash('sha256').update(input).digest('base64url');
}

function inOrder(_key: string, value: unknown): unknown {
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isRecord ? Object.fromEntries(Object.entries(value).sort(byName)) : value;
}

const byName = ([one]: [string, unknown], [other]: [string, unknown]): number =>
  one < other ? -1 : 1;

/** True as well if one of them is not known. */
export const isSameInput = (stored: string | null, sent: string | null): boolean =>
  stored === null || sent === null || stored === sent;
