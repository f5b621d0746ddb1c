import type { VoiceChoice } from '#contract/brandVoice.schema.ts';
import type { TextEdit } from '#domain/article/textEdit.ts';
import { plainSlice } from '../lib/plainSlice.ts';
import { request } from '../lib/transitions.ts';

/** What is done with the voices of a workspace, and with what they find in an article. */
export const brandVoice = plainSlice<null>()('brandVoice', {
  initial: null,
  requests: {
    removeRequested: request<{ readonly workspaceId: string; readonly voiceId: string }>(),
    chooseRequested: request<
      VoiceChoice & { readonly workspaceId: string; readonly articleId: string }
    >(),
    /** Small changes of the text that the person has accepted. */
    editsRequested: request<{
      readonly articleId: string;
      readonly edits: readonly TextEdit[];
    }>(),
  },
});
