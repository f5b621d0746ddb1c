/** @jest-environment #tests/support/pageEnvironment.js */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import {
  act,
  cleanup,
  configure,
  fireEvent,
  screen,
  waitFor,
  within,
} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PortError } from '#contract/lib/problems.ts';
import { bodyOf } from '#domain/article/body.ts';
import type { JournalRecord } from '#domain/article/journal.ts';
import { NO_FIELDS } from '#domain/article/searchFields.ts';
import { signOut } from '#store/session/signOut.slice.ts';
import { runApp, stopApps } from '#tests/src/support/openApp.tsx';
import {
  aFolder,
  anAnswer,
  aSaveResponse,
  aToken,
  aWorkspace,
  idOf,
  noNetwork,
  WORKSPACE_ID,
} from '#tests/support/factories.ts';
import { journalIn, type PortOverrides } from '#tests/support/fakeServices.ts';

// The whole page is loaded and rendered, with an editor.
configure({ asyncUtilTimeout: 10_000 });

beforeEach(() => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => {}); // draft-js does; jsdom cannot
  jest.spyOn(console, 'warn').mockImplementation(() => {}); // a menu without a layout has nothing to focus
});
afterEach(() => {
  cleanup();
  stopApps();
  jest.restoreAllMocks();
});

interface Reason {
  readonly error: PortError;
  readonly says: RegExp;
}

/** Every reason why the server refuses a text, and what is shown. */
const REASONS: Readonly<Record<string, Reason>> = {
  'no answer': { error: noNetwork, says: /Offline/ },
  500: { error: anAnswer(500), says: /retrying/ },
  401: { error: anAnswer(401, { code: 'not_signed_in' }), says: /sign in again/ },
  402: { error: anAnswer(402, { code: 'subscription_needed' }), says: /read-only without/ },
  403: { error: anAnswer(403, { code: 'forbidden' }), says: /may not do this/ },
  404: { error: anAnswer(404, { code: 'not_found' }), says: /does not exist/ },
  409: { error: anAnswer(409, { code: 'stale_version' }), says: /Changed elsewhere/ },
  413: { error: anAnswer(413, { code: 'too_large' }), says: /too large/ },
  422: { error: anAnswer(422, { code: 'invalid_input' }), says: /not allowed/ },
};
const names = Object.keys(REASONS);
const wordsOf = (name: string) => `Only here, for ${name}.`;
const articleOf = (name: string) => idOf(names.indexOf(name) + 1);
const reasonOf = (articleId: string) =>
  Object.values(REASONS)[names.findIndex((name) => articleOf(name) === articleId)];

const recordOf = (name: string): JournalRecord => ({
  base: {
    version: 1,
    title: name,
    fields: NO_FIELDS,
    body: bodyOf([{ id: 'b1', html: '<p>Saved.</p>' }]),
  },
  inFlight: null,
  queued: { blocks: { b1: `<p>${wordsOf(name)}</p>` } },
});

/** The page after a reload: the journal holds an article for each reason, and the server refuses each. */
function reload(at: string, ports: PortOverrides = {}, kept = names) {
  const records = kept.map(
    (name) => [articleOf(name), { workspaceId: WORKSPACE_ID, record: recordOf(name) }] as const,
  );
  return runApp(at, {
    ...ports,
    journal: journalIn(new Map(records)),
    article: {
      getArticle: async () => Promise.reject(anAnswer(404, { code: 'not_found' })),
      ...ports.article,
      updateArticle: async ({ articleId }) => Promise.reject(reasonOf(articleId)?.error),
    },
  });
}

type App = ReturnType<typeof reload>;

async function expectReadAndCopied(app: App, item: HTMLElement, name: string): Promise<void> {
  await waitFor(() => expect(item).toHaveTextContent(REASONS[name]?.says ?? ''));
  fireEvent.click(within(item).getByRole('button', { name: 'Show the text' }));
  expect(within(item).getByText(new RegExp(wordsOf(name)))).toBeVisible();
  fireEvent.click(within(item).getByRole('button', { name: 'Copy' }));
  await expectCopied(app, name);
}

const expectCopied = ({ callsOf }: App, name: string) =>
  waitFor(() => expect(JSON.stringify(callsOf('clipboard.write').at(-1))).toContain(wordsOf(name)));

const readOnly = { token: { fetch: async () => aToken({ plan: 'free' }) } };

const PLACES: Readonly<Record<string, readonly [at: string, ports: PortOverrides]>> = {
  'the dashboard': ['/', {}],
  'the article list': ['/articles', {}],
  'an article that cannot be found': [`/articles/${idOf(77)}`, {}],
  'an article that may only be read': [
    `/articles/${idOf(1)}`,
    {
      workspace: {
        getWorkspaceByFolderId: async () =>
          aWorkspace({ isOwner: false, permissions: { write: false } }),
      },
    },
  ],
  'the list of a free user': ['/free-user', readOnly],
  'an article of a free user': [`/free-user/articles/${idOf(1)}`, readOnly],
  'the stub of somebody without a workspace': [
    '/articles',
    { ...readOnly, host: { folders: async () => [], selectedFolder: () => null } },
  ],
  'a folder that a guest was removed from': [
    `/articles/${idOf(1)}`,
    {
      host: {
        folders: async () => [aFolder({ isOwner: false })],
        selectedFolder: () => aFolder({ isOwner: false }),
      },
      workspace: {
        getWorkspaces: async () => ({ workspaces: [] }),
        getWorkspaceByFolderId: async () => Promise.reject(anAnswer(404)),
      },
    },
  ],
  'an address that leads nowhere': ['/nowhere', {}],
};

describe('a text that the server refuses can be read and copied', () => {
  const places = Object.entries(PLACES).map(([name, [at, ports]], place) => ({
    name,
    at,
    ports,
    // One list shows them everywhere: each is tried at the first place, and one at each of the others.
    tried: place === 0 ? names : names.slice(place % names.length).slice(0, 1),
  }));

  test.each(places)(
    'a text that the server refuses can be read and copied at $name, whatever the reason',
    async ({ at, ports, tried }) => {
      const app = reload(at, ports);
      const region = await screen.findByRole('region', { name: 'Text that is not saved' });
      await waitFor(() =>
        expect(within(region).getAllByRole('listitem')).toHaveLength(names.length),
      );
      for (const { says } of Object.values(REASONS))
        await waitFor(() => expect(region).toHaveTextContent(says));
      for (const name of tried) {
        const item = within(region).getByRole('listitem', { name });
        await expectReadAndCopied(app, item, name);
      }
    },
  );

  test('a text that the server refuses can be read and copied beside the review of a conflict whose other version cannot be read', async () => {
    reload(`/articles/${articleOf('409')}`, {}, ['409']);
    fireEvent.click(await screen.findByRole('button', { name: 'Review' }));
    await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByRole('textbox', { name: 'Article text', hidden: true })).toHaveTextContent(
      wordsOf('409'),
    );
  });

  test.each(names)(
    'a text that the server refuses can be read and copied on its own page, in the editor, after %s',
    async (name) => {
      const app = reload(`/articles/${articleOf(name)}`, {}, [name]);
      expect(await screen.findByRole('textbox', { name: 'Article text' })).toHaveTextContent(
        wordsOf(name),
      );
      await waitFor(() =>
        expect(screen.getByRole('main')).toHaveTextContent(REASONS[name]?.says ?? ''),
      );
      expect(screen.queryByRole('region', { name: 'Text that is not saved' })).toBeNull();
      fireEvent.click(await screen.findByRole('button', { name: 'Export' }));
      fireEvent.click(await screen.findByRole('menuitem', { name: /Text with formatting/ }));
      await expectCopied(app, name);
    },
  );

  test('a text that the server refuses can be read and copied before signing out, which would delete it', async () => {
    const app = reload('/');
    await screen.findByRole('region', { name: 'Text that is not saved' });
    act(() => void app.store.dispatch(signOut.requested()));
    const dialog = await screen.findByRole('dialog');
    for (const name of names) {
      await expectReadAndCopied(app, within(dialog).getByRole('listitem', { name }), name);
    }
    expect(app.callsOf('host.signOut')).toEqual([]);
  });
});

describe('the writer decides about it', () => {
  test('a refused text disappears after a successful retry', async () => {
    let refusals = 0;
    runApp('/', {
      journal: journalIn(
        new Map([[articleOf('403'), { workspaceId: WORKSPACE_ID, record: recordOf('403') }]]),
      ),
      article: {
        updateArticle: async () => {
          refusals += 1;
          if (refusals === 1) throw anAnswer(403, { code: 'forbidden' });
          return aSaveResponse({ version: 2 });
        },
      },
    });
    const region = await screen.findByRole('region', { name: 'Text that is not saved' });
    await userEvent.click(await within(region).findByRole('button', { name: 'Retry' }));
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Text that is not saved' })).toBeNull(),
    );
  });

  // §d.save.4
  test.each(['403', '409'])(
    'a refused text is discarded after %s only with a confirmation',
    async (name) => {
      reload('/', {}, [name]);
      const region = await screen.findByRole('region', { name: 'Text that is not saved' });
      await userEvent.click(await within(region).findByRole('button', { name: 'Discard' }));
      const dialog = await screen.findByRole('dialog', { name: 'Discard what is not saved?' });
      await userEvent.click(within(dialog).getByRole('button', { name: 'Discard' }));
      await waitFor(() =>
        expect(screen.queryByRole('region', { name: 'Text that is not saved' })).toBeNull(),
      );
    },
  );
});
