/** @alone: it gives the process an IndexedDB. */
import { beforeEach, expect, test } from '@jest/globals';
import { NO_FIELDS } from '#domain/article/searchFields.ts';
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { bodyOf } from '#domain/article/body.ts';
import type { JournalRecord } from '#domain/article/journal.ts';
import { createJournal } from '#services/article/journal.ts';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

const base = {
  version: 3,
  title: 'T',
  fields: NO_FIELDS,
  body: bodyOf([{ id: 'a', html: '<p>a</p>' }]),
};
const record = (title: string, of = base): JournalRecord => ({
  base: of,
  inFlight: { requestId: 'r1', baseVersion: 3, edit: { title: 'sent' } },
  queued: { title },
});
const mine = { userId: 'u1', articleId: 'a1', workspaceId: 'w1' };

test('a record is read by another page', async () => {
  await createJournal().write({ ...mine, record: record('x') });
  expect(await createJournal().read(mine)).toEqual({ workspaceId: 'w1', record: record('x') });
});

test('a later record replaces an earlier one, and a new base the old one', async () => {
  const journal = createJournal();
  const newer = { ...base, version: 4 };
  await journal.write({ ...mine, record: record('x') });
  await journal.write({ ...mine, record: record('y') });
  expect((await createJournal().read(mine))?.record).toEqual(record('y'));
  await journal.write({ ...mine, record: record('z', newer) });
  expect((await createJournal().read(mine))?.record).toEqual(record('z', newer));
});

test('a removed record is gone, and the same base is written again afterwards', async () => {
  const journal = createJournal();
  await journal.write({ ...mine, record: record('x') });
  await journal.remove(mine);
  expect(await journal.read(mine)).toBeNull();
  expect(await journal.list(mine)).toEqual([]);
  await journal.write({ ...mine, record: record('y') });
  expect((await createJournal().read(mine))?.record).toEqual(record('y'));
});

test('a journal belongs to a user: nobody else sees it (I13)', async () => {
  const journal = createJournal();
  await journal.write({ ...mine, record: record('x') });
  await journal.write({ ...mine, articleId: 'a2', record: record('x') });
  await journal.write({ ...mine, userId: 'u2', record: record('theirs') });
  expect(await journal.list({ userId: 'u1' })).toEqual(['a1', 'a2']);
  expect(await journal.list({ userId: 'u2' })).toEqual(['a1']);
  expect(await journal.list({ userId: 'u' })).toEqual([]);
  expect((await journal.read({ ...mine, userId: 'u2' }))?.record).toEqual(record('theirs'));
});

test('a browser that stores nothing rejects with plain data, and is tried again', async () => {
  const journal = createJournal();
  const works = globalThis.indexedDB;
  globalThis.indexedDB = {
    open() {
      throw new DOMException('no storage here', 'SecurityError');
    },
  } as unknown as IDBFactory;
  await expect(journal.write({ ...mine, record: record('x') })).rejects.toEqual({
    kind: 'device',
    status: null,
    code: null,
    message: 'SecurityError: no storage here',
  });
  globalThis.indexedDB = works;
  await journal.write({ ...mine, record: record('x') });
  expect(await journal.list(mine)).toEqual(['a1']);
});
