/** @jest-environment #tests/support/pageEnvironment.js */
import { afterEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Site } from '#contract/publishing/integration.schema.ts';
import { runApp, stopApps } from '#tests/src/support/openApp.tsx';
import { anAnswer, aSite, aWorkspace, idOf } from '#tests/support/factories.ts';
import type { PortOverrides } from '#tests/support/fakeServices.ts';

afterEach(stopApps);

const PATIENCE = { timeout: 5000 };
const AT = '/settings?section=integrations';
const panel = async () =>
  within(await screen.findByRole('region', { name: 'WordPress' }, PATIENCE));

/** A server with these sites, the first of which is chosen. */
function withSites(...given: Site[]): PortOverrides {
  let sites = given;
  let chosen: string | null = given[0]?.id ?? null;
  return {
    integration: {
      getSites: async ({ workspaceId }) => ({ workspaceId, sites }),
      async deleteSite({ siteId }) {
        sites = sites.filter(({ id }) => id !== siteId);
        return { id: siteId };
      },
      async postSite({ body: { address, login } }) {
        const made = aSite({ id: idOf(81), address, login });
        sites = [...sites, made];
        return made;
      },
    },
    folderIntegration: {
      getDefaultSite: async ({ workspaceId }) => ({ workspaceId, siteId: chosen }),
      async putDefaultSite({ workspaceId, body }) {
        chosen = body.siteId;
        return { workspaceId, siteId: chosen };
      },
    },
  };
}

// §d.sites.9
test.each([AT, '/integration/wp'])('without a site, %s says how to connect one', async (at) => {
  runApp(at);
  const of = await panel();
  expect(
    await of.findByText(/No site is connected. To connect one, enter/, {}, PATIENCE),
  ).toBeVisible();
  expect(of.getByText(/Articles are then published with the button Publish/)).toBeVisible();
});

// §d.sites.1
test('a site is connected by the keyboard alone; then the form is empty', async () => {
  const { callsOf } = runApp(AT, withSites());
  const of = await panel();
  const address = await of.findByRole('textbox', { name: /Address of the site/ }, PATIENCE);
  address.focus();
  await userEvent.keyboard('tea.example{Tab}ann{Tab}abcd efgh{Enter}');
  expect(await of.findByText('Connected.', {}, PATIENCE)).toBeVisible();
  const body = { kind: 'wordpress', address: 'tea.example', login: 'ann', password: 'abcd efgh' };
  expect(callsOf('integration.postSite')).toMatchObject([{ args: [{ body }] }]);
  expect(of.getByRole('textbox', { name: /Address of the site/ })).toHaveValue('');
  expect(
    within(of.getByRole('list', { name: 'Connected sites' })).getByText('Tea blog'),
  ).toBeVisible();
});

test('what is missing is said at its field, and nothing is sent', async () => {
  const { callsOf } = runApp(AT, withSites());
  const of = await panel();
  await userEvent.type(await of.findByRole('textbox', { name: /User name/ }, PATIENCE), 'ann:x');
  await userEvent.click(of.getByRole('button', { name: 'Connect' }));
  for (const text of [/Enter the address/, /without a colon/, /Enter the application password/])
    expect(of.getByText(text)).toBeVisible();
  expect(callsOf('integration.postSite')).toEqual([]);
});

// §d.sites.4
test('a refusal is said in words, and what was typed stays', async () => {
  const ports = withSites();
  const refusal = anAnswer(422, { code: 'site_passwords_off' });
  const postSite = () => Promise.reject(refusal);
  runApp(AT, { ...ports, integration: { ...ports.integration, postSite } });
  const of = await panel();
  await userEvent.type(
    await of.findByRole('textbox', { name: /Address/ }, PATIENCE),
    'tea.example',
  );
  await userEvent.type(of.getByRole('textbox', { name: /User name/ }), 'ann');
  await userEvent.type(of.getByLabelText(/^Application password/), 'abcd{Enter}');
  expect(await of.findByRole('alert', {}, PATIENCE)).toHaveTextContent(
    'The site does not allow application passwords.',
  );
  expect(of.getByRole('textbox', { name: /Address/ })).toHaveValue('tea.example');
});

// §d.sites.5 §d.sites.7
test('a site says who is connected and its last error; it is checked, chosen and disconnected', async () => {
  const problem = { failure: 'site_maintenance', at: '2026-05-04T10:00:00.000Z' };
  const second = aSite({ id: idOf(82), title: 'Coffee blog', role: 'author', problem });
  const { callsOf } = runApp(AT, withSites(aSite(), second));
  const of = await panel();
  const list = await of.findByRole('list', { name: 'Connected sites' }, PATIENCE);
  const item = () => within(within(list).getByText('Coffee blog').closest('li') as HTMLElement);
  expect(item().getByText('Ann Editor (ann)')).toBeVisible();
  expect(item().getByText('Author')).toBeVisible();
  expect(item().getByText(/Last error, .*The site is in maintenance/)).toBeVisible();
  await userEvent.click(item().getByRole('button', { name: 'Check' }));
  expect(callsOf('integration.checkSite')).toHaveLength(1);
  await userEvent.click(item().getByRole('button', { name: 'Make default' }));
  expect(await item().findByText('Default', {}, PATIENCE)).toBeVisible();
  await userEvent.click(item().getByRole('button', { name: 'Disconnect' }));
  expect(callsOf('integration.deleteSite')).toEqual([]);
  await userEvent.click(item().getByRole('button', { name: 'Remove' }));
  expect(callsOf('integration.deleteSite')).toHaveLength(1);
  expect(within(list).queryByText('Coffee blog')).toBeNull();
});

// §d.sites.8
test('who may only read sees the sites, and no way to change them', async () => {
  const readOnly = aWorkspace({ isOwner: false, permissions: { write: false } });
  runApp(AT, {
    ...withSites(aSite()),
    workspace: { getWorkspaceByFolderId: async () => readOnly },
  });
  const of = await panel();
  expect(await of.findByText('Tea blog', {}, PATIENCE)).toBeVisible();
  expect(of.queryByRole('button')).toBeNull();
});
