import { defineMachine } from '#domain/machine.ts';

const asks = { draftAsked: 'submitting', outlineAsked: 'outlining' } as const;

export const articleWizardMachine = defineMachine({
  name: 'articleWizard',
  purpose:
    'Takes what an article is made from, plans its sections if the writer wants to see them first, asks the server for a draft, and opens it.',
  initial: 'closed',
  rest: ['closed', 'filling', 'outlined', 'accepted'],
  table: {
    closed: { entered: 'opening' },
    opening: { opened: ['filling', 'outlined'] },
    filling: {
      ...asks,
      changed: 'filling',
      fromDropped: 'filling',
      planUndone: ['filling', 'outlined'],
      materialTaken: ['filling', 'outlined'],
    },
    outlining: {
      outlined: 'outlined',
      refused: ['filling', 'outlined'],
      planFailed: ['filling', 'outlined'],
      stopped: ['filling', 'outlined'],
    },
    outlined: {
      ...asks,
      changed: 'outlined',
      fromDropped: 'outlined',
      planUndone: ['filling', 'outlined'],
      materialTaken: ['filling', 'outlined'],
      planned: 'outlined',
      planDropped: 'filling',
    },
    submitting: { accepted: 'accepted', refused: ['filling', 'outlined'] },
    accepted: { entered: 'opening' },
  },
});
