import { defineMachine } from '#domain/machine.ts';

const open = { accepted: 'closed', discarded: 'closed' } as const;

export const proposalMachine = defineMachine({
  name: 'proposal',
  purpose:
    'A text that is proposed for a passage of the open article: nothing changes until the writer accepts it.',
  initial: 'asking',
  rest: ['ready', 'failed', 'closed'],
  table: {
    asking: { followed: 'writing', failed: 'failed', discarded: 'closed' },
    writing: { grew: 'writing', ended: 'ready', failed: 'failed', ...open },
    ready: open,
    failed: open,
    closed: {},
  },
});
