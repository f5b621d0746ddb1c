import { expect, test } from '@jest/globals';
import { articleStatusOf, isEmpty, isPendingSetup, isSetUp } from '#domain/article/article.ts';
import { anArticleSummary } from '#tests/support/factories.ts';

type Meta = ReturnType<typeof anArticleSummary>['meta'];

// §4.article.1 §4.article.2 §4.article.3
test.each([
  // type, isEmptyArticle, setupStatus → empty, set up, pending
  ['ARTICLE', true, 'none', true, false, true],
  ['ARTICLE', true, 'pending', true, false, true],
  ['ARTICLE', true, 'done', true, true, false],
  ['ARTICLE', false, 'pending', false, true, false],
  ['SMM', true, 'none', false, true, false],
] as const)(
  'an %s with isEmptyArticle %s and set-up "%s" is empty: %s, set up: %s, pending: %s',
  (type, isEmptyArticle, setupStatus: Meta['setupStatus'], ...expected) => {
    const article = anArticleSummary({ type, meta: { isEmptyArticle, setupStatus } });
    expect([isEmpty(article), isSetUp(article), isPendingSetup(article)]).toEqual(expected);
  },
);

test.each([
  ['none', true, 'new'],
  ['pending', true, 'writing'],
  ['pending', false, 'writing'],
  ['done', true, 'written'],
  ['none', false, 'written'],
] as const)(
  'set-up "%s", empty %s: the list calls it %s',
  (setupStatus, isEmptyArticle, status) => {
    expect(articleStatusOf(anArticleSummary({ meta: { isEmptyArticle, setupStatus } }))).toBe(
      status,
    );
  },
);
