import type { HeaderEntry, LogEntry } from '#sagaLog/core/logEntry.ts';
import { readTurns } from '#sagaLog/core/readLog.ts';

/** The entries of a log, one after the other. */
export const readLog = (lines: readonly string[]) =>
  readTurns(lines).flat() as [HeaderEntry, ...LogEntry[]];
