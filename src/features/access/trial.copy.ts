import { PAID_LIMITS, totalsOf } from '#domain/access/limits.ts';
import { limitNames } from '#src/kit/copy/limits.ts';

const number = new Intl.NumberFormat();
const loyal = totalsOf({ plan: 'paid', isTrialActive: false, isLoyal: true });

export const trial = {
  title: { trial: 'Try the full plan', unlimited: 'Get the full plan' },
  lead: {
    trial: 'While a trial runs you have the full plan, and no limit stops you.',
    unlimited: 'Write, edit and create with much higher limits.',
  },
  tableTitle: 'What a month includes',
  group: 'What',
  free: 'Free',
  full: 'Full plan',
  limitNames,
  total: (total: number) => (total === 0 ? 'None' : number.format(total)),
  loyal: `Loyal customers get ${loyal.serpBased} SEO articles per month instead of ${PAID_LIMITS.serpBased}.`,
  /** Where somebody stands who comes here. */
  standing: {
    paid: 'You already have the full plan. There is nothing to do here.',
    trialActive: 'Your trial is running: you have the full plan now.',
    trialAvailable: 'A free trial is available to you.',
    trialUnavailable: 'A free trial is not available to you any more. You can subscribe instead.',
  },
  back: 'Back to the toolkit',
  notNow: 'Not now',
} as const;
