/** Tabs of one browser: they share the journal of the device, and one of them holds the lock of an article. */
import type { LockMessage } from '#services/article/article.ports.ts';
import { journalIn, type PortOverrides } from './fakeServices.ts';

type Listener = (message: LockMessage) => void;
interface Holder {
  readonly name: string;
  readonly listener: Listener;
}

export type Kept = Parameters<typeof journalIn>[0];

/** Options of each tab. A sleeping tab receives no messages, so it releases a lock only if it is stolen. */
export function browserTabs(kept: Kept = new Map()) {
  const holders = new Map<string, Holder>();
  const line: Holder[] = [];
  const letGo = (name: string) => {
    holders.delete(name);
    const next = line.findIndex((waiting) => waiting.name === name);
    const [holder] = next < 0 ? [] : line.splice(next, 1);
    if (holder === undefined) return;
    holders.set(name, holder);
    holder.listener({ type: 'granted' });
  };
  const tab = (isAsleep = () => false): PortOverrides => {
    const own = new Set<Listener>();
    return {
      journal: journalIn(kept),
      lock: {
        hold({ name, isTakenOver }, heard) {
          const listener: Listener = (message) => {
            const isNews = message.type === 'wanted' || message.type === 'changed';
            if (!isAsleep() || !isNews) heard(message);
          };
          own.add(listener);
          const mine = { name, listener };
          const other = holders.get(name);
          if (other === undefined || isTakenOver) {
            holders.set(name, mine);
            other?.listener({ type: 'lost' });
            listener({ type: 'granted' });
          } else {
            line.push(mine);
            listener({ type: 'elsewhere' });
          }
          return () => {
            if (holders.get(name) === mine) letGo(name);
            else if (line.includes(mine)) line.splice(line.indexOf(mine), 1);
          };
        },
        tell({ name, what }) {
          const all = [holders.get(name), ...line.filter((waiting) => waiting.name === name)];
          // A channel does not speak to its own page.
          const others = all.filter((heard) => heard !== undefined && !own.has(heard.listener));
          for (const heard of others) setTimeout(() => heard?.listener({ type: what }));
        },
      },
    };
  };
  /** Locks of killed tabs: the browser releases them without a message. */
  const killHolders = () => {
    holders.clear();
    line.length = 0;
  };
  return { tab, kept, killHolders };
}
