import type { VoiceChoice } from '#contract/brandVoice.schema.ts';
import { plainSlice } from '../lib/plainSlice.ts';
import { request } from '../lib/transitions.ts';

/** What is done with the voices of a workspace. */
export const brandVoice = plainSlice<null>()('brandVoice', {
  initial: null,
  requests: {
    removeRequested: request<{ readonly workspaceId: string; readonly voiceId: string }>(),
    chooseRequested: request<
      VoiceChoice & { readonly workspaceId: string; readonly articleId: string }
    >(),
  },
});
