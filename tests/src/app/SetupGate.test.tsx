/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SetupGate } from '#src/app/SetupGate.tsx';
import {
  noFolderFound,
  setupFailed,
  setupStarted,
  workspaceFound,
  folderCreated,
} from '#store/folderSetup/folderSetup.slice.ts';
import { hostMissing, hostSettled } from '#store/hostReady/hostReady.slice.ts';
import { aFolder, aUser, aWorkspace } from '#tests/support/factories.ts';
import { draw } from '#tests/src/support/draw.tsx';

const drawGate = () => draw(<SetupGate>the product</SetupGate>);
const failure = { kind: 'network', status: null, code: null, message: '' } as const;

test('§8.messages.6 §d.host.3 a page without its host says so', () => {
  const { store } = drawGate();
  act(() => void store.dispatch(hostMissing()));
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to get sm2 api');
});

test('nobody signed in: the way to sign in leads back here', () => {
  const { store } = drawGate();
  act(() => void store.dispatch(hostSettled({ user: null })));
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    `/sign-in?returnTo=${encodeURIComponent(location.pathname)}`,
  );
});

test('while the folder is set up it says what happens, then shows the product', () => {
  const { store } = drawGate();
  act(() => {
    store.dispatch(hostSettled({ user: aUser() }));
    store.dispatch(setupStarted());
    store.dispatch(noFolderFound());
  });
  expect(screen.getByRole('status')).toHaveTextContent('Creating your folder…');
  expect(screen.queryByText('the product')).toBeNull();
  act(() => {
    store.dispatch(folderCreated(aFolder()));
    store.dispatch(workspaceFound(aWorkspace()));
  });
  expect(screen.getByText('the product')).toBeVisible();
});

test('a setup that failed can be tried again', async () => {
  const { store } = drawGate();
  act(() => {
    store.dispatch(hostSettled({ user: aUser() }));
    store.dispatch(setupStarted());
    store.dispatch(setupFailed(failure));
  });
  expect(screen.getByRole('alert')).toHaveTextContent('The server cannot be reached.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(store.getState().folderSetup.status).toBe('reading');
});
