import { expect, test } from '@jest/globals';
import type { ArticleSummary } from '#contract/article/article.schema.ts';
import { type NextStepKind, nextSteps } from '#domain/dashboard/nextSteps.ts';
import { anArticleSummary, idOf } from '#tests/support/factories.ts';

const brief = (state: NonNullable<ArticleSummary['brief']>['state']): Partial<ArticleSummary> => ({
  type: 'BRIEF',
  brief: { state, dueOn: null },
});
const scored = (seo: number, version = 1) => ({ score: { seo, version } });
const meta = (setupStatus: 'none' | 'pending' | 'done', isEmptyArticle = false) => ({
  meta: { setupStatus, isEmptyArticle },
});

const STEPS: readonly (readonly [string, Partial<ArticleSummary>, NextStepKind | null])[] = [
  ['an empty article', meta('none', true), 'write'],
  ['an article that is being written', meta('pending'), null],
  ['an article that was never scored', {}, 'score'],
  ['an article that has changed since', { ...scored(90), version: 2 }, 'score'],
  ['an article with a fair score', scored(66), 'improve'],
  ['an article with a strong score', scored(67), null],
  ['a post', { type: 'SMM' }, null],
  ['a brief that is being made', brief('making'), null],
  ['a brief that could not be made', brief('failed'), null],
  ['a draft of a brief', brief('draft'), 'approve'],
  ['a brief that was opened again', brief('reopened'), 'approve'],
  ['an approved brief', brief('approved'), 'writeFrom'],
];

// §d.start.2
test.each(STEPS)('%s', (_what, article, kind) => {
  const summary = anArticleSummary(article);
  expect(nextSteps([summary])).toEqual(kind === null ? [] : [{ kind, article: summary }]);
});

test('there are three at most, of the newest articles', () => {
  const all = [1, 2, 3, 4, 5].map((at) => anArticleSummary({ id: idOf(at), ...scored(at * 25) }));
  expect(nextSteps(all).map(({ article }) => article.id)).toEqual([idOf(1), idOf(2)]);
  const unscored = [1, 2, 3, 4].map((at) => anArticleSummary({ id: idOf(at) }));
  expect(nextSteps(unscored).map(({ article }) => article.id)).toEqual([1, 2, 3].map(idOf));
});
