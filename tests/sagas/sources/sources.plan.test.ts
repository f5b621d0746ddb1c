/** The sources of an article: added, read again and removed, and its claims checked against them. */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { sourcesSaga } from '#sagas/sources/sources.saga.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { notices } from '#store/session/notices.slice.ts';
import { sourceWork } from '#store/sources/sourceWork.slice.ts';
import { noNetwork } from '#tests/support/factories.ts';
import { OPEN_ARTICLE as of, withArticle } from '#tests/support/pageStates.ts';
import { planOf } from '#tests/support/planOf.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const { articleId } = of;
const url = 'https://a.example/study';
const asked = (kind: 'add' | 'readAgain' | 'remove') =>
  sourceWork.requested({ ...of, task: { kind, url } });

test('a page becomes a source, and is read again on demand', async () => {
  const { callsOf } = await planOf(sourcesSaga, { state: withArticle() })
    .put(sourceWork.done({ articleId }))
    .dispatch(asked('add'))
    .delay(100)
    .dispatch(asked('readAgain'))
    .during(1000);
  expect(callsOf('url.postSource').map(({ args }) => args)).toEqual([
    [{ ...of, body: { url, isReadAgain: false } }],
    [{ ...of, body: { url, isReadAgain: true } }],
  ]);
});

test('claims are checked in the saved text', async () => {
  const { calls } = await planOf(sourcesSaga, { state: withArticle() })
    .put(articleSave.flushRequested({ articleIds: [articleId] }))
    .put(sourceWork.done({ articleId }))
    .dispatch(sourceWork.requested({ ...of, task: { kind: 'check' } }))
    .during(1000);
  expect(calls.map(({ op }) => op)).toContain('url.checkClaims');
});

test('a removed source comes back by Undo', async () => {
  const { callsOf, state } = await planOf(sourcesSaga, { state: withArticle() })
    .dispatch(asked('remove'))
    .delay(1000)
    .dispatch(notices.undoRequested({ id: 'fake-id-1' }))
    .during(1000);
  expect(callsOf('url.removeSource')).toHaveLength(1);
  expect(callsOf('url.postSource').map(({ args }) => args)).toMatchObject([[{ body: { url } }]]);
  expect(notices.select(state)).toEqual([]);
});

test('one thing is done at a time, and what fails says so', async () => {
  const ports = {
    url: {
      async postSource() {
        await new Promise((resolve) => setTimeout(resolve, 500));
        throw noNetwork;
      },
    },
  };
  const { callsOf } = await planOf(sourcesSaga, { state: withArticle(), ports })
    .put(sourceWork.failed({ articleId, error: noNetwork }))
    .dispatch(asked('add'))
    .dispatch(asked('remove'))
    .during(1000);
  expect(callsOf('url.removeSource')).toEqual([]);
});

test('a quotation is copied with the link to its source', async () => {
  const { callsOf } = await planOf(sourcesSaga, { state: withArticle() })
    .dispatch(sourceWork.quoteCopied({ url, title: 'A study', quote: '3 < 4' }))
    .during(1000);
  expect(callsOf('clipboard.write').map(({ args }) => args)).toEqual([
    [
      {
        text: `“3 < 4” (A study, ${url})`,
        html: `<p>“3 &lt; 4” (<a href="${url}">A study</a>)</p>`,
      },
    ],
  ]);
});
