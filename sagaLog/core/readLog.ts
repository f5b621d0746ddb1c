import { createDecoder, type Decoder } from './codec.ts';
import type { Json } from './difference.ts';
import { type HeaderEntry, KINDS, LOG_VERSION, type LogEntry, sourceOf } from './logEntry.ts';

/** Returns the entries of a log with their values. Throws if it is not one log of this version, whole and in order, and names the line. */
export function readLog(lines: readonly string[]): [HeaderEntry, ...LogEntry[]] {
  if (lines.length === 0) throw new Error('The log is empty: it has no header.');
  const decode = createDecoder();
  const order = new Order();
  const entries = lines.map((line, at) => {
    try {
      const entry = entryIn(line, decode);
      order.check(entry);
      return entry;
    } catch (error) {
      throw new Error(`Line ${at + 1} of the log: ${(error as Error).message}`);
    }
  });
  return entries as unknown as [HeaderEntry, ...LogEntry[]];
}

function entryIn(line: string, decode: Decoder): LogEntry {
  const entry = parsed(line) as LogEntry;
  if (!KINDS.has(entry?.is)) throw new Error(`a kind of line that is unknown: ${entry?.is}.`);
  return 'value' in entry
    ? { ...entry, value: decode(entry.value as Json, sourceOf(entry)) }
    : entry;
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new Error('it is not JSON. The log is cut off or damaged here.');
  }
}

/** What is wrong with where a line stands. */
class Order {
  #last: LogEntry['is'] | null = null;
  #t = 0;

  check(entry: LogEntry): void {
    if (this.#last === null) checkHeader(entry);
    else if (entry.is === 'header')
      throw new Error('another log begins here. A log is of one tab, from one load of the page.');
    if (this.#last === 'end') throw new Error('it stands behind the end of the log.');
    if ('t' in entry) this.#checkTime(entry.t);
    this.#last = entry.is;
  }

  #checkTime(t: number): void {
    if (t < this.#t)
      throw new Error(`it came at ${t} ms, before the input above it (${this.#t} ms).`);
    this.#t = t;
  }
}

function checkHeader(entry: LogEntry): void {
  if (entry.is !== 'header') throw new Error('a log begins with a header.');
  if (entry.version === LOG_VERSION) return;
  const { version } = entry;
  throw new Error(`it is of version ${version}; version ${LOG_VERSION} is replayed here.`);
}
