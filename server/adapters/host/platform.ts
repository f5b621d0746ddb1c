/** How the host platform is asked over HTTP, and what it is called when it does not answer. */
import { Problem } from '#contract/problem.ts';
import { loggable } from '../../lib/loggable.ts';

export interface HostLog {
  warn(data: object, message: string): void;
}

/** How long the platform is waited for, a second try included. */
export const PATIENCE_MS = 5000;

/**
 * A request that may be repeated, made once more where it came to nothing or to a 5xx, as long as its
 * signal lets it. A redirect is not followed: it would carry the secret to somebody else.
 */
export async function askTwice(url: string, init: RequestInit): Promise<Response> {
  const ask = () => fetch(url, { ...init, redirect: 'manual' });
  const first = await ask().catch(() => null);
  if (first !== null && first.status < 500) return first;
  await first?.body?.cancel();
  return ask();
}

/** What becomes of a request when the platform fails: 503, for it says nothing about who is signed in. */
export function unavailable(log: HostLog, what: string, error: unknown): Problem {
  log.warn({ what, err: loggable(error) }, 'the host platform gave no usable answer');
  return new Problem('unavailable', { detail: 'The host platform cannot be reached.' });
}
