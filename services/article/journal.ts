import type { DBSchema, IDBPDatabase, IDBPTransaction } from 'idb';
import type { JournalRecord } from '#domain/article/journal.ts';
import type { ConfirmedArticle } from '#domain/article/saveQueue.ts';
import { deviceError } from '../lib/deviceError.ts';
import type { JournalPorts } from './article.ports.ts';

const DATABASE = 'content-toolkit';
const STORES = ['edits', 'bases'] as const;
/** A write must reach the browser's process, which outlives the tab, but not the disk. */
const RELAXED = { durability: 'relaxed' } as const;

type Key = [userId: string, articleId: string];
interface Keyed {
  readonly userId: string;
  readonly articleId: string;
}

interface Schema extends DBSchema {
  /** The queued edits: small, written with every edit. */
  edits: {
    key: Key;
    value: Keyed & { readonly workspaceId: string } & Omit<JournalRecord, 'base'>;
  };
  /** The text that they edit: large, written only when it changes. */
  bases: { key: Key; value: Keyed & { readonly base: ConfirmedArticle } };
}

type Database = IDBPDatabase<Schema>;
type Mode = 'readonly' | 'readwrite';
type Transaction<M extends Mode> = IDBPTransaction<Schema, ('edits' | 'bases')[], M>;

/**
 * Keeps unsaved text on this device, in IndexedDB, where it outlives the tab and the browser
 * (docs/machines/articleSave.md, journal). Every method rejects if the browser stores nothing.
 */
export function createJournal(): JournalPorts {
  return new Journal();
}

class Journal implements JournalPorts {
  readonly #database = rememberDatabase();
  /** The last written bases, by user and article: the same object is not written again. */
  readonly #written = new Map<string, ConfirmedArticle>();

  readonly write: JournalPorts['write'] = async ({ userId, articleId, workspaceId, record }) => {
    const { base, ...edits } = record;
    const name = `${userId} ${articleId}`;
    const isKnown = this.#written.get(name) === base;
    await this.#within('readwrite', (transaction) => [
      transaction.objectStore('edits').put({ userId, articleId, workspaceId, ...edits }),
      ...(isKnown ? [] : [transaction.objectStore('bases').put({ userId, articleId, base })]),
    ]);
    this.#written.set(name, base);
  };

  readonly remove: JournalPorts['remove'] = async ({ userId, articleId }) => {
    this.#written.delete(`${userId} ${articleId}`);
    await this.#within('readwrite', (transaction) =>
      STORES.map((store) => transaction.objectStore(store).delete([userId, articleId])),
    );
  };

  readonly read: JournalPorts['read'] = async ({ userId, articleId }) => {
    const key: Key = [userId, articleId];
    const [found] = await this.#within('readonly', (transaction) => [
      Promise.all([
        transaction.objectStore('edits').get(key),
        transaction.objectStore('bases').get(key),
      ]),
    ]);
    const [edits, kept] = found ?? [];
    if (edits === undefined) return null;
    const { workspaceId, inFlight, queued } = edits;
    // Returned unchecked: `recoveredQueue` keeps every word of it.
    return { workspaceId, record: { base: kept?.base, inFlight, queued } as JournalRecord };
  };

  readonly list: JournalPorts['list'] = async ({ userId }) => {
    const ofUser = IDBKeyRange.bound([userId], [userId, []]);
    const [keys = []] = await this.#within('readonly', (transaction) => [
      transaction.objectStore('edits').getAllKeys(ofUser),
    ]);
    return keys.map(([, articleId]) => articleId);
  };

  async #within<M extends Mode, T>(
    mode: M,
    work: (transaction: Transaction<M>) => Promise<T>[],
  ): Promise<T[]> {
    try {
      // Once it is open there is no wait: a page that is closing has no time for one.
      const db = this.#database.opened() ?? (await this.#database.open());
      const transaction = db.transaction([...STORES], mode, RELAXED);
      const working = Promise.all(work(transaction));
      transaction.commit(); // before the results arrive: a page that is closing gets none
      const [done] = await Promise.all([working, transaction.done]);
      return done;
    } catch (error) {
      throw deviceError(error);
    }
  }
}

/** Opens the database once; again after a failure, or when the browser has closed it. */
function rememberDatabase() {
  let opening: Promise<Database> | null = null;
  let opened: Database | null = null;
  const forget = () => {
    opening = null;
    opened = null;
  };
  const open = async () => {
    opening ??= openDatabase(forget);
    try {
      opened = await opening;
      return opened;
    } catch (error) {
      forget();
      throw error;
    }
  };
  return { open, opened: () => opened };
}

/** The library is not in the initial bundle: no article is open before it is loaded. */
async function openDatabase(terminated: () => void): Promise<Database> {
  const { openDB } = await import('idb');
  return await openDB<Schema>(DATABASE, 1, {
    upgrade(db) {
      for (const store of STORES) {
        db.createObjectStore(store, { keyPath: ['userId', 'articleId'] });
      }
    },
    terminated,
  });
}
