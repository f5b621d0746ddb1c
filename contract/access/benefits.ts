/** The actions that a plan may stop; each has its own benefit message (docs/spec.md §d.values.15). */
export const BENEFITS = [
  'general',
  'createArticle',
  'createBrief',
  'createPost',
  'editArticle',
  'findTopics',
  'makeImage',
  'optimizeArticle',
] as const;
export type Benefit = (typeof BENEFITS)[number];
