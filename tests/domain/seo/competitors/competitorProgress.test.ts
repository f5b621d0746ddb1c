import { expect, test } from '@jest/globals';
import { mayHaveCompetitors, stageOf } from '#domain/seo/competitors/competitorProgress.ts';

// §4.competitors.1 §4.competitors.2 §9.competitors.1
test.each([
  [0, 1, 'collecting'],
  [5, 10, 'collecting'],
  [6, 10, 'ready'],
  [9, 10, 'ready'],
  [10, 10, 'done'],
  [0, undefined, 'collecting'],
  [1, undefined, 'done'],
] as const)('%i of %s pages is %s', (doneCount, totalCount, stage) => {
  const counts = totalCount === undefined ? { doneCount } : { doneCount, totalCount };
  expect(stageOf({ ...counts, state: 'collecting' })).toBe(stage);
});

test('without an analysis there is nothing to wait for', () => {
  expect(stageOf({ doneCount: 0, totalCount: 0, state: 'none' })).toBe('empty');
});

// §4.competitors.3
test('an article without text, or whose text is being written, has no competitors', () => {
  const of = (isEmptyArticle: boolean, isWriting: boolean) =>
    mayHaveCompetitors({ type: 'ARTICLE', isEmptyArticle, isWriting });
  expect(of(false, false)).toBe(true);
  expect(of(true, false)).toBe(false);
  expect(of(false, true)).toBe(false);
  const post = { type: 'SMM', isEmptyArticle: true, isWriting: false } as const;
  expect(mayHaveCompetitors(post)).toBe(true);
});
