/** What may be stored in the search fields of an article. */

/** The most characters of each search field. */
export const FIELD_LIMITS_CHARS = { seoTitle: 300, description: 1000, slug: 75 } as const;
/** Letters and digits of any script, joined by hyphens; or nothing. */
export const SLUG = /^(?:[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*)?$/u;
