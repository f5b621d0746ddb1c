import { write } from '../resources/write.ts';

/** What is changed in the list of examples. */
export const exampleWrites = {
  removeAll: write('workspace.deleteExamples', {
    show: {
      examples(cached) {
        cached.examples = [];
      },
    },
    inTurn: 'workspaceId',
    refused: 'examplesNotRemoved',
    undo: {
      offered: 'examplesRemoved',
      port: 'workspace.restoreExamples',
      refused: 'examplesNotRemoved',
    },
  }),
};
