import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { sealPlain } from '#db/secrets/sealStored.ts';
import { type TestDatabase, testDatabase } from '#tests/support/database.ts';
import { storePlain } from '#tests/support/storedSecrets.ts';
import { testSecrets } from '#tests/support/testSecrets.ts';

let opened: TestDatabase;
beforeEach(async () => {
  opened = await testDatabase();
});
afterEach(() => opened.dispose());

test('no file of the embedded database keeps the plain text', async () => {
  const { database, dataDir } = opened;
  const plain = await storePlain(database.orm);
  await database.orm.execute('vacuum (analyze)'); // statistics keep examples of values
  await database.orm.execute('checkpoint');
  const filesWith = () =>
    readdirSync(dataDir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .filter((file) => {
        const bytes = readFileSync(file);
        return plain.some((secret) => bytes.includes(secret));
      });
  expect(filesWith().length).toBeGreaterThan(5); // the search finds what is there
  await sealPlain(database, testSecrets);
  expect(filesWith()).toEqual([]);
});
