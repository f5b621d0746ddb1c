import { write } from '../resources/write.ts';

/** What is changed in the ideas of a week. */
export const ideaWrites = {
  change: write('topic2.patchIdea', {
    show: {
      ideas(cached, { ideaId, body }) {
        const idea = cached.ideas.find(({ id }) => id === ideaId);
        if (idea) idea.state = body.state;
        cached.ideas = cached.ideas.filter(({ state }) => state !== 'dismissed');
      },
    },
    inTurn: 'ideaId',
    refused: 'ideaNotChanged',
  }),
};
