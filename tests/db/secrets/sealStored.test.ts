import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { sealPlain } from '#db/secrets/sealStored.ts';
import { type TestDatabase, testDatabase } from '#tests/support/database.ts';
import { openAll, storePlain } from '#tests/support/storedSecrets.ts';
import { testSecrets } from '#tests/support/testSecrets.ts';

let opened: TestDatabase;
beforeEach(async () => {
  opened = await testDatabase();
});
afterEach(() => opened.dispose());

test('what an older version stored in plain text is encrypted, whole, and once', async () => {
  const { database } = opened;
  const plain = await storePlain(database.orm);
  await sealPlain(database, testSecrets);
  const { texts, closed } = await openAll(database.orm, testSecrets);
  expect(texts.length).toEqual(plain.length);
  expect(closed).toBe(0);
  for (const secret of plain) expect(texts.join()).toContain(secret);
  await sealPlain(database, testSecrets);
  expect(await openAll(database.orm, testSecrets)).toEqual({ texts, closed });
});

test('processes that start at once agree on what is stored', async () => {
  const { database } = opened;
  const plain = await storePlain(database.orm);
  await Promise.all([0, 1, 2].map(() => sealPlain(database, testSecrets)));
  const { texts, closed } = await openAll(database.orm, testSecrets);
  expect(texts.length).toEqual(plain.length);
  expect(closed).toBe(0);
});
