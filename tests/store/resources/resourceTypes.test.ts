import { expect, test } from '@jest/globals';
import { resourceKey } from '#store/resources/resourceTypes.ts';

test('a key is the name and the arguments, in whatever order they are given', () => {
  const key = resourceKey('articles', { workspaceId: 'w', page: 0, limit: 10 });
  expect(resourceKey('articles', { limit: 10, page: 0, workspaceId: 'w' })).toBe(key);
  expect(resourceKey('articles', { workspaceId: 'w', page: 1, limit: 10 })).not.toBe(key);
  expect(resourceKey('limits', null)).toBe('limits');
});
