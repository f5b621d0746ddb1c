import { expect, test } from '@jest/globals';
import { guestSignupUrl } from '#domain/access/guestSignup.ts';
import { signupSteps } from '#host/pages/guestSignup.ts';

const none = { isGuest: false, survey: false, onboarding: false, trial: false };

test.each([
  ['', none],
  ['?source=content_guest', { ...none, isGuest: true }],
  ['?source=another', none],
  ['?survey=on&onboarding=on&trial=on', { ...none, survey: true, onboarding: true, trial: true }],
  ['?trial=1&survey=true', none],
])('%s asks for these steps', (search, expected) => {
  expect(signupSteps(search)).toEqual(expected);
});

// §7.signup.1
test('the address that the product sends guests to is understood', () => {
  const url = new URL(guestSignupUrl('https://host.example/sign-up', '/articles/create') ?? '');
  expect(signupSteps(url.search)).toEqual({ ...none, isGuest: true });
});
