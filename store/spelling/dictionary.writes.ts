import { write } from '../resources/write.ts';

/** What is changed in the dictionary of a workspace. */
export const dictionaryWrites = {
  add: write('dictionary.postWords', {
    show: {
      dictionary(cached, { body }) {
        cached.words = [...new Set([...cached.words, ...body.words])];
      },
    },
    inTurn: 'workspaceId',
    refused: 'dictionaryFailed',
    benefit: 'editArticle',
  }),
  remove: write('dictionary.removeWords', {
    show: {
      dictionary(cached, { body }) {
        cached.words = cached.words.filter((word) => !body.words.includes(word));
      },
    },
    inTurn: 'workspaceId',
    refused: 'dictionaryFailed',
    benefit: 'editArticle',
  }),
};
