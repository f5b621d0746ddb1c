/**
 * An image on its way into an article (docs/machines/imageUpload.md). One for each file, however it came: pasted,
 * dropped or chosen.
 *
 *   state       started     uploaded   inserted   failed   retryRequested
 *   queued      uploading   -          -          -        -
 *   uploading   -           uploaded   -          failed   -
 *   uploaded    -           -          inserted   -        -
 *   inserted    -           -          -          -        -
 *   failed      -           -          -          -        queued
 *
 * `uploaded` waits for the article to be open. One that is dropped is forgotten in whatever state it is.
 */
import type { Machine } from '#domain/machine/machine.ts';

export type ImageUploadStatus = 'queued' | 'uploading' | 'uploaded' | 'inserted' | 'failed';
export type ImageUploadEvent = 'started' | 'uploaded' | 'inserted' | 'failed' | 'retryRequested';

export const imageUploadMachine = {
  name: 'imageUpload',
  purpose:
    'Uploads an image that was pasted, dropped or chosen, and puts it where it was meant to be (spec §2, article).',
  initial: 'queued',
  rest: ['inserted', 'failed'],
  table: {
    queued: { started: 'uploading' },
    uploading: { uploaded: 'uploaded', failed: 'failed' },
    uploaded: { inserted: 'inserted' },
    inserted: {},
    failed: { retryRequested: 'queued' },
  },
} as const satisfies Machine<ImageUploadStatus, ImageUploadEvent>;
