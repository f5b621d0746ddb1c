import { expect, test } from '@jest/globals';
import { isTrialActive, planOf } from '#domain/access/plan.ts';
import { someClaims } from '#tests/support/factories.ts';

test.each([
  [[], false, 'free'],
  [['content'], false, 'paid'],
  [[], true, 'paid'],
] as const)(
  '§4.plan.1 §9.plan.1 products %j and main product %s make the plan %s',
  (products, isMain, plan) => {
    expect(planOf(someClaims({ active_products: products, is_main_product_active: isMain }))).toBe(
      plan,
    );
  },
);

test.each([
  [[], false, false],
  [['seo'], false, true],
  [[], true, true],
] as const)(
  '§4.plan.3 trials %j and main trial %s make an active trial: %s',
  (trials, isMain, expected) => {
    const { extra_user_data: data } = someClaims();
    const claims = someClaims({
      extra_user_data: {
        ...data,
        active_product_trials: trials,
        is_main_product_trial_active: isMain,
      },
    });
    expect(isTrialActive(claims)).toBe(expected);
  },
);
