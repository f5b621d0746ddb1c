import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { SearchFields } from '#contract/article/article.schema.ts';
import { bodyOf } from '#domain/article/body.ts';
import { type ArticleText, editOfOps } from '#domain/article/edit.ts';
import { conflictsBetween, mergedText } from '#domain/article/merge.ts';
import type { Origins } from '#domain/article/origin.ts';
import { NO_FIELDS } from '#domain/article/searchFields.ts';
import { someOps } from '#tests/support/arbitraries.ts';

const text = (title: string, ...blocks: readonly [string, string][]): ArticleText => ({
  title,
  fields: NO_FIELDS,
  body: bodyOf(blocks.map(([id, html]) => ({ id, html }))),
});
const base = text('T', ['a', 'A'], ['b', 'B'], ['c', 'C']);

test('changes of different blocks go together, each where it was made', () => {
  const mine = text('T', ['a', 'mine'], ['new', 'N'], ['b', 'B'], ['c', 'C']);
  const theirs = text('Theirs', ['a', 'A'], ['b', 'B'], ['c', 'theirs'], ['d', 'D']);
  expect(mergedText(base, mine, theirs)).toEqual(
    text('Theirs', ['a', 'mine'], ['new', 'N'], ['b', 'B'], ['c', 'theirs'], ['d', 'D']),
  );
});

test('what both have done alike is no conflict', () => {
  const both = text('New', ['a', 'same'], ['c', 'C']);
  expect(mergedText(base, both, both)).toEqual(both);
});

test.each([
  ['the same block', text('T', ['a', 'mine']), text('T', ['a', 'theirs'])],
  ['a block and its removal', text('T', ['a', 'mine'], ['b', 'B']), text('T', ['b', 'B'])],
  ['the title', text('Mine', ['a', 'A']), text('Theirs', ['a', 'A'])],
])('%s changed in two ways is for the writer', (_what, mine, theirs) => {
  expect(mergedText(base, mine, theirs)).toBeNull();
});

test.each([
  ['<p>One tw</p>', '<p>One two.</p>'],
  ['<ul><li>one</li></ul>', '<ul><li>one</li><li>two</li></ul>'],
  ['<p><b>bo</b></p>', '<p><b>bold</b> text</p>'],
])(
  'of two states of a block that grows, %s and %s, the longer counts on both sides',
  (shorter, longer) => {
    const grown = (html: string) => text('T', ['a', 'A'], ['b', 'B'], ['c', 'C'], ['ai', html]);
    expect(mergedText(base, grown(shorter), grown(longer))).toEqual(grown(longer));
    expect(mergedText(base, grown(longer), grown(shorter))).toEqual(grown(longer));
  },
);

test('a block that went on in two ways is for the writer, and so is one whose markup was changed', () => {
  const with1 = (html: string) => text('T', ['a', html], ['b', 'B'], ['c', 'C']);
  expect(mergedText(base, with1('<p>One two.</p>'), with1('<p>One three.</p>'))).toBeNull();
  expect(mergedText(base, with1('<p>One two.</p>'), with1('<p><b>One</b></p>'))).toBeNull();
});

test('a block that one removed and the other left alone is gone; one that the other changed is for the writer', () => {
  const without = text('T', ['a', 'A'], ['c', 'C']);
  expect(mergedText(base, without, base)).toEqual(without);
  expect(mergedText(base, base, without)).toEqual(without);
  const changed = text('T', ['a', 'A'], ['b', 'changed'], ['c', 'C']);
  expect(mergedText(base, without, changed)).toBeNull();
  expect(mergedText(base, changed, without)).toBeNull();
});

const someText = (from: ArticleText) =>
  someOps.map(
    (ops): ArticleText => ({ title: 'T', fields: NO_FIELDS, body: editOfOps(from.body, ops).body }),
  );

const changedIn = (from: ArticleText, to: ArticleText) =>
  to.body.order.filter((id) => to.body.html[id] !== from.body.html[id]);

test('whatever either has changed is in what is merged, and nothing that neither has', () => {
  fc.assert(
    fc.property(someText(base), someText(base), (mine, theirs) => {
      const merged = mergedText(base, mine, theirs)?.body;
      fc.pre(merged !== undefined);
      expect(new Set(merged.order).size).toBe(merged.order.length);
      for (const side of [mine, theirs]) {
        for (const id of changedIn(base, side)) {
          expect(
            merged.html[id]?.startsWith(side.body.html[id]?.replace(/(<\/\w+>)+$/, '') ?? ''),
          ).toBe(true);
        }
      }
      for (const id of merged.order) {
        expect([mine.body.html[id], theirs.body.html[id]]).toContain(merged.html[id]);
      }
    }),
  );
});

test('merging with what nobody has changed changes nothing', () => {
  fc.assert(
    fc.property(someText(base), (changed) => {
      expect(mergedText(base, changed, base)?.body).toEqual(changed.body);
      expect(mergedText(base, base, changed)?.body).toEqual(changed.body);
    }),
  );
});

const withFields = (fields: Partial<SearchFields>): ArticleText => ({
  ...base,
  fields: { ...NO_FIELDS, ...fields },
});

test('search fields are merged one by one', () => {
  expect(
    mergedText(base, withFields({ slug: 'mine' }), withFields({ seoTitle: 'Theirs' })),
  ).toEqual(withFields({ slug: 'mine', seoTitle: 'Theirs' }));
});

test('a search field that two people have changed is for the writer, who keeps one of both', () => {
  const mine = withFields({ slug: 'mine', description: 'Mine' });
  const theirs = withFields({ slug: 'theirs' });
  expect(mergedText(base, mine, theirs)).toBeNull();
  expect(conflictsBetween(base, mine, theirs)).toEqual([
    { id: '#slug', mine: 'mine', theirs: 'theirs' },
  ]);
  expect(mergedText(base, mine, theirs, { '#slug': 'mine' })).toEqual(mine);
  expect(mergedText(base, mine, theirs, { '#slug': 'theirs' })).toEqual(
    withFields({ slug: 'theirs', description: 'Mine' }),
  );
});

// §d.origins.3
test('my text comes with my origins, also where it has none', () => {
  const origins = [{ kind: 'ai', model: 'm', text: 'theirs' }] as const;
  const one = (html: string, own: Origins = []): ArticleText => ({
    ...base,
    body: bodyOf([{ id: 'a', html, origins: own }]),
  });
  const start = one('A');
  const pick = (mine: ArticleText, theirs: ArticleText) =>
    mergedText(start, mine, theirs, { a: 'mine' })?.body;
  expect(pick(one('mine'), one('theirs', origins))).toEqual(one('mine').body);
  expect(pick(one('mine', origins), one('theirs'))).toEqual(one('mine', origins).body);
});
