import { expect, test } from '@jest/globals';
import { keyOf, type ResourceArgs } from '#store/resources/resource.ts';

const articles = (args: { workspaceId: string; page: number; limit: number }) =>
  keyOf({ name: 'articles', args });

test('a key is the name and the arguments, in any order', () => {
  const key = articles({ workspaceId: 'w', page: 0, limit: 10 });
  expect(articles({ limit: 10, page: 0, workspaceId: 'w' })).toBe(key);
  expect(articles({ workspaceId: 'w', page: 1, limit: 10 })).not.toBe(key);
  expect(keyOf({ name: 'limits', args: null })).toBe('limits');
});

test('what a text has in it does not make it the arguments of another read', () => {
  const keys = [
    { search: 'seo&sort=title' },
    { search: 'seo', sort: 'title' },
    { search: 'seo"&sort="title' },
    { search: '"seo"', sort: 'title' },
  ].map((list) =>
    keyOf({ name: 'articles', args: { workspaceId: 'w', ...list } as ResourceArgs<'articles'> }),
  );
  expect(new Set(keys).size).toBe(keys.length);
});
