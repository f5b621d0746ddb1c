import type { FlagName } from './flags.ts';

/** The flag that opens each feature: for the page what it offers, for the server what it does (server/policies/feature.policy.ts). */
export const FLAG_OF = {
  articleFromResults: 'seo_based_articles',
  images: 'generate_article_with_ai_image',
  humanizer: 'humanization',
} as const satisfies Record<string, FlagName>;

export type Feature = keyof typeof FLAG_OF;
