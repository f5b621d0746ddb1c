import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { NO_FIELDS } from '#domain/article/searchFields.ts';
import { delay, select } from '#sagas/lib/effects.ts';
import { takeEvery, takeLeading } from '#sagas/lib/handlers.ts';
import { openArticleWorkflows } from '#sagas/openArticle.ts';
import { workflows } from '#sagas/root.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { deferred } from '#tests/support/deferred.ts';
import { type aSaveResponse, aUser, WORKSPACE_ID } from '#tests/support/factories.ts';
import {
  ARTICLE_ID as articleId,
  closePages,
  openArticle,
  startWorkflows,
} from '#tests/support/startPage.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  closePages();
  jest.useRealTimers();
});

test('a workflow that throws at once is tried three times and reported by name, and its siblings live on', async () => {
  let ran = 0;
  let sibling = 0;
  const page = startWorkflows({
    *bad() {
      ran += 1;
      throw yield* select(() => new Error('x'));
    },
    *good() {
      yield* delay(1000);
      sibling += 1;
    },
  });
  await page.pass(1000);
  expect(ran).toBe(3);
  expect(sibling).toBe(1);
  expect(page.callsOf('errors.report').map(({ args }) => args[1])).toEqual(
    Array.from({ length: 3 }, () => ({ workflow: 'bad' })),
  );
});

test.each(['every', 'leading'] as const)(
  'a handler (take %s) that throws is reported and ends alone: its siblings go on, and it is called again',
  async (which) => {
    const watch = which === 'every' ? takeEvery : takeLeading;
    const done: string[] = [];
    const page = startWorkflows({
      *some() {
        yield* watch('slow', function* () {
          yield* delay(1000);
          done.push('slow');
        });
        yield* watch('bad', function* () {
          done.push('bad');
          throw yield* select(() => new Error('x'));
        });
      },
    });
    page.dispatch({ type: 'slow' });
    for (let times = 0; times < 4; times += 1) page.dispatch({ type: 'bad' });
    await page.pass(1000);
    expect(done).toEqual(['bad', 'bad', 'bad', 'bad', 'slow']);
    expect(page.callsOf('errors.report').map(({ args }) => args[1])).toEqual(
      Array.from({ length: 4 }, () => ({ action: 'bad' })),
    );
  },
);

test('after a crash the save of an open article continues', async () => {
  const { token } = workflows;
  const { articleSave: save, articleJournal: journal } = openArticleWorkflows;
  if (!save || !journal || !token) throw new Error('No such workflow.');
  let crashes = 1;
  const page = startWorkflows(
    { token, articleJournal: journal, articleSave: save },
    {
      ids: {
        next() {
          if (crashes-- > 0) throw new Error('a bug');
          return 'request-1';
        },
      },
    },
    aUser(),
  );
  const article = { version: 1, title: 'T', fields: NO_FIELDS, body: { order: [], html: {} } };
  page.dispatch(articleSave.opened({ articleId, workspaceId: WORKSPACE_ID, article }));
  page.dispatch(articleSave.edited({ articleId, title: 'A' }));
  await page.pass(400);
  expect(page.callsOf('article.updateArticle')).toHaveLength(1);
  expect(articleSave.selectStatus(page.state(), articleId)).toBe('idle');
});

test('everything that reaches the store in a session is plain data, so that a log can carry it', async () => {
  const answer = deferred<ReturnType<typeof aSaveResponse>>();
  const page = await openArticle({ article: { updateArticle: () => answer.promise } });
  page.dispatch(articleSave.edited({ articleId, title: 'A' }));
  await page.pass(200);
  answer.reject({ kind: 'network', status: null, code: null, message: 'gone' });
  await page.pass();
  expect(page.actions.length).toBeGreaterThan(10);
  expect(JSON.parse(JSON.stringify(page.actions))).toEqual(
    page.actions.map((action) => withoutUndefined(action)),
  );
});

/** JSON has no undefined; a field with that value equals a missing one. */
const withoutUndefined = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutUndefined);
  if (typeof value !== 'object' || value === null) return value;
  expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, field]) => field !== undefined)
      .map(([name, field]) => [name, withoutUndefined(field)]),
  );
};
