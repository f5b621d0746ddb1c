/** What is kept of an article for search, beside its text. */
import type { SearchFields } from '#contract/article/article.schema.ts';

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
  'wantedWords',
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
  wantedWords: '',
};

/** The length that was asked for, in words; null: none. */
export const wantedWordsOf = ({ wantedWords }: Pick<SearchFields, 'wantedWords'>): number | null =>
  Number(wantedWords) || null;

/** The field of a length that is asked for. */
export const wantedWordsField = (words: number | null): Pick<SearchFields, 'wantedWords'> => ({
  wantedWords: words === null ? '' : String(words),
});

/** Returns all fields, each with the value that `textOf` returns for it. */
export const fieldsBy = (textOf: (name: FieldName) => string): SearchFields => ({
  ...NO_FIELDS,
  ...Object.fromEntries(FIELD_NAMES.map((name) => [name, textOf(name)])),
});

/** Returns the change that turns `from` into `to`; undefined if they are equal. */
export function changeOfFields(from: SearchFields, to: SearchFields): FieldsChange | undefined {
  const changed = FIELD_NAMES.filter((name) => from[name] !== to[name]);
  if (changed.length === 0) return undefined;
  return Object.fromEntries(changed.map((name) => [name, to[name]]));
}
