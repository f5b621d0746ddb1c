import type { PortError } from '#contract/lib/problems.ts';
import type { SavePause } from './saveQueue.ts';

const PAUSE_OF_STATUS: Readonly<Record<number, SavePause>> = {
  400: 'rejected',
  401: 'signIn',
  402: 'limit',
  409: 'conflict',
  413: 'rejected',
  415: 'rejected',
  422: 'rejected',
  429: 'retry',
};

/** Why saving pauses after a failure, by HTTP status (docs/machines/articleSave.md). */
export function pauseOf(error: PortError): SavePause {
  if (error.status === null) return 'offline';
  if (error.status >= 500) return 'retry';
  return PAUSE_OF_STATUS[error.status] ?? 'denied';
}
