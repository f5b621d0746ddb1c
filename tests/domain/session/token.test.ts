import { expect, test } from '@jest/globals';
import { msUntilRenewal } from '#domain/session/token.ts';

test.each([
  // §4.token.1 §9.token.1
  ['ten seconds before it expires', 1000, 900_000, 90_000],
  ['no sooner than in five seconds, however late it is', 1000, 2_000_000, 5000],
  ['no later than a timer can wait', 10_000_000_000, 0, 2 ** 31 - 1],
])('a token is renewed %s', (_, exp, now, ms) => {
  expect(msUntilRenewal(exp, now)).toBe(ms);
});
