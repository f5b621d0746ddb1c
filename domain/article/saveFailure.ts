import type { PortError } from '#contract/problems.ts';
import type { Halt } from './saveQueue.ts';

const HALT_OF_STATUS: Readonly<Record<number, Halt>> = {
  400: 'rejected',
  401: 'signIn',
  402: 'limit',
  409: 'conflict',
  413: 'rejected',
  415: 'rejected',
  422: 'rejected',
  429: 'retry',
};

/** What a failed save waits for: the table of docs/machines/articleSave.md, by HTTP status. */
export function haltOf(error: PortError): Halt {
  if (error.status === null) return 'offline';
  if (error.status >= 500) return 'retry';
  return HALT_OF_STATUS[error.status] ?? 'denied';
}
