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
  choose: write('brandVoice.putArticleVoice', {
    show: { articleVoice: (chosen, { body }) => void Object.assign(chosen, body) },
    inTurn: 'articleId',
    refused: 'voiceNotChosen',
    benefit: 'editArticle',
  }),
};
