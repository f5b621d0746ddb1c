import { expect, test } from '@jest/globals';
import { loaded } from '#services/lib/loaded.ts';

test('a part that cannot be loaded is a missing answer, and its text is not quoted', async () => {
  const gone = Promise.reject(new TypeError('Failed to fetch: https://a.example/?token=1'));
  await expect(loaded(gone)).rejects.toEqual({
    ...{ kind: 'network', status: null, code: null, message: 'TypeError' },
  });
  expect(await loaded(Promise.resolve({ read: 1 }))).toEqual({ read: 1 });
});
