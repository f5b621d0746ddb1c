import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { expectSaga } from 'redux-saga-test-plan';
import { hostReadySaga } from '#sagas/hostReady/hostReady.saga.ts';
import {
  hostReadyReducer,
  selectHostStatus,
  selectUser,
} from '#store/hostReady/hostReady.slice.ts';
import { aUser } from '#tests/support/factories.ts';
import { fakeServices } from '#tests/support/fakeServices.ts';
import { closePages, startPage } from '#tests/support/startPage.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  closePages();
  jest.useRealTimers();
});

test('§4.host.3 §9.folders.1 the host is asked every 75 ms until it is no longer loading', async () => {
  const readyAt = Date.now() + 200;
  const page = await startPage({
    host: { status: () => (Date.now() < readyAt ? 'loading' : 'ready') },
  });
  expect(selectHostStatus(page.state())).toBe('polling');
  await page.pass(1000);
  expect(page.callsOf('host.status').map(({ at }) => at)).toEqual([0, 75, 150, 225]);
  expect(selectUser(page.state())).toEqual(aUser());
});

test('nobody signed in is an anonymous visitor, not an error', async () => {
  const page = await startPage({ host: { session: () => null } });
  expect([selectHostStatus(page.state()), selectUser(page.state())]).toEqual(['ready', null]);
});

test('a page without a host says so and asks it nothing more', async () => {
  jest.useRealTimers();
  const { services, callsOf } = fakeServices({ host: { status: () => 'missing' } });
  const { storeState } = await expectSaga(hostReadySaga)
    .withReducer(hostReadyReducer)
    .provide({ getContext: () => services })
    .run();
  expect(storeState.status).toBe('absent');
  expect(callsOf('host.session')).toHaveLength(0);
});
