import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { hostSecret } from '#db/schema/host.ts';
import { type TestDatabase, testDatabase } from '#tests/support/database.ts';

let opened: TestDatabase;
beforeEach(async () => {
  opened = await testDatabase();
});
afterEach(() => opened.dispose());

test('a closed database can be opened again, with its rows', async () => {
  await opened.database.orm.insert(hostSecret).values({ name: 'kept', value: { of: 'course' } });
  const again = await opened.reopen();
  const rows = await again.orm.select().from(hostSecret);
  expect(rows).toEqual([{ name: 'kept', value: { of: 'course' } }]);
});
