import { expect, test } from '@jest/globals';
import { isTrialActive, isTrialAvailable, planOf } from '#domain/access/plan.ts';
import { someClaims } from '#tests/support/factories.ts';

// §4.plan.1 §9.plan.1 §3.token.1 §3.token.2
test.each([
  [[], false, 'free'],
  [['content'], false, 'paid'],
  [[], true, 'paid'],
] as const)('products %j and main product %s make the plan %s', (products, isMain, plan) => {
  expect(planOf(someClaims({ active_products: products, is_main_product_active: isMain }))).toBe(
    plan,
  );
});

// §4.plan.3 §3.token.3 §3.token.4
test.each([
  [[], false, false],
  [['seo'], false, true],
  [[], true, true],
] as const)('trials %j and main trial %s make an active trial: %s', (trials, isMain, expected) => {
  const { extra_user_data: data } = someClaims();
  const claims = someClaims({
    extra_user_data: {
      ...data,
      active_product_trials: trials,
      is_main_product_trial_active: isMain,
    },
  });
  expect(isTrialActive(claims)).toBe(expected);
});

// §4.plan.2 §3.token.5 §3.token.6
test.each([
  ['claimed by product', { product_trials_available: ['content-toolkit'] }, true],
  ['claimed for the main product', { is_main_product_trial_available: true }, true],
  ['not claimed', {}, false],
  ['claimed, but paid', { is_main_product_trial_available: true, active_products: ['seo'] }, false],
] as const)('a trial %s is available: %s', (_what, claims, expected) => {
  expect(isTrialAvailable(someClaims(claims))).toBe(expected);
});

// §3.token.7 §d.access.5
test('a trial that has been used is not available', () => {
  const { extra_user_data: data } = someClaims();
  const claims = someClaims({
    is_main_product_trial_available: true,
    extra_user_data: { ...data, semrush_trial_has_been_used: true },
  });
  expect(isTrialAvailable(claims)).toBe(false);
});
