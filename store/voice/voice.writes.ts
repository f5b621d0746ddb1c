import type { Voice, VoiceBody } from '#contract/voice/brandVoice.schema.ts';
import { write } from '../resources/write.ts';

/** What is changed in the voices of a workspace. */
export const voiceWrites = {
  remove: write('brandVoice.deleteVoice', {
    show: {
      brandVoices(cached, { voiceId }) {
        cached.voices = cached.voices.filter(({ id }) => id !== voiceId);
      },
    },
    inTurn: 'voiceId',
    keptIf: ['gone'],
    refused: 'voiceNotDeleted',
    undo: { offered: 'voiceDeleted', port: 'brandVoice.restoreVoice', refused: 'voiceNotRestored' },
  }),
  /** Stores a voice as the page has read it, but for whether it is the default one. */
  store: write('brandVoice.putVoice', {
    show: {
      brandVoices(cached, { voiceId, body }) {
        for (const voice of cached.voices)
          if (voice.id === voiceId || body.isDefault)
            voice.isDefault = voice.id === voiceId && body.isDefault;
      },
    },
    inTurn: 'workspaceId',
    refused: 'tagsFailed',
  }),
  choose: write('brandVoice.putArticleVoice', {
    show: { articleVoice: (chosen, { body }) => void Object.assign(chosen, body) },
    inTurn: 'articleId',
    refused: 'voiceNotChosen',
    benefit: 'editArticle',
  }),
};

/** What is sent to make a voice the default one, or not. */
export function asDefault(voice: Voice, isDefault: boolean) {
  const { id: voiceId, workspaceId, createdAt: _createdAt, updatedAt, ...said } = voice;
  const body: VoiceBody & { readonly basedOn: string } = { ...said, isDefault, basedOn: updatedAt };
  return { workspaceId, voiceId, body };
}
