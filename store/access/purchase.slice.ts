import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { PurchaseKind } from '#contract/host.ts';
import { stepper } from '../lib/stepper.ts';
import { purchaseMachine, type PurchaseStatus } from './purchase.machine.ts';

export interface PurchaseState {
  status: PurchaseStatus;
}

const initialState: PurchaseState = { status: purchaseMachine.initial };
const step = stepper(purchaseMachine);

const purchaseSlice = createSlice({
  name: 'purchase',
  initialState,
  reducers: {
    purchaseRequested(state, _action: PayloadAction<{ kind: PurchaseKind }>) {
      step(state, 'requested');
    },
    purchased: (state) => void step(state, 'purchased'),
    purchaseCancelled: (state) => void step(state, 'cancelled'),
    purchaseFailed: (state) => void step(state, 'failed'),
    purchaseConfirmed: (state) => void step(state, 'renewed'),
    paidSeen: (state) => void step(state, 'paidSeen'),
    upgraded: (state) => void step(state, 'upgraded'),
    /** Going to the trial page from wherever one is, and leaving it for there (spec §4). */
    trialRequested() {},
    trialLeft() {},
    /** On the activation page: the host's dialog once more. */
    activationRequested() {},
  },
  selectors: { selectPurchaseStatus: (state) => state.status },
});

export const purchaseReducer = purchaseSlice.reducer;
export const {
  purchaseRequested,
  purchased,
  purchaseCancelled,
  purchaseFailed,
  purchaseConfirmed,
  paidSeen,
  upgraded,
  trialRequested,
  trialLeft,
  activationRequested,
} = purchaseSlice.actions;
export const { selectPurchaseStatus } = purchaseSlice.selectors;
