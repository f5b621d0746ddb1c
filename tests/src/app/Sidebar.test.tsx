/** @jest-environment #tests/support/pageEnvironment.js */
import { expect, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HostContext } from '#src/app/HostSelector.tsx';
import { Sidebar } from '#src/app/Sidebar.tsx';
import { host } from '#store/session/host.slice.ts';
import { draw } from '#tests/src/support/draw.tsx';
import { openApp } from '#tests/src/support/openApp.tsx';
import { aUser, idOf } from '#tests/support/factories.ts';

const items = () => within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
const itemOf = (link: HTMLElement) => link.getAttribute('data-sidebar-item');
const settle = (store: ReturnType<typeof draw>['store'], user: ReturnType<typeof aUser> | null) =>
  act(async () => void store.dispatch(host.settled({ user })));

// §2.sidebar.1
test('every item of the sidebar links to its page, under the name that the host uses', () => {
  draw(<Sidebar />);
  const rows = items().map((link) => [itemOf(link), link.textContent, link.getAttribute('href')]);
  expect(rows).toEqual([
    ['index', 'Content toolkit', '/'],
    ['topicFinder', 'Topic finder', '/topic-finder'],
    ['createBrief', 'SEO brief generator', '/briefs/create'],
    ['createArticle', 'Article generator', '/articles/create'],
    ['optimizer', 'Content optimizer', '/articles/optimize'],
    ['articles', 'My articles', '/articles'],
  ]);
});

// §2.routes.3
test('the items keep fid', () => {
  draw(<Sidebar />, '/?fid=7');
  const addresses = items().map((link) => link.getAttribute('href') ?? '');
  expect(addresses.filter((address) => !address.endsWith('?fid=7'))).toEqual([]);
});

// §2.sidebar.2
test.each([
  ['/', ['index']],
  ['/topic-finder', ['topicFinder']],
  ['/topic-finder/7f2c1f0e-3c5d-4a8b-9e6f-0123456789ab', ['topicFinder']],
  ['/briefs/create', ['createBrief']],
  ['/articles/create', ['createArticle']],
  ['/articles/optimize', ['optimizer']],
  ['/articles', ['articles']],
  [`/articles/${idOf(1)}`, ['articles']],
  ['/settings', []],
  ['/brand-voice', []],
])('at %s the active item is %j', (at, active) => {
  draw(<Sidebar />, at);
  const current = items().filter((link) => link.getAttribute('aria-current') === 'page');
  expect(current.map(itemOf)).toEqual(active);
});

// §2.sidebar.2
test('the active item changes with the path', async () => {
  const { go } = await openApp('/articles/create');
  const current = () => items().filter((link) => link.getAttribute('aria-current') === 'page');
  expect(current().map(itemOf)).toEqual(['createArticle']);
  await go(`/articles/${idOf(1)}`);
  expect(current().map(itemOf)).toEqual(['articles']);
});

const selectorOfHost = {
  mountSelector(elementId: string) {
    const element = document.getElementById(elementId);
    element?.append('the folders of the host');
    return () => element?.replaceChildren();
  },
};

function drawSidebar() {
  return draw(
    <HostContext value={selectorOfHost}>
      <Sidebar />
    </HostContext>,
  );
}

// §7.folders.1
test('the host renders its folder selector for a signed-in user, and removes it on unmount', async () => {
  const { store, unmount } = drawSidebar();
  await settle(store, aUser());
  const place = screen.getByRole('region', { name: 'Folders' });
  expect(place).toHaveTextContent(/^the folders of the host$/);
  unmount();
  expect(place).toBeEmptyDOMElement();
});

test('a visitor has no folders and no account, and can sign in', async () => {
  const { store, actions } = drawSidebar();
  expect(screen.queryByRole('button')).toBeNull(); // not known yet
  await settle(store, null);
  expect(screen.queryByRole('region', { name: 'Folders' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(actions.at(-1)).toMatchObject({ type: 'host/signInRequested' });
});

test('a signed-in user has an account menu instead', async () => {
  const { store } = drawSidebar();
  await settle(store, aUser({ email: 'mara@example.org' }));
  expect(await screen.findByRole('button', { name: 'Account mara@example.org' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Sign in' })).toBeNull();
});
