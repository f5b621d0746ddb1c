import { write } from '../resources/write.ts';

/** What is changed in the history of an article. */
export const versionWrites = {
  rename: write('article.patchVersion', {
    show: {
      versions(page, { version, body }) {
        const row = page.content.find((one) => one.version === version);
        if (row) row.name = body.name;
      },
    },
    inTurn: 'articleId',
    refused: 'versionRenameFailed',
    benefit: 'editArticle',
  }),
};
