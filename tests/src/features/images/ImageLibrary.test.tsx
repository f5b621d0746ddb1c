/** @jest-environment #tests/support/pageEnvironment.js */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Asset, AssetUse } from '#contract/images/asset.schema.ts';
import { imageTexts } from '#src/editor/copy/images.ts';
import { details as copy, cover, library, replacing } from '#src/features/images/images.copy.ts';
import { runApp, stopApps } from '#tests/src/support/openApp.tsx';
import { deferred } from '#tests/support/deferred.ts';
import { anAnswer, anAsset, idOf } from '#tests/support/factories.ts';

afterEach(() => {
  cleanup();
  stopApps();
});

const USE: AssetUse = { articleId: idOf(1), title: 'Tea', alt: 'A pot', caption: 'Ours' };

function openLibrary(
  images: Asset[] = [anAsset()],
  uses: readonly AssetUse[] = [],
  /** Before where an image is used is answered. */
  reading = async () => {},
) {
  const there = [...images];
  return runApp('/images', {
    asset: {
      getAssets: async ({ search = '' }) => ({
        content: there.filter(({ name }) => name.includes(String(search))),
        page: 0,
        last: true,
      }),
      async getAssetUses({ assetId }) {
        await reading();
        return { assetId, uses: [...uses], hasMore: false };
      },
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

// §d.images.1
test('a page beyond the last one does not say that there are no images', async () => {
  runApp('/images?page=9', {
    asset: { getAssets: async () => ({ content: [], page: 8, last: true }) },
  });
  expect(
    await screen.findByText('There is nothing on this page.', {}, { timeout: 5000 }),
  ).toBeVisible();
  expect(screen.queryByText(library.empty)).toBeNull();
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

// §d.images.5 §d.images.9
test('an image is deleted at once, beside the articles that show it', async () => {
  const app = openLibrary([anAsset()], [USE, { ...USE, caption: '' }]);
  const dialog = await openImage();
  expect(await within(dialog).findByRole('link', { name: 'Tea' })).toHaveAttribute(
    'href',
    expect.stringContaining(idOf(1)),
  );
  await userEvent.click(within(dialog).getByRole('button', { name: copy.delete }));
  expect(app.callsOf('asset.deleteAsset')).toHaveLength(1);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
});

// §d.images.15
test('an image is replaced everywhere, after the articles that show it are named', async () => {
  const app = openLibrary(
    [anAsset(), anAsset({ id: idOf(72), name: 'tea.png', src: '/content/assets/tea' })],
    [USE],
  );
  const dialog = await openImage();
  await userEvent.click(await within(dialog).findByRole('button', { name: copy.replace }));
  expect(within(dialog).getByRole('link', { name: 'Tea' })).toBeVisible();
  const other = await within(dialog).findByRole('button', {
    name: imageTexts.chooseNamed('tea.png'),
  });
  const itself = imageTexts.chooseNamed(anAsset().name);
  expect(within(dialog).queryByRole('button', { name: itself })).toBeNull();
  await userEvent.click(other);
  expect(app.callsOf('article.updateArticle')).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: replacing.replace }));
  expect(await within(dialog).findByText(replacing.left)).toBeVisible(); // the fake server still names the place
});

// §d.images.9
test('Undo brings a deleted image back; meanwhile the next one has the focus', async () => {
  const app = openLibrary([anAsset(), anAsset({ id: idOf(72), name: 'tea.png' })], []);
  const dialog = await openImage();
  await within(dialog).findByText(copy.unused);
  await userEvent.click(within(dialog).getByRole('button', { name: copy.delete }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: library.open('tea.png') })).toHaveFocus();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(app.callsOf('asset.restoreAsset')).toHaveLength(1));
});

// §d.images.5
test('an image is not deleted before the articles that show it now are named', async () => {
  const uses: AssetUse[] = [];
  const later = deferred<void>();
  let reads = 0;
  const app = openLibrary([anAsset()], uses, async () => {
    reads += 1;
    if (reads > 1) await later.promise;
  });
  await within(await openImage()).findByText(copy.unused);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  uses.push(USE);
  const before = reads;
  const dialog = await openImage();
  await waitFor(() => expect(reads).toBe(before + 1));
  const button = within(dialog).getByRole('button', { name: copy.delete });
  expect(button).toBeDisabled();
  later.resolve();
  expect(await within(dialog).findByRole('link', { name: 'Tea' })).toBeVisible();
  expect(button).toBeEnabled();
  expect(app.callsOf('asset.deleteAsset')).toEqual([]);
});

// §d.images.3
test('an alternative text that was typed right before Delete is stored before the deletion', async () => {
  const app = openLibrary([anAsset()], []);
  const dialog = await openImage();
  await within(dialog).findByText(copy.unused);
  await userEvent.type(within(dialog).getByRole('textbox', { name: copy.alt }), '!');
  await userEvent.click(within(dialog).getByRole('button', { name: copy.delete }));
  await waitFor(() => expect(app.callsOf('asset.deleteAsset')).toHaveLength(1));
  expect(app.callsOf('asset.patchAsset')).toHaveLength(1);
});

// §d.images.7 §d.images.8
test('a cover is designed beside its preview; letters that it lacks are named', async () => {
  const app = runApp('/images', {
    asset: {
      getCover: async ({ title = '' }) => ({
        image: title === '日本' ? '' : 'iVBORw0K',
        missing: title.includes('日') ? ['日'] : [],
        title,
      }),
    },
  });
  await userEvent.click(
    await screen.findByRole('button', { name: cover.dialog }, { timeout: 5000 }),
  );
  const dialog = await screen.findByRole('dialog', { name: cover.dialog });
  const add = within(dialog).getByRole('button', { name: cover.add });
  expect(within(dialog).getByText(cover.noTitle)).toBeVisible();
  expect(add).toBeDisabled();
  const title = within(dialog).getByRole('textbox', { name: cover.title });
  await userEvent.type(title, '日本');
  expect(await within(dialog).findByText(cover.nothing)).toBeVisible();
  expect(add).toBeDisabled();
  await userEvent.type(title, ' tea');
  expect(await within(dialog).findByText(cover.missing(['日']))).toBeVisible();
  expect(within(dialog).getByRole('img', { name: cover.preview })).toBeVisible();
  const layout = within(dialog).getByRole('combobox', { name: cover.layout });
  await userEvent.selectOptions(layout, cover.layouts.frame);
  await userEvent.click(add);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(app.callsOf('asset.postCover').map(({ args }) => args[0])).toMatchObject([
    { body: { title: '日本 tea', layout: 'frame', size: 'link' } },
  ]);
});

// §d.images.8
test('a new cover begins with the look of the last one, or with the whole design of another', async () => {
  const design = {
    title: 'Tea',
    byline: 'Ours',
    layout: 'split',
    size: 'pin',
    background: '#000000',
    accent: '#00ff00',
  } as const;
  openLibrary([anAsset({ origin: { kind: 'cover', ...design } })]);
  const dialog = await openImage();
  await userEvent.click(within(dialog).getByRole('button', { name: cover.redesign }));
  const again = await screen.findByRole('dialog', { name: cover.dialog });
  expect(within(again).getByRole('textbox', { name: cover.title })).toHaveValue('Tea');
  expect(within(again).getByRole('combobox', { name: cover.size })).toHaveValue('pin');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: cover.dialog }));
  const other = await screen.findByRole('dialog', { name: cover.dialog });
  expect(within(other).getByRole('textbox', { name: cover.title })).toHaveValue('');
  await waitFor(() =>
    expect(within(other).getByRole('combobox', { name: cover.layout })).toHaveValue('split'),
  );
});
