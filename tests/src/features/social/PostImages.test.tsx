/** @jest-environment #tests/support/pageEnvironment.js */
import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { act } from 'react';
import {
  type GivenFiles,
  ImagesContext,
  LibraryContext,
} from '#src/editor/blocks/figure/ImagesContext.ts';
import { imageTexts } from '#src/editor/copy/images.ts';
import { PostImages } from '#src/features/social/PostImages.tsx';
import { post as copy } from '#src/features/social/social.copy.ts';
import { imageUpload } from '#store/images/upload.slice.ts';
import { draw } from '#tests/src/support/draw.tsx';
import { idOf, WORKSPACE_ID } from '#tests/support/factories.ts';

afterEach(cleanup);

const articleId = idOf(1);
const png = (at: number) => new File(['x'], `${at}.png`, { type: 'image/png' });
const pngs = (count: number) => Array.from({ length: count }, (_, at) => png(at));
const library = { Panel: () => null, makers: [], insert: () => undefined };

function show() {
  const give = jest.fn<(given: GivenFiles) => void>();
  const drawn = draw(
    <ImagesContext value={give}>
      <LibraryContext value={library}>
        <PostImages {...{ articleId, images: [], after: null }} onRemove={() => undefined} />
      </LibraryContext>
    </ImagesContext>,
  );
  return {
    given: () => give.mock.calls.map(([{ files }]) => files.length),
    /** As the page does that keeps the files. */
    queue: (count: number) =>
      act(async () => {
        const images = pngs(count).map(({ name, type, size }) => ({
          fileId: name,
          name,
          type,
          size,
        }));
        const place = { articleId, workspaceId: WORKSPACE_ID, after: null, replaces: null };
        drawn.store.dispatch(imageUpload.given({ ...place, images }));
      }),
  };
}

async function choose(count: number) {
  await userEvent.click(screen.getByRole('button', { name: copy.addImage }));
  const hint = await screen.findByText(imageTexts.dropHint, {}, { timeout: 5000 });
  fireEvent.drop(hint, { dataTransfer: { files: pngs(count) } });
}

// §d.posts.11
test('images that are still uploaded take room, and how many were left out is said', async () => {
  const page = show();
  await page.queue(6);
  await choose(5);
  expect(page.given()).toEqual([2]);
  expect(screen.getByText(copy.imagesLeftOut(3))).toBeVisible();
  await choose(2);
  expect(page.given()).toEqual([2, 2]);
  expect(screen.queryByText(copy.imagesLeftOut(3))).toBeNull();
});

// §d.posts.11
test('while eight are uploaded, no further one can be added', async () => {
  const page = show();
  await page.queue(8);
  expect(screen.getByRole('button', { name: copy.imagesFull })).toBeDisabled();
});
