import type { StoragePorts } from '#services/lib/browser.ports.ts';
import type { Origin } from '../core/logEntry.ts';
import { createRecorder, type Recorder } from '../core/recorder.ts';
import { KeptLives, type KeptLivesOptions } from './keptLives.ts';

/** Of one life: more than eight hours of typing (tests/sagaLog/app/eightHours.test.ts). */
export const MAX_LINES = 1_000_000;
export const MAX_CHARS = 128_000_000;

/** The request to record, set by hand (main/page.tsx), and the account it applies to; kept while the tab is open. */
const WISH_KEY = 'record';
const ACCOUNT_KEY = 'recorded-account';

/**
 * `kept`: it is on the device. `unkept`: the device refuses to store it. `room`: older lives had to go. `full`: it has
 * ended, as it has become too large.
 */
export type RecordingStatus = 'kept' | 'unkept' | 'room' | 'full' | 'ended';

interface SessionLogOptions extends Omit<KeptLivesOptions, 'onChange'> {
  readonly now: () => number;
  readonly origin?: () => Origin;
  /** The account of this session; null while nobody is known to be signed in. */
  readonly account: () => string | null;
  readonly storage: StoragePorts;
  readonly maxLines?: number;
}

/** A recording of this page, for one account at most. It leaves this device only in a report that the person sends. */
export interface SessionLog {
  readonly recorder: Recorder;
  /** The lines so far, behind those of the lives that the account has recorded before; also available after the end. */
  readonly lines: () => readonly string[];
  readonly status: () => RecordingStatus;
  /** Stops, and takes the sign away. */
  readonly stop: () => void;
  /** Stores now what is not stored yet. */
  readonly flush: () => void;
  /** Calls back when the status may have changed. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Starts a recording. After it has ended, the tab records again only on request. */
export function startSessionLog(options: SessionLogOptions): SessionLog {
  const { now, origin, account, storage, maxLines = MAX_LINES } = options;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const lives = new KeptLives({ ...options, onChange: tell });
  let end: 'full' | 'ended' | null = null;
  const recorder = createRecorder({
    now,
    ...(origin && { origin }),
    maxLines,
    maxChars: MAX_CHARS,
    sink: (line) => lives.add(line),
    whyEnd: oneAccount(account, storage, (owner) => void lives.begin(owner)),
    onEnd(why) {
      end = why;
      lives.flush();
      for (const key of [WISH_KEY, ACCOUNT_KEY]) storage.remove(key);
      tell();
    },
  });
  return {
    recorder,
    lines: () => lives.lines(),
    status: () => end ?? statusOf(lives),
    stop() {
      recorder.end('Stopped.');
      if (end !== 'full') return;
      end = 'ended';
      tell();
    },
    flush: () => lives.flush(),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

function statusOf({ isKept, removed }: KeptLives): RecordingStatus {
  if (!isKept) return 'unkept';
  return removed > 0 ? 'room' : 'kept';
}

/** Ends the log when its account signs out or another one signs in. `known` is told the account once. */
function oneAccount(
  account: () => string | null,
  storage: StoragePorts,
  known: (account: string) => void,
) {
  let owner: string | null = null;
  return (): string | null => {
    const current = account();
    if (owner !== null) return current === owner ? null : 'The account has signed out.';
    if (current === null) return null;
    owner = storage.get(ACCOUNT_KEY) ?? current;
    storage.set(ACCOUNT_KEY, owner);
    if (current !== owner) return 'Another account has signed in.';
    known(owner);
    return null;
  };
}
