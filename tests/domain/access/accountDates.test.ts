import { expect, test } from '@jest/globals';
import {
  ACCOUNT_DATES,
  isFreePlanReadOnly,
  isLoyal,
  isTrialEligible,
} from '#domain/access/accountDates.ts';

const FLAG = 'content_toolkit_trial';

// §4.readOnly.1 §9.dates.3
test.each([
  ['2025-01-21T23:59:59.999Z', false],
  ['2025-01-22T00:00:00.000Z', true],
])('at %s accounts without a subscription are read-only: %s', (now, is) => {
  expect(isFreePlanReadOnly(ACCOUNT_DATES, Date.parse(now))).toBe(is);
});

// §d.access.6
test('an installation may change the cutoff, or have none', () => {
  const now = Date.parse('2026-01-01T00:00:00Z');
  expect(isFreePlanReadOnly({ ...ACCOUNT_DATES, freePlanReadOnlyFrom: null }, now)).toBe(false);
  const later = { ...ACCOUNT_DATES, freePlanReadOnlyFrom: '2027-01-01T00:00:00.000Z' };
  expect(isFreePlanReadOnly(later, now)).toBe(false);
});

// §4.loyal.1 §9.dates.1
test.each([
  ['2025-01-15T23:59:59.999Z', true],
  ['2025-01-16T00:00:00.000Z', false],
  ['2025-01-16T00:30:00+01:00', true], // still the 15th in UTC
])('an account created %s is loyal: %s', (createDate, is) => {
  expect(isLoyal(ACCOUNT_DATES, createDate)).toBe(is);
});

// §4.trial.1 §9.dates.2 §d.values.2
test.each([
  ['a free account with the flag', 'free', [FLAG], '2024-06-01T00:00:00Z', true],
  ['one without the flag', 'free', ['other'], '2024-06-01T00:00:00Z', false],
  ['a paid one', 'paid', [FLAG], '2024-06-01T00:00:00Z', false],
  ['one that is too old', 'free', [FLAG], '2024-01-01T00:00:00.000Z', false],
  ['one a moment younger', 'free', [FLAG], '2024-01-01T00:00:00.001Z', true],
] as const)('%s is trial-eligible: %s', (_who, plan, flags, createDate, is) => {
  expect(isTrialEligible(ACCOUNT_DATES, { plan, flags, createDate })).toBe(is);
});
