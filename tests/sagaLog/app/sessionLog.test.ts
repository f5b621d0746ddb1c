import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { replaySession } from '#sagaLog/app/replaySession.ts';
import { startSessionLog } from '#sagaLog/app/sessionLog.ts';
import { createStore } from '#sagas/createStore.ts';
import { rootSaga } from '#sagas/root.ts';
import { pageChanged } from '#store/page/page.slice.ts';
import { fakeServices } from '#tests/support/fakeServices.ts';

const MAX_LINES = 60;

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('a log that is full keeps its beginning, which replays', () => {
  const log = startSessionLog(() => 0, MAX_LINES);
  const { effectMiddleware, reduxMiddleware } = log.recorder;
  const { store, saga } = createStore({
    services: fakeServices().services,
    effectMiddlewares: [effectMiddleware],
    middlewares: [reduxMiddleware],
  });
  const task = log.recorder.start('root', () => saga.run(rootSaga));
  for (let count = 0; count < MAX_LINES; count += 1) {
    store.dispatch(pageChanged(count % 2 === 0 ? 'offline' : 'online'));
  }
  task.cancel();
  expect(log.lines()).toHaveLength(MAX_LINES);
  expect(replaySession(log.lines()).divergence).toBeNull();
});
