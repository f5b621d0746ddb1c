import type { BillingState } from '../../contract.ts';

export type Offer = 'trial' | 'subscribe' | 'cancel';

/** What can be done in this state. To subscribe also takes a cancellation back. */
export function offersOf({ plan, trial, subscriptionEndsAt }: BillingState): readonly Offer[] {
  if (plan === 'paid') return [subscriptionEndsAt === null ? 'cancel' : 'subscribe'];
  return trial === 'available' ? ['trial', 'subscribe'] : ['subscribe'];
}
