/** What a replay says of a log: whether it is exact, and its lines in words. */
import type { Verdict } from '#domain/support/sessionReplay.ts';
import type { LogEntry } from '../core/logEntry.ts';
import type { ReplayResult } from '../core/replayedStore.ts';

/** Reasons to end a recording that are no loss: somebody wanted it so. */
const WANTED_END = /^(Stopped\.|The account has signed out\.|Another account has signed in\.)$/;

export function verdictOf(
  { divergence, end }: Pick<ReplayResult<unknown>, 'divergence' | 'end'>,
  isFileCutOff: boolean,
): Verdict {
  // At the end of the log, the replay goes on with what the log does not have any more.
  if (divergence !== null && divergence.expected !== null) return 'differs';
  const isEndWanted = end === null || WANTED_END.test(end);
  return divergence === null && isEndWanted && !isFileCutOff ? 'exact' : 'cutOff';
}

/** A line of the log without its values. */
export function described(entry: LogEntry): string {
  switch (entry.is) {
    case 'put':
      return `put of ${entry.type}`;
    case 'turn':
      return 'the end of the turn';
    case 'start':
      return `start of ${entry.name}`;
    case 'action':
      return `action ${(entry.value as { readonly type: string }).type}`;
    case 'header':
    case 'end':
      return entry.is;
    case 'call':
      return `call of ${entry.op}`;
    default:
      return `${entry.is} of ${entry.op}`;
  }
}
