import type { Plan } from './plan.ts';

export type GatedOutcome = 'proceed' | 'guestSignup' | 'subscribe' | 'paidLimit';

export interface GatedQuestion {
  readonly isSignedIn: boolean;
  readonly plan: Plan;
  readonly isTrialActive: boolean;
  /** Has the read-only cutoff passed? */
  readonly isFreePlanReadOnly: boolean;
  readonly isLimitSpent: boolean;
}

/** Decides by role what happens to an action that a plan or a limit may stop (spec §6). */
export function gatedAction(question: GatedQuestion): GatedOutcome {
  const { isSignedIn, plan, isTrialActive, isFreePlanReadOnly, isLimitSpent } = question;
  if (!isSignedIn) return 'guestSignup';
  if (isTrialActive) return 'proceed';
  if (plan === 'paid') return isLimitSpent ? 'paidLimit' : 'proceed';
  return isFreePlanReadOnly || isLimitSpent ? 'subscribe' : 'proceed';
}
