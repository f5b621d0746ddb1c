/** The save queue: what is typed is saved in batches, one at a time, until the server has it all (spec §4 "Article state"). */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { bodyOf } from '#domain/article/body.ts';
import { NO_FIELDS } from '#domain/article/searchFields.ts';
import { articleJournalSaga } from '#sagas/article/journal.saga.ts';
import { articleSaveSaga } from '#sagas/article/save.saga.ts';
import { fork } from '#sagas/lib/effects.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { host } from '#store/session/host.slice.ts';
import { token } from '#store/session/token.slice.ts';
import {
  anAnswer,
  aSaveResponse,
  aToken,
  aUser,
  idOf,
  WORKSPACE_ID,
} from '#tests/support/factories.ts';
import { planOf, stateAfter } from '#tests/support/planOf.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const articleId = idOf(1);

/** No request leaves before this device has what it carries. */
function* saveAndJournal() {
  yield* fork(articleJournalSaga);
  yield* articleSaveSaga();
}

/** An article in version 1, open and saved. */
const openArticle = () =>
  stateAfter(
    host.settled({ user: aUser() }),
    token.requested(),
    token.received(aToken()),
    articleSave.opened({
      articleId,
      workspaceId: WORKSPACE_ID,
      article: { version: 1, title: '', fields: NO_FIELDS, body: bodyOf([]) },
    }),
  );

const typed = (html: string) =>
  articleSave.edited({ articleId, ops: [{ op: 'put', id: 'b1', after: null, html }] });

test('waits for 200 ms without a key press, then saves everything typed as one batch', async () => {
  const { callsOf, state } = await planOf(saveAndJournal, { state: openArticle() })
    .dispatch(typed('<p>H</p>'))
    .delay(150)
    .dispatch(typed('<p>Hi</p>'))
    .put(articleSave.saveSucceeded({ articleId, version: 2 }))
    .during(2000);
  const saves = callsOf('article.updateArticle');
  expect(saves.map(({ at }) => at)).toEqual([350]);
  expect(saves[0]?.args).toMatchObject([
    { body: { baseVersion: 1, ops: [{ op: 'put', id: 'b1', html: '<p>Hi</p>' }] } },
  ]);
  expect(articleSave.selectStatus(state, articleId)).toBe('idle');
});

test('saves what is typed during a save in a second round, never two at once', async () => {
  let running = 0;
  let most = 0;
  const { callsOf } = await planOf(saveAndJournal, {
    state: openArticle(),
    ports: {
      article: {
        async updateArticle({ body }) {
          running += 1;
          most = Math.max(most, running);
          await new Promise((resolve) => setTimeout(resolve, 500));
          running -= 1;
          return aSaveResponse({ version: body.baseVersion + 1 });
        },
      },
    },
  })
    .dispatch(typed('<p>one</p>'))
    .delay(400)
    .dispatch(typed('<p>two</p>'))
    .put(articleSave.saveSucceeded({ articleId, version: 2 }))
    .put(articleSave.saveSucceeded({ articleId, version: 3 }))
    .during(5000);
  expect(most).toBe(1);
  expect(callsOf('article.updateArticle').map(({ args: [of] }) => of)).toMatchObject([
    { body: { baseVersion: 1 } },
    { body: { baseVersion: 2 } },
  ]);
});

test('repeats a failed save with the same request id, until it succeeds', async () => {
  const answers = [anAnswer(503), anAnswer(500)];
  const { callsOf, state } = await planOf(saveAndJournal, {
    state: openArticle(),
    ports: {
      article: {
        async updateArticle() {
          const failure = answers.shift();
          if (failure !== undefined) throw failure;
          return aSaveResponse({ version: 2 });
        },
      },
    },
  })
    .dispatch(typed('<p>kept</p>'))
    .put(articleSave.saveSucceeded({ articleId, version: 2 }))
    .during(30_000);
  const ids = callsOf('article.updateArticle').map(
    ({ args: [of] }) => (of as { body: { requestId: string } }).body.requestId,
  );
  expect(ids.length).toBe(3);
  expect(new Set(ids).size).toBe(1);
  expect(articleSave.selectStatus(state, articleId)).toBe('idle');
});
