import { defineMachine, type StatusOf } from '#domain/machine.ts';

export const articleWizardMachine = defineMachine({
  name: 'articleWizard',
  purpose: 'Takes topic, keywords and notes, asks the server for a draft, and opens it.',
  initial: 'filling',
  rest: ['filling', 'refused', 'accepted'],
  table: {
    filling: { opened: 'filling', changed: 'filling', submitted: 'submitting' },
    submitting: { accepted: 'accepted', refused: 'refused' },
    refused: { opened: 'filling', changed: 'filling', submitted: 'submitting' },
    accepted: { opened: 'filling' },
  },
});

export type ArticleWizardStatus = StatusOf<typeof articleWizardMachine>;
