import type { PurchaseKind } from '#contract/host.ts';
import { machineSlice } from '../lib/machineSlice.ts';
import { request } from '../lib/transitions.ts';
import { purchaseMachine, type PurchaseStatus } from './purchase.machine.ts';

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
