import { createDecoder, type Decoder } from './codec.ts';
import type { Json } from './difference.ts';
import { type HeaderEntry, LOG_VERSION, type LogEntry } from './logEntry.ts';
import { TurnReader } from './turnLines.ts';

/** The entries of a log, line by line: the header, then turns, then an end if there was one. */
export type Turns = readonly [readonly [HeaderEntry], ...(readonly LogEntry[])[]];

/** Returns the entries of a log with their values. Throws if it is not one log of this version, whole and in order, and names the line. */
export function readTurns(lines: readonly string[]): Turns {
  if (lines.length === 0) throw new Error('The log is empty: it has no header.');
  const decode = createDecoder();
  const turns = new TurnReader(decode);
  const order = new Order();
  const read = lines.map((line, at) => {
    try {
      const json = parsed(line);
      const entries = Array.isArray(json) ? turns.read(json) : [singleIn(json, decode)];
      for (const entry of entries) order.check(entry);
      return entries;
    } catch (error) {
      throw new Error(`Line ${at + 1} of the log: ${(error as Error).message}`);
    }
  });
  return read as unknown as Turns;
}

const HEADER = '{"is":"header"';

/** The lives in the lines of several logs, one after the other. What stands before the first header is one too. */
export function livesIn(lines: readonly string[]): readonly (readonly string[])[] {
  const lives: string[][] = [];
  for (const line of lines) {
    const life = line.startsWith(HEADER) ? undefined : lives.at(-1);
    if (life === undefined) lives.push([line]);
    else life.push(line);
  }
  return lives;
}

/** The header and the end have lines of their own. */
function singleIn(json: unknown, decode: Decoder): LogEntry {
  const entry = json as LogEntry | null;
  if (entry?.is === 'end') return entry;
  if (entry?.is !== 'header') throw new Error(`a kind of line that is unknown: ${entry?.is}.`);
  checkVersion(entry);
  return { ...entry, value: decode(entry.value as Json, entry.is) };
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
    const isHeader = entry.is === 'header';
    if (this.#last === null && !isHeader) throw new Error('a log begins with a header.');
    if (this.#last !== null && isHeader)
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

function checkVersion({ version }: HeaderEntry): void {
  if (version !== LOG_VERSION)
    throw new Error(`it is of version ${version}; version ${LOG_VERSION} is replayed here.`);
}
