import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type ArticleText, editOfOps } from '#domain/article/articleEdit.ts';
import { bodyOf } from '#domain/article/body.ts';
import { mergedText } from '#domain/article/merge.ts';
import { someOps } from '#tests/support/arbitraries.ts';

const text = (title: string, ...blocks: readonly [string, string][]): ArticleText => ({
  title,
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

const someText = (from: ArticleText) =>
  someOps.map((ops): ArticleText => ({ title: 'T', body: editOfOps(from.body, ops).body }));

const changedIn = (from: ArticleText, to: ArticleText) =>
  to.body.order.filter((id) => to.body.html[id] !== from.body.html[id]);

test('whatever either has changed is in what is merged, and nothing that neither has', () => {
  fc.assert(
    fc.property(someText(base), someText(base), (mine, theirs) => {
      const merged = mergedText(base, mine, theirs)?.body;
      fc.pre(merged !== undefined);
      expect(new Set(merged.order).size).toBe(merged.order.length);
      for (const side of [mine, theirs]) {
        for (const id of changedIn(base, side)) expect(merged.html[id]).toBe(side.body.html[id]);
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
