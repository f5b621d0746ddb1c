/** @jest-environment #tests/support/pageEnvironment.js */
import { expect, test } from '@jest/globals';
import { act } from '@testing-library/react';
import type { LimitName } from '#contract/access/limits.ts';
import { CostLine } from '#src/kit/limits/CostLine.tsx';
import { limitReading } from '#store/access/limitReading.slice.ts';
import { units } from '#store/access/units.slice.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { token } from '#store/session/token.slice.ts';
import { draw } from '#tests/src/support/draw.tsx';
import { aGroup, aToken, someLimits } from '#tests/support/factories.ts';

const day = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short' });
const READ_AT = new Date(2026, 0, 31).getTime();
const RESETS = `Resets ${day.format(new Date(2026, 1, 1))}.`;
const group = (used: number) => aGroup({ used, total: 3, ttl: 24 * 60 * 60 });

const lineOf = async (limit: LimitName, used: number | null, isTrialActive = false) => {
  const { container, store } = draw(<CostLine limit={limit} />);
  await act(async () => {
    store.dispatch(token.requested());
    store.dispatch(token.received(aToken({ plan: 'free', isTrialActive })));
    if (used === null) return;
    const data = someLimits({ [limit]: group(used) });
    store.dispatch(resources.primed({ name: 'limits', args: null, data }));
    store.dispatch(limitReading.noted({ at: READ_AT }));
  });
  return { container, store };
};

// §d.limits.20
test.each([
  ['article', 0, `Uses 1 of 3 articles left. ${RESETS} Free if it fails.`],
  ['article', 2, `Uses 1 of 1 article left. ${RESETS} Free if it fails.`],
  ['aiFeatures', 1, `Uses 1 of 2 AI generations left. ${RESETS} Free if it fails.`],
  ['article', 3, `No articles left. ${RESETS}`],
  ['article', null, '–'],
] as const)('%s, %s of 3 used: “%s”', async (limit, used, text) => {
  const { container } = await lineOf(limit, used);
  expect(container).toHaveTextContent(text);
});

test('what the limit does not count is free', () => {
  const { container } = draw(<CostLine limit="aiFeatures" isFree />);
  expect(container).toHaveTextContent('Free without a model.');
});

// §d.limits.20
test('on trial nothing is counted down', async () => {
  const { container } = await lineOf('article', 3, true);
  expect(container).toHaveTextContent('Unlimited on trial.');
});

test('what is being used is not left', async () => {
  const { container, store } = await lineOf('article', 0);
  await act(async () => {
    store.dispatch(units.reserved({ requestId: 'request-1', limit: 'article' }));
  });
  expect(container).toHaveTextContent('Uses 1 of 2 articles left.');
});
