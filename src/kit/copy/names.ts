import { COUNTRIES } from '#domain/article/countries.ts';
import { ARTICLE_LANGUAGES } from '#domain/article/languages.ts';

interface Choice {
  readonly value: string;
  readonly label: string;
}

const languageNames = new Intl.DisplayNames(undefined, { type: 'language' });
const regionNames = new Intl.DisplayNames(undefined, { type: 'region' });
const byLabel = (a: Choice, b: Choice) => a.label.localeCompare(b.label);

export const languageName = (code: string): string => languageNames.of(code) ?? code;

export const countryName = (code: string): string => regionNames.of(code) ?? code;

/** Languages and countries, named and sorted in the reader's language. */
export const languageChoices = (): Choice[] =>
  ARTICLE_LANGUAGES.map((value) => ({ value, label: languageName(value) })).sort(byLabel);
export const countryChoices = (): Choice[] =>
  COUNTRIES.map((value) => ({ value, label: countryName(value) })).sort(byLabel);
