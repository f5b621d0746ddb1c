import { defineMachine } from '#domain/machine.ts';

export const voiceFormMachine = defineMachine({
  name: 'voiceForm',
  purpose:
    'Makes a brand voice of texts, or changes one: from what the person chooses to what is stored.',
  initial: 'closed',
  rest: ['closed', 'editing'],
  table: {
    closed: { entered: 'opening' },
    opening: { entered: 'opening', opened: 'editing', left: 'closed' },
    editing: {
      entered: 'opening',
      edited: 'editing',
      added: 'editing',
      removed: 'editing',
      measured: 'editing',
      toneAsked: 'editing',
      toneAnswered: 'editing',
      toneTaken: 'editing',
      theirsTaken: 'editing',
      left: 'closed',
      submitted: 'saving',
    },
    saving: { saved: 'closed', refused: 'editing', left: 'closed', entered: 'opening' },
  },
});
