import { type Divergence, divergenceAt } from './divergence.ts';
import { type InputEntry, isInput, type LogEntry, type OutputEntry } from './logEntry.ts';
import { hashOf } from './stateHash.ts';

/** How far a replay has come in its log. */
export class LogCursor {
  readonly #log: readonly LogEntry[];
  #at = 1; // behind the header
  /** From a divergence on, or where the recording ended, there is nothing to compare with. */
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

  fed(): void {
    this.#at += 1;
    this.inputs += 1;
  }

  /** The log's entry when it says the same; otherwise null, and the replay is over. */
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

/** The log says more than a replay can tell by itself: how a port answered, and with what. */
const says = (entry: LogEntry, output: OutputEntry): boolean =>
  Object.entries(output).every(
    ([field, value]) =>
      hashOf((entry as Readonly<Record<string, unknown>>)[field]) === hashOf(value),
  );
