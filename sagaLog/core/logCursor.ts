import { type InputEntry, isInput, type LogEntry, type OutputEntry } from './logEntry.ts';
import { hashOf } from './stateHash.ts';

/** Where a replay differs from the recorded session. Plain data. */
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

const divergenceAt = (
  log: readonly LogEntry[],
  at: number,
  actual: OutputEntry | null,
): Divergence => ({
  line: at + 1,
  expected: log[at] ?? null,
  actual,
  trail: log.slice(Math.max(0, at - TRAIL), at),
});

/** The position of a replay in its log. */
export class LogCursor {
  readonly #log: readonly LogEntry[];
  #at = 1; // behind the header
  /** After a divergence, or where the recording ended, there is nothing to compare. */
  hasEnded = false;
  divergence: Divergence | null = null;
  inputs = 0;
  outputs = 0;

  constructor(log: readonly LogEntry[]) {
    this.#log = log;
  }

  next(): LogEntry | undefined {
    return this.hasEnded ? undefined : this.#log[this.#at];
  }

  /** The next line, if it is an input that came during this. */
  nextInput(during: number | undefined): InputEntry | null {
    const entry = this.next();
    return entry !== undefined && isInput(entry) && entry.in === during ? entry : null;
  }

  /** The lines that are done. */
  get done(): number {
    return this.#at;
  }

  /** The lines from this one on that are done, counted from 0. */
  since(line: number): readonly LogEntry[] {
    return this.#log.slice(line, this.#at);
  }

  fed(): void {
    this.#at += 1;
    this.inputs += 1;
  }

  /** Returns the log's entry if it matches; otherwise null, and the replay is over. */
  did(output: OutputEntry): LogEntry | null {
    const entry = this.next();
    if (entry === undefined || !says(entry, output)) {
      this.diverged(output);
      return null;
    }
    this.#at += 1;
    this.outputs += 1;
    return entry;
  }

  diverged(actual: OutputEntry | null): void {
    if (this.hasEnded) return;
    const isAtEnd = this.next()?.is === 'end';
    if (!isAtEnd) this.divergence = divergenceAt(this.#log, this.#at, actual);
    this.hasEnded = true;
  }
}

/** Compares only the fields of the output: the log also holds how a port answered, and with what. */
const says = (entry: LogEntry, output: OutputEntry): boolean =>
  Object.entries(output).every(
    ([field, value]) =>
      hashOf((entry as Readonly<Record<string, unknown>>)[field]) === hashOf(value),
  );
