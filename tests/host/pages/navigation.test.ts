import { expect, test } from '@jest/globals';
import { guestSignupUrl } from '#domain/access/guestSignup.ts';
import { redirectTo, signupSteps } from '#host/pages/navigation.ts';

const OWN = 'https://toolkit.example';
const ORIGINS = [OWN, 'https://host.example:8443'] as const;
const wanted = (address: string) => `?redirect_to=${encodeURIComponent(address)}`;

// §d.host.5
test.each([
  ['', '/content/'],
  [wanted('/content/articles?fid=1#end'), `${OWN}/content/articles?fid=1#end`],
  [wanted('https://toolkit.example/content/'), `${OWN}/content/`],
  [wanted('https://host.example:8443/home'), 'https://host.example:8443/home'],
  [wanted('https://host.example/home'), '/content/'],
  [wanted('http://toolkit.example/content/'), '/content/'],
  [wanted('https://evil.example/'), '/content/'],
  [wanted('https://toolkit.example.evil.example/'), '/content/'],
  [wanted('https://toolkit.example@evil.example/'), '/content/'],
  [wanted('//evil.example/'), '/content/'],
  [wanted('/\\evil.example/'), '/content/'],
  [wanted('javascript:alert(1)'), '/content/'],
  [wanted('blob:https://toolkit.example/x'), '/content/'],
  [wanted('https://['), '/content/'],
])('an address taken from the URL stays on our origins: %s', (search, expected) => {
  expect(redirectTo(search, ORIGINS)).toBe(expected);
});

test('a path that could be read as another host stays on our origin', () => {
  const address = redirectTo(wanted('/.//evil.example/'), ORIGINS);
  expect(new URL(address, OWN).origin).toBe(OWN);
});

test('another parameter can contain the address', () => {
  const search = '?on_success=%2Fcontent%2Fanonymous-finish&redirect_to=%2Felsewhere';
  expect(redirectTo(search, ORIGINS, 'on_success')).toBe(`${OWN}/content/anonymous-finish`);
});

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
test('the address that the product sends guests to is recognised', () => {
  const url = new URL(guestSignupUrl('https://host.example/sign-up', '/articles/create') ?? '');
  expect(signupSteps(url.search)).toEqual({ ...none, isGuest: true });
});
