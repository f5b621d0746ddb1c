import type { SavedPrompt } from '#contract/session/user.schema.ts';
import { plainSlice } from '../lib/plainSlice.ts';
import { request } from '../lib/transitions.ts';

/** Instructions that the writer keeps for another time. The list is a cached read (`prompts`). */
export const savedPrompts = plainSlice<null>()('savedPrompts', {
  initial: null,
  requests: {
    saveRequested: request<Pick<SavedPrompt, 'text'>>(),
    removeRequested: request<SavedPrompt>(),
  },
});
