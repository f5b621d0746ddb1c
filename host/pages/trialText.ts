import type { BillingState, TrialState } from '../contract.ts';
import { mayStartTrial } from '../trial.ts';

interface TrialCopy {
  readonly trials: Readonly<Record<TrialState, string>>;
  readonly trialUntil: (iso: string) => string;
  readonly trialPaid: string;
}

/** What a page says about the trial of an account. */
export function trialText(billing: BillingState, copy: TrialCopy): string {
  const { trial, trialEndsAt } = billing;
  if (trialEndsAt !== null) return copy.trialUntil(trialEndsAt);
  return trial === 'available' && !mayStartTrial(billing) ? copy.trialPaid : copy.trials[trial];
}
