import { expect, test } from '@jest/globals';
import type { LockMessage } from '#services/article/article.ports.ts';
import { createLock, type TabEnvironment } from '#services/article/lock.ts';

/** The part of the Web Locks API that is used, as specified: one holder, the others wait in line. */
function fakeLocks() {
  type Entry = { grant: () => void; steal: (error: Error) => void };
  let holder: Entry | null = null;
  const line: Entry[] = [];
  const next = () => {
    holder = line.shift() ?? null;
    holder?.grant();
  };
  const request = (
    _name: string,
    options: { ifAvailable?: boolean; steal?: boolean; signal?: AbortSignal },
    hold: (lock: object | null) => unknown,
  ) =>
    new Promise((resolve, reject) => {
      const entry: Entry = {
        async grant() {
          const answer = await hold({});
          if (holder !== entry) return;
          resolve(answer);
          next();
        },
        steal: reject,
      };
      if (options.ifAvailable && holder !== null) {
        resolve(hold(null));
      } else if (options.steal) {
        holder?.steal(new DOMException('stolen', 'AbortError') as unknown as Error);
        holder = entry;
        entry.grant();
      } else if (holder === null) {
        holder = entry;
        entry.grant();
      } else line.push(entry);
      options.signal?.addEventListener('abort', () => {
        const at = line.indexOf(entry);
        if (at < 0) return;
        line.splice(at, 1);
        reject(new DOMException('aborted', 'AbortError'));
      });
    });
  return { request } as unknown as LockManager;
}

/** Tabs of one browser. */
function browser(locks: LockManager | undefined = fakeLocks()) {
  let looking = new AbortController();
  let look = () => {};
  let looks = Promise.resolve();
  const channel = `test-${Math.random()}`;
  const open: BroadcastChannel[] = [];
  const environment: TabEnvironment = {
    locks,
    async visible() {
      await looks;
      return looking.signal;
    },
    openChannel() {
      const opened = new BroadcastChannel(channel);
      open.push(opened);
      return opened;
    },
  };
  return {
    tab() {
      const lock = createLock(environment);
      return {
        ...lock,
        holding(name: string, isTakenOver = false) {
          const heard: LockMessage['type'][] = [];
          const release = lock.hold({ name, isTakenOver }, ({ type }) => heard.push(type));
          return { heard, release };
        },
      };
    },
    /** Hides every tab. */
    hide() {
      looks = new Promise((resolve) => {
        look = resolve;
      });
      looking.abort();
    },
    show() {
      looking = new AbortController();
      look();
    },
    close() {
      for (const channelOfTab of open) channelOfTab.close();
    },
  };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

test('one tab holds the lock; the next one learns that, and gets the lock when the first releases it', async () => {
  const { tab, close } = browser();
  const first = tab().holding('a1');
  const second = tab().holding('a1');
  await settled();
  expect(first.heard).toEqual(['granted']);
  expect(second.heard).toEqual(['elsewhere']);
  first.release();
  await settled();
  expect(second.heard).toEqual(['elsewhere', 'granted']);
  close();
});

test('a tab that steals the lock has it at once, and the other one learns that', async () => {
  const { tab, close } = browser();
  const first = tab().holding('a1');
  await settled();
  const second = tab().holding('a1', true);
  await settled();
  expect(first.heard).toEqual(['granted', 'lost']);
  expect(second.heard).toEqual(['granted']);
  close();
});

test('a tab that stopped waiting gets neither the lock nor a message', async () => {
  const { tab, close } = browser();
  const first = tab().holding('a1');
  const second = tab().holding('a1');
  const third = tab().holding('a1');
  await settled();
  second.release();
  first.release();
  await settled();
  expect(second.heard).toEqual(['elsewhere']);
  expect(third.heard).toEqual(['elsewhere', 'granted']);
  close();
});

test('a tab in the background does not get the lock: the reloaded tab gets it back', async () => {
  const { tab, close, hide, show } = browser();
  const reloaded = tab().holding('a1');
  const background = tab().holding('a1');
  await settled();
  hide();
  reloaded.release();
  await settled();
  expect(background.heard).toEqual(['elsewhere']);
  const again = tab().holding('a1');
  await settled();
  expect(again.heard).toEqual(['granted']);
  show();
  again.release();
  await settled();
  expect(background.heard).toEqual(['elsewhere', 'granted']);
  close();
});

test('a message reaches the other tabs of the same lock only', async () => {
  const { tab, close } = browser();
  const [one, two] = [tab(), tab()];
  const holding = one.holding('a1');
  two.tell({ name: 'a2', what: 'wanted' });
  two.tell({ name: 'a1', what: 'wanted' });
  two.tell({ name: 'a1', what: 'changed' });
  await settled();
  expect(holding.heard).toEqual(['granted', 'wanted', 'changed']);
  close();
});

test('without locks, as on a page that is not served securely, every tab may write', async () => {
  const lock = createLock({
    locks: undefined,
    openChannel: () => null,
    visible: async () => new AbortController().signal,
  });
  const heard: string[] = [];
  lock.hold({ name: 'a1', isTakenOver: false }, ({ type }) => heard.push(type));
  lock.tell({ name: 'a1', what: 'wanted' });
  expect(heard).toEqual(['granted']);
});
