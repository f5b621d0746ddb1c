import { defineMachine } from '#domain/machine.ts';

const editable = {
  opened: 'filling',
  changed: 'filling',
  materialTaken: 'filling',
  submitted: 'submitting',
} as const;

export const articleWizardMachine = defineMachine({
  name: 'articleWizard',
  purpose: 'Takes topic, keywords and notes, asks the server for a draft, and opens it.',
  initial: 'filling',
  rest: ['filling', 'refused', 'accepted'],
  table: {
    filling: editable,
    submitting: { accepted: 'accepted', refused: 'refused' },
    refused: editable,
    accepted: { opened: 'filling' },
  },
});
