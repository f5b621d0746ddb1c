/** Writes the lines of a log. */
import { createEncoder } from './codec.ts';
import { told } from './kinds.ts';
import { type LogEntry, sourceOf } from './logEntry.ts';

export interface LineWriterOptions {
  /** Takes one line of the log, without its line break. */
  readonly sink: (line: string) => void;
  /** The log ends at this many lines: a log without its beginning cannot be replayed. */
  readonly maxLines: number;
  /** The log ends before it has more characters. */
  readonly maxChars: number;
  /** Called before each line; a reason that it returns ends the log. */
  readonly whyEnd?: () => string | null;
  /** Called once, when the log has ended for any reason. */
  readonly onEnd?: () => void;
}

/** Writes an entry, unless it is null. */
export type WriteEntry = (entry: () => LogEntry | null) => void;

export interface LineWriter {
  readonly write: WriteEntry;
  /** Ends the log with a line that states the reason. */
  end(reason: string): void;
}

/**
 * Never throws: if an entry cannot be written, or the log is full, the log ends and the page continues
 * without it.
 */
export function createLineWriter(options: LineWriterOptions): LineWriter {
  const { sink, maxLines, maxChars, whyEnd, onEnd } = options;
  const encode = createEncoder();
  let lines = 0;
  let chars = 0;
  let isOpen = true;

  const end = (reason: string) => {
    if (!isOpen) return;
    isOpen = false;
    told(() => sink(JSON.stringify({ is: 'end', reason } satisfies LogEntry)), undefined);
    told(() => onEnd?.(), undefined);
  };

  const writeLine = (entry: LogEntry) => {
    const encoded =
      'value' in entry ? { ...entry, value: encode(entry.value, sourceOf(entry)) } : entry;
    const line = JSON.stringify(encoded);
    lines += 1;
    chars += line.length;
    if (lines < maxLines && chars <= maxChars) sink(line);
    else end(`The log is full after ${lines} lines.`);
  };

  const write: WriteEntry = (makeEntry) => {
    if (!isOpen) return;
    try {
      const reason = whyEnd?.() ?? null;
      if (reason !== null) return end(reason);
      const entry = makeEntry();
      if (entry !== null) writeLine(entry);
    } catch {
      end('A line could not be written.');
    }
  };

  return { write, end };
}
