/** @jest-environment #tests/support/pageEnvironment.js */
import { expect, jest, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AccountMenu } from '#src/app/AccountMenu.tsx';
import { CommandPalette } from '#src/app/CommandPalette.tsx';
import { host } from '#store/session/host.slice.ts';
import { router } from '#store/session/router.slice.ts';
import { draw } from '#tests/src/support/draw.tsx';
import { openApp } from '#tests/src/support/openApp.tsx';
import { aUser } from '#tests/support/factories.ts';

/** Pages without a sidebar item (spec §2): import, smm, images, brand voice, settings. */
const PAGES = [
  ['Import article', '/import-article'],
  ['Social media post', '/smm/create'],
  ['Content audit', '/audit'],
  ['Chat', '/chat'],
  ['Images', '/images'],
  ['Brand voice', '/brand-voice'],
  ['Settings', '/settings'],
];

const drawPalette = () => draw(<CommandPalette isOpen onClose={() => undefined} />);
const choose = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name }, { timeout: 5000 }));

test('the start page links to the pages without a sidebar item', async () => {
  await openApp('/');
  const more = within(screen.getByRole('region', { name: 'More tools' })).getAllByRole('link');
  expect(more.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(PAGES);
});

test('so does the account menu', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined); // jsdom has no layout to find a focus in
  const { store } = draw(<AccountMenu />);
  act(() => void store.dispatch(host.settled({ user: aUser() })));
  await userEvent.click(screen.getByRole('button', { name: 'Account mara@example.org' }));
  // jsdom has no layout, so a menu can count as hidden.
  const items = await screen.findAllByRole('menuitem', { hidden: true });
  const links = items.filter((item) => item.hasAttribute('href'));
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(PAGES);
});

test.each(PAGES)('so does the command palette: %s', async (label, to) => {
  const { actions } = drawPalette();
  await choose(`Go to ${label}`);
  expect(actions).toContainEqual(router.navigationRequested({ to }));
});

test.each([
  ['a visitor', null, 'Sign in', 'Sign out', 'host/signInRequested'],
  ['a user', aUser(), 'Sign out', 'Sign in', 'signOut/requested'],
])(
  'the command palette offers %s only the command that applies',
  async (_who, user, name, other, type) => {
    const { store, actions } = drawPalette();
    act(() => void store.dispatch(host.settled({ user })));
    await choose(name);
    expect(screen.queryByRole('button', { name: other })).toBeNull();
    expect(actions.at(-1)).toMatchObject({ type });
  },
);
