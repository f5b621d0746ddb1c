/** @jest-environment #tests/support/pageEnvironment.js */
import { afterEach, expect, jest, test } from '@jest/globals';
import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ImageUploadsView } from '#src/kit/images/ImageUploads.tsx';
import type { ImageUpload } from '#store/images/uploadState.ts';

afterEach(cleanup);

const file = {
  fileId: 'f1',
  name: 'beans.png',
  type: 'image/png',
  size: 10,
  articleId: 'a',
  workspaceId: 'w',
  batch: 'f1',
  after: null,
  replaces: null,
};
const uploading: ImageUpload = { ...file, status: 'uploading' };
const failed = (failure: string): ImageUpload => ({ ...file, status: 'failed', failure });

function show(uploads: readonly ImageUpload[]) {
  const heard = { onRetry: jest.fn(), onDrop: jest.fn() };
  render(
    <MantineProvider>
      <ImageUploadsView uploads={uploads} {...heard} />
    </MantineProvider>,
  );
  return heard;
}

test('an upload shows its name, and can be cancelled', async () => {
  const { onDrop } = show([uploading]);
  expect(screen.getByRole('status').textContent).toBe('Uploading…');
  await userEvent.click(screen.getByRole('button', { name: 'Do not insert beans.png' }));
  expect(onDrop).toHaveBeenCalledWith('f1');
});

const fail = (failure: string) => show([failed(failure)]);

test.each([
  ['too_large', /larger than 10 MB/],
  ['image_unreadable', /not a PNG, JPEG, GIF or WebP/],
])('an image that was refused as %s says why, and cannot be retried', (failure, sentence) => {
  fail(failure);
  expect(screen.getByRole('alert').textContent).toMatch(sentence);
  expect(screen.queryByRole('button', { name: /Try again/ })).toBeNull();
});

test('an upload that failed on the way can be retried', async () => {
  const { onRetry } = fail('network');
  expect(screen.getByRole('alert').textContent).toMatch(/server cannot be reached/);
  await userEvent.click(screen.getByRole('button', { name: 'Try again: beans.png' }));
  expect(onRetry).toHaveBeenCalledWith('f1');
});

test('without uploads, nothing is shown', () => {
  show([]);
  expect(screen.queryByRole('list')).toBeNull();
});
