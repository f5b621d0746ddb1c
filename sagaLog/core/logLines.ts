/** Writes the lines of a log. */
import { createEncoder } from './codec.ts';
import { told } from './kinds.ts';
import type { HeaderEntry, LogEntry } from './logEntry.ts';
import { TurnWriter } from './turnLines.ts';

export interface LineWriterOptions {
  /** Takes one line of the log, without its line break. */
  readonly sink: (line: string) => void;
  /** The log ends at this many lines: a log without its beginning cannot be replayed. */
  readonly maxLines: number;
  /** The log ends before it has more characters. */
  readonly maxChars: number;
  /** Called before each line; a reason that it returns ends the log. */
  readonly whyEnd?: () => string | null;
  /** Called once, when the log has ended: `full` if it has no room for more. */
  readonly onEnd?: (why: 'full' | 'ended') => void;
}

/** Adds an entry to the turn. */
export type WriteEntry = (entry: () => LogEntry) => void;

export interface LineWriter {
  /** Writes the first line. */
  begin(header: () => HeaderEntry): void;
  readonly write: WriteEntry;
  /** Ends the turn, with its sum. */
  endTurn(sum: () => string | null): void;
  /** Ends the log with a line that states the reason. */
  end(reason: string): void;
}

/**
 * Never throws: if something cannot be written, or the log is full, the log ends and the page continues
 * without it.
 */
export function createLineWriter(options: LineWriterOptions): LineWriter {
  const { sink, maxLines, maxChars, whyEnd, onEnd } = options;
  const encode = createEncoder();
  const turns = new TurnWriter(encode);
  let lines = 0;
  let chars = 0;
  let isOpen = true;

  const close = (reason: string, why: 'full' | 'ended' = 'ended') => {
    if (!isOpen) return;
    isOpen = false;
    told(() => sink(JSON.stringify({ is: 'end', reason } satisfies LogEntry)), undefined);
    told(() => onEnd?.(why), undefined);
  };

  const writeLine = (line: string | null) => {
    if (line === null || !isOpen) return;
    lines += 1;
    chars += line.length;
    if (lines < maxLines && chars <= maxChars) sink(line);
    else close(`The log is full after ${lines} lines.`, 'full');
  };

  const end = (reason: string) => {
    // What the turn has done until now is known; what it would have done is not.
    told(() => writeLine(turns.end(null)), undefined);
    close(reason);
  };

  const guarded = (work: () => void) => {
    if (!isOpen) return;
    try {
      const reason = whyEnd?.() ?? null;
      if (reason === null) work();
      else end(reason);
    } catch {
      close('A line could not be written.');
    }
  };

  return {
    begin: (makeHeader) =>
      guarded(() => {
        const { value, ...header } = makeHeader();
        writeLine(JSON.stringify({ ...header, value: encode(value, header.is) }));
      }),
    write: (makeEntry) => guarded(() => turns.add(makeEntry())),
    endTurn: (sumOf) => guarded(() => writeLine(turns.end(sumOf()))),
    end,
  };
}
