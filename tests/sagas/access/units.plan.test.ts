/** A unit counts as used from the click on, and comes back unless the server has counted it (docs/machines/units.md). */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { UnknownAction } from '@reduxjs/toolkit';
import fc from 'fast-check';
import type { Limits } from '#contract/access/limit.schema.ts';
import type { LimitName } from '#contract/access/limits.ts';
import { reportFailure, spendUnit } from '#sagas/access/access.api.ts';
import { fork, race, take } from '#sagas/lib/effects.ts';
import { resourcesSaga } from '#sagas/resources/resources.saga.ts';
import type { TokenGrant } from '#services/session/session.ports.ts';
import { selectLimits, selectServerLimits } from '#store/access/shownLimits.ts';
import { subscribe } from '#store/access/subscribe.slice.ts';
import { units } from '#store/access/units.slice.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { host } from '#store/session/host.slice.ts';
import { notices } from '#store/session/notices.slice.ts';
import { token } from '#store/session/token.slice.ts';
import { deferred } from '#tests/support/deferred.ts';
import {
  aGroup,
  anAnswer,
  aToken,
  aUser,
  noNetwork,
  someLimits,
} from '#tests/support/factories.ts';
import { planOf, stateAfter } from '#tests/support/planOf.ts';
import { closePages, startWorkflows } from '#tests/support/startPage.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  closePages();
  jest.useRealTimers();
});

const FREE: Partial<TokenGrant> = { plan: 'free' };
const PAID: Partial<TokenGrant> = { plan: 'paid' };
const TRIAL: Partial<TokenGrant> = { plan: 'free', isTrialActive: true };

const limitsKey = { name: 'limits', args: null } as const;
const used = (count: number, limit: LimitName = 'aiFeatures'): Limits =>
  someLimits({ [limit]: aGroup({ used: count }) });

/** A view shows the limits: three units of each group, of which some are used. */
const customer = (grant: Partial<TokenGrant>, count = 1, ...further: UnknownAction[]) =>
  stateAfter(
    host.settled({ user: aUser() }),
    token.requested(),
    token.received(aToken(grant)),
    resources.used(limitsKey),
    resources.primed({ ...limitsKey, data: used(count) }),
    ...further,
  );

const requestId = 'request-1';
const spending = { limit: 'aiFeatures', benefit: 'editArticle', requestId } as const;
const reserved = units.reserved({ requestId, limit: 'aiFeatures' });
const confirmed = units.confirmed({ requestId });
const returned = units.returned({ requestId });
const READ_AGAIN = resources.invalidated({ name: 'limits' });

/** A request to the server, in the words of a workflow; `leave` is the writer going elsewhere. */
const asking = (answer: () => Promise<{ readonly limits: Limits }>) =>
  function* asked() {
    try {
      yield* race({
        answer: spendUnit(spending, function* () {
          return (yield answer()) as { readonly limits: Limits };
        }),
        left: take('leave'),
      });
    } catch (error) {
      yield* reportFailure(error, 'editArticle');
    }
  };

/** A whole tab with a view of the limits, and a server that counts for all tabs. */
async function tab(
  grant: Partial<TokenGrant>,
  ask: () => Promise<{ limits: Limits }>,
  read: () => Limits,
) {
  const page = startWorkflows(
    {
      resources: resourcesSaga,
      *clicks() {
        while (true) {
          yield* take('click');
          yield* asking(ask)();
        }
      },
    },
    { limit: { getLimits: async () => read() } },
    aUser(),
  );
  page.dispatch(token.requested());
  page.dispatch(token.received(aToken(grant)));
  page.dispatch(resources.used(limitsKey));
  await page.pass();
  return {
    ...page,
    async click() {
      page.dispatch({ type: 'click' });
      await page.pass();
    },
    shown: () => selectLimits(page.state())?.aiFeatures.used,
  };
}

// §4.limits.2 §d.limits.3
test('shows the unit as used from the click on, and then what the server says', async () => {
  const answer = deferred<{ limits: Limits }>();
  const page = await tab(
    PAID,
    () => answer.promise,
    () => used(1),
  );
  await page.click();
  expect(page.shown()).toBe(2);
  expect(selectServerLimits(page.state())?.aiFeatures.used).toBe(1);
  answer.resolve({ limits: used(2) });
  await page.pass();
  expect(page.shown()).toBe(2);
  expect(page.callsOf('limit.getLimits').length).toBe(1);
});

test('success: reserved, then confirmed by an answer that carries the limits', async () => {
  const { state } = await planOf(
    asking(async () => ({ limits: used(2) })),
    { state: customer(PAID) },
  )
    .put(reserved)
    .put(resources.primed({ ...limitsKey, data: used(2) }))
    .put(confirmed)
    .not.put(READ_AGAIN)
    .toTheEnd();
  expect(selectLimits(state)).toEqual(used(2));
});

// §4.limits.6
test('success of a free account: the limits are read again as well', async () => {
  const { state } = await planOf(
    asking(async () => ({ limits: used(2) })),
    { state: customer(FREE) },
  )
    .put(confirmed)
    .put(READ_AGAIN)
    .toTheEnd();
  expect(selectLimits(state)).toEqual(used(2));
});

// §4.limits.3 §8.errors.8 §d.limits.6
test('402 of a free account: the unit comes back, and the benefit is shown', async () => {
  const { state } = await planOf(
    asking(() => Promise.reject(anAnswer(402))),
    { state: customer(FREE) },
  )
    .put(reserved)
    .put(returned)
    .put(READ_AGAIN)
    .put(subscribe.opened({ benefit: 'editArticle' }))
    .toTheEnd();
  expect(selectLimits(state)).toEqual(used(1));
});

// §4.limits.3 §d.limits.7
test('402 of a paid account: the unit comes back, and the notice says whom to ask', async () => {
  const { state } = await planOf(
    asking(() => Promise.reject(anAnswer(402))),
    { state: customer(PAID) },
  )
    .put(returned)
    .not.put(READ_AGAIN)
    .not.put(subscribe.opened({ benefit: 'editArticle' }))
    .toTheEnd();
  expect(notices.select(state)).toMatchObject([{ text: 'limitReachedPaid' }]);
});

// §4.limits.3 §8.errors.8
test.each([
  ['500', anAnswer(500)],
  ['no network', noNetwork],
])(
  '%s: the unit comes back, and the limits are read, as it may have been counted',
  async (_, error) => {
    const { state } = await planOf(
      asking(() => Promise.reject(error)),
      { state: customer(PAID) },
    )
      .put(reserved)
      .put(returned)
      .put(READ_AGAIN)
      .toTheEnd();
    expect(selectLimits(state)).toEqual(used(1));
  },
);

// §4.limits.3
test('a writer who leaves gets the unit back, and the limits are read: the server goes on', async () => {
  const { state } = await planOf(
    asking(() => new Promise(() => {})),
    { state: customer(PAID) },
  )
    .dispatch({ type: 'leave' })
    .put(reserved)
    .put(returned)
    .put(READ_AGAIN)
    .toTheEnd();
  expect(units.selectAll(state)).toEqual({});
});

// §d.limits.4
test('limits that are read in between leave the reservation, and rolling back leaves the limits', async () => {
  let counted = 1;
  const answer = deferred<{ limits: Limits }>();
  const page = await tab(
    FREE,
    () => answer.promise,
    () => used(counted),
  );
  await page.click();
  counted = 2; // in another tab
  page.dispatch(READ_AGAIN);
  await page.pass();
  expect(page.shown()).toBe(3);
  answer.reject(anAnswer(402));
  await page.pass();
  expect(page.shown()).toBe(2);
});

test('a reload in between: nothing is reserved, and the numbers of the server count', async () => {
  let counted = 1;
  const ask = () => {
    counted += 1;
    return new Promise<never>(() => {});
  };
  const read = () => used(counted);
  const before = await tab(FREE, ask, read);
  await before.click();
  expect(before.shown()).toBe(2);
  expect((await tab(FREE, ask, read)).shown()).toBe(2);
});

// §d.limits.6
test('two tabs and one unit: the second one is refused, and shows what the server has', async () => {
  let counted = 2;
  const ask = async () => {
    if (counted === 3) throw anAnswer(402);
    counted += 1;
    return { limits: used(counted) };
  };
  const [first, second] = [
    await tab(FREE, ask, () => used(counted)),
    await tab(FREE, ask, () => used(counted)),
  ];
  await first.click();
  expect(first.shown()).toBe(3);
  expect(second.shown()).toBe(2);
  await second.click();
  expect(first.shown()).toBe(3);
  expect(second.shown()).toBe(3);
  expect([first, second].map(({ state }) => subscribe.selectBenefit(state()))).toEqual([
    null,
    'editArticle',
  ]);
});

// §4.limits.5
test('a spent limit cancels the request of a free account, with the benefit', async () => {
  const ask = jest.fn(async () => ({ limits: used(3) }));
  await planOf(asking(ask), { state: customer(FREE, 3) })
    .put(subscribe.opened({ benefit: 'editArticle' }))
    .not.put(reserved)
    .toTheEnd();
  expect(ask).not.toHaveBeenCalled();
});

// §4.limits.4
test('a spent limit cancels the request of a paid account, which is told whom to ask', async () => {
  const ask = jest.fn(async () => ({ limits: used(3) }));
  const { state, callsOf } = await planOf(asking(ask), {
    state: customer(PAID, 3),
  })
    .not.put(reserved)
    .toTheEnd();
  expect(ask).not.toHaveBeenCalled();
  expect(notices.select(state)).toMatchObject([{ text: 'limitReachedPaid' }]);
  expect(callsOf('analytics.track')).toHaveLength(1);
});

// §d.access.4
test('no limit cancels the request of a trial account', async () => {
  const { state } = await planOf(
    asking(async () => ({ limits: used(4) })),
    { state: customer(TRIAL, 3) },
  )
    .put(reserved)
    .put(confirmed)
    .toTheEnd();
  expect(selectLimits(state)).toEqual(used(4));
});

// §d.limits.15
test('without a model an AI feature costs nothing, and nothing is reserved', async () => {
  const engine = resources.primed({ name: 'engine', args: null, data: { model: null } });
  const state = customer(FREE, 3, engine);
  const outcome = await planOf(
    asking(async () => ({ limits: used(3) })),
    { state },
  )
    .not.put(reserved)
    .not.put(subscribe.opened({ benefit: 'editArticle' }))
    .toTheEnd();
  expect(selectLimits(outcome.state)).toEqual(used(3));
});

/** How a request goes: counted and answered, counted with a lost answer, refused, or left by the writer. */
const ENDS = ['answered', 'lost', 'failed', 'refused', 'left'] as const;
/** When all requests have reached the server. */
const LEFT_AT_MS = 45;
const FOREVER_MS = 1e6;
const requestsThatEnd = (...ends: (typeof ENDS)[number][]) =>
  fc.array(
    fc.record({
      end: fc.constantFrom(...ends),
      sentAt: fc.nat(20),
      /** Until the server counts it, and from then until its answer is here. */
      takes: fc.nat(20),
      comesBackAfter: fc.nat(20),
    }),
    { minLength: 1, maxLength: 6 },
  );
const someRequests = fc.oneof(requestsThatEnd(...ENDS), requestsThatEnd('answered'));

// §d.limits.3 §d.limits.4
test('whatever the order of answers: never fewer than the server has counted here, and in the end exactly its number', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(FREE, PAID, TRIAL), someRequests, async (grant, requests) => {
      let counted = 0;
      const seen: (readonly [shown: number, server: number])[] = [];
      const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
      const unlimited = (count: number) =>
        someLimits({ aiFeatures: aGroup({ used: count, total: 100 }) });
      const read = async () => {
        await wait(3);
        return unlimited(counted);
      };
      const send = async ({ end, takes, comesBackAfter }: (typeof requests)[number]) => {
        await wait(takes);
        if (end === 'refused') throw anAnswer(402);
        if (end === 'failed') throw anAnswer(500);
        counted += 1;
        const limits = unlimited(counted);
        await wait(end === 'left' ? FOREVER_MS : comesBackAfter);
        if (end === 'lost') throw noNetwork;
        return { limits };
      };
      function* one(at: number, made: (typeof requests)[number]): Generator {
        yield wait(made.sentAt);
        try {
          yield* race({
            answer: spendUnit({ ...spending, requestId: `request-${at}` }, function* () {
              return (yield send(made)) as { limits: Limits };
            }),
            left: made.end === 'left' ? take('leave') : take('never'),
          });
        } catch (error) {
          yield* reportFailure(error, 'editArticle');
        }
      }
      const page = startWorkflows(
        {
          resources: resourcesSaga,
          *asking() {
            for (const [at, made] of requests.entries()) yield* fork(one, at, made);
          },
        },
        { limit: { getLimits: read } },
        aUser(),
      );
      page.dispatch(token.requested());
      page.dispatch(token.received(aToken(grant)));
      page.dispatch(resources.used(limitsKey));
      const isPlain = requests.every(({ end }) => end === 'answered' || end === 'refused');
      for (let ms = 0; ms < LEFT_AT_MS + 40; ms += 1) {
        await page.pass(1);
        if (ms === LEFT_AT_MS) page.dispatch({ type: 'leave' });
        const limits = selectLimits(page.state());
        if (limits !== undefined) seen.push([limits.aiFeatures.used, isPlain ? counted : 0]);
      }
      expect(seen.filter(([shown, server]) => shown < server)).toEqual([]);
      expect(selectLimits(page.state())?.aiFeatures.used).toBe(counted);
      expect(units.selectAll(page.state())).toEqual({});
      closePages();
    }),
    { numRuns: 60 },
  );
});
