import { expect, test } from '@jest/globals';
import { without } from '#domain/without.ts';

test('a copy lacks the keys that were named, and the object keeps them', () => {
  const page = { id: 'p1', createdAt: 1, url: 'https://example.com' };
  expect(without(page, 'id', 'createdAt')).toEqual({ url: 'https://example.com' });
  expect(page).toHaveProperty('id', 'p1');
});
