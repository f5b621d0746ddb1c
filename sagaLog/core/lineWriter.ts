import { createEncoder } from './codec.ts';
import { codecPath, type LogEntry } from './logEntry.ts';

export interface LineWriterOptions {
  /** Takes one line of the log, without its line break. */
  readonly sink: (line: string) => void;
  /** The log ends with this many lines: one that had lost its beginning could not be replayed. */
  readonly maxLines: number;
}

/** Writes entries; null is none. */
export type WriteEntry = (entry: () => LogEntry | null) => void;

/**
 * Never throws. When an entry cannot be written, or the log is full, it ends with a line that says so,
 * and the page goes on without it.
 */
export function createLineWriter({ sink, maxLines }: LineWriterOptions): WriteEntry {
  const encode = createEncoder();
  let count = 0;
  let isOpen = true;

  const end = (reason: string) => {
    isOpen = false;
    sink(JSON.stringify({ is: 'lost', reason } satisfies LogEntry));
  };

  const writeLine = (entry: LogEntry) => {
    const encoded =
      'value' in entry ? { ...entry, value: encode(entry.value, codecPath(entry)) } : entry;
    const line = JSON.stringify(encoded);
    count += 1;
    if (count < maxLines) sink(line);
    else end(`The log is full after ${maxLines} lines.`);
  };

  return (makeEntry) => {
    if (!isOpen) return;
    try {
      const entry = makeEntry();
      if (entry !== null) writeLine(entry);
    } catch (error) {
      end(String(error));
    }
  };
}
