import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { editorCrash } from '#store/article/editorCrash.slice.ts';
import { ARTICLE_ID as articleId, closePages, openArticle } from '#tests/support/startPage.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  closePages();
  jest.useRealTimers();
});

test('a crash of the editor is reported with its article', async () => {
  const page = await openArticle();
  const error = { message: 'Error: broken key', stack: 'at keyBindingFn' };
  page.dispatch(editorCrash.crashed({ articleId, isClosed: false, ...error }));
  expect(page.callsOf('errors.report').map(({ args }) => args)).toEqual([
    [error, { articleId, isClosed: false }],
  ]);
});
