/** A log without the words of the session, which still replays. */
import type { RootState } from '#store/subjects.ts';
import { LogCursor } from '../core/logCursor.ts';
import { type HeaderEntry, isInput, type LogEntry, type OutputEntry } from '../core/logEntry.ts';
import { readLog } from '../core/readLog.ts';
import { createRecorder } from '../core/recorder.ts';
import type { ReplayHooks } from '../core/replayedStore.ts';
import { replayAlong } from '../core/replayer.ts';
import { createSession } from './replaySession.ts';
import { type Random, Wordless } from './wordless.ts';

export interface PrivateLog {
  readonly lines: readonly string[];
  /** How much of the session it holds, from 0 to 1: less than all where a workflow does something else without the words. */
  readonly share: number;
}

/**
 * Runs a session again with inputs that have no words, and records what the workflows do then: so the log replays exactly. It ends
 * where they do something else than in the session.
 */
export function privateLog(lines: readonly string[], random: Random): PrivateLog {
  const entries = withoutWords(readLog(lines), new Wordless(random));
  const [{ is: _is, version: _version, value: _value, ...origin }] = entries;
  const written: string[] = [];
  const log = new LooseCursor(entries, () => recorder.end(OTHER_WAY));
  const recorder = createRecorder({
    now: () => log.t,
    origin: () => origin as Required<typeof origin>, // a log of a test has none
    maxLines: Number.POSITIVE_INFINITY,
    maxChars: Number.POSITIVE_INFINITY,
    sink: (line) => void written.push(line),
  });
  const recorded = (hooks: ReplayHooks<RootState>) => createSession(hooks, undefined, recorder);
  const { end, divergence } = replayAlong(entries[0], log, recorded);
  if (divergence !== null && process.env.DBG)
    console.log(JSON.stringify(divergence).slice(0, 2500));
  if (end !== null) recorder.end(end);
  return { lines: written, share: divergence === null ? 1 : divergence.line / entries.length };
}

const OTHER_WAY = 'Without its words, the session goes on in another way.';

type Entries = readonly [HeaderEntry, ...LogEntry[]];

/** Without what is compared of a turn as well: it follows from the words. */
function withoutWords(entries: Entries, wordless: Wordless): Entries {
  const kept = entries.filter(({ is }) => is !== 'state');
  return kept.map((entry) =>
    'value' in entry ? { ...entry, value: wordless.value(entry.value, fieldOf(entry)) } : entry,
  ) as unknown as Entries;
}

/** What a value is called: by its port, or the action. */
const fieldOf = (entry: LogEntry): string => ('op' in entry ? (entry.op.split('.')[1] ?? '') : '');

/** Compares what is done, and not with which words. */
class LooseCursor extends LogCursor {
  /** Of the last input. */
  t = 0;
  readonly #onDifference: () => void;

  constructor(entries: Entries, onDifference: () => void) {
    super(entries);
    this.#onDifference = onDifference;
  }

  override diverged(actual: OutputEntry | null): void {
    super.diverged(actual);
    if (this.divergence !== null) this.#onDifference();
  }

  override fed(): void {
    const entry = this.next();
    if (entry !== undefined && isInput(entry)) this.t = entry.t;
    super.fed();
  }

  override did(output: OutputEntry): LogEntry | null {
    if (output.is === 'state') return output;
    const { args: _args, action: _action, ...said } = { args: '', action: '', ...output };
    return super.did(said as OutputEntry);
  }
}
