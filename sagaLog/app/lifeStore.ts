import type { DBSchema, IDBPDatabase } from 'idb';

const DATABASE = 'content-toolkit-recordings';
const STORES = ['lives', 'parts'] as const;
/** A write must reach the browser's process, which outlives the tab, but not the disk. */
const RELAXED = { durability: 'relaxed' } as const;
/** Of a life that nobody has asked for. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/** Some lines of a life: as text, or compressed with gzip. */
export type Part = string | Uint8Array;

export interface StoredLife {
  readonly id: number;
  readonly parts: readonly Part[];
}

interface Life {
  readonly id?: number;
  readonly account: string;
  /** Milliseconds since 1970. */
  readonly begunAt: number;
}
interface Schema extends DBSchema {
  /** One load of the page. */
  lives: { key: number; value: Life };
  parts: {
    key: [life: number, at: number];
    value: { readonly life: number; readonly at: number; readonly part: Part };
  };
}

/** Keeps recorded lives of one account on this device, in IndexedDB. Every method rejects if the browser stores nothing. */
export interface LifeStore {
  /** Begins a life. Returns its id and the lives above it, oldest first. Those of other accounts, and old ones, are removed. */
  begin(account: string): Promise<{ readonly id: number; readonly earlier: readonly StoredLife[] }>;
  append(life: number, at: number, part: string): Promise<void>;
  /** Replaces the parts from one to another. */
  seal(life: number, from: number, to: number, part: Uint8Array): Promise<void>;
  remove(life: number): Promise<void>;
}

export function createLifeStore(now: () => number): LifeStore {
  let opened: IDBPDatabase<Schema> | null = null;
  const partsOf = (life: number, from = 0, to = Number.MAX_SAFE_INTEGER) =>
    IDBKeyRange.bound([life, from], [life, to]);
  const within = async (
    work: (transaction: ReturnType<typeof writing>) => readonly Promise<unknown>[],
  ): Promise<void> => {
    opened ??= await openDatabase(() => (opened = null));
    const transaction = writing(opened);
    const working = Promise.all(work(transaction));
    transaction.commit(); // a page that is closing waits for nothing
    await Promise.all([working, transaction.done]);
  };
  return {
    async begin(account) {
      opened ??= await openDatabase(() => (opened = null));
      const transaction = writing(opened);
      const [lives, parts] = [transaction.objectStore('lives'), transaction.objectStore('parts')];
      const isOurs = (life: Life) => life.account === account && life.begunAt > now() - KEPT_MS;
      const ours = (await lives.getAll()).filter(isOurs).map(({ id }) => id);
      for (const id of await lives.getAllKeys()) if (!ours.includes(id)) await lives.delete(id);
      for (const key of await parts.getAllKeys())
        if (!ours.includes(key[0])) await parts.delete(key);
      const kept = await parts.getAll();
      const earlier = ours.map((life = 0) => ({
        id: life,
        parts: kept.filter((one) => one.life === life).map(({ part }) => part),
      }));
      const id = await lives.add({ account, begunAt: now() });
      await transaction.done;
      return { id, earlier };
    },
    append: (life, at, part) =>
      within((transaction) => [transaction.objectStore('parts').put({ life, at, part })]),
    seal: (life, from, to, part) =>
      within((transaction) => [
        transaction.objectStore('parts').delete(partsOf(life, from, to)),
        transaction.objectStore('parts').put({ life, at: to, part }),
      ]),
    remove: (life) =>
      within((transaction) => [
        transaction.objectStore('lives').delete(life),
        transaction.objectStore('parts').delete(partsOf(life)),
      ]),
  };
}

const writing = (db: IDBPDatabase<Schema>) => db.transaction([...STORES], 'readwrite', RELAXED);

async function openDatabase(terminated: () => void): Promise<IDBPDatabase<Schema>> {
  const { openDB } = await import('idb');
  return await openDB<Schema>(DATABASE, 1, {
    upgrade(db) {
      db.createObjectStore('lives', { keyPath: 'id', autoIncrement: true });
      db.createObjectStore('parts', { keyPath: ['life', 'at'] });
    },
    terminated,
  });
}
