/** @jest-environment #tests/support/pageEnvironment.js */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ImageRequest } from '#contract/images/generatedImage.schema.ts';
import { generate as copy, details, library } from '#src/features/images/images.copy.ts';
import { runApp, stopApps } from '#tests/src/support/openApp.tsx';
import { anAsset, idOf, someLimits } from '#tests/support/factories.ts';

afterEach(() => {
  cleanup();
  stopApps();
});

const aRequest = (request: Partial<ImageRequest> = {}): ImageRequest => ({
  jobId: idOf(90),
  articleId: null,
  prompt: 'A jar',
  shape: 'wide',
  state: 'finished',
  failure: null,
  image: anAsset({ alt: null }),
  createdAt: '2026-05-01T00:00:00.000Z',
  ...request,
});

function openLibrary(requests: ImageRequest[] = [], model: string | null = 'painter') {
  return runApp('/images', {
    flags: { read: async () => [{ name: 'generate_article_with_ai_image', isVisible: true }] },
    content: { getEngine: async () => ({ model: 'words', tasks: [], imageModel: model }) },
    asset: {
      getImageRequests: async ({ workspaceId }) => ({ workspaceId, requests }),
      async postImageRequest({ workspaceId, body: { prompt, shape } }) {
        requests.unshift(aRequest({ prompt, shape, state: 'running', image: null }));
        return { workspaceId, jobId: idOf(90), limits: someLimits() };
      },
    },
  });
}
const openDialog = async () => {
  const button = await screen.findByRole('button', { name: copy.dialog }, { timeout: 5000 });
  await userEvent.click(button);
  return screen.findByRole('dialog', { name: copy.dialog });
};

// §d.images.10 §d.values.7
test('an image is asked for and shown while it is made; it can be stopped', async () => {
  const app = openLibrary();
  const dialog = await openDialog();
  const field = await within(dialog).findByRole('textbox', { name: copy.prompt });
  const make = within(dialog).getByRole('button', { name: copy.make });
  expect(make).toBeDisabled();
  await userEvent.type(field, 'A cup');
  await userEvent.click(make);
  await userEvent.click(
    await within(dialog).findByRole('button', { name: copy.stopNamed('A cup') }),
  );
  await waitFor(() => expect(app.callsOf('content.stopJob')).toHaveLength(1));
  expect(app.callsOf('asset.postImageRequest').map(({ args }) => args[0])).toMatchObject([
    { body: { prompt: 'A cup', shape: 'wide' } },
  ]);
  expect(field).toHaveValue('A cup');
});

// §d.images.10 §d.images.11
test('a failure says why and that it is not counted; its text can be used again', async () => {
  openLibrary([aRequest({ state: 'failed', failure: 'model_refused_request', image: null })]);
  const dialog = await openDialog();
  expect(await within(dialog).findByText(/not counted/)).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: copy.againNamed('A jar') }));
  expect(within(dialog).getByRole('textbox', { name: copy.prompt })).toHaveValue('A jar');
});

// §d.images.10
test('a text that is used again does not destroy what was typed', async () => {
  openLibrary([aRequest()]);
  const dialog = await openDialog();
  const field = await within(dialog).findByRole('textbox', { name: copy.prompt });
  await userEvent.type(field, 'A cup');
  await userEvent.click(within(dialog).getByRole('button', { name: copy.againNamed('A jar') }));
  expect(field).toHaveValue('A jar');
  await userEvent.click(within(dialog).getByRole('button', { name: copy.bringBack }));
  expect(field).toHaveValue('A cup');
  expect(within(dialog).queryByRole('button', { name: copy.bringBack })).toBeNull();
});

// §d.images.10
test('without a model for images it says so, and shows what was made before', async () => {
  openLibrary([aRequest()], null);
  const dialog = await openDialog();
  expect(await within(dialog).findByText(copy.noModel)).toBeVisible();
  expect(within(dialog).queryByRole('textbox', { name: copy.prompt })).toBeNull();
  await userEvent.click(
    within(dialog).getByRole('button', { name: copy.chooseNamed(copy.show, 'A jar') }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

// §d.values.7
test('without the flag nothing is offered', async () => {
  runApp('/images');
  await screen.findByText(library.empty, {}, { timeout: 5000 });
  expect(screen.queryByRole('button', { name: copy.dialog })).toBeNull();
});

// §d.images.12
test('what the model was asked for is a draft of the alternative text, and is called that', async () => {
  const origin = { kind: 'ai', model: 'painter', prompt: 'A jar of beans' } as const;
  const app = runApp('/images', {
    asset: {
      getAssets: async () => ({ content: [anAsset({ alt: null, origin })], page: 0, last: true }),
    },
  });
  await userEvent.click(
    await screen.findByRole('button', { name: library.open('beans.png') }, { timeout: 5000 }),
  );
  const dialog = await screen.findByRole('dialog', { name: 'beans.png' });
  const field = within(dialog).getByRole('textbox', { name: details.alt });
  expect(field).toHaveValue('');
  expect(within(dialog).getByText(details.asked)).toBeVisible();
  await userEvent.click(
    within(dialog).getByRole('button', { name: details.take('A jar of beans') }),
  );
  expect(field).toHaveValue('A jar of beans');
  expect(app.callsOf('asset.patchAsset')).toEqual([]);
});
