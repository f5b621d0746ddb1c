/** Refuses requests that cannot be read: a broken address, or a body that is not usable JSON. */
import type { FastifyInstance } from 'fastify';
import { Problem } from '#contract/lib/problem.ts';
import { during } from '../lib/activity.ts';
import { endpointOf } from './activity.scope.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether its JSON may say what PostgreSQL cannot store (`storable`): it can only be said in an escape. */
    hasEscapes: boolean;
  }
}

/** The address for the router. If its percent-encoding is broken, it is taken literally. */
export function routableUrl(url: string): string {
  return isReadable(url) ? url : url.replaceAll('%', '%25');
}

const OF_A_PAGE = /^\/content(?!\/api\/)([/?]|$)/;

/**
 * Refuses an address with broken percent-encoding (400), except below /content, where the page shows the
 * error itself.
 */
export function refuseUnreadableUrls(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ originalUrl }) => {
    if (!isReadable(originalUrl) && !OF_A_PAGE.test(originalUrl)) throw new Problem('bad_request');
  });
}

function isReadable(url: string): boolean {
  const [path = ''] = url.split('?');
  try {
    decodeURI(path);
    return true;
  } catch {
    return false;
  }
}

/** Nested objects and arrays. No request needs a quarter of it. */
export const JSON_MAX_LEVELS = 64;

/**
 * Parses JSON bodies. Invalid JSON, or JSON nested deeper than that, is a `bad_request`; each route limits
 * the size.
 */
export function parseBoundedJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.decorateRequest('hasEscapes', false);
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, text, done) =>
      during(endpointOf(request), () =>
        parse(request, text, (error, value) => {
          request.hasEscapes = ESCAPES.test(text);
          const isTooDeep = error === null && isDeeperThan(JSON_MAX_LEVELS, value);
          const outcome = isTooDeep ? new Problem('bad_request', { detail: TOO_DEEP }) : error;
          if (text.length < LARGE_CHARS) done(outcome, value);
          else setImmediate(done, outcome, value); // others have their turn
        }),
      ),
  );
}

const TOO_DEEP = `The JSON is nested deeper than ${JSON_MAX_LEVELS} levels.`;
const LARGE_CHARS = 100_000;
/** NUL, and halves of surrogate pairs: the bytes of a request cannot have one. */
const ESCAPES = /\\u(?:0000|d[89a-f])/i;

/** Recurses no further than that. */
function isDeeperThan(levels: number, value: unknown): boolean {
  if (!isContainer(value)) return false;
  if (levels === 0) return true;
  for (const inner of Array.isArray(value) ? value : Object.values(value))
    if (isDeeperThan(levels - 1, inner)) return true;
  return false;
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
