import type { Source } from '#domain/article/origin.ts';
import type { TextEdit } from '#domain/article/textEdit.ts';
import { plainSlice } from '../lib/plainSlice.ts';
import { request } from '../lib/transitions.ts';

/** Small changes of an open article that the person has accepted. */
export const textEdits = plainSlice<null>()('textEdits', {
  initial: null,
  requests: {
    accepted: request<{
      readonly articleId: string;
      readonly edits: readonly TextEdit[];
      /** The model that wrote what they bring in; without one, it is the writer's own. */
      readonly source?: Source | undefined;
    }>(),
    /** A line of the writer's own notes shall come into the text, as its last paragraph. */
    lineRequested: request<{ readonly articleId: string; readonly line: string }>(),
  },
});
