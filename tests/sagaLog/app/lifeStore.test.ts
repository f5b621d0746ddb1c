/** @alone: it gives the process an IndexedDB. */
import { beforeEach, expect, test } from '@jest/globals';
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { createLifeStore } from '#sagaLog/app/lifeStore.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

const at = (days = 0) => createLifeStore(() => days * DAY_MS);
const bytes = new Uint8Array([1, 2]);

// §d.recording.9
test('lives are there again after a reload, oldest first, with their parts in order', async () => {
  const store = at();
  const first = await store.begin('user-1');
  await store.append(first.id, 1, 'one');
  await store.append(first.id, 2, 'two');
  const second = await at().begin('user-1');
  await store.append(second.id, 1, 'three');
  expect(first.earlier).toEqual([]);
  expect(second.earlier).toEqual([{ id: first.id, parts: ['one', 'two'] }]);
  expect((await at().begin('user-1')).earlier).toEqual([
    { id: first.id, parts: ['one', 'two'] },
    { id: second.id, parts: ['three'] },
  ]);
});

test('what is sealed takes the place of its parts, and of no other', async () => {
  const store = at();
  const { id } = await store.begin('user-1');
  for (const part of [1, 2, 3, 4]) await store.append(id, part, `part ${part}`);
  await store.seal(id, 1, 3, bytes);
  const { earlier } = await at().begin('user-1');
  expect(earlier).toEqual([{ id, parts: [bytes, 'part 4'] }]);
});

// §d.recording.7
test('a life of another account is removed before anything of it is read', async () => {
  const store = at();
  const { id } = await store.begin('user-1');
  await store.append(id, 1, 'secret');
  expect((await at().begin('user-2')).earlier).toEqual([]);
  const again = await at().begin('user-1');
  expect(again.earlier).toEqual([]);
});

test('a life that is removed while it runs leaves nothing', async () => {
  const store = at();
  const { id } = await store.begin('user-1');
  await at().remove(id);
  await store.append(id, 1, 'late');
  expect((await at().begin('user-1')).earlier).toEqual([]);
  const db = await new Promise<IDBDatabase>((resolve) => {
    const opening = indexedDB.open('content-toolkit-recordings');
    opening.onsuccess = () => resolve(opening.result);
  });
  const parts = db.transaction('parts').objectStore('parts').count();
  await new Promise((resolve) => (parts.onsuccess = resolve));
  expect(parts.result).toBe(0);
});

test('a life that nobody asked for in a week is removed', async () => {
  const { id } = await at().begin('user-1');
  expect((await at(6).begin('user-1')).earlier.map((life) => life.id)).toEqual([id]);
  expect((await at(8).begin('user-1')).earlier.map((life) => life.id)).not.toContain(id);
});

test('a device that stores nothing rejects, and is asked again', async () => {
  const store = at();
  Reflect.deleteProperty(globalThis, 'indexedDB');
  await expect(store.begin('user-1')).rejects.toThrow();
  globalThis.indexedDB = new IDBFactory();
  expect((await store.begin('user-1')).earlier).toEqual([]);
});
