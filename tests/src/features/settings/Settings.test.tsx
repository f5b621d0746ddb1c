/** @jest-environment #tests/support/pageEnvironment.js */
import { afterEach, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { runApp, stopApps } from '#tests/src/support/openApp.tsx';
import {
  aGroup,
  aMailRequest,
  anAnswer,
  aToken,
  aUsageEntry,
  aUser,
  aWorkspace,
  idOf,
  noNetwork,
  someLimits,
} from '#tests/support/factories.ts';
import type { PortOverrides } from '#tests/support/fakeServices.ts';

afterEach(() => {
  stopApps();
  jest.restoreAllMocks();
});

type LimitPorts = NonNullable<PortOverrides['limit']>;
const entries = (page: number) => [
  aUsageEntry({ id: idOf(70 + page) }),
  aUsageEntry({
    id: idOf(80 + page),
    what: 'section',
    state: 'returned',
    article: { id: idOf(2), workspaceId: idOf(99), title: 'Elsewhere' },
  }),
  aUsageEntry({ id: idOf(90 + page), what: 'passage', limitName: 'aiFeatures', article: null }),
];
const limit = {
  getLimits: async () => someLimits({ article: aGroup({ used: 1, total: 3, ttl: 3600 }) }),
  getUsage: async ({ page = 0 }) => ({ content: entries(page), page, last: page === 1 }),
} satisfies LimitPorts;

const PATIENCE = { timeout: 5000 };
const panel = async (name: string) => within(await screen.findByRole('region', { name }, PATIENCE));

const updatedAt = '2026-05-01T00:00:00.000Z';
const STORED = {
  getMail: async () => ({
    ...({ source: 'settings', hasPublicUrl: true } as const),
    mail: { ...aMailRequest(), passwordState: 'stored', updatedAt },
  }),
  getSearch: async () => ({
    source: 'settings',
    search: { provider: 'brave', address: null, key: 'stored', updatedAt },
  }),
} satisfies NonNullable<PortOverrides['installation']>;

test.each([
  ['search', 'Search service', 'Use no search service', 'deleteSearch'],
  ['mail', 'E-mail', 'Send no e-mails', 'deleteMail'],
  ['models', 'Models', 'Use no model', 'deleteModels'],
])(
  'in %s nothing is removed without a question, and the focus goes on',
  async (section, region, remove, port) => {
    let isDown = true;
    const removes = async (gone: unknown) => {
      if (isDown) throw noNetwork;
      return gone;
    };
    const none = { source: 'none', hasPublicUrl: true, mail: null, search: null, models: null };
    const { callsOf } = runApp(`/settings?section=${section}`, {
      installation: { ...STORED, [port]: () => removes(none) },
      host: { user: () => aUser({ isAdmin: true }) },
    });
    const form = await panel(region);
    const button = (name: string) => form.getByRole('button', { name });
    await userEvent.click(await form.findByRole('button', { name: remove }, PATIENCE));
    expect(button('Keep')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(button(remove)).toHaveFocus();
    await userEvent.keyboard('{Enter}{Escape}');
    expect(button(remove)).toHaveFocus();
    expect(callsOf(`installation.${port}`)).toEqual([]);
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button('Remove'));
    expect(await form.findByRole('alert')).toBeVisible();
    expect(button('Remove')).toBeEnabled();
    isDown = false;
    await userEvent.click(button('Remove'));
    const said = await form.findByText(/^Removed\./);
    expect(form.queryByRole('button', { name: 'Remove' })).toBeNull();
    expect(said.closest('[tabindex]')).toHaveFocus();
  },
);

// §2.routes.29 §d.limits.21
test('the settings page lists its sections, and shows the usage of every limit first', async () => {
  runApp('/settings', { limit });
  const list = await screen.findByRole('navigation', { name: 'Sections' }, PATIENCE);
  const chosen = within(list).getByRole('link', { name: 'Usage' });
  expect(chosen).toHaveAttribute('aria-current', 'page');
  const month = await panel('This month');
  expect(await month.findByText(/^1 of 3 · Resets /)).toBeVisible();
  expect(month.getAllByRole('term').map((name) => name.textContent)).toEqual([
    'Articles',
    'SEO articles',
    'Social posts',
    'AI generations',
    'AI images',
    'Humanizer scores',
    'Humanizer rewrites',
  ]);
});

// §d.limits.19 §d.limits.21
test('the ledger names what was charged, links to the articles of this workspace, and shows a dash for what is not known', async () => {
  runApp('/settings', { limit });
  const ledger = await panel('What was used');
  await ledger.findByText('Slow coffee', {}, PATIENCE);
  const rows = ledger.getAllByRole('row').map((row) =>
    within(row)
      .queryAllByRole('cell')
      .slice(1)
      .map(({ textContent }) => textContent),
  );
  expect(rows.slice(1)).toEqual([
    ['Draft', 'Slow coffee', '1 article', '–', '–', 'Used'],
    ['Section', 'Elsewhere', '0', '–', '–', 'Given back'],
    ['Passage', '–', '1 AI generation', '–', '–', 'Used'],
  ]);
  expect(ledger.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    `/articles/${idOf(1)}`,
  ]);
});

test('the next page is read when it is asked for', async () => {
  const { callsOf } = runApp('/settings', { limit });
  const ledger = await panel('What was used');
  await userEvent.click(await ledger.findByRole('button', { name: 'Next' }, PATIENCE));
  await ledger.findByText(/Page 2/);
  expect(callsOf('limit.getUsage').map(({ args }) => args[0])).toEqual([
    { page: 0, limit: 20 },
    { page: 1, limit: 20 },
  ]);
});

test('an account that has used nothing is told what a use would be', async () => {
  const getUsage = async () => ({ content: [], page: 0, last: true });
  runApp('/settings', { limit: { ...limit, getUsage } });
  const ledger = await panel('What was used');
  expect(await ledger.findByText(/^Nothing used yet/)).toBeVisible();
});

test('a ledger that cannot be read leaves the limits, and is read again on request', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined); // React repeats what it caught
  let isFailing = true;
  const getUsage: LimitPorts['getUsage'] = (args) =>
    isFailing ? Promise.reject(anAnswer(403)) : limit.getUsage(args);
  runApp('/settings', { limit: { ...limit, getUsage } });
  const ledger = await panel('What was used');
  expect(await ledger.findByRole('alert', {}, PATIENCE)).toBeVisible();
  expect(await (await panel('This month')).findByText(/^1 of 3/)).toBeVisible();
  isFailing = false;
  await userEvent.click(ledger.getByRole('button', { name: 'Try again' }));
  expect(await ledger.findByText('Slow coffee')).toBeVisible();
});

test('on trial nothing is said of a total', async () => {
  const token = { fetch: async () => aToken({ plan: 'free', isTrialActive: true }) };
  runApp('/settings', { limit, token });
  const month = await panel('This month');
  expect(await month.findByText(/^1 used, unlimited on trial/)).toBeVisible();
});

test('the button saves the whole ledger as a file', async () => {
  const { callsOf } = runApp('/settings', { limit });
  const ledger = await panel('What was used');
  await userEvent.click(ledger.getByRole('button', { name: 'Export CSV' }));
  await ledger.findByRole('button', { name: 'Export CSV' });
  expect(callsOf('downloads.saveText')).toHaveLength(1);
});

test('the chosen section is in view, where the list of them is too narrow for all', async () => {
  const seen: (string | null)[] = [];
  jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    seen.push(this.textContent);
  });
  runApp('/settings?section=mail', {});
  await screen.findByRole('navigation', { name: 'Sections' }, PATIENCE);
  expect(seen).toEqual(['E-mail']);
});

// §d.ideas.8
test('the keywords of the workspace are listed, added and removed, with Undo', async () => {
  const { tags } = aWorkspace();
  const withKeywords = (keywords: string[]) => aWorkspace({ tags: { ...tags, keywords } });
  runApp('/settings?section=workspace', {
    workspace: {
      getWorkspaceByFolderId: async () => withKeywords(['moka']),
      patchWorkspaces: async ({ body }) => withKeywords(body.workspaceTagsDTO.keywords ?? []),
    },
  });
  const keywords = await panel('Keywords');
  const shown = () => keywords.queryAllByRole('listitem').map(({ textContent }) => textContent);
  await userEvent.click(await keywords.findByRole('textbox', { name: 'List of keywords' }));
  await userEvent.paste('cold brew\nMoka\nlatte');
  await userEvent.click(keywords.getByRole('button', { name: 'Add 2 keywords' }));
  expect(shown()).toEqual(['moka', 'cold brew', 'latte']);
  expect(keywords.getByRole('textbox')).toHaveValue('');
  await userEvent.click(keywords.getByRole('button', { name: 'Remove “moka”' }));
  expect(shown()).toEqual(['cold brew', 'latte']);
  await userEvent.click(keywords.getByRole('button', { name: 'Undo' }));
  expect(shown()).toEqual(['cold brew', 'latte', 'moka']);
});

// §d.links.6
test('the website of the workspace is an address; anything else stays in the field, with an error', async () => {
  const { tags } = aWorkspace();
  const { callsOf } = runApp('/settings?section=workspace', {
    workspace: {
      patchWorkspaces: async ({ body }) =>
        aWorkspace({ tags: { ...tags, ...body.workspaceTagsDTO } as typeof tags }),
    },
  });
  const website = await panel('Website');
  const field = await website.findByRole('textbox', { name: 'Address of the website' });
  await userEvent.type(field, 'no address{Enter}');
  expect(field).toBeInvalid();
  expect(field).toHaveValue('no address');
  await userEvent.clear(field);
  await userEvent.type(field, 'coffee.example{Enter}');
  expect(await website.findByText('Saved.')).toBeVisible();
  expect(field).toHaveValue('https://coffee.example/');
  expect(callsOf('workspace.patchWorkspaces').map(({ args }) => args[0])).toMatchObject([
    { body: { workspaceTagsDTO: { website: 'https://coffee.example/' } } },
  ]);
});

const THEIRS = {
  website: 'https://theirs.example/',
  colours: { background: '#000033', accent: '#ff00ff' },
};

/** Somebody else has changed both meanwhile, which the page does not know yet. */
function runBesideAnother() {
  const { tags } = aWorkspace();
  let stored = tags;
  const { callsOf } = runApp('/settings?section=workspace', {
    workspace: {
      getWorkspaceByFolderId: async () => aWorkspace({ tags: stored }),
      patchWorkspaces: async ({ body: { workspaceTagsDTO, was = {} } }) => {
        if (stored === tags) stored = { ...tags, ...THEIRS };
        const isSeen = Object.entries(was).every(
          ([name, value]) =>
            JSON.stringify(stored[name as keyof typeof stored]) === JSON.stringify(value),
        );
        if (!isSeen) throw anAnswer(409, { code: 'stale_version' });
        stored = { ...stored, ...workspaceTagsDTO } as typeof tags;
        return aWorkspace({ tags: stored });
      },
    },
  });
  return { stored: () => stored, sent: () => callsOf('workspace.patchWorkspaces').length };
}

// §d.concurrent.2
test('a website of somebody else is shown beside what was typed, which replaces it only then', async () => {
  const { stored, sent } = runBesideAnother();
  const website = await panel('Website');
  const field = await website.findByRole('textbox', { name: 'Address of the website' });
  await userEvent.type(field, 'mine.example{Enter}');
  expect(await website.findByRole('alert')).toHaveTextContent(THEIRS.website);
  expect(field).toHaveValue('https://mine.example/');
  await userEvent.click(website.getByRole('button', { name: 'Save mine instead' }));
  expect(await website.findByText('Saved.')).toBeVisible();
  expect(stored().website).toBe('https://mine.example/');
  expect(sent()).toBe(2);
});

// §d.concurrent.2
test('a website and brand colours of somebody else can be kept', async () => {
  const { stored, sent } = runBesideAnother();
  const website = await panel('Website');
  const field = await website.findByRole('textbox', { name: 'Address of the website' });
  await userEvent.type(field, 'mine.example{Enter}');
  await userEvent.click(await website.findByRole('button', { name: 'Keep theirs' }));
  expect(field).toHaveValue(THEIRS.website);
  expect(website.queryByRole('alert')).toBeNull();
  expect(stored().website).toEqual(THEIRS.website);
  expect(sent()).toBe(1);
});

// §d.concurrent.2
test('brand colours of somebody else are named beside the chosen ones, and are kept or replaced', async () => {
  const { stored } = runBesideAnother();
  const brand = await panel('Brand colours');
  const accent = await brand.findByLabelText('Accent');
  fireEvent.change(accent, { target: { value: '#00ff00' } });
  await userEvent.click(brand.getByRole('button', { name: 'Save' }));
  expect(await brand.findByRole('alert')).toHaveTextContent(THEIRS.colours.accent);
  expect(accent).toHaveValue('#00ff00');
  await userEvent.click(brand.getByRole('button', { name: 'Keep theirs' }));
  expect(accent).toHaveValue(THEIRS.colours.accent);
  fireEvent.change(accent, { target: { value: '#00ff00' } });
  await userEvent.click(brand.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(stored().colours).toEqual({ ...THEIRS.colours, accent: '#00ff00' }));
});

// §d.images.17
test('brand colours that could not be saved stay chosen, and are tried again', async () => {
  const { tags } = aWorkspace();
  const stored = { background: '#003300', accent: '#ffcc00' };
  let isAway = false;
  const { callsOf } = runApp('/settings?section=workspace', {
    workspace: {
      patchWorkspaces: async ({ body }) => {
        if (isAway) throw anAnswer(500);
        return aWorkspace({ tags: { ...tags, ...body.workspaceTagsDTO } as typeof tags });
      },
    },
  });
  const sent = () => callsOf('workspace.patchWorkspaces').map(({ args }) => args[0]);
  const bodyOf = (colours: typeof stored | null) => ({ body: { workspaceTagsDTO: { colours } } });
  const brand = await panel('Brand colours');
  const choose = async (name: string, value: string) =>
    fireEvent.change(await brand.findByLabelText(name), { target: { value } });
  const failAndTryAgain = async (button: string) => {
    isAway = true;
    await userEvent.click(await brand.findByRole('button', { name: button }));
    expect(await brand.findByRole('alert')).toBeVisible();
    isAway = false;
    await userEvent.click(brand.getByRole('button', { name: 'Try again' }));
  };
  await choose('Background', stored.background);
  await choose('Accent', stored.accent);
  await failAndTryAgain('Save');
  expect(brand.getByLabelText('Background')).toHaveValue(stored.background);
  await failAndTryAgain('No brand colours');
  await brand.findByRole('button', { name: 'Save' });
  expect(sent()).toMatchObject([stored, stored, null, null].map(bodyOf));
});
