/** Every View looks as it is recorded in docs/gallery. `npm run gallery` records them anew. */
import { expect } from '@playwright/test';
import { drawingOf, type Pictures, takePictures } from '#tests/gallery/pictures.ts';
import { BYTES_MOST, differences, recorded, recordedBytes } from '#tests/gallery/recorded.ts';
import { test } from './support/test.ts';

let gallery: Pictures;
test.beforeAll(async ({ browser }) => {
  test.setTimeout(400_000); // some hundred pictures, beside other browsers
  gallery = await takePictures(browser);
});

test('every View is in a picture of the gallery, and none fails', () => {
  expect(gallery.errors).toEqual([]);
  expect(gallery.missing, 'add a row to the *.states.tsx of its subject').toEqual([]);
});

test('the pictures are those of docs/gallery', async ({ browser }) => {
  const { drawing: before, browser: by } = recorded();
  const drawing = await drawingOf(browser);
  // biome-ignore lint/suspicious/noSkippedTests: fonts differ between machines, and a picture of one says nothing about another
  test.skip(
    drawing !== before,
    `this machine draws letters otherwise than the one of the pictures (Chromium ${by})`,
  );
  expect(differences(gallery.pictures), '`npm run gallery` records them anew').toEqual([]);
});

test('the recorded pictures are small', () => {
  expect(recordedBytes()).toBeLessThan(BYTES_MOST);
});
