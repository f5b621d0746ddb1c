import type { StoragePorts } from '#services/lib/browser.ports.ts';
import type { Origin } from '../core/logEntry.ts';
import { createRecorder, type Recorder } from '../core/recorder.ts';

const MAX_LINES = 200_000;
const MAX_CHARS = 64_000_000;

/** The request to record, set by hand (main/page.tsx), and the account it applies to; kept while the tab is open. */
const WISH_KEY = 'record';
const ACCOUNT_KEY = 'recorded-account';

interface SessionLogOptions {
  readonly now: () => number;
  readonly origin?: () => Origin;
  /** The account of this session; null while nobody is known to be signed in. */
  readonly account: () => string | null;
  readonly storage: StoragePorts;
  readonly maxLines?: number;
}

/** A recording of this page, for one account at most. It stays in the page and is never sent. */
export interface SessionLog {
  readonly recorder: Recorder;
  /** The lines so far; also available after the end. */
  readonly lines: () => readonly string[];
  readonly isRunning: () => boolean;
  readonly stop: () => void;
  /** Calls back when the recording has ended. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Starts a recording. After it has ended, the tab records again only on request. */
export function startSessionLog(options: SessionLogOptions): SessionLog {
  const { now, origin, account, storage, maxLines = MAX_LINES } = options;
  const lines: string[] = [];
  const listeners = new Set<() => void>();
  let isRunning = true;
  const recorder = createRecorder({
    now,
    ...(origin && { origin }),
    maxLines,
    maxChars: MAX_CHARS,
    sink: (line) => void lines.push(line),
    whyEnd: oneAccount(account, storage),
    onEnd() {
      isRunning = false;
      for (const key of [WISH_KEY, ACCOUNT_KEY]) storage.remove(key);
      for (const listener of listeners) listener();
    },
  });
  return {
    recorder,
    lines: () => [...lines],
    isRunning: () => isRunning,
    stop: () => recorder.end('Stopped.'),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Ends the log when its account signs out or another one signs in. */
function oneAccount(account: () => string | null, storage: StoragePorts) {
  let owner: string | null = null;
  return (): string | null => {
    const current = account();
    if (owner !== null) return current === owner ? null : 'The account has signed out.';
    if (current === null) return null;
    owner = storage.get(ACCOUNT_KEY) ?? current;
    storage.set(ACCOUNT_KEY, owner);
    return current === owner ? null : 'Another account has signed in.';
  };
}
