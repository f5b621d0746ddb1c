import type { SeoPlugin } from '#contract/publishing/sites.ts';
import { COUNTRIES } from '#domain/article/countries.ts';
import { ARTICLE_LANGUAGES } from '#domain/article/languages.ts';
import { formatter } from './formats.ts';

interface Choice {
  readonly value: string;
  readonly label: string;
}

const languages = formatter(() => namesOf('language'));
const regions = formatter(() => namesOf('region'));
function namesOf(type: 'language' | 'region') {
  const names = new Intl.DisplayNames(undefined, { type });
  return { format: (code: string) => names.of(code) ?? code };
}
const byLabel = (a: Choice, b: Choice) => a.label.localeCompare(b.label);

export const languageName = (code: string): string => languages.format(code);

export const countryName = (code: string): string => regions.format(code);

/** Languages and countries, named and sorted in the reader's language. */
export const languageChoices = (): Choice[] =>
  ARTICLE_LANGUAGES.map((value) => ({ value, label: languageName(value) })).sort(byLabel);
export const countryChoices = (): Choice[] =>
  COUNTRIES.map((value) => ({ value, label: countryName(value) })).sort(byLabel);

export const seoPlugins: Readonly<Record<SeoPlugin, string>> = {
  yoast: 'Yoast SEO',
  rankMath: 'Rank Math',
  seoPress: 'SEOPress',
};
