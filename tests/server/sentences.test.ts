import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { emptyPostgres } from '#tests/support/database.ts';
import { newServerProcess } from '#tools/lib/serverProcess.ts';

let empty: Awaited<ReturnType<typeof emptyPostgres>>;
beforeAll(async () => {
  empty = await emptyPostgres();
});
afterAll(() => empty.dispose());

test.each([
  [{ pathname: '/elsewhere' }, 'PostgreSQL says: database "elsewhere" does not exist.'],
  [{ password: 'guessed' }, 'PostgreSQL does not accept the user or the password'],
  [{ port: '1' }, 'No PostgreSQL answers at DATABASE_URL.'],
])('a database address with %j ends the start with one sentence', async (change, says) => {
  const address = Object.assign(new URL(empty.url), change);
  const server = await newServerProcess({ DATABASE_URL: address.href });
  await expect(server.start()).rejects.toThrow(`The server ended while starting:\n${says}`);
  expect(server.log().trim().split('\n')).toHaveLength(1);
  await server.dispose();
});
