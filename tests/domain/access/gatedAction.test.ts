import { expect, test } from '@jest/globals';
import { type GatedQuestion, gatedAction } from '#domain/access/gatedAction.ts';

const question = (change: Partial<GatedQuestion> = {}): GatedQuestion => ({
  isSignedIn: true,
  plan: 'free',
  isTrialActive: false,
  isFreePlanReadOnly: true,
  isLimitSpent: false,
  ...change,
});

test.each([
  // §6.anonymous.2 §4.limits.7
  ['a visitor signs up', { isSignedIn: false }, 'guestSignup'],
  // §6.free.1
  ['a read-only free user sees the benefits', {}, 'subscribe'],
  [
    // §6.free.1 §4.limits.5
    'a free user with a spent limit sees the benefits',
    { isFreePlanReadOnly: false, isLimitSpent: true },
    'subscribe',
  ],
  // §d.access.6
  ['before the cutoff a free user goes on', { isFreePlanReadOnly: false }, 'proceed'],
  ['a paid user goes on', { plan: 'paid' }, 'proceed'],
  [
    // §4.limits.4 §6.paid.2
    'a paid user with a spent limit is told whom to ask',
    { plan: 'paid', isLimitSpent: true },
    'paidLimit',
  ],
  [
    // §6.trial.1 §d.access.4
    'no limit stops a trial user',
    { isTrialActive: true, isLimitSpent: true },
    'proceed',
  ],
] as const)('%s', (_title, change, outcome) => {
  expect(gatedAction(question(change))).toBe(outcome);
});
