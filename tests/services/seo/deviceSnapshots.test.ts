/** @alone: it gives the process an IndexedDB. */
import { beforeEach, expect, test } from '@jest/globals';
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import type { Snapshot } from '#contract/competitors/competitorsCollector.schema.ts';
import { createSnapshots } from '#services/seo/deviceSnapshots.ts';
import { aSnapshot, idOf } from '#tests/support/factories.ts';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

const userId = 'u1';
const at = (articleId: string) => ({ userId, articleId });
const taken = (day: number): Snapshot =>
  aSnapshot({ takenAt: new Date(Date.UTC(2026, 0, day)).toISOString() });

// §d.ledger.7
test('a snapshot is there again after a reload, for its user alone, and is replaced by a newer one', async () => {
  await createSnapshots().keep({ ...at(idOf(1)), snapshot: taken(1) });
  const again = createSnapshots();
  expect(await again.kept(at(idOf(1)))).toEqual(taken(1));
  expect(await again.kept({ userId: 'u2', articleId: idOf(1) })).toBeNull();
  expect(await again.kept(at(idOf(2)))).toBeNull();
  await again.keep({ ...at(idOf(1)), snapshot: taken(2) });
  expect(await again.kept(at(idOf(1)))).toEqual(taken(2));
});

// §d.ledger.7
test('twenty are kept; the one of the oldest analysis goes first, and never the one that was just kept', async () => {
  const snapshots = createSnapshots();
  for (let day = 2; day <= 21; day += 1)
    await snapshots.keep({ ...at(idOf(day)), snapshot: taken(day) });
  await snapshots.keep({ ...at(idOf(1)), snapshot: taken(1) });
  expect(await snapshots.kept(at(idOf(1)))).toEqual(taken(1));
  expect(await snapshots.kept(at(idOf(2)))).toBeNull();
  expect(await snapshots.kept(at(idOf(3)))).toEqual(taken(3));
});

// §d.ledger.7
test('one snapshot is forgotten, or all of a user and of nobody else', async () => {
  const snapshots = createSnapshots();
  for (const user of ['u1', 'u2'])
    for (const id of [1, 2])
      await snapshots.keep({ userId: user, articleId: idOf(id), snapshot: taken(id) });
  await snapshots.forget(at(idOf(1)));
  expect(await snapshots.kept(at(idOf(1)))).toBeNull();
  expect(await snapshots.kept(at(idOf(2)))).not.toBeNull();
  await snapshots.forget({ userId, articleId: null });
  expect(await snapshots.kept(at(idOf(2)))).toBeNull();
  expect(await snapshots.kept({ userId: 'u2', articleId: idOf(1) })).not.toBeNull();
});

// §d.ledger.7
test('what does not look like a snapshot is none', async () => {
  const snapshots = createSnapshots();
  const odd = { ...taken(1), pages: 'none' } as unknown as Snapshot;
  await snapshots.keep({ ...at(idOf(1)), snapshot: odd });
  expect(await snapshots.kept(at(idOf(1)))).toBeNull();
});

test('a browser that stores nothing rejects, and is tried again', async () => {
  const works = globalThis.indexedDB;
  globalThis.indexedDB = {
    open() {
      throw new DOMException('Not here.', 'SecurityError');
    },
  } as unknown as IDBFactory;
  const snapshots = createSnapshots();
  await expect(snapshots.kept(at(idOf(1)))).rejects.toMatchObject({
    kind: 'device',
    message: 'SecurityError: Not here.',
  });
  globalThis.indexedDB = works;
  expect(await snapshots.kept(at(idOf(1)))).toBeNull();
});
