import { write } from '../resources/write.ts';

/** What is changed in searches for topics. */
export const topicWrites = {
  mark: write('topic.patchTopic', {
    show: {
      topics(cached, { topicId, body }) {
        const topic = cached.topics.find(({ id }) => id === topicId);
        if (topic) topic.isFavourite = body.isFavourite;
      },
    },
    inTurn: 'topicId',
    refused: 'topicNotMarked',
  }),
  removeSearch: write('topic2.deleteTopicSearch', {
    show: {
      topicSearches(cached, { topicSearchId }) {
        cached.searches = cached.searches.filter(({ id }) => id !== topicSearchId);
      },
    },
    inTurn: 'topicSearchId',
    keptIf: ['gone'],
    refused: 'topicSearchNotDeleted',
    undo: {
      offered: 'topicSearchDeleted',
      port: 'topic2.restoreTopicSearch',
      refused: 'topicSearchNotDeleted',
    },
  }),
};
