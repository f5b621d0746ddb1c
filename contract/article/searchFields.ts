/** What may be stored in the search fields of an article. */

/** How many keywords an article has at most, and how long each is. */
export const MOST_KEYWORDS = 50;
export const KEYWORD_LIMIT_CHARS = 200;

/** The most characters of each search field. */
export const FIELD_LIMITS_CHARS = {
  seoTitle: 300,
  description: 1000,
  slug: 75,
  keyphrase: KEYWORD_LIMIT_CHARS,
  keywords: MOST_KEYWORDS * (KEYWORD_LIMIT_CHARS + 2),
  ownTerms: 4000,
  pinnedTerms: 4000,
  bannedTerms: 4000,
  ignoredPages: 4000,
  place: 2,
  city: 100,
  wantedWords: 6,
} as const;
/** Letters and digits of any script, joined by hyphens; or nothing. */
export const SLUG = /^(?:[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*)?$/u;
