import type { BillingState } from './contract.ts';

/** Whether a free trial can be started now: by what the server grants, and so by what pages offer. */
export const mayStartTrial = ({ plan, trial }: Pick<BillingState, 'plan' | 'trial'>): boolean =>
  plan === 'free' && trial === 'available';
