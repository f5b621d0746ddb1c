import type { DBSchema, IDBPDatabase } from 'idb';
import type { Snapshot } from '#contract/competitors/competitorsCollector.schema.ts';
import { misfit } from '#contract/lib/shape.ts';
import { deviceError } from '../lib/deviceError.ts';
import type { SnapshotPorts } from './seo.ports.ts';

const DATABASE = 'content-toolkit-snapshots';
const STORE = 'snapshots';
/** Of one user; those of which the analysis is oldest go first. */
const KEPT_MOST = 20;

type Key = [userId: string, articleId: string];
interface Kept {
  readonly userId: string;
  readonly articleId: string;
  readonly snapshot: Snapshot;
}
interface Schema extends DBSchema {
  snapshots: { key: Key; value: Kept };
}

/**
 * Keeps the newest snapshot of each article on this device, in IndexedDB, so that scores are made beside it before the server has
 * answered, and if it does not. Every method rejects if the browser stores nothing.
 */
export function createSnapshots(): SnapshotPorts {
  let opening: Promise<IDBPDatabase<Schema>> | null = null;
  const close = () => {
    opening = null; // opened again the next time
  };
  const within = async <T>(work: (db: IDBPDatabase<Schema>) => Promise<T>): Promise<T> => {
    try {
      opening ??= openDatabase(close);
      return await work(await opening);
    } catch (error) {
      close();
      throw deviceError(error);
    }
  };
  return {
    keep: (of) => within((db) => keep(db, of)),
    kept: ({ userId, articleId }) =>
      within(async (db) => {
        const found = await db.get(STORE, [userId, articleId]);
        return found !== undefined && (await isSnapshot(found.snapshot)) ? found.snapshot : null;
      }),
    forget: ({ userId, articleId }) =>
      within((db) => db.delete(STORE, articleId === null ? ofUser(userId) : [userId, articleId])),
  };
}

/** Another version of the product may have kept it. The shapes are not in the initial bundle. */
async function isSnapshot(found: unknown): Promise<boolean> {
  const { answerShapes } = await import('#contract/answerShapes.ts');
  return misfit(answerShapes.competitorsCollector.getSnapshot, found) === null;
}

async function keep(db: IDBPDatabase<Schema>, of: Kept): Promise<void> {
  const { userId, articleId } = of;
  const { store, done } = db.transaction(STORE, 'readwrite');
  await store.put(of);
  const others = (await store.getAll(ofUser(userId))).filter((one) => one.articleId !== articleId);
  const tooMany = others
    .toSorted((a, b) => b.snapshot.takenAt.localeCompare(a.snapshot.takenAt))
    .slice(KEPT_MOST - 1);
  for (const one of tooMany) await store.delete([userId, one.articleId]);
  await done;
}

const ofUser = (userId: string): IDBKeyRange => IDBKeyRange.bound([userId], [userId, []]);

/** The library is not in the initial bundle. */
async function openDatabase(terminated: () => void): Promise<IDBPDatabase<Schema>> {
  const { openDB } = await import('idb');
  return await openDB<Schema>(DATABASE, 1, {
    upgrade(db) {
      db.createObjectStore(STORE, { keyPath: ['userId', 'articleId'] });
    },
    terminated,
  });
}
