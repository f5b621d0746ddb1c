import type { LimitName } from '#contract/limit.schema.ts';

export const limitNames = {
  article: 'Articles',
  smm: 'Social posts',
  serpBased: 'SEO articles',
  aiFeatures: 'AI generations',
  aiImages: 'AI images',
  humanizerScore: 'Humanizer scores',
  humanizerRewrite: 'Humanizer rewrites',
} as const satisfies Readonly<Record<LimitName, string>>;
