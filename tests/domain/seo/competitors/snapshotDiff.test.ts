import { expect, test } from '@jest/globals';
import { competitionChange, pageChanges } from '#domain/seo/competitors/snapshotDiff.ts';
import { aCompetitor } from '#tests/support/factories.ts';

const page = (url: string, position: number, hash: string | null = 'a') => ({
  url,
  position,
  hash,
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

const snapshotOf = (pages: readonly (readonly [number, readonly string[]])[]) => ({
  id: 's',
  pages: pages.map(([words, terms], at) =>
    aCompetitor({
      url: `https://${at}.example/`,
      features: {
        words,
        wordsOutsideLinks: words,
        headings: 5,
        images: 0,
        links: 2,
        readability: 60,
        terms: Object.fromEntries(
          terms.map((form) => [form, { uses: 3, isInHeading: false, form }]),
        ),
      },
    }),
  ),
});

// §d.changes.2
test('terms that more or fewer pages use, and medians that differ, are listed with both values', () => {
  const before = snapshotOf([
    [900, ['lug', 'mud']],
    [1000, ['lug', 'mud']],
    [1100, ['mud']],
    [1000, ['mud']],
  ]);
  const now = snapshotOf([
    [1900, ['lug', 'heel']],
    [2000, ['lug', 'heel']],
    [2100, ['lug', 'mud']],
    [2000, ['mud']],
  ]);
  expect(competitionChange(before, now)).toEqual({
    medians: [{ name: 'words', was: 1000, is: 2000 }],
    up: [
      { term: 'heel', was: null, is: 0.5 },
      { term: 'lug', was: 0.5, is: 0.75 },
    ],
    down: [{ term: 'mud', was: 1, is: 0.5 }],
  });
  expect(competitionChange(now, now)).toEqual({ medians: [], up: [], down: [] });
});

const some = (count: number, terms: readonly string[]) =>
  Array.from({ length: count }, () => [1000, terms] as const);

// §d.changes.2
test('a term that was or is none of the common ones has the share of the pages that use it', () => {
  const before = snapshotOf([...some(2, ['lug']), ...some(8, [])]);
  const now = snapshotOf([...some(4, ['lug']), ...some(6, [])]);
  expect(competitionChange(before, now).up).toEqual([{ term: 'lug', was: 0.2, is: 0.4 }]);
  expect(competitionChange(now, before).down).toEqual([{ term: 'lug', was: 0.4, is: 0.2 }]);
});

// §d.changes.2
test('a term that a longer one swallows is still counted', () => {
  const before = snapshotOf([...some(2, ['shoe']), ...some(2, [])]);
  const now = snapshotOf([...some(2, ['shoe', 'trail shoe']), ...some(2, [])]);
  const { up, down } = competitionChange(before, now);
  expect(up).toEqual([{ term: 'trail shoe', was: null, is: 0.5 }]);
  expect(down).toEqual([]);
});

// §d.changes.2 §d.snapshots.1
test('what one page uses is not kept, so it is no change if a single page could have used it', () => {
  expect(competitionChange(snapshotOf(some(1, [])), snapshotOf(some(2, ['lug']))).up).toEqual([]);
  expect(competitionChange(snapshotOf([]), snapshotOf(some(2, ['lug']))).up).toEqual([]);
  // Two of six before, then at most one of two: less or more.
  const two = snapshotOf([...some(2, ['lug']), ...some(4, [])]);
  const unsure = competitionChange(two, snapshotOf(some(2, [])));
  expect(unsure).toMatchObject({ up: [], down: [] });
});
