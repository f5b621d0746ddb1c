import { expect, test } from '@jest/globals';
import { competitionOfSnapshot } from '#domain/seo/snapshot.ts';
import { competitionChange, pageChanges } from '#domain/seo/snapshotDiff.ts';
import { aCompetitor } from '#tests/support/factories.ts';

const page = (url: string, position: number, hash: string | null = 'a') => ({
  ...{ url, position, hash },
  title: `Page ${url}`,
});
const kinds = (before: ReturnType<typeof page>[], now: ReturnType<typeof page>[]) =>
  pageChanges(before, now).map(({ url, kind, was, is }) => [url, kind, was, is]);

// §d.changes.1
test('pages that came, went, moved or have another text are told apart', () => {
  const before = [page('same', 1), page('moves', 2), page('goes', 3), page('text', 4)];
  const now = [page('same', 1), page('new', 2), page('moves', 3), page('text', 4, 'b')];
  expect(kinds(before, now)).toEqual([
    ['new', 'new', null, 2],
    ['goes', 'gone', 3, null],
    ['text', 'changed', 4, 4],
    ['moves', 'moved', 2, 3],
  ]);
});

// §d.changes.1
test('the same pages have no changes, and one that could not be read has not another text', () => {
  expect(kinds([page('a', 1)], [page('a', 1)])).toEqual([]);
  expect(kinds([page('a', 1, null)], [page('a', 1)])).toEqual([]);
  expect(kinds([page('a', 1)], [page('a', 1, null)])).toEqual([]);
});

const competitionWith = (id: string, pages: readonly (readonly [number, readonly string[]])[]) =>
  competitionOfSnapshot(
    {
      id,
      pages: pages.map(([words, terms], at) =>
        aCompetitor({
          url: `https://${at}.example/`,
          features: {
            ...{ words, wordsOutsideLinks: words, headings: 5, images: 0, links: 2 },
            readability: 60,
            terms: Object.fromEntries(
              terms.map((form) => [form, { uses: 3, isInHeading: false, form }]),
            ),
          },
        }),
      ),
    },
    [],
    () => 1,
  );

// §d.changes.2
test('terms that more or fewer pages use, and medians that differ, are listed with both values', () => {
  const before = competitionWith('1', [
    [900, ['lug', 'mud']],
    [1000, ['lug', 'mud']],
    [1100, ['mud']],
    [1000, ['mud']],
  ]);
  const now = competitionWith('2', [
    [1900, ['lug', 'heel']],
    [2000, ['lug', 'heel']],
    [2100, ['lug', 'mud']],
    [2000, ['mud']],
  ]);
  expect(competitionChange(before, now)).toEqual({
    medians: [{ name: 'words', was: 1000, is: 2000 }],
    up: [
      { term: 'heel', was: 0, is: 0.5 },
      { term: 'lug', was: 0.5, is: 0.75 },
    ],
    down: [{ term: 'mud', was: 1, is: 0.5 }],
  });
  expect(competitionChange(now, now)).toEqual({ medians: [], up: [], down: [] });
});
