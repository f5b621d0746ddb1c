/**
 * Buying a trial or a subscription from the host (spec §4 "Purchase").
 *
 *   state        requested   purchased    cancelled   failed   renewed   paidSeen     upgraded
 *   idle         buying      -            -           -        -         upgrading    -
 *   buying       -           confirming   idle        idle     -         -            -
 *   confirming   -           -            -           -        idle      upgrading    -
 *   upgrading    -           -            -           idle     -         -            idle
 *
 * `renewed` is the next access token, which shows what was bought; `paidSeen` comes with a token of a
 * paid user while a subscription that was started here has not been told to the API.
 */
import type { Machine } from '#domain/machine/machine.ts';

export type PurchaseStatus = 'idle' | 'buying' | 'confirming' | 'upgrading';
export type PurchaseEvent =
  | 'requested'
  | 'purchased'
  | 'cancelled'
  | 'failed'
  | 'renewed'
  | 'paidSeen'
  | 'upgraded';

export const purchaseMachine = {
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
} as const satisfies Machine<PurchaseStatus, PurchaseEvent>;
