/** @jest-environment #tests/support/pageEnvironment.js */
import { afterEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DesignAccount } from '#contract/design/design.schema.ts';
import { runApp, stopApps } from '#tests/src/support/openApp.tsx';
import { anAnswer } from '#tests/support/factories.ts';
import type { PortOverrides } from '#tests/support/fakeServices.ts';

afterEach(stopApps);

const PATIENCE = { timeout: 5000 };
const AT = '/settings?section=integrations';
const panel = async () => within(await screen.findByRole('region', { name: 'Canva' }, PATIENCE));

const ANN: DesignAccount = {
  name: 'Ann',
  isEnded: false,
  connectedAt: '2026-05-01T10:00:00.000Z',
  usedAt: '2026-05-03T10:00:00.000Z',
  problem: null,
};

/** A server with this account; `change` overrides its endpoints. */
function withAccount(
  given: DesignAccount | null,
  change: NonNullable<PortOverrides['integration']> = {},
): PortOverrides {
  let account = given;
  return {
    integration: {
      getDesignAccount: async ({ workspaceId }) => ({ workspaceId, isOn: true, account }),
      async deleteDesignAccount({ workspaceId }) {
        account = null;
        return { workspaceId, isRevoked: true };
      },
      ...change,
    },
  };
}

// §d.design.9
test('without a client, the settings say how to turn it on, and offer nothing', async () => {
  runApp(AT);
  const of = await panel();
  expect(
    await of.findByText(/An administrator turns it on with CANVA_CLIENT_ID/, {}, PATIENCE),
  ).toBeVisible();
  expect(of.queryByRole('button')).toBeNull();
});

// §d.design.1
test('without an account, one is connected on the page of the design tool', async () => {
  const { callsOf } = runApp(AT, withAccount(null));
  const of = await panel();
  await userEvent.click(await of.findByRole('button', { name: 'Connect Canva' }, PATIENCE));
  expect(callsOf('designTool.leave')).toMatchObject([
    { args: [{ address: 'https://www.canva.com/api/oauth/authorize' }] },
  ]);
});

// §d.design.4
test('an account says who it is, and is disconnected after a question', async () => {
  const { callsOf } = runApp(AT, withAccount(ANN));
  const of = await panel();
  expect(await of.findByText('Ann', {}, PATIENCE)).toBeVisible();
  expect(of.queryByRole('button', { name: /Connect/ })).toBeNull();
  await userEvent.click(of.getByRole('button', { name: 'Disconnect' }));
  expect(callsOf('integration.deleteDesignAccount')).toEqual([]);
  await userEvent.click(of.getByRole('button', { name: 'Remove' }));
  expect(await of.findByText(/Disconnected. Access has ended in Canva, too./)).toBeVisible();
  expect(await of.findByRole('button', { name: 'Connect Canva' })).toBeVisible();
});

// §d.design.4
test('access that Canva has not confirmed as ended is said', async () => {
  const deleteDesignAccount = async ({ workspaceId }: { workspaceId: string }) => ({
    workspaceId,
    isRevoked: false,
  });
  runApp(AT, withAccount(ANN, { deleteDesignAccount }));
  const of = await panel();
  await userEvent.click(await of.findByRole('button', { name: 'Disconnect' }, PATIENCE));
  await userEvent.click(of.getByRole('button', { name: 'Remove' }));
  expect(await of.findByText(/could not confirm that access has ended/)).toBeVisible();
});

// §d.design.3
test('access that has ended is said, with the reason, and can be given again', async () => {
  const problem = { failure: 'design_not_connected', at: '2026-05-04T10:00:00.000Z' };
  runApp(AT, withAccount({ ...ANN, isEnded: true, problem }));
  const of = await panel();
  expect(
    await of.findByText(/Access has ended. Connect the account again/, {}, PATIENCE),
  ).toBeVisible();
  expect(of.getByText(/Last error, .* or access has ended/)).toBeVisible();
  expect(of.getByRole('button', { name: 'Connect again' })).toBeEnabled();
});

// §d.design.1
test.each([
  ['?error=access_denied&state=s', /You did not allow access/],
  ['?error=server_error&state=s', /Canva did not connect the account/],
])('the page at %s says why nothing is connected, and leads back', async (search, text) => {
  runApp(`/integration/canva/callback${search}`, {
    session: { get: () => 'w1' },
    integration: {
      postDesignAccount: async ({ workspaceId }) => ({
        workspaceId,
        from: 'settings',
        isConnected: false,
      }),
    },
  });
  expect(await screen.findByText(text, {}, PATIENCE)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to the settings' })).toHaveAttribute('href', AT);
});

// §d.design.1
test.each([
  ['design_state_foreign', /was not begun here/],
  ['design_state_expired', /took too long/],
  ['design_state_used', /was finished before/],
  ['design_code_refused', /did not accept the connection/],
] as const)('%s has words of its own', async (code, text) => {
  runApp('/integration/canva/callback?code=c&state=s', {
    session: { get: () => 'w1' },
    integration: { postDesignAccount: () => Promise.reject(anAnswer(422, { code })) },
  });
  expect(await screen.findByText(text, {}, PATIENCE)).toBeVisible();
});
