import { createSelector } from 'reselect';
import type { BlockId } from '#domain/article/body.ts';
import { defineMachine } from '#domain/machine.ts';
import type { DescribedImage, FigureImage } from '#html/figure.ts';
import { articleSave } from '../article/save.slice.ts';
import { type Entries, machineFamily, without } from '../lib/machineFamily.ts';
import { request } from '../lib/transitions.ts';
import type { ArrivedUpload, GivenImage, ImagePlace, ImageUpload } from './uploadState.ts';

/** `uploaded` waits for the article to be open. An upload may be dropped in any status. */
const imageUploadMachine = defineMachine({
  name: 'imageUpload',
  purpose:
    'Uploads an image that was pasted, dropped or chosen, and inserts it where it was dropped (spec §2, article).',
  initial: 'queued',
  rest: ['inserted', 'failed'],
  table: {
    queued: { started: 'uploading' },
    uploading: { uploaded: 'uploaded', failed: 'failed' },
    uploaded: { inserted: 'inserted' },
    inserted: {},
    failed: { retryRequested: 'queued' },
  },
});

interface OfFile {
  readonly fileId: string;
}
interface OfAsset {
  readonly workspaceId: string;
  readonly assetId: string;
}
type GivenImages = ImagePlace & { readonly images: readonly GivenImage[] };

interface ChosenImage {
  readonly articleId: string;
  readonly after: BlockId | null;
  readonly image: DescribedImage;
}

type Uploads = Entries<ImageUpload>;

/** Removes batches that are inserted completely: until then the positions of inserted images are needed. */
function withoutOver(uploads: Uploads): Uploads {
  const all = Object.values(uploads);
  const running = new Set(
    all.filter(({ status }) => status !== 'inserted').map(({ batch }) => batch),
  );
  return Object.fromEntries(Object.entries(uploads).filter(([, { batch }]) => running.has(batch)));
}

/** Images of a batch keep their order, whichever is uploaded first. */
function placesOf(uploads: Uploads, { fileId, batch, after }: ImageUpload): readonly BlockId[] {
  const ofBatch = Object.values(uploads).filter((other) => other.batch === batch);
  const before = ofBatch.slice(
    0,
    ofBatch.findIndex((other) => other.fileId === fileId),
  );
  const inserted = before.flatMap((other) => (other.status === 'inserted' ? [other.blockId] : []));
  return [...inserted.reverse(), ...(after === null ? [] : [after])];
}

const slice = machineFamily<ImageUpload>()(imageUploadMachine, {
  key: 'fileId',
  absent: null,
  events: {
    started: (from, _of: OfFile) => ({ ...from, status: 'uploading' }),
    uploaded: (from, { asset }: OfFile & { readonly asset: FigureImage }) => ({
      ...from,
      status: 'uploaded',
      asset,
    }),
    failed: (from, { failure }: OfFile & { readonly failure: string }) => ({
      ...from,
      status: 'failed',
      failure,
    }),
    retryRequested: ({ failure: _failure, ...from }, _of: OfFile) => ({
      ...from,
      status: 'queued',
    }),
    inserted: (
      { asset: _asset, ...from },
      { blockId }: OfFile & { readonly blockId: BlockId },
    ) => ({
      ...from,
      status: 'inserted',
      blockId,
    }),
  },
  all: {
    given(uploads, { images, replaces, ...place }: GivenImages) {
      const batch = images[0]?.fileId ?? '';
      const added = images.map((image, at): [string, ImageUpload] => [
        image.fileId,
        { ...image, ...place, status: 'queued', batch, replaces: at === 0 ? replaces : null },
      ]);
      return { ...withoutOver(uploads), ...Object.fromEntries(added) };
    },
    /** The upload is no longer wanted. */
    dropped: (uploads, { fileId }: OfFile) => without(uploads, fileId),
  },
  requests: {
    /** Inserts an existing image; handled by a saga. */
    chosen: request<ChosenImage>(),
    /** Deletes an image of the library; handled by a saga. */
    assetDeleteRequested: request<OfAsset>(),
  },
  selectors: {
    /** The next upload to start: one at a time, in the order in which the images were given. */
    selectQueued: (uploads): ImageUpload | undefined =>
      Object.values(uploads).find(({ status }) => status === 'queued'),
  },
});

type Root = Parameters<typeof slice.selectAll>[0] & Parameters<typeof articleSave.select>[0];

/** Returns the next upload that is in the library and whose article is open. */
function selectArrived(root: Root): ArrivedUpload | null {
  const uploads = slice.selectAll(root);
  for (const upload of Object.values(uploads)) {
    const { articleId } = upload;
    if (upload.status !== 'uploaded' || articleId === null) continue;
    if (!articleSave.selectIsOpen(root, articleId)) continue;
    return { ...upload, articleId, behind: placesOf(uploads, upload) };
  }
  return null;
}

export const imageUpload = {
  ...slice,
  selectArrived,
  /** The uploads of an article that are not inserted yet; null: those for the library alone. */
  selectPending: createSelector(
    [slice.selectAll, (_root: Root, articleId: string | null) => articleId],
    (uploads, articleId) =>
      Object.values(uploads).filter(
        (upload) => upload.articleId === articleId && upload.status !== 'inserted',
      ),
  ),
};
