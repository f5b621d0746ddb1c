/** @jest-environment #tests/support/pageEnvironment.js */
import { afterEach, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SET_UP_HIDDEN } from '#domain/session/setUp.ts';
import { runApp, stopApps } from '#tests/src/support/openApp.tsx';
import { aUser, aVoice } from '#tests/support/factories.ts';

afterEach(stopApps);

const card = () => screen.findByRole('region', { name: 'Set up your workspace' });
const administrator = { host: { user: () => aUser({ isAdmin: true }) } };

// §d.start.4
test('an administrator is told what is left, each with where it is done', async () => {
  runApp('/', {
    ...administrator,
    brandVoice: {
      getVoices: async ({ workspaceId }) => ({ workspaceId, voices: [aVoice()] }),
    },
  });
  const shown = within(await card());
  expect(shown.getByText('1 of 4 done')).toBeVisible();
  expect(shown.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/settings?section=workspace',
    '/settings?section=models',
    '/settings?section=search',
  ]);
  const voice = shown.getAllByRole('listitem')[1] as HTMLElement;
  expect(voice).toHaveTextContent('A brand voice');
  expect(within(voice).getByRole('img', { name: 'Done' })).toBeVisible();
});

// §d.start.4
test('others are told of what is theirs to set up, and it is hidden for good', async () => {
  const { callsOf } = runApp('/');
  const shown = within(await card());
  expect(shown.getByText('0 of 2 done')).toBeVisible();
  await userEvent.click(shown.getByRole('button', { name: 'Hide the set-up' }));
  expect(screen.queryByRole('region', { name: 'Set up your workspace' })).toBeNull();
  await waitFor(() =>
    expect(callsOf('user.postConfig')[0]?.args).toMatchObject([
      { body: { [SET_UP_HIDDEN]: expect.any(Number) } },
    ]),
  );
});

test('somebody who has hidden it does not see it', async () => {
  const { callsOf } = runApp('/', { user: { getConfig: async () => ({ [SET_UP_HIDDEN]: 1 }) } });
  await waitFor(() => expect(callsOf('brandVoice.getVoices')).toHaveLength(1));
  await act(async () => undefined);
  expect(screen.queryByRole('region', { name: 'Set up your workspace' })).toBeNull();
});
