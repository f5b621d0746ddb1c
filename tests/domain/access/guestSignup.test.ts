import { expect, test } from '@jest/globals';
import { guestSignupUrl, pathOfLocation } from '#domain/access/guestSignup.ts';

// §7.signup.1 §7.signup.2 §d.host.2 §2.guestSignup.1
test('the signup address is exactly that of the spec', () => {
  expect(guestSignupUrl('https://host.example/sign-up', '/articles/create')).toBe(
    'https://host.example/sign-up?source=content_guest&survey=off&onboarding=off&trial=off&redirect_to=%2Ffree-app-activation-after-login%3Fon_success%3D%252Fcontent%252Fanonymous-finish%253Flocation%253Darticles%25252Fcreate',
  );
});

// §7.signup.2
test('nested addresses are decoded to what was encoded', () => {
  const path = 'topic-finder/fish & chips?';
  const outer = new URL(guestSignupUrl('https://host.example/sign-up', `/${path}`) ?? '');
  const activation = new URL(outer.searchParams.get('redirect_to') ?? '', outer);
  expect(activation.pathname).toBe('/free-app-activation-after-login');
  const finish = new URL(activation.searchParams.get('on_success') ?? '', outer);
  expect(finish.pathname).toBe('/content/anonymous-finish');
  expect(finish.searchParams.get('location')).toEqual(path);
});

// §5.signup.1
test.each(['/', '', '//'])('%j is not a path to return to', (path) => {
  expect(guestSignupUrl('/sign-up', path)).toBeNull();
});

// §d.host.5
test.each([
  ['articles/create', '/articles/create'],
  ['/articles', '/articles'],
  [null, '/'],
  ['', '/'],
  ['x/../../admin', '/'],
  ['x\\..\\..', '/'],
  ['//evil.example/x', '/evil.example/x'],
  ['\\\\evil.example', '/evil.example'],
])('the location %j leads to our page %s', (location, path) => {
  expect(pathOfLocation(location)).toBe(path);
});
