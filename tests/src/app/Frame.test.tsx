/** @jest-environment #tests/support/pageEnvironment.js */
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { Frame } from '#src/app/Frame.tsx';
import { draw } from '#tests/src/support/draw.tsx';

const drawAt = (at: string) => {
  draw(<Frame>the page</Frame>, at);
  expect(within(screen.getByRole('main')).getByText('the page')).toBeVisible();
  return screen.queryByRole('navigation', { name: 'Main' });
};

test.each([
  // §2.routes.6
  ['/activate'],
  // §2.routes.8
  ['/trial'],
  // §2.routes.9
  ['/get-unlimited-plan'],
  ['/integration/canva/callback'],
  ['/anonymous-finish'],
])('%s is shown outside of the main layout', (at) => {
  expect(drawAt(at)).toBeNull();
});

test.each(['/', '/articles', '/free-user', '/settings', '/nowhere'])(
  '%s is shown inside of it',
  (at) => {
    expect(drawAt(at)).toBeVisible();
  },
);
