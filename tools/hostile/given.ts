import { SNAPSHOT_LIMITS } from '#contract/competitorsCollector.route.ts';
import { MOST_ORIGINS } from '#contract/origins.ts';
import { FIELD_LIMITS_CHARS, MOST_KEYWORDS } from '#contract/searchFields.ts';
import { KEYPHRASE_MAX_CHARS } from '#contract/topicBounds.ts';

/** Values that no text can stand for, by the name of their type. */
export const GIVEN: Readonly<
  Record<string, { readonly value: () => unknown; readonly isText?: true }>
> = {
  Date: { value: () => new Date(0) },
};

/** The most characters of texts that the contract bounds, by their name; any other may be of any length. */
export const SHORT: Readonly<Record<string, number>> = {
  ...FIELD_LIMITS_CHARS,
  title: 500,
  storedTitle: 500,
  topic: 300,
  phrase: KEYPHRASE_MAX_CHARS,
  model: 200,
};

/** The most entries of lists that the contract bounds, by their name. */
export const FEW: Readonly<Record<string, number>> = {
  keywords: MOST_KEYWORDS,
  targetKeywords: MOST_KEYWORDS,
  pages: SNAPSHOT_LIMITS.pages,
};

/** The same, by the fields of the entries. */
export const FEW_OF: readonly { readonly fields: readonly string[]; readonly most: number }[] = [
  { fields: ['kind', 'text', 'model', 'prompt', 'version'], most: MOST_ORIGINS },
];
