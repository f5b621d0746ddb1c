import type { JournalRecord } from '#domain/article/journal.ts';
import type { ConfirmedArticle } from '#domain/article/saveQueue.ts';
import { deviceError } from '../lib/deviceError.ts';
import type { JournalPorts } from './article.ports.ts';

const DATABASE = 'content-toolkit';
const STORES = ['edits', 'bases'];
/** A write must reach the browser's process, which outlives the tab, but not the disk. */
const RELAXED = { durability: 'relaxed' } as const;

type Key = [userId: string, articleId: string];
interface Keyed {
  readonly userId: string;
  readonly articleId: string;
}

/** Of the store `edits`, the queued edits: small, written with every edit. */
interface Edits extends Keyed, Omit<JournalRecord, 'base'> {
  readonly workspaceId: string;
}

/** Of the store `bases`, the text that they edit: large, written only when it changes. */
interface Base extends Keyed {
  readonly base: ConfirmedArticle;
}

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
    await this.#within('readwrite', (transaction) => {
      const queued: Edits = { userId, articleId, workspaceId, ...edits };
      transaction.objectStore('edits').put(queued);
      if (this.#written.get(name) === base) return;
      transaction.objectStore('bases').put({ userId, articleId, base } satisfies Base);
    });
    this.#written.set(name, base);
  };

  readonly remove: JournalPorts['remove'] = async ({ userId, articleId }) => {
    this.#written.delete(`${userId} ${articleId}`);
    await this.#within('readwrite', (transaction) => {
      for (const store of STORES) transaction.objectStore(store).delete([userId, articleId]);
    });
  };

  readonly read: JournalPorts['read'] = async ({ userId, articleId }) => {
    const key: Key = [userId, articleId];
    const found = await this.#within('readonly', (transaction) => ({
      edits: transaction.objectStore('edits').get(key) as IDBRequest<Edits | undefined>,
      base: transaction.objectStore('bases').get(key) as IDBRequest<Base | undefined>,
    }));
    const edits = found.edits.result;
    if (edits === undefined) return null;
    const { workspaceId, inFlight, queued } = edits;
    // Returned unchecked: `recoveredQueue` keeps every word of it.
    return {
      workspaceId,
      record: { base: found.base.result?.base, inFlight, queued } as JournalRecord,
    };
  };

  readonly list: JournalPorts['list'] = async ({ userId }) => {
    const ofUser = IDBKeyRange.bound([userId], [userId, []]);
    const keys = await this.#within('readonly', (transaction) =>
      transaction.objectStore('edits').getAllKeys(ofUser),
    );
    return (keys.result as Key[]).map(([, articleId]) => articleId);
  };

  /**
   * Returns what `work` has returned when its requests are done. Without the proxies of the library and a promise for each
   * request: it runs at every key press.
   */
  async #within<T>(
    mode: 'readonly' | 'readwrite',
    work: (transaction: IDBTransaction) => T,
  ): Promise<T> {
    try {
      // Once it is open there is no wait: a page that is closing has no time for one.
      const db = this.#database.opened() ?? (await this.#database.open());
      const transaction = db.transaction(STORES, mode, RELAXED);
      const asked = work(transaction);
      transaction.commit(); // before the results arrive: a page that is closing gets none
      await new Promise((resolve, reject) => {
        transaction.oncomplete = resolve;
        transaction.onabort = () => reject(transaction.error ?? new DOMException('', 'AbortError'));
      });
      return asked;
    } catch (error) {
      throw deviceError(error);
    }
  }
}

/** Opens the database once; again after a failure, or when the browser has closed it. */
function rememberDatabase() {
  let opening: Promise<IDBDatabase> | null = null;
  let opened: IDBDatabase | null = null;
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
async function openDatabase(terminated: () => void): Promise<IDBDatabase> {
  const { openDB, unwrap } = await import('idb');
  const db = await openDB(DATABASE, 1, {
    upgrade(db) {
      for (const store of STORES) {
        db.createObjectStore(store, { keyPath: ['userId', 'articleId'] });
      }
    },
    terminated,
  });
  return unwrap(db);
}
