import { withVouched } from '#domain/sources/checkedClaims.ts';
import { write } from '../resources/write.ts';

/** What is changed in the sources and claims of an article. */
export const sourceWrites = {
  vouch: write('url.putClaim', {
    show: { sources: (known, { body }) => withVouched(known, body) },
    answered: { sources: (_before, answer) => answer },
    inTurn: 'articleId',
    refused: 'vouchFailed',
    benefit: 'editArticle',
  }),
};
