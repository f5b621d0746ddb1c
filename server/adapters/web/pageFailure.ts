/** Why there is no page at an address, as its server or the connection to it says. */
import { failureOf, readFailure, type ServerSaid } from '#contract/lib/failure.ts';
import { Problem } from '#contract/lib/problem.ts';
import { type RequestOptions, SilenceError } from './safeRequest.ts';

const MS_PER_S = 1000;

const unreachable = (said: ServerSaid, cause?: unknown): Problem =>
  new Problem('page_unreachable', { failure: failureOf('page_unreachable', said), cause });

/** The server has answered with another status than that of a page. */
export const problemOfStatus = (status: number): Problem => unreachable({ status });

/** No answer has come, or not all of it. The error of the connection is the cause. */
export function problemOfConnection(error: unknown, limits: RequestOptions['limits']): Problem {
  const waitedMs = error instanceof SilenceError ? limits.idleMs : limits.totalMs;
  if (isTimeout(error)) return unreachable({ silentS: waitedMs / MS_PER_S }, error);
  return unreachable(isBrokenOff(error) ? { isCut: true } : {}, error);
}

const OF_SIGNAL: ReadonlySet<unknown> = new Set(['TimeoutError', 'AbortError']);
/** Of the signal, or of a socket that has been silent. */
export const isTimeout = (error: unknown): boolean =>
  error instanceof SilenceError || OF_SIGNAL.has((error as Partial<Error> | null)?.name);

const BROKEN_OFF: ReadonlySet<unknown> = new Set([
  'ECONNRESET',
  'EPIPE',
  'ERR_STREAM_PREMATURE_CLOSE',
]);
const isBrokenOff = (error: unknown): boolean =>
  BROKEN_OFF.has((error as Partial<NodeJS.ErrnoException>).code);

const MEDIA_TYPE = /^\s*([\w.+-]{1,60}\/[\w.+-]{1,60})/;

/** What has come is a file of another type; empty: its server does not say which. */
export const problemOfType = (contentType: string): Problem =>
  new Problem('page_unreadable', {
    failure: failureOf('page_unreadable', { text: MEDIA_TYPE.exec(contentType)?.[1] ?? '' }),
  });

export const isOfOtherType = ({ code, detail = '' }: Problem): boolean =>
  code === 'page_unreadable' && readFailure(detail).said.text !== undefined;
