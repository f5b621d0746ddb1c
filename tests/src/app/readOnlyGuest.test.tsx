/** @jest-environment #tests/support/pageEnvironment.js */
/** A guest without write access: nothing links to a page that creates something, and such a page says why not. */
import { afterEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ROUTES, type RouteName, routeOf } from '#domain/session/routes.ts';
import { locationOf } from '#src/kit/locationOf.ts';
import { runApp, stopApps } from '#tests/src/support/openApp.tsx';
import {
  anArticle,
  anArticleSummary,
  aPage,
  aWorkspace,
  idOf,
  WORKSPACE_ID,
} from '#tests/support/factories.ts';

afterEach(stopApps);

const GUEST = { isOwner: false, permissions: { write: false } };
const REFUSAL = 'You may only read in this folder';

/** Opens the product with or without write access, in a folder with articles or with nothing. */
function open(at: string, rights: object, isEmpty = false) {
  const content = isEmpty ? [] : [anArticleSummary({ id: idOf(1) })];
  const none = { workspaceId: WORKSPACE_ID, page: 0, last: true };
  return runApp(at, {
    ...(isEmpty && {
      topic2: { getTopicSearches: async () => ({ ...none, searches: [] }) },
      contentAudit: { getAudits: async () => ({ ...none, audits: [] }) },
    }),
    workspace: {
      getWorkspaceByFolderId: async () => aWorkspace(rights),
      getWorkspaces: async () => ({ workspaces: [aWorkspace(rights)] }),
    },
    article: {
      getArticles: async () => aPage({ content }),
      getArticle: async () => anArticle({ id: idOf(1) }),
    },
  });
}

const routeAt = (href: string) => {
  const { pathname, search } = new URL(href, location.origin);
  return locationOf(pathname, search).route;
};
const creates = (href: string) => routeOf(routeAt(href)).creates === true;
const creatingLinks = () =>
  screen
    .queryAllByRole('link', { hidden: true })
    .map((link) => link.getAttribute('href') ?? '')
    .filter(creates);

const TOPIC_ID = '7f2c1f0e-3c5d-4a8b-9e6f-0123456789ab';
const addressOf = (route: RouteName) =>
  ROUTES[route].path
    .replace(':topicId', TOPIC_ID)
    .replace(':auditId', TOPIC_ID)
    .replace(':articleId', idOf(1))
    .replace(':brandVoiceId', idOf(2));
const CREATING = (Object.keys(ROUTES) as RouteName[]).filter((route) => routeOf(route).creates);
const OTHERS = (Object.keys(ROUTES) as RouteName[]).filter(
  (route) => routeOf(route).area === 'setup' && !routeOf(route).creates,
);

test('these pages create something', () => {
  expect(CREATING.map(addressOf).sort()).toEqual([
    '/articles/create',
    '/articles/optimize',
    '/brand-voice/new',
    '/briefs/create',
    '/import-and-gen',
    '/import-article',
    '/smm/create',
  ]);
});

// §6.write.1
test.each(CREATING.map(addressOf))(
  'at %s a guest without write access reads why nothing can be created, and gets a link to the articles',
  async (at) => {
    open(at, GUEST);
    expect(await screen.findByRole('heading', { level: 1, name: REFUSAL })).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'My articles' })).toHaveAttribute('href', '/articles');
    expect(creatingLinks()).toEqual([]);
  },
);

// §6.write.1
test.each(OTHERS.map(addressOf))(
  'nothing at %s links a guest without write access to a page that creates something',
  async (at) => {
    open(at, GUEST);
    await screen.findByRole('heading', { level: 1 });
    await screen.findByRole('navigation', { name: 'Main' });
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
    expect(creatingLinks()).toEqual([]);
  },
);

// §6.write.1
test('the topics that are shown to a guest offer nothing to begin', async () => {
  open(`/topic-finder/${TOPIC_ID}`, GUEST);
  await screen.findAllByText('coffee grinder');
  expect(creatingLinks()).toEqual([]);
});

// §6.write.1
test.each(['/', '/articles'])(
  'an empty folder does not suggest a first article to a guest at %s',
  async (at) => {
    open(at, GUEST, true);
    expect(await screen.findByText(/^No articles yet/)).toBeVisible();
    expect(screen.queryByText(/Your first one|Create your first/)).toBeNull();
    await waitFor(() => expect(creatingLinks()).toEqual([]));
  },
);

// §6.write.1
test.each([
  ['/brand-voice', 'No voice yet', /Make one/],
  ['/topic-finder', 'No searches yet', /A subject is enough/],
  ['/audit', 'No audits yet', /An audit is free/],
  ['/images', 'No images yet', /Drop images/],
])('an empty list at %s does not tell a guest to fill it', async (at, title, hint) => {
  open(at, GUEST, true);
  const empty = await screen.findByRole('heading', { name: title }, { timeout: 5000 });
  expect(within(empty.parentElement as HTMLElement).queryByText(hint)).toBeNull();
});

// §6.write.1
test('the command palette and the account menu offer a guest no page that creates something', async () => {
  open('/articles', GUEST);
  await screen.findByText('Old title');
  await userEvent.click(await screen.findByRole('button', { name: /^Account/ }));
  await screen.findByRole('menuitem', { name: 'Settings' });
  expect(screen.queryByRole('menuitem', { name: 'Import article' })).toBeNull();
  expect(screen.queryByRole('menuitem', { name: 'Social media post' })).toBeNull();
  await userEvent.keyboard('{Escape}{Control>}k{/Control}');
  await screen.findByRole('button', { name: 'Go to Settings' }, { timeout: 5000 });
  for (const tool of [
    'Article generator',
    'SEO brief generator',
    'Import article',
    'Social media post',
  ])
    expect(screen.queryByRole('button', { name: `Go to ${tool}` })).toBeNull();
});

// §6.write.1
test('the host’s sidebar leads a guest to the same reason', async () => {
  const app = open('/articles', GUEST);
  await screen.findByText('Old title');
  await waitFor(() => {
    app.saySidebar('createArticle'); // listened to from 100 ms after the start
    expect(app.location().pathname).toBe('/articles/create');
  });
  expect(await screen.findByRole('heading', { level: 1, name: REFUSAL })).toBeVisible();
});

// §6.write.1
test.each([
  { isOwner: true, permissions: { write: false } },
  { isOwner: false, permissions: { write: true } },
])('a user with write access (%j) finds all of these pages', async (rights) => {
  open('/', rights);
  await screen.findByRole('heading', { level: 1, name: 'What are you writing today?' });
  await waitFor(() =>
    expect(new Set(creatingLinks().map(routeAt))).toEqual(
      new Set([
        'articleWizard',
        'brandVoiceNew',
        'briefWizard',
        'importArticle',
        'optimizer',
        'smmWizard',
      ]),
    ),
  );
});
