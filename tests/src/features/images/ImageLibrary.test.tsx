/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Asset, AssetUse } from '#contract/asset.schema.ts';
import { details as copy, library } from '#src/features/images/images.copy.ts';
import { runApp, stopApps } from '#tests/src/support/openApp.tsx';
import { anAnswer, anAsset, idOf } from '#tests/support/factories.ts';

afterEach(() => {
  cleanup();
  stopApps();
});

const USE: AssetUse = { articleId: idOf(1), title: 'Tea', alt: 'A pot', caption: 'Ours' };

function openLibrary(images: Asset[] = [anAsset()], uses: readonly AssetUse[] = []) {
  const there = [...images];
  return runApp('/images', {
    asset: {
      getAssets: async ({ search = '' }) => ({
        content: there.filter(({ name }) => name.includes(String(search))),
        page: 0,
        last: true,
      }),
      getAssetUses: async ({ assetId }) => ({ assetId, uses: [...uses], hasMore: false }),
      patchAsset: async ({ body }) => ({ ...anAsset(), alt: body.alt ?? null }),
    },
    files: {
      upload: async ({ fileId }) => {
        if (fileId === 'bad.png') throw anAnswer(422, { code: 'image_unreadable' });
        const image = anAsset({ id: idOf(71), name: fileId });
        there.unshift(image);
        return image;
      },
    },
  });
}

const png = (name: string) => new File(['x'], name, { type: 'image/png' });
const openImage = async (name = 'beans.png') => {
  await userEvent.click(
    await screen.findByRole('button', { name: library.open(name) }, { timeout: 5000 }),
  );
  return screen.findByRole('dialog', { name });
};

// §d.images.1
test('a search is in the address; without a hit it says so and leads back', async () => {
  const app = openLibrary();
  const field = await screen.findByRole('searchbox', {}, { timeout: 5000 });
  await userEvent.type(field, 'tea');
  expect(await screen.findByText(library.nothingFound('tea'))).toBeVisible();
  expect(app.location()).toMatchObject({ pathname: '/images', search: '?search=tea' });
  await userEvent.click(screen.getByRole('button', { name: library.clear }));
  expect(await screen.findByRole('button', { name: library.open('beans.png') })).toBeVisible();
});

// §d.images.2
test('dropped images are uploaded; one that is refused stays with the reason', async () => {
  openLibrary([]);
  const empty = await screen.findByText(library.empty, {}, { timeout: 5000 });
  const dataTransfer = { types: ['Files'], files: [png('bad.png'), png('tea.png')] };
  fireEvent.drop(empty, { dataTransfer });
  expect(await screen.findByRole('button', { name: library.open('tea.png') })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(/image/i);
});

// §d.images.3
test('the alternative text is suggested from where the image is used, and is saved', async () => {
  const app = openLibrary([anAsset()], [USE]);
  const dialog = await openImage();
  await userEvent.click(await within(dialog).findByRole('button', { name: copy.take('A pot') }));
  expect(within(dialog).getByRole('textbox', { name: copy.alt })).toHaveValue('A pot');
  await userEvent.click(within(dialog).getByRole('button', { name: copy.save }));
  expect(await within(dialog).findByRole('button', { name: copy.saved })).toBeDisabled();
  expect(app.callsOf('asset.patchAsset').map(({ args }) => args[0])).toMatchObject([
    { body: { name: 'beans.png', alt: 'A pot' } },
  ]);
});

// §d.images.3
test.each([
  ['the dialog is closed', '{Escape}'],
  ['the image is cropped', null],
])('what was typed is saved when %s', async (_when, key) => {
  const app = openLibrary();
  const dialog = await openImage();
  await userEvent.type(within(dialog).getByRole('textbox', { name: copy.alt }), 'A jar');
  if (key !== null) await userEvent.keyboard(key);
  else await userEvent.click(within(dialog).getByRole('button', { name: copy.crop }));
  await waitFor(() =>
    expect(app.callsOf('asset.patchAsset').map(({ args }) => args[0])).toMatchObject([
      { body: { name: 'beans.png', alt: 'A jar' } },
    ]),
  );
});

// §d.images.5
test('before an image is deleted, the articles that show it are named', async () => {
  const app = openLibrary([anAsset()], [USE, { ...USE, caption: '' }]);
  const dialog = await openImage();
  await userEvent.click(within(dialog).getByRole('button', { name: copy.delete }));
  expect(within(dialog).getByText(copy.deleteUsed(1))).toBeVisible();
  expect(within(dialog).getByRole('link', { name: 'Tea' })).toHaveAttribute(
    'href',
    expect.stringContaining(idOf(1)),
  );
  expect(app.callsOf('asset.deleteAsset')).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: copy.deleteNow }));
  expect(app.callsOf('asset.deleteAsset')).toHaveLength(1);
  expect(screen.queryByRole('dialog')).toBeNull();
});
