import { createSlice, type Draft, type PayloadAction } from '@reduxjs/toolkit';
import { createSelector } from 'reselect';
import type { FigureImage } from '#html/figure.ts';
import type { BlockId } from '#domain/article/body.ts';
import type { Asset } from '#contract/asset.schema.ts';
import { selectIsOpen } from '../article/save.slice.ts';
import type { EventOf } from '#domain/machine.ts';
import { stepper } from '../lib/stepper.ts';
import { imageUploadMachine } from './upload.machine.ts';
import type { GivenImage, ImageUpload, ReplacedFigure } from './uploadState.ts';

interface GivenImages {
  readonly articleId: string;
  readonly workspaceId: string;
  /** The block behind which they were pasted or dropped; null: at the top. */
  readonly after: BlockId | null;
  /** The first of them takes the place of this one's image. */
  readonly replaces: ReplacedFigure | null;
  readonly images: readonly GivenImage[];
}

interface ChosenImage {
  readonly articleId: string;
  readonly after: BlockId | null;
  readonly image: FigureImage;
}

type OfFile = { readonly fileId: string };
type ImageUploadState = ImageUpload[];

const step = stepper(imageUploadMachine);

/** Moves one upload along the table; `news` counts only where the event is legal. */
function moves(
  state: Draft<ImageUploadState>,
  { fileId }: OfFile,
  event: EventOf<typeof imageUploadMachine>,
  news: Partial<ImageUpload> = {},
): boolean {
  const upload = state.find((one) => one.fileId === fileId);
  if (upload === undefined || !step(upload, event)) return false;
  Object.assign(upload, news);
  return true;
}

const imageUploadSlice = createSlice({
  name: 'imageUpload',
  initialState: [] as ImageUploadState,
  reducers: {
    imagesGiven(state, { payload }: PayloadAction<GivenImages>) {
      const { images, after, replaces, ...of } = payload;
      const added = images.map(
        (image, at): ImageUpload => ({
          ...image,
          ...of,
          status: imageUploadMachine.initial,
          batch: images[0]?.fileId ?? '',
          behind: after === null ? [] : [after],
          replaces: at === 0 ? replaces : null,
          asset: null,
          failure: null,
        }),
      );
      return [...state.filter(({ status }) => status !== 'inserted'), ...added];
    },
    uploadStarted: (state, { payload }: PayloadAction<OfFile>) =>
      void moves(state, payload, 'started'),
    uploadSucceeded: (state, { payload }: PayloadAction<OfFile & { asset: Asset }>) =>
      void moves(state, payload, 'uploaded', { asset: payload.asset }),
    uploadFailed: (state, { payload }: PayloadAction<OfFile & { failure: string }>) =>
      void moves(state, payload, 'failed', { failure: payload.failure }),
    uploadRetryRequested: (state, { payload }: PayloadAction<OfFile>) =>
      void moves(state, payload, 'retryRequested', { failure: null }),
    /** Those given behind it at once stay behind it, whichever of them arrives first. */
    imageInserted(state, { payload }: PayloadAction<OfFile & { blockId: BlockId }>) {
      if (!moves(state, payload, 'inserted')) return;
      const at = state.findIndex(({ fileId }) => fileId === payload.fileId);
      for (const later of state.slice(at + 1)) {
        if (later.batch === state[at]?.batch) later.behind.unshift(payload.blockId);
      }
    },
    /** It is not wanted any more. */
    uploadDropped: (state, { payload }: PayloadAction<OfFile>) =>
      state.filter(({ fileId }) => fileId !== payload.fileId),
    /** An image that is somewhere already is to come into the text; a saga does it. */
    imageChosen(_state, _action: PayloadAction<ChosenImage>) {},
    /** An image of the library is to be deleted; a saga does it. */
    assetDeleteRequested(
      _state,
      _action: PayloadAction<{ readonly workspaceId: string; readonly assetId: string }>,
    ) {},
  },
});

export const imageUploadReducer = imageUploadSlice.reducer;
export const {
  imagesGiven,
  uploadStarted,
  uploadSucceeded,
  uploadFailed,
  uploadRetryRequested,
  imageInserted,
  uploadDropped,
  imageChosen,
  assetDeleteRequested,
} = imageUploadSlice.actions;

type Root = { readonly imageUpload: ImageUploadState } & Parameters<typeof selectIsOpen>[0];

const selectUploads = (state: Root): ImageUploadState => state.imageUpload;

/** The next one to be uploaded: one at a time, in the order in which they were given. */
export const selectQueuedUpload = (state: Root): ImageUpload | undefined =>
  selectUploads(state).find(({ status }) => status === 'queued');
/** The next one that is in the library and whose article is open. */
export const selectArrivedUpload = (state: Root): ImageUpload | undefined =>
  selectUploads(state).find(
    ({ status, articleId }) => status === 'uploaded' && selectIsOpen(state, articleId),
  );
/** What is not in the text yet, of one article. */
export const selectPendingUploads = createSelector(
  [selectUploads, (_state: Root, articleId: string) => articleId],
  (uploads, articleId) =>
    uploads.filter((upload) => upload.articleId === articleId && upload.status !== 'inserted'),
);
