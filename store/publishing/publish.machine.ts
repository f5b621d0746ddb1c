import { defineMachine } from '#domain/machine.ts';

export const publishMachine = defineMachine({
  name: 'publish',
  purpose:
    'The dialog that publishes an article: saves it, starts a run, follows it, and asks when the post was changed on its site.',
  initial: 'closed',
  rest: ['closed', 'editing', 'deciding', 'over'],
  table: {
    closed: { opened: 'editing' },
    editing: {
      requested: 'starting',
      trashRequested: 'starting',
      copyRequested: 'copying',
      followed: 'running',
      closed: 'closed',
    },
    starting: { started: 'running', refused: 'editing', closed: 'closed' },
    running: { ended: 'over', changedThere: 'deciding', refused: 'editing', closed: 'closed' },
    deciding: {
      requested: 'starting',
      copyRequested: 'copying',
      resumed: 'editing',
      closed: 'closed',
    },
    copying: { copied: 'closed', refused: 'editing', closed: 'closed' },
    over: { resumed: 'editing', closed: 'closed' },
  },
});
