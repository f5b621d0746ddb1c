/** Articles as posts of connected sites. */

/** Of a post, as its site says it. */
export const POST_STATES = [
  'draft',
  'pending',
  'private',
  'scheduled',
  'published',
  'trashed',
] as const;
export type PostState = (typeof POST_STATES)[number];

/** What a site may leave out of a post without refusing it. */
export const UNMET = [
  'seo',
  'cover',
  'category',
  'tag',
  'author',
  'slug',
  'jsonLd',
  'html',
] as const;

export const POST_SLUG_MAX_CHARS = 200;
export const POST_EXCERPT_MAX_CHARS = 1000;
export const POST_SEO_MAX_CHARS = 500;
export const POST_TERM_MAX_CHARS = 100;
export const POST_TERMS_MOST = 30;
/** Images of an article that are a step each on the way to a site. */
export const POST_IMAGE_STEPS = 90;
/** Runs that are listed of one post, the newest first. Older ones are forgotten, with the text that they replaced. */
export const POST_RUNS_LISTED = 30;
/** Categories and authors of a site that are offered. */
export const SITE_NAMES_MOST = 100;
/** Posts of a site that are imported at once. */
export const SITE_POSTS_MOST = 500;
