import type { LockMessage, LockPorts, LockNews, Unsubscribe } from '../services.ts';

const CHANNEL = 'content-toolkit-lock';

interface Said {
  readonly name: string;
  readonly what: LockNews;
}

/** What this needs of the browser; `locks` is missing on pages that are not served securely. */
export interface TabEnvironment {
  readonly locks: LockManager | undefined;
  openChannel(): BroadcastChannel | null;
}

/** The browser's own; a page that is not served securely has no locks. */
export const browserTabs: TabEnvironment = {
  locks: typeof navigator === 'undefined' ? undefined : navigator.locks,
  openChannel: () =>
    typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL),
};

/**
 * One writer among the tabs of a browser, by the Web Locks API. Where there is none, every tab may
 * write: the server's versions keep them apart (docs/machines/articleLock.md).
 */
export function createLock({ locks, openChannel }: TabEnvironment): LockPorts {
  const channel = openChannel();
  return {
    hold({ name, isTakenOver }, listener) {
      const hearing = new AbortController();
      const held =
        locks === undefined ? unlocked(listener) : locked(locks, name, isTakenOver, listener);
      channel?.addEventListener(
        'message',
        ({ data }: MessageEvent<Said>) => data.name === name && listener({ type: data.what }),
        { signal: hearing.signal },
      );
      return () => {
        hearing.abort();
        held();
      };
    },
    tell: (said) => channel?.postMessage(said),
  };
}

type Listener = (message: LockMessage) => void;

function unlocked(listener: Listener): Unsubscribe {
  listener({ type: 'granted' });
  return () => undefined;
}

function locked(
  locks: LockManager,
  name: string,
  isTakenOver: boolean,
  listener: Listener,
): Unsubscribe {
  const lockName = `${CHANNEL}:${name}`;
  let isOver = false;
  let release = () => {};
  const waiting = new AbortController();
  const holdIt = () => {
    if (isOver) return undefined;
    const holding = new Promise<void>((resolve) => {
      release = resolve;
    });
    listener({ type: 'granted' });
    return holding;
  };
  const say = (message: LockMessage) => {
    if (!isOver) listener(message);
  };
  const ask = async () => {
    if (isTakenOver) return await locks.request(lockName, { steal: true }, holdIt);
    const isFree = await locks.request(lockName, { ifAvailable: true }, (lock) => {
      if (lock === null) return false;
      return holdIt()?.then(() => true);
    });
    if (isFree !== false || isOver) return;
    say({ type: 'elsewhere' });
    await locks.request(lockName, { signal: waiting.signal }, holdIt);
  };
  // Stolen by another tab, or not waited for any more: both reject.
  ask().catch(() => say({ type: 'lost' }));
  return () => {
    isOver = true;
    waiting.abort();
    release();
  };
}
