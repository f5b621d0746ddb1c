import { plainSlice } from '../lib/plainSlice.ts';
import { request } from '../lib/transitions.ts';

/** Writes posts into files; the list of all posts one at a time. */
export const postExport = plainSlice<{ readonly isRunning: boolean }>()('postExport', {
  initial: { isRunning: false },
  changes: {
    /** The texts of every post of the workspace. */
    allRequested: (_from, _of: { readonly workspaceId: string }) => ({ isRunning: true }),
    ended: () => ({ isRunning: false }),
  },
  requests: {
    /** One post, as it is on the page. */
    /** A kept file, such as an image that was cut. */
    fileRequested: request<{ readonly fileId: string }>(),
    requested: request<{ readonly articleId: string; readonly format: 'markdown' | 'csv' }>(),
  },
  selectors: { selectIsRunning: ({ isRunning }) => isRunning },
});
