import type { Benefit } from '#domain/access/gatedAction.ts';
import { FREE_LIMITS } from '#domain/access/limits.ts';

/** A month of the full plan (spec §9). */
const PRICE = '$60';

/** Why the subscribe modal opens: one message for each gated action (spec §2, §6). */
const benefits = {
  createArticle: 'Create more articles with the full plan',
  createBrief: 'Create SEO briefs with the full plan',
  findTopics: 'Find topics with the full plan',
  optimizeArticle: 'Optimize your articles with the full plan',
  editArticle: 'Edit your articles with the full plan',
  createPost: 'Create more social posts with the full plan',
  general: 'Use the whole toolkit with the full plan',
} as const satisfies Readonly<Record<Benefit, string>>;

export const subscribe = {
  benefits,
  freeTitle: 'Free each month',
  /** Spec §9, free monthly limits. */
  freeLimits: [
    `${FREE_LIMITS.aiImages} AI image generations`,
    `${FREE_LIMITS.aiFeatures} AI generations`,
    `${FREE_LIMITS.article} articles`,
    `${FREE_LIMITS.smm} social posts`,
  ],
  planTitle: 'Full plan',
  planHint: 'Write, edit and create with much higher limits.',
  trialHint: 'Try all of it first. You decide afterwards.',
  price: `${PRICE} per month`,
  subscribe: `Subscribe for ${PRICE}/mo`,
  trial: 'Get free trial',
  unsubscribe: 'Unsubscribe anytime',
} as const;

/** What the one button of an offer says. */
export const offer = (isTrialAvailable: boolean): string =>
  isTrialAvailable ? subscribe.trial : subscribe.subscribe;
