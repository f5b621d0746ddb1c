/** @jest-environment #tests/support/pageEnvironment.js */
import { expect, test } from '@jest/globals';
import type { UnknownAction } from '@reduxjs/toolkit';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AreaGate } from '#src/app/AreaGate.tsx';
import { folderSetup } from '#store/folders/setup.slice.ts';
import type { SetupReading } from '#store/folders/setupState.ts';
import { config } from '#store/session/config.slice.ts';
import { host } from '#store/session/host.slice.ts';
import { draw } from '#tests/src/support/draw.tsx';
import { aConfig, aFolder, aSetup, aUser, noNetwork } from '#tests/support/factories.ts';

const THE_PAGE = 'the product';

async function drawGate(at: string, events: readonly UnknownAction[]) {
  const drawn = draw(
    <AreaGate>
      <h1>{THE_PAGE}</h1>
    </AreaGate>,
    at,
  );
  await act(async () => {
    for (const event of events) drawn.store.dispatch(event);
  });
  return drawn;
}

const anonymous = [host.settled({ user: null })];
const settled = [host.settled({ user: aUser() })];
const found = (reading: Partial<SetupReading>, ...then: UnknownAction[]) => [
  ...settled,
  folderSetup.started(),
  folderSetup.read(aSetup(reading)),
  ...then,
];
const noWorkspace = { workspace: null };
const foreign = { workspace: null, folder: aFolder({ isOwner: false }) };
const several = {
  workspace: null,
  unlinkedFolders: [aFolder(), aFolder({ id: 'f2', name: 'Tea' })],
};

const CONTENT = found({}, folderSetup.opened());
const STUB = found({ level: 'toolkit-stub', workspace: null }, folderSetup.stubbed());
const READ_ONLY = found({ level: 'readonly-edit' }, folderSetup.madeReadOnly());
const WAITING = found(noWorkspace, folderSetup.deferred());
const DENIED = found(foreign, folderSetup.denied());
const MERGE = found(several, folderSetup.mergeOffered());
const BROKEN = found({}, folderSetup.failed(noNetwork));

const TOOLKIT = 'Write articles that people find';
const LANDINGS = {
  topicFinder: 'Find what your readers search for',
  briefs: 'Know what an article needs before you write it',
  articles: 'From your notes to an article that can be found',
  optimizer: 'See what an article is missing',
};
const READING = 'Looking for your folder…';

test.each<[title: string, at: string, events: readonly UnknownAction[], heading: string]>([
  [
    // §d.host.3 §8.messages.6
    'a page without its host',
    '/',
    [host.missing()],
    'Failed to get sm2 api',
  ],
  // §d.host.3
  ['an area without its host', '/articles', [host.missing()], 'Failed to get sm2 api'],
  ['a host that is awaited', '/articles', [], 'Connecting…'],

  // §d.access.8 §2.routes.16
  ['a visitor at the start', '/', anonymous, TOOLKIT],
  // §d.access.10 §2.routes.5
  ['a visitor', '/articles', anonymous, 'Sign in to continue'],
  // §d.access.10
  ['a visitor in a bare area', '/trial', anonymous, 'Sign in to continue'],
  // §d.access.10
  ['a visitor who may only read', '/free-user', anonymous, 'Sign in to continue'],
  ['a visitor, and no such page', '/nowhere', anonymous, THE_PAGE],
  // §2.stub.1
  ['a visitor', '/topic-finder', anonymous, LANDINGS.topicFinder],
  // §2.stub.1
  ['a visitor', '/topic-finder/anything', anonymous, LANDINGS.topicFinder],
  // §2.stub.2
  ['a visitor', '/briefs/create', anonymous, LANDINGS.briefs],
  // §2.stub.3
  ['a visitor', '/articles/create', anonymous, LANDINGS.articles],
  // §2.stub.3
  ['a visitor', '/articles/create/anything', anonymous, LANDINGS.articles],
  // §2.stub.4
  ['a visitor', '/articles/optimize', anonymous, LANDINGS.optimizer],

  // §2.stub.5
  ['a stub', '/', STUB, TOOLKIT],
  // §2.stub.5
  ['a stub', '/articles', STUB, TOOLKIT],
  // §2.stub.5
  ['a stub', '/settings', STUB, TOOLKIT],
  // §2.stub.5
  ['a stub, and no such page', '/nowhere', STUB, TOOLKIT],
  // §2.stub.1
  ['a stub', '/topic-finder', STUB, LANDINGS.topicFinder],
  // §2.stub.2
  ['a stub', '/briefs/create/anything', STUB, LANDINGS.briefs],
  // §2.stub.3
  ['a stub', '/articles/create', STUB, LANDINGS.articles],
  // §2.stub.4
  ['a stub', '/articles/optimize/anything', STUB, LANDINGS.optimizer],
  ['a stub in an area that needs no folder', '/trial', STUB, THE_PAGE],

  ['setup that begins', '/articles', settled, 'Loading…'],
  ['setup that reads', '/articles', [...settled, folderSetup.started()], READING],
  [
    'no folder',
    '/articles',
    found({ folder: null, ...noWorkspace }, folderSetup.folderMissing()),
    'Creating your folder…',
  ],
  [
    // §4.setup.14
    'no workspace',
    '/articles',
    found(noWorkspace, folderSetup.workspaceMissing()),
    'Creating your workspace…',
  ],
  ['a workspace', '/articles', CONTENT, THE_PAGE],
  ['a workspace that is read again', '/articles', [...CONTENT, folderSetup.started()], THE_PAGE],
  ['a workspace, and no such page', '/nowhere', CONTENT, THE_PAGE],
  // §6.owner.2
  ['a closed folder', '/articles', DENIED, 'Couldn’t open the folder'],
  ['several folders to move data to', '/articles', MERGE, 'Create content that brings traffic'],
  ['a setup that failed', '/articles', BROKEN, 'Your workspace could not be opened'],
  ['a setup that failed, and no such page', '/nowhere', BROKEN, THE_PAGE],
  ['nothing to make, and no such page', '/nowhere', WAITING, THE_PAGE],

  ['a read-only account at its page', '/free-user', READ_ONLY, THE_PAGE],
  ['a read-only account on its way there', '/articles', READ_ONLY, 'Loading…'],
  ['full access on its way from the read-only page', '/free-user', CONTENT, 'Loading…'],
])('%s (%s)', async (_title, at, events, heading) => {
  await drawGate(at, events);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(heading);
});

// §d.access.8
test('the toolkit stub offers a visitor to sign in', async () => {
  const { actions } = await drawGate('/', anonymous);
  await userEvent.click(await screen.findByRole('button', { name: 'Sign in' }));
  expect(actions).toContainEqual(expect.objectContaining({ type: 'host/signInRequested' }));
});

// §d.access.10
test('a visitor can create an account instead of signing in', async () => {
  const { actions } = await drawGate('/articles', anonymous);
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
  expect(actions.slice(-2).map(({ type }) => type)).toEqual([
    'host/signInRequested',
    'host/guestSignupRequested',
  ]);
});

test('a failed setup shows its cause and can be retried', async () => {
  const { store } = await drawGate('/articles', BROKEN);
  expect(screen.getByRole('alert')).toHaveTextContent('The server cannot be reached.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(folderSetup.selectStatus(store.getState())).toBe('reading');
});

// §2.setup.9 §2.setup.10
test('a folder that cannot be opened links to the configured support and host', async () => {
  const settings = aConfig({
    supportEmail: 'support@example.net',
    hostHomeUrl: 'https://host.example/home',
  });
  await drawGate('/articles', [config.read(settings), ...DENIED]);
  const support = await screen.findByRole('link', { name: 'contact our support team' });
  expect(support).toHaveAttribute('href', 'mailto:support@example.net');
  expect(screen.getByRole('link', { name: 'Go to Home page' })).toHaveAttribute(
    'href',
    'https://host.example/home',
  );
});
