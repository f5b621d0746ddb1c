import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { resources } from '#store/resources/resources.slice.ts';
import { host } from '#store/session/host.slice.ts';
import { notices } from '#store/session/notices.slice.ts';
import { page as pageSlice } from '#store/session/page.slice.ts';
import { anAnswer, aToken, noNetwork } from '#tests/support/factories.ts';
import { closePages, startPage } from '#tests/support/startPage.ts';

const limits = { name: 'limits', args: null } as const;

/** A page whose session ends: the API refuses what it is asked, the host has no token any more. */
async function setup() {
  const session = { isOn: true, refusal: anAnswer(401) };
  const page = await startPage({
    token: {
      async fetch() {
        if (session.isOn) return aToken();
        throw session.refusal;
      },
    },
    limit: {
      async getLimits() {
        if (session.isOn) throw anAnswer(500);
        throw anAnswer(401);
      },
    },
  });
  await page.pass(60_000);
  return {
    page,
    session,
    async act() {
      page.dispatch(resources.invalidated({ name: 'limits' }));
      page.dispatch(resources.used(limits));
      await page.pass(100);
    },
    shown: () => notices.select(page.state()).filter(({ text }) => text === 'signedOut'),
  };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  closePages();
  jest.useRealTimers();
});

// §d.answers.7
test('an ended session is told once, and the notice goes when the page is seen with somebody signed in', async () => {
  const { page, session, act, shown } = await setup();
  expect(shown()).toEqual([]);
  session.isOn = false;
  await act();
  expect(shown()).toMatchObject([{ kind: 'error', offer: 'signIn' }]);
  const asked = page.callsOf('token.fetch').length;
  page.dispatch(pageSlice.visible());
  await page.pass(100);
  expect(page.callsOf('token.fetch')).toHaveLength(asked + 1);
  expect(shown()).toHaveLength(1);
  session.isOn = true;
  page.dispatch(pageSlice.visible());
  await page.pass(100);
  expect(shown()).toEqual([]);
});

// §d.answers.7
test('closed, it comes back with the next call that is refused', async () => {
  const { page, session, act, shown } = await setup();
  session.isOn = false;
  await act();
  page.dispatch(notices.closed({ id: shown()[0]?.id ?? '' }));
  await page.pass(100);
  expect(shown()).toEqual([]);
  await act();
  expect(shown()).toHaveLength(1);
});

// §d.answers.7
test('a host that cannot be reached is no ended session', async () => {
  const { page, session, act, shown } = await setup();
  Object.assign(session, { isOn: false, refusal: noNetwork });
  await act();
  await page.pass(60_000);
  expect(page.actions).not.toContainEqual(host.signedOut());
  expect(shown()).toEqual([]);
});

// §d.answers.7
test('an API that refuses a fresh token is told, too, and the notice goes when the page is seen with another one', async () => {
  const page = await startPage({
    limit: {
      async getLimits() {
        throw anAnswer(401);
      },
    },
  });
  page.dispatch(resources.used(limits));
  await page.pass(100);
  expect(notices.select(page.state())).toMatchObject([{ text: 'signedOut', offer: 'signIn' }]);
  const asked = page.callsOf('token.fetch').length;
  page.dispatch(pageSlice.visible());
  await page.pass(100);
  expect(page.callsOf('token.fetch')).toHaveLength(asked + 1);
  expect(notices.select(page.state())).toEqual([]);
});
