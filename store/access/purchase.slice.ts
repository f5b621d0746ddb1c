import type { PurchaseKind } from '#contract/host/host.ts';
import { defineMachine, type StatusOf } from '#domain/machine.ts';
import { machineSlice } from '../lib/machineSlice.ts';
import { request } from '../lib/transitions.ts';

/**
 * `renewed`: the next access token shows what was bought. `paidSeen`: the token is a paid user's, and a subscription that
 * was started here has not been reported to the API.
 */
const purchaseMachine = defineMachine({
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

type PurchaseStatus = StatusOf<typeof purchaseMachine>;

interface PurchaseState {
  readonly status: PurchaseStatus;
}

export const purchase = machineSlice<PurchaseState>()(purchaseMachine, {
  initial: { status: 'idle' },
  events: {
    requested: (_from, _what: { readonly kind: PurchaseKind }) => ({ status: 'buying' }),
    purchased: () => ({ status: 'confirming' }),
    cancelled: () => ({ status: 'idle' }),
    failed: () => ({ status: 'idle' }),
    renewed: () => ({ status: 'idle' }),
    paidSeen: () => ({ status: 'upgrading' }),
    upgraded: () => ({ status: 'idle' }),
  },
  requests: {
    /** To the trial page from any other, and back from it (spec §4). */
    trialRequested: request(),
    trialLeft: request(),
    /** On the activation page: opens the host's dialog again. */
    activationRequested: request(),
  },
  selectors: { selectStatus: (state) => state.status },
});
