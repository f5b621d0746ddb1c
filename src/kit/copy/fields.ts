import type { FieldName } from '#domain/article/searchFields.ts';

/** What the search fields of an article are called. */
export const fieldNames: Readonly<Record<FieldName, string>> = {
  seoTitle: 'SEO title',
  description: 'Meta description',
  slug: 'Slug',
  keyphrase: 'Keyphrase',
  keywords: 'Other keywords',
  ownTerms: 'Your terms',
  pinnedTerms: 'Pinned terms',
  bannedTerms: 'Unwanted terms',
  ignoredPages: 'Ignored competitors',
  place: 'Country of the readers',
  city: 'City of the readers',
  wantedWords: 'Wanted length, in words',
};
