import { write } from '../resources/write.ts';

/** What is changed in a brief: its state decides what else may be done, so nothing is shown before the answer. */
export const briefWrites = {
  change: write('brief.patchBrief', {
    answered: { brief: (_before, changed) => changed },
    inTurn: 'articleId',
    refused: 'briefNotChanged',
    benefit: 'createBrief',
  }),
};
