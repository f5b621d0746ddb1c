import { createDecoder } from './codec.ts';
import { codecPath, type HeaderEntry, LOG_VERSION, type LogEntry } from './logEntry.ts';

/** The entries of a log with their values. Throws for what is no log of this version. */
export function readLog(lines: readonly string[]): [HeaderEntry, ...LogEntry[]] {
  const decode = createDecoder();
  const entries = lines.map((line) => {
    const entry = JSON.parse(line) as LogEntry;
    return 'value' in entry ? { ...entry, value: decode(entry.value, codecPath(entry)) } : entry;
  });
  const [header, ...rest] = entries;
  if (header?.is !== 'header') throw new Error('The log does not begin with a header.');
  if (header.version !== LOG_VERSION)
    throw new Error(
      `The log is of version ${header.version}; version ${LOG_VERSION} is replayed here.`,
    );
  return [header, ...rest];
}
