import { write } from '../resources/write.ts';

/** What is changed in the instructions that the writer keeps. */
export const promptWrites = {
  change: write('user.patchPrompt', {
    show: {
      prompts(cached, { promptId, body }) {
        const prompt = cached.prompts.find(({ id }) => id === promptId);
        if (prompt) prompt.text = body.text;
      },
    },
    inTurn: 'promptId',
    refused: 'promptNotSaved',
  }),
  remove: write('user.deletePrompt', {
    show: {
      prompts(cached, { promptId }) {
        cached.prompts = cached.prompts.filter(({ id }) => id !== promptId);
      },
    },
    inTurn: 'promptId',
    keptIf: ['gone'],
    refused: 'promptNotDeleted',
  }),
};
