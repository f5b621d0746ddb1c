/** What a brief may say of its keyphrase and of the pages found for it. */

export const INTENTS = ['informational', 'commercial', 'transactional', 'navigational'] as const;
export type Intent = (typeof INTENTS)[number];

/** What sort of page it is. */
export const PAGE_FORMATS = [
  'list',
  'howTo',
  'comparison',
  'review',
  'questions',
  'product',
  'guide',
  'article',
] as const;
export type PageFormat = (typeof PAGE_FORMATS)[number];
