import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { BRIEF_STATES } from '#contract/article/briefStates.ts';
import {
  ARTICLE_SORTS,
  ARTICLE_STATUSES,
  ARTICLE_TYPES,
  addressOfArticles,
  articleQueryOf,
  isFrontOf,
  isNarrowed,
} from '#domain/article/listQuery.ts';
import { anArticleSummary } from '#tests/support/factories.ts';

const maybe = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: undefined });

test('what an address asks for is what it was made for', () => {
  const asked = fc.record({
    page: fc.nat(1000),
    search: maybe(fc.string({ unit: 'grapheme', maxLength: 20 }).map((text) => text.trim())),
    type: maybe(fc.constantFrom(...ARTICLE_TYPES)),
    status: maybe(fc.constantFrom(...ARTICLE_STATUSES)),
    sort: maybe(fc.constantFrom(...ARTICLE_SORTS)),
    brief: maybe(fc.constantFrom(...BRIEF_STATES)),
  });
  fc.assert(
    fc.property(asked, (query) => {
      const { search, sort, brief, ...rest } = query;
      const isOfBriefs = query.type === 'BRIEF';
      const told = {
        ...rest,
        search: search || undefined,
        sort: sort === 'newest' || (sort === 'due' && !isOfBriefs) ? undefined : sort,
        brief: isOfBriefs ? brief : undefined,
      };
      const [, address = ''] = addressOfArticles(query).split('?');
      expect(articleQueryOf(`?${address}`)).toEqual(JSON.parse(JSON.stringify(told)));
    }),
  );
});

test('the list as it is unasked has the shortest address', () => {
  expect(addressOfArticles({ page: 0, search: '', sort: 'newest' })).toBe('/articles');
  expect(articleQueryOf('?sort=newest')).toEqual(articleQueryOf(''));
});

test.each(['?page=0', '?page=-3', '?page=none', '?page=1.7', ''])(
  '%s is the first page',
  (address) => {
    expect(articleQueryOf(address)).toEqual({ page: 0 });
  },
);

test('an order leaves nothing out, a search, a kind and a status do', () => {
  expect(isNarrowed({ sort: 'title' })).toBe(false);
  expect(
    [{ search: 'a' }, { type: 'SMM' }, { status: 'new' }].map((f) => isNarrowed(f as never)),
  ).toEqual([true, true, true]);
});

// §4.article.5
test.each([
  [{}, true],
  [{ sort: 'updated' }, true],
  [{ type: 'ARTICLE', status: 'written' }, true],
  [{ type: 'SMM' }, false],
  [{ status: 'new' }, false],
  [{ sort: 'oldest' }, false],
  [{ sort: 'title' }, false],
  [{ search: 'old' }, false],
  [{ type: 'ARTICLE', brief: 'draft' }, false],
  [{ sort: 'due' }, false],
] as const)('a new article leads the list asked for by %j: %s', (filters, isFirst) => {
  expect(isFrontOf(filters, anArticleSummary())).toBe(isFirst);
});
