import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { type TestDatabase, testDatabase } from '#tests/support/database.ts';
import { newServerProcess } from '#tools/lib/serverProcess.ts';

let files: TestDatabase;
beforeEach(async () => {
  files = await testDatabase();
});
afterEach(() => files.dispose());

test('a second process on the same data folder is refused with a sentence', async () => {
  const second = await newServerProcess(files.env);
  await expect(second.start()).rejects.toThrow(
    `The data folder ${files.dataDir} is in use by another process. Stop that one, or set DATA_DIR to another folder.`,
  );
  expect(second.log().trim().split('\n')).toHaveLength(1);
  await second.dispose();
});
