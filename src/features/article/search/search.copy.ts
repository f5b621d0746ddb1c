import type { ResultField } from '#domain/article/searchFields.ts';
import type { ResultDevice } from '#domain/seo/searchResult.ts';

const number = new Intl.NumberFormat();

export const search = {
  name: 'Search',
  preview: 'Preview',
  device: 'Device',
  devices: { desktop: 'Desktop', mobile: 'Mobile' } satisfies Record<ResultDevice, string>,
  site: 'Your site',
  untitled: 'Untitled article',
  noText: 'The article has no text yet.',
  previewHint:
    'An estimate: search engines do not publish their limits, and often show other sentences of the page.',
  /** What the preview shows in place of an empty field. */
  fallbacks: {
    seoTitle: 'Empty: the title of the article is used.',
    description:
      'Empty: search engines choose from the text. The preview shows its first sentences.',
    slug: 'Follows the title until you write one.',
  } satisfies Record<ResultField, string>,
  characters: (used: number, limit: number) =>
    `${number.format(used)} of ${number.format(limit)} characters`,
  measured: (characters: number, width: number, limit: number) =>
    `${number.format(characters)} characters, ${number.format(width)} of ${number.format(limit)} px`,
  cost: 'Each time you ask for suggestions:',
  mayBeCut: 'May be cut off',
  corrected: 'A slug has letters, digits and hyphens only, so the rest was replaced.',
} as const;

/** The fields that texts are suggested for. */
export type SuggestedField = Exclude<ResultField, 'slug'>;

export const suggesting = {
  suggest: 'Suggest',
  suggestFor: {
    seoTitle: 'Suggest an SEO title',
    description: 'Suggest a meta description',
  } satisfies Record<SuggestedField, string>,
  suggestions: {
    seoTitle: 'Suggested SEO titles',
    description: 'Suggested meta descriptions',
  } satisfies Record<SuggestedField, string>,
  take: 'Use',
  named: (text: string) => `Use: ${text}`,
  writing: 'Writing…',
  ready: (count: number) =>
    count === 1
      ? 'One suggestion. It replaces the field.'
      : `${count} suggestions. Each replaces the field.`,
  nothing: 'The text gives nothing to suggest. Write a little more, or set up a model.',
  stop: 'Stop',
  close: 'Close',
  again: 'Try again',
  againFor: {
    seoTitle: 'Try again for the SEO title',
    description: 'Try again for the meta description',
  } satisfies Record<SuggestedField, string>,
} as const;
