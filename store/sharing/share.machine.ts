import { defineMachine } from '#domain/machine.ts';

export const shareMachine = defineMachine({
  name: 'share',
  purpose: 'The public link of an article: created when its dialog opens, until revoked (spec §7).',
  initial: 'closed',
  rest: ['closed', 'shared', 'revoked', 'failed'],
  table: {
    closed: { opened: 'creating' },
    creating: { created: 'shared', failed: 'failed', closed: 'closed' },
    shared: { revokeRequested: 'revoking', closed: 'closed' },
    revoking: { revoked: 'revoked', failed: 'shared', closed: 'closed' },
    revoked: { opened: 'creating', closed: 'closed' },
    failed: { opened: 'creating', closed: 'closed' },
  },
});
