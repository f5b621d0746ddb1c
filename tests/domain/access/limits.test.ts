import { expect, test } from '@jest/globals';
import {
  higherOf,
  isCounted,
  isSpent,
  LIMIT_PLANS,
  totalsOf,
  withReserved,
} from '#domain/access/limits.ts';
import { aGroup, someLimits } from '#tests/support/factories.ts';

// §4.limits.1 §d.limits.12
test.each([
  [2, 3, false],
  [3, 3, true],
  [4, 3, true],
  [0, 0, true],
])('a group with %i of %i used is spent: %s', (used, total, expected) => {
  expect(isSpent({ used, total, ttl: 0 })).toBe(expected);
});

const FREE = {
  article: 3,
  smm: 12,
  aiFeatures: 30,
  aiImages: 12,
  serpBased: 0,
  humanizerScore: 3,
  humanizerRewrite: 3,
};
const PAID = {
  article: 500,
  smm: 500,
  aiFeatures: 5000,
  aiImages: 500,
  serpBased: 5,
  humanizerScore: 500,
  humanizerRewrite: 500,
};

test.each([
  // §d.limits.9
  ['free', { plan: 'free', isTrialActive: false, isLoyal: true }, FREE],
  // §d.limits.10
  ['paid', { plan: 'paid', isTrialActive: false, isLoyal: false }, PAID],
  [
    // §d.limits.10
    'paid and loyal',
    { plan: 'paid', isTrialActive: false, isLoyal: true },
    { ...PAID, serpBased: 20 },
  ],
] as const)('%s: the monthly limits', (_who, customer, totals) => {
  expect(totalsOf(LIMIT_PLANS, { ...customer, serpBasedAddon: 0 })).toEqual(totals);
});

// §9.limits.1
test('a free month has 12 images, 30 AI generations, 3 articles and 12 social posts', () => {
  expect(LIMIT_PLANS.free).toMatchObject({ aiImages: 12, aiFeatures: 30, article: 3, smm: 12 });
});

// §4.loyal.1 §9.limits.2 §d.limits.10
test.each([
  ['free', false, false, 0],
  ['paid', false, false, 5],
  ['paid', false, true, 20],
  ['free', true, true, 20],
] as const)(
  'plan %s, trial %s, loyal %s: %i SEO articles a month',
  (plan, isTrialActive, isLoyal, total) => {
    const customer = { plan, isTrialActive, isLoyal, serpBasedAddon: 0 };
    expect(totalsOf(LIMIT_PLANS, customer).serpBased).toBe(total);
  },
);

// §d.limits.14
test.each([
  ['paid', false, 5 + 3],
  ['free', true, 5],
  ['free', false, 0],
] as const)(
  'an add-on of 3 for plan %s, trial %s: %i SEO articles',
  (plan, isTrialActive, total) => {
    const customer = { plan, isTrialActive, isLoyal: false, serpBasedAddon: 3 };
    expect(totalsOf(LIMIT_PLANS, customer)).toEqual({
      ...(total === 0 ? LIMIT_PLANS.free : LIMIT_PLANS.paid),
      serpBased: total,
    });
  },
);

// §d.limits.3
test('each reserved unit counts in its group, and in no other', () => {
  const limits = someLimits({ article: aGroup({ used: 1 }) });
  expect(withReserved(limits, ['article', 'smm', 'article'])).toEqual(
    someLimits({ article: aGroup({ used: 3 }), smm: aGroup({ used: 1 }) }),
  );
  expect(withReserved(limits, [])).toBe(limits);
});

test('of two readings in an unknown order, the higher count of each group holds', () => {
  const [one, other] = [
    someLimits({ article: aGroup({ used: 1 }), smm: aGroup({ used: 5 }) }),
    someLimits({ article: aGroup({ used: 2 }), smm: aGroup({ used: 4 }) }),
  ];
  const both = someLimits({ article: aGroup({ used: 2 }), smm: aGroup({ used: 5 }) });
  expect(higherOf(one, other)).toEqual(both);
  expect(higherOf(other, one)).toEqual(both);
});

// §d.limits.15
test.each([
  ['article', null, true],
  ['smm', null, true],
  ['aiFeatures', null, false],
  ['aiFeatures', 'gpt-x', true],
  ['aiFeatures', undefined, true],
] as const)('%s with the model %s is counted: %s', (limit, model, expected) => {
  expect(isCounted(limit, model)).toBe(expected);
});
