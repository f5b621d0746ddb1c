/** What is kept of an article for search, beside its text. */
import type { SearchFields } from '#contract/article.schema.ts';

export type FieldName = keyof SearchFields;

/** What a search engine is told, in the order of the screen. */
export const RESULT_FIELDS = [
  'seoTitle',
  'description',
  'slug',
] as const satisfies readonly FieldName[];
export type ResultField = (typeof RESULT_FIELDS)[number];

/** What the text wants to be found for. All but the keyphrase are lists (fieldList.ts). */
const KEYWORD_FIELDS = [
  'keyphrase',
  'keywords',
  'ownTerms',
  'pinnedTerms',
  'bannedTerms',
  'ignoredPages',
] as const satisfies readonly FieldName[];
export type ListField = Exclude<(typeof KEYWORD_FIELDS)[number], 'keyphrase'>;

export const FIELD_NAMES: readonly FieldName[] = [
  ...RESULT_FIELDS,
  ...KEYWORD_FIELDS,
  'place',
  'city',
];

/** Some of the fields, as a change. */
export type FieldsChange = Readonly<Partial<SearchFields>>;

/** An empty field means: use what the text offers (the displayed title, its first sentences). */
export const NO_RESULT_FIELDS = { seoTitle: '', description: '', slug: '' } as const;
export const NO_FIELDS: SearchFields = {
  ...NO_RESULT_FIELDS,
  keyphrase: '',
  keywords: '',
  ownTerms: '',
  pinnedTerms: '',
  bannedTerms: '',
  ignoredPages: '',
  place: '',
  city: '',
};

/** The fields, each as `textOf` says. */
export const fieldsBy = (textOf: (name: FieldName) => string): SearchFields => ({
  ...NO_FIELDS,
  ...Object.fromEntries(FIELD_NAMES.map((name) => [name, textOf(name)])),
});

/** What has to be changed in one for it to become the other; undefined if nothing. */
export function changeOfFields(from: SearchFields, to: SearchFields): FieldsChange | undefined {
  const changed = FIELD_NAMES.filter((name) => from[name] !== to[name]);
  if (changed.length === 0) return undefined;
  return Object.fromEntries(changed.map((name) => [name, to[name]]));
}
