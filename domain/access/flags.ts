import type { FeatureFlag } from '#contract/host/host.ts';

/** Feature flag of the accounts that are offered a trial (docs/spec.md §d.values.2). */
export const TRIAL_FLAG = 'content_toolkit_trial';

/** Every feature flag, and whether it is visible by default (docs/spec.md §d.flags.1). */
export const DEFAULT_FLAGS = {
  [TRIAL_FLAG]: true,
  seo_based_articles: true,
  generate_article_with_ai_image: true,
  humanization: true,
  ai_seo_promo_news_modal: true,
  flipper_release_promo_modal: false,
  flipper_release_news_modal: false,
} as const satisfies Record<string, boolean>;

export type FlagName = keyof typeof DEFAULT_FLAGS;

/** Flags as a platform returns them. */
export const flagsIn = (visible: Readonly<Record<string, boolean>>): FeatureFlag[] =>
  Object.entries(visible).map(([name, isVisible]) => ({ name, isVisible }));
