/** The check for signs of a model: the text is saved, then checked, and counts once. */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { humanizerSaga } from '#sagas/humanizer/humanizer.saga.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { humanizer } from '#store/humanizer/humanizer.slice.ts';
import { aHumanizerCheck, noNetwork, someLimits } from '#tests/support/factories.ts';
import { OPEN_ARTICLE as of, withArticle } from '#tests/support/pageStates.ts';
import { planOf } from '#tests/support/planOf.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const { articleId } = of;
const typed = articleSave.edited({ articleId, title: 'Another title' });

test('a saved text is checked, and a second click while it is checks nothing more', async () => {
  const ports = {
    humanizer: {
      async postHumanizerCheck() {
        await new Promise((resolve) => setTimeout(resolve, 500));
        return { articleId, check: aHumanizerCheck(), isCounted: true, limits: someLimits() };
      },
    },
  };
  const { callsOf, state } = await planOf(humanizerSaga, { state: withArticle(), ports })
    .put(articleSave.flushRequested({ articleIds: [articleId] }))
    .put(humanizer.checked({ articleId }))
    .dispatch(humanizer.requested({ ...of }))
    .dispatch(humanizer.requested({ ...of }))
    .during(1000);
  expect(callsOf('humanizer.postHumanizerCheck').map(({ args }) => args)).toEqual([[of]]);
  expect(humanizer.select(state, articleId)).toEqual({ status: 'idle' });
});

test('a text that cannot be saved is not checked, because the server checks what is saved', async () => {
  const { callsOf } = await planOf(humanizerSaga, { state: withArticle(typed) })
    .put(humanizer.failed({ articleId, error: null }))
    .dispatch(humanizer.requested(of))
    .during(60_000);
  expect(callsOf('humanizer.postHumanizerCheck')).toEqual([]);
});

test('a check that fails says why, and can be asked for again', async () => {
  const postHumanizerCheck = () => Promise.reject(noNetwork);
  const ports = { humanizer: { postHumanizerCheck } };
  const { callsOf } = await planOf(humanizerSaga, { state: withArticle(), ports })
    .put(humanizer.failed({ articleId, error: noNetwork }))
    .dispatch(humanizer.requested(of))
    .delay(100)
    .dispatch(humanizer.requested({ ...of }))
    .during(1000);
  expect(callsOf('humanizer.postHumanizerCheck')).toHaveLength(2);
});
