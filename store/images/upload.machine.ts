import { defineMachine } from '#domain/machine.ts';

/** `uploaded` waits for the article to be open. An upload may be dropped in any status. */
export const imageUploadMachine = defineMachine({
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
