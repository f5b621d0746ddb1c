import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { clustersOf } from '#domain/topics/clusters.ts';

const item = (words: string, results: readonly string[] | null = null) => ({
  stems: new Map(words.split(' ').map((word) => [word, 1])),
  results,
});

// §d.topics.7
test('shared results put together what shares no word, and part what does', () => {
  const items = [
    item('running shoes', ['a', 'b', 'c']),
    item('sneakers jogging', ['b', 'a', 'c']),
    item('running water', ['x', 'y', 'z']),
    item('tap plumbing', ['y', 'x', 'w']),
  ];
  expect(clustersOf(items)).toEqual([
    [0, 1],
    [2, 3],
  ]);
});

// §d.topics.7
test('words decide where nothing was found; the word that all have decides nothing', () => {
  const items = ['coffee grinder', 'coffee grinder burr', 'coffee filter', 'coffee filter paper'];
  const found = [null, [], null, []];
  expect(clustersOf(items.map((words, at) => item(words, found[at])))).toEqual([
    [0, 1],
    [2, 3],
  ]);
});

test('nothing in common with anything is a group of its own', () => {
  expect(clustersOf([item('a b'), item('c d'), item('')])).toEqual([[0], [1], [2]]);
  expect(clustersOf([])).toEqual([]);
});

test('every item is in one group, and the same items give the same groups', () => {
  const words = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), { maxLength: 3 });
  const results = fc.option(fc.array(fc.constantFrom('1', '2', '3', '4'), { maxLength: 4 }));
  const some = fc.array(
    fc.record({ stems: words.map((all) => new Map(all.map((word) => [word, 1]))), results }),
    { maxLength: 30 },
  );
  fc.assert(
    fc.property(some, (items) => {
      const groups = clustersOf(items);
      expect(groups.flat().sort((a, b) => a - b)).toEqual(items.map((_, at) => at));
      expect(clustersOf(items)).toEqual(groups);
    }),
  );
});

test('thousands of keyphrases with a word in common are put together', () => {
  const items = Array.from({ length: 4000 }, (_, at) =>
    item(`grinder w${at % 400} v${(at * 7) % 400}`),
  );
  expect(clustersOf(items).length).toBeLessThan(4000);
});
