import { defineMachine, type StatusOf } from '#domain/machine.ts';

/**
 * `renewed`: the next access token shows what was bought. `paidSeen`: the token is a paid user's, and a subscription that
 * was started here has not been reported to the API.
 */
export const purchaseMachine = defineMachine({
  name: 'purchase',
  purpose: 'Buys a trial or a subscription, and makes the one upgrade call after it (spec §4).',
  initial: 'idle',
  rest: ['idle'],
  table: {
    idle: { requested: 'buying', paidSeen: 'upgrading' },
    buying: { purchased: 'confirming', cancelled: 'idle', failed: 'idle' },
    confirming: { renewed: 'idle', paidSeen: 'upgrading' },
    upgrading: { upgraded: 'idle', failed: 'idle' },
  },
});

export type PurchaseStatus = StatusOf<typeof purchaseMachine>;
