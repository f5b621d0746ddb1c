/** Refuses requests that cannot be read: a broken address, or a body that is not usable JSON. */
import type { FastifyInstance } from 'fastify';
import { Problem } from '#contract/problem.ts';
import { during } from '../lib/activity.ts';
import { endpointOf } from './activity.scope.ts';

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
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, text, done) =>
      during(endpointOf(request), () =>
        parse(request, text, (error, value) => {
          const isTooDeep = error === null && isDeeperThan(JSON_MAX_LEVELS, value);
          done(isTooDeep ? new Problem('bad_request', { detail: TOO_DEEP }) : error, value);
        }),
      ),
  );
}

const TOO_DEEP = `The JSON is nested deeper than ${JSON_MAX_LEVELS} levels.`;

/** Level by level, because a deep value would exhaust the stack of a recursion. */
function isDeeperThan(levels: number, value: unknown): boolean {
  let containers = [value].filter(isContainer);
  for (let depth = 0; containers.length > 0; depth += 1) {
    if (depth === levels) return true;
    containers = containers.flatMap((one) => Object.values(one)).filter(isContainer);
  }
  return false;
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
