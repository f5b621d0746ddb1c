import type { Unsubscribe } from '../lib/definePorts.ts';
import type { LockMessage, LockPorts, Told } from './article.ports.ts';

const CHANNEL = 'content-toolkit-lock';

/** The APIs of the browser that a lock uses; `locks` is undefined on pages that are not served securely. */
export interface TabEnvironment {
  readonly locks: LockManager | undefined;
  openChannel(): BroadcastChannel | null;
  /** Resolves when the page is visible; the signal aborts when it is hidden again. */
  visible(): Promise<AbortSignal>;
}

export const browserTabs: TabEnvironment = {
  locks: typeof navigator === 'undefined' ? undefined : navigator.locks,
  openChannel: () =>
    typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL),
  async visible() {
    while (document.hidden) await visibilityChange();
    const hiding = new AbortController();
    void visibilityChange().then(() => hiding.abort());
    return hiding.signal;
  },
};

const visibilityChange = () =>
  new Promise<void>((resolve) => {
    document.addEventListener('visibilitychange', () => resolve(), { once: true });
  });

/**
 * Allows one writer among the tabs of a browser, with the Web Locks API. Without the API every tab may write, and
 * the server's versions detect conflicts (docs/machines/articleLock.md).
 */
export function createLock(tabs: TabEnvironment): LockPorts {
  const channel = tabs.openChannel();
  const hear: LockPorts['hear'] = (listener) => {
    const hearing = new AbortController();
    const { signal } = hearing;
    channel?.addEventListener('message', ({ data }: MessageEvent<Told>) => listener(data), {
      signal,
    });
    return () => hearing.abort();
  };
  return {
    hold({ name, isTakenOver }, listener) {
      const held =
        tabs.locks === undefined
          ? unlocked(listener)
          : locked({ tabs, locks: tabs.locks, name, isTakenOver }, listener);
      const deaf = hear((told) => told.name === name && listener({ type: told.what }));
      return () => {
        deaf();
        held();
      };
    },
    hear,
    tell: (said) => channel?.postMessage(said),
  };
}

type Listener = (message: LockMessage) => void;

function unlocked(listener: Listener): Unsubscribe {
  listener({ type: 'granted' });
  return () => undefined;
}

interface Wanted {
  readonly tabs: TabEnvironment;
  readonly locks: LockManager;
  readonly name: string;
  readonly isTakenOver: boolean;
}

function locked({ tabs, locks, name, isTakenOver }: Wanted, listener: Listener): Unsubscribe {
  const lockName = `${CHANNEL}:${name}`;
  const over = new AbortController();
  let isHeld = false;
  let release = () => {};
  const holdIt = () => {
    if (over.signal.aborted) return undefined;
    isHeld = true;
    listener({ type: 'granted' });
    return new Promise<void>((resolve) => {
      release = resolve;
    });
  };
  const ask = async () => {
    if (isTakenOver) return await locks.request(lockName, { steal: true }, holdIt);
    const isFree = await locks.request(lockName, { ifAvailable: true }, (lock) => {
      if (lock === null) return false;
      return holdIt()?.then(() => true);
    });
    if (isFree !== false || over.signal.aborted) return;
    listener({ type: 'elsewhere' });
    await standInLine();
  };
  /** Only while the page is visible: a reloaded tab gets the lock back before a tab in the background. */
  const standInLine = async () => {
    while (!isHeld && !over.signal.aborted) {
      const hiding = await tabs.visible();
      const signal = AbortSignal.any([over.signal, hiding]);
      await locks.request(lockName, { signal }, holdIt).catch((error) => {
        if (isHeld) throw error;
      });
    }
  };
  // Stolen by another tab: the request that held the lock rejects.
  ask().catch(() => {
    if (!over.signal.aborted) listener({ type: 'lost' });
  });
  return () => {
    over.abort();
    release();
  };
}
