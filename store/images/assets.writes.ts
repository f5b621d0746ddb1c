import { write } from '../resources/write.ts';

/** What is changed in the image library. */
export const assetWrites = {
  change: write('asset.patchAsset', {
    show: {
      assets(page, { assetId, body }) {
        const asset = page.content.find(({ id }) => id === assetId);
        if (asset) Object.assign(asset, body);
      },
    },
    answered: {
      assets(page, answer) {
        const asset = page.content.find(({ id }) => id === answer.id);
        if (asset) Object.assign(asset, answer);
      },
    },
    inTurn: 'assetId',
    refused: 'imageChangeFailed',
    benefit: 'editArticle',
  }),
  remove: write('asset.deleteAsset', {
    show: {
      assets(page, { assetId }) {
        page.content = page.content.filter(({ id }) => id !== assetId);
      },
    },
    inTurn: 'assetId',
    keptIf: ['gone', 'lost'],
    refused: 'imageDeleteFailed',
    benefit: 'editArticle',
  }),
};
