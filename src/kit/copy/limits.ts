import type { LimitName } from '#contract/access/limits.ts';
import { counted, dates, number } from './formats.ts';

export const limitNames = {
  article: 'Articles',
  serpBased: 'SEO articles',
  smm: 'Social posts',
  aiFeatures: 'AI generations',
  aiImages: 'AI images',
  humanizerScore: 'Humanizer scores',
  humanizerRewrite: 'Humanizer rewrites',
} as const satisfies Readonly<Record<LimitName, string>>;

/** Every limit, in the order in which they are shown. */
export const LIMITS_SHOWN = Object.keys(limitNames) as LimitName[];

const unitNames = {
  article: ['article', 'articles'],
  smm: ['social post', 'social posts'],
  serpBased: ['SEO article', 'SEO articles'],
  aiFeatures: ['AI generation', 'AI generations'],
  aiImages: ['AI image', 'AI images'],
  humanizerScore: ['humanizer score', 'humanizer scores'],
  humanizerRewrite: ['humanizer rewrite', 'humanizer rewrites'],
} as const satisfies Readonly<Record<LimitName, readonly [one: string, many: string]>>;

const day = dates({ day: 'numeric', month: 'short' });

export const limitTexts = {
  units(name: LimitName, count: number): string {
    const [one, many] = unitNames[name];
    return counted(count, one, many);
  },
  use: (used: number, total: number) => `${number.format(used)} of ${number.format(total)}`,
  onTrial: (used: number) => `${number.format(used)} used, unlimited on trial`,
  resets: (expiry: number) => `Resets ${day.format(expiry)}`,
  /** Before a use: what it costs at most, and what is left. */
  cost(name: LimitName, left: number, expiry: number | null, most = 1): string {
    const [, many] = unitNames[name];
    const share = most === 1 ? '1' : `up to ${number.format(Math.min(most, left))}`;
    const uses =
      left > 0 ? `Uses ${share} of ${limitTexts.units(name, left)} left.` : `No ${many} left.`;
    const resets = expiry === null ? [] : [`${limitTexts.resets(expiry)}.`];
    const free = most === 1 ? 'Free if it fails.' : `Only ${many} that are made count.`;
    return [uses, ...resets, ...(left > 0 ? [free] : [])].join(' ');
  },
  freeCost: 'Free without a model.',
  trialCost: 'Unlimited on trial.',
  unknownCost: '–',
} as const;
