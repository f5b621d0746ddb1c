import { type InputEntry, isInput, type LogEntry, type OutputEntry } from './logEntry.ts';
import type { Turns } from './readLog.ts';
import { hashOf } from './stateHash.ts';

/** Where a replay differs from the recorded session. Plain data. */
export interface Divergence {
  /** Line of the log, counted from 1; each is a turn. */
  readonly line: number;
  /** What it is in that line, counted from 1. */
  readonly step: number;
  /** What the session did there; null at the end of the log. */
  readonly expected: LogEntry | null;
  /** What the replay did instead; null when it did nothing. */
  readonly actual: OutputEntry | null;
  /** What was before it, oldest first. */
  readonly trail: readonly LogEntry[];
}

const TRAIL = 8;

/** The position of a replay in its log. */
export class LogCursor {
  readonly #log: readonly LogEntry[];
  /** Where the lines begin. */
  readonly #starts: readonly number[];
  #line = 1; // behind the header
  #at = 1;
  /** After a divergence, or where the recording ended, there is nothing to compare. */
  hasEnded = false;
  divergence: Divergence | null = null;
  inputs = 0;
  outputs = 0;

  constructor(turns: Turns) {
    this.#log = turns.flat();
    let start = 0;
    this.#starts = turns.map(({ length }) => {
      start += length;
      return start - length;
    });
  }

  next(): LogEntry | undefined {
    return this.hasEnded ? undefined : this.#log[this.#at];
  }

  /** The next line, if it is an input that came during this. */
  nextInput(during: number | undefined): InputEntry | null {
    const entry = this.next();
    return entry !== undefined && isInput(entry) && entry.in === during ? entry : null;
  }

  /** The entries that are done. */
  get at(): number {
    return this.#at;
  }

  /** The line of the next entry, counted from 1. */
  get line(): number {
    return this.#line + 1;
  }

  /** The lines that are done. */
  get done(): number {
    return this.#line;
  }

  /** The entries from this one on that are done. */
  since(at: number): readonly LogEntry[] {
    return this.#log.slice(at, this.#at);
  }

  fed(): void {
    this.#pass();
    this.inputs += 1;
  }

  #pass(): void {
    this.#at += 1;
    if (this.#at >= (this.#starts[this.#line + 1] ?? this.#log.length)) this.#line += 1;
  }

  /** Returns the log's entry if it matches; otherwise null, and the replay is over. */
  did(output: OutputEntry): LogEntry | null {
    const entry = this.next();
    if (entry === undefined || !says(entry, output)) {
      this.diverged(output);
      return null;
    }
    this.#pass();
    this.outputs += 1;
    return entry;
  }

  diverged(actual: OutputEntry | null): void {
    if (this.hasEnded) return;
    const isAtEnd = this.next()?.is === 'end';
    if (!isAtEnd) this.divergence = this.#divergence(actual);
    this.hasEnded = true;
  }

  #divergence(actual: OutputEntry | null): Divergence {
    const at = this.#at;
    return {
      line: this.line,
      step: at - (this.#starts[this.#line] ?? at) + 1,
      expected: this.#log[at] ?? null,
      actual,
      trail: this.#log.slice(Math.max(0, at - TRAIL), at),
    };
  }
}

/** Compares only the fields of the output: the log also holds how a port answered, and with what. */
const says = (entry: LogEntry, output: OutputEntry): boolean =>
  Object.entries(output).every(
    ([field, value]) =>
      hashOf((entry as Readonly<Record<string, unknown>>)[field]) === hashOf(value),
  );
