/** @jest-environment #tests/support/pageEnvironment.js */
import { afterEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { library } from '#src/features/images/images.copy.ts';
import { runApp, stopApps } from '#tests/src/support/openApp.tsx';
import { anAnswer, anAsset, idOf } from '#tests/support/factories.ts';
import type { PortOverrides } from '#tests/support/fakeServices.ts';

afterEach(stopApps);

const ANN = {
  name: 'Ann',
  isEnded: false,
  connectedAt: '2026-05-01T10:00:00.000Z',
  usedAt: '2026-05-03T10:00:00.000Z',
  problem: null,
};
const connected: NonNullable<PortOverrides['integration']> = {
  getDesignAccount: async ({ workspaceId }) => ({ workspaceId, isOn: true, account: ANN }),
};

async function openImage(integration: PortOverrides['integration'], ports: PortOverrides = {}) {
  const images = [anAsset()];
  const app = runApp('/images', {
    asset: { getAssets: async () => ({ content: [...images], page: 0, last: true }) },
    ...(integration && { integration }),
    ...ports,
  });
  const open = { name: library.open('beans.png') };
  await userEvent.click(await screen.findByRole('button', open, { timeout: 5000 }));
  return { ...app, images, of: within(await screen.findByRole('dialog', { name: 'beans.png' })) };
}

// §d.design.9
test('where the design tool is not set up, an image says nothing of it', async () => {
  const { of, callsOf } = await openImage({});
  expect(await of.findByText('No article shows it now.')).toBeVisible();
  expect(callsOf('integration.getDesignAccount')).toHaveLength(1);
  expect(of.queryByText('Canva')).toBeNull();
});

// §d.design.1
test('without an account, an image offers to connect one, and to come back to the images', async () => {
  const { of, callsOf } = await openImage({
    getDesignAccount: async ({ workspaceId }) => ({ workspaceId, isOn: true, account: null }),
  });
  await userEvent.click(await of.findByRole('button', { name: 'Connect Canva' }));
  expect(callsOf('integration.postDesignConsent')).toMatchObject([
    { args: [{ body: { from: 'images' } }] },
  ]);
});

// §d.design.5 §d.design.6
test('an image is edited in a tab and brought back as the first image of the library', async () => {
  const made = anAsset({ id: idOf(71), name: 'new.png', origin: { kind: 'design' } });
  const opened = await openImage({
    ...connected,
    async postReturnStep({ assetId }) {
      opened.images.unshift(made);
      return { assetId, isReady: true, waitS: 0, image: made };
    },
  });
  const { of, callsOf } = opened;
  expect(of.queryByRole('button', { name: 'Bring back' })).toBeNull();
  await userEvent.click(await of.findByRole('button', { name: 'Edit in Canva' }));
  expect(callsOf('designTool.showIn')).toMatchObject([
    { args: [{ address: 'https://www.canva.com/design/D1/edit' }] },
  ]);
  await userEvent.click(await of.findByRole('button', { name: 'Bring back' }));
  expect(await of.findByText(/Brought back: the new image is the first/)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(await screen.findByRole('button', { name: library.open('new.png') })).toBeVisible();
});

// §d.design.5
test('where the browser opens no tab, a link leads to the design', async () => {
  const { of } = await openImage(connected, {
    designTool: { openTab: () => false, showIn: () => false },
  });
  await userEvent.click(await of.findByRole('button', { name: 'Edit in Canva' }));
  expect(await of.findByRole('link', { name: 'Open it in Canva' })).toHaveAttribute(
    'href',
    'https://www.canva.com/design/D1/edit',
  );
});

// §d.design.8
test('what the design tool refuses is said beside the image', async () => {
  const { of } = await openImage({
    ...connected,
    getImageDesign: async ({ assetId }) => ({
      assetId,
      design: { editUrl: 'https://www.canva.com/design/D1/edit' },
    }),
    postReturnStep: () => Promise.reject(anAnswer(422, { code: 'design_premium' })),
  });
  await userEvent.click(await of.findByRole('button', { name: 'Bring back' }));
  expect(await of.findByRole('alert')).toHaveTextContent(/elements that were not paid for/);
});
