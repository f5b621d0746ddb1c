import type { Benefit } from '#contract/access/benefits.ts';
import type { LimitPlans } from '#domain/access/limits.ts';
import { number } from '#src/kit/copy/formats.ts';

/** A month of the full plan (spec §9). */
const PRICE = '$60';

/** Why the subscribe modal opens: one message for each gated action (spec §2, §6). */
const benefits = {
  createArticle: 'Create more articles with the full plan',
  createBrief: 'Create SEO briefs with the full plan',
  findTopics: 'Find topics with the full plan',
  optimizeArticle: 'Optimize your articles with the full plan',
  editArticle: 'Edit your articles with the full plan',
  makeImage: 'Make more images with the full plan',
  createPost: 'Create more social posts with the full plan',
  general: 'Use the whole toolkit with the full plan',
} as const satisfies Readonly<Record<Benefit, string>>;

export const subscribe = {
  benefits,
  freeTitle: 'Free each month',
  /** Spec §9, free monthly limits. */
  freeLimits: ({ free }: LimitPlans): readonly string[] => [
    `${free.aiImages} AI image generations`,
    `${free.aiFeatures} AI generations`,
    `${free.article} articles`,
    `${free.smm} social posts`,
  ],
  planTitle: 'Full plan',
  planHint: 'Write, edit and create with much higher limits.',
  trialHint: 'Try all of it first. You decide afterwards.',
  price: `${PRICE} per month`,
  subscribe: `Subscribe for ${PRICE}/mo`,
  trial: 'Get free trial',
  unsubscribe: 'Unsubscribe anytime',
} as const;

/** The button of an offer. */
export const offer = (isTrialAvailable: boolean): string =>
  isTrialAvailable ? subscribe.trial : subscribe.subscribe;

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
  total: (total: number) => (total === 0 ? 'None' : number.format(total)),
  loyal: ({ loyal, paid }: LimitPlans): string =>
    `Loyal customers get ${loyal.serpBased} SEO articles per month instead of ${paid.serpBased}.`,
  /** What the user has, or can get. */
  standing: {
    paid: 'You already have the full plan. There is nothing to do here.',
    trialActive: 'Your trial is running: you have the full plan now.',
    trialAvailable: 'A free trial is available to you.',
    trialUnavailable: 'A free trial is not available to you any more. You can subscribe instead.',
  },
  back: 'Back to the toolkit',
  notNow: 'Not now',
} as const;

/** The read-only pages (spec §2 free-user, §4 "Workspace access level"). */
export const freeUser = {
  banner: {
    plan: {
      title: 'Your account is read-only',
      text: 'Accounts without a subscription can read what they have, but not edit it or create anything new.',
    },
    folder: {
      title: 'This folder is read-only',
      text: 'To edit in it, its owner needs an active subscription, and the folder must not be archived.',
    },
  },
  emptyTitle: 'No articles in this folder',
  emptyHint: 'Articles in this folder can be read here.',
  opening: 'Opening the article…',
} as const;
