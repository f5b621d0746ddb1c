import type { ResultField } from '#domain/article/searchFields.ts';
import type { TextPattern } from '#domain/seo/result/resultTexts.ts';
import type { ResultDevice } from '#domain/seo/result/searchResult.ts';
import { number } from '#src/kit/copy/formats.ts';

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
  wantedLength: (least: number, most: number) => `the check wants ${least} to ${most}`,
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
  has: (terms: readonly string[]) =>
    terms.length === 0 ? 'No term of the results' : `Terms of the results: ${terms.join(', ')}`,
  lacks: (terms: readonly string[]) => `not in it: ${terms.join(', ')}`,
  pattern: {
    seoTitle: (pattern: TextPattern) => `${patternText('titles', pattern)}.`,
    description: (pattern: TextPattern) => `${patternText('descriptions', pattern)}.`,
  } satisfies Record<SuggestedField, (pattern: TextPattern) => string>,
  results: {
    seoTitle: 'Titles in the results, to compare with',
    description: 'Descriptions in the results, to compare with',
  } satisfies Record<SuggestedField, string>,
  characters: (count: number) => `${number.format(count)} characters`,
} as const;

/** "9 titles in the results: usually 52 characters; of 7 that are known whole, 4 with a number, 2 with a year". */
function patternText(name: string, pattern: TextPattern): string {
  const { texts, medianChars, whole, numbers, years, questions } = pattern;
  const counted = [
    [numbers, 'with a number'],
    [years, 'with a year'],
    [questions, 'with a question mark'],
  ] as const;
  const having = counted.filter(([count]) => count > 0);
  const forms = having.map(([count, what]) => `${number.format(count)} ${what}`).join(', ');
  const said = `${number.format(texts)} ${name} in the results: usually ${number.format(medianChars)} characters`;
  if (forms === '') return said;
  return whole === texts
    ? `${said}, ${forms}`
    : `${said}; of ${number.format(whole)} that are known whole, ${forms}`;
}
