import type { LogEntry, OutputEntry } from './logEntry.ts';

/** Where a replay did something else than the recorded session. Plain data. */
export interface Divergence {
  /** Line of the log, counted from 1. */
  readonly line: number;
  /** What the session did there; null at the end of the log. */
  readonly expected: LogEntry | null;
  /** What the replay did instead; null when it did nothing. */
  readonly actual: OutputEntry | null;
  /** The lines before it, oldest first. */
  readonly trail: readonly LogEntry[];
}

const TRAIL = 8;

export const divergenceAt = (
  log: readonly LogEntry[],
  at: number,
  actual: OutputEntry | null,
): Divergence => ({
  line: at + 1,
  expected: log[at] ?? null,
  actual,
  trail: log.slice(Math.max(0, at - TRAIL), at),
});
