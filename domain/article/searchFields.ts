/** What a search engine is told about an article, beside its text. */
import type { SearchFields } from '#contract/article.schema.ts';

/** In the order of the screen. */
export const FIELD_NAMES = [
  'seoTitle',
  'description',
  'slug',
] as const satisfies readonly (keyof SearchFields)[];
export type FieldName = keyof SearchFields;

/** Some of the fields, as a change. */
export type FieldsChange = Readonly<Partial<SearchFields>>;

/** An empty field means: use what the text offers (the displayed title, its first sentences). */
export const NO_FIELDS: SearchFields = { seoTitle: '', description: '', slug: '' };

/** What has to be changed in one for it to become the other; undefined if nothing. */
export function changeOfFields(from: SearchFields, to: SearchFields): FieldsChange | undefined {
  const changed = FIELD_NAMES.filter((name) => from[name] !== to[name]);
  if (changed.length === 0) return undefined;
  return Object.fromEntries(changed.map((name) => [name, to[name]]));
}
