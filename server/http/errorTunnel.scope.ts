import type { FastifyInstance } from 'fastify';
import { Problem } from '#contract/lib/problem.ts';
import { ERROR_TUNNEL } from '#contract/session/errorTunnel.ts';
import type { RateLimiter } from '#db/rateLimiter.ts';
import { sourceOf } from '#db/rateWindow.ts';

export interface ErrorTunnelOptions {
  /** Null: nothing is taken in. */
  readonly dsn: string | null;
  readonly limiter: RateLimiter;
}

const REPORTS = { hits: 30, windowMs: 60_000 };
/** Of all pages together. */
const ALL_REPORTS = { hits: 300, windowMs: 60_000 };
const REPORT_MOST_BYTES = 200 * 1024;
const FORWARD_MAX_MS = 10_000;

/** Passes reports of errors of the page on to the project of SENTRY_DSN, and to no other. Nobody needs to be signed in. */
export async function errorTunnel(
  scope: FastifyInstance,
  { dsn, limiter }: ErrorTunnelOptions,
): Promise<void> {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    'text/plain',
    { parseAs: 'string', bodyLimit: REPORT_MOST_BYTES },
    (_request, body, done) => done(null, body),
  );
  scope.post(ERROR_TUNNEL, { schema: { hide: true } }, async ({ ip, body }, reply) => {
    if (dsn === null) throw new Problem('not_found');
    limiter.assertWithin(`error-reports/${sourceOf(ip)}`, REPORTS);
    limiter.assertWithin('error-reports', ALL_REPORTS);
    if (typeof body !== 'string' || dsnOf(body) !== dsn) throw new Problem('bad_request');
    await forward(envelopeUrl(dsn), body);
    return reply.code(204).send();
  });
}

/** The DSN in the first line of an envelope; null if there is none. */
function dsnOf(envelope: string): unknown {
  const [header = ''] = envelope.split('\n', 1);
  try {
    const parsed: unknown = JSON.parse(header);
    return typeof parsed === 'object' && parsed !== null && 'dsn' in parsed ? parsed.dsn : null;
  } catch {
    return null;
  }
}

/** https://key@host/path/1 → https://host/path/api/1/envelope/ (develop.sentry.dev, "DSN"). */
export function envelopeUrl(dsn: string): string {
  const { origin, pathname } = new URL(dsn);
  const at = pathname.lastIndexOf('/');
  return `${origin}${pathname.slice(0, at)}/api/${pathname.slice(at + 1)}/envelope/`;
}

/** A report that cannot be delivered is lost: the page is not told, because it would only report that. */
async function forward(url: string, envelope: string): Promise<void> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/x-sentry-envelope' },
      body: envelope,
      redirect: 'error',
      signal: AbortSignal.timeout(FORWARD_MAX_MS),
    });
    await answer.body?.cancel();
  } catch {
    // Sentry is away.
  }
}
