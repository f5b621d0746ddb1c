/** @jest-environment #tests/support/pageEnvironment.js */
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { OFFLINE, openPage } from './openPage.tsx';

const SIGN_OUT = 'POST /host/auth/sign-out';

// §7.multilogin.2
test.each([
  ['?redirect_to=%2Fcontent%2Farticles', '/content/articles'],
  ['?redirect_to=https%3A%2F%2Fevil.example%2F', '/content/'],
])(
  'the cookie of the ended session is removed, and signing in leads back: %s',
  async (query, way) => {
    const { changes } = openPage(`/multilogin${query}`, { [SIGN_OUT]: {} });
    const link = await screen.findByRole('link', { name: 'Sign in again' });
    const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', location.origin);
    expect(pathname).toBe('/sign-in');
    const back = new URL(searchParams.get('redirect_to') ?? '', location.origin);
    expect(back.href).toBe(location.origin + way);
    expect(changes()).toEqual([{ request: SIGN_OUT, body: {} }]);
  },
);

test('the page is shown even if the server cannot be reached', async () => {
  openPage('/multilogin', { [SIGN_OUT]: OFFLINE });
  expect(await screen.findByRole('heading', { name: 'You were signed out' })).toBeVisible();
});
