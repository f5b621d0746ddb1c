/** Languages an article can be written in (BCP 47); their names come from Intl. */
export const ARTICLE_LANGUAGES = [
  'en', 'ar', 'bg', 'bn', 'ca', 'cs', 'da', 'de', 'el', 'es', 'et', 'fa', 'fi', 'fr', 'he', 'hi', 'hr', 'hu',
  'id', 'it', 'ja', 'ko', 'lt', 'lv', 'ms', 'nl', 'no', 'pl', 'pt', 'ro', 'ru', 'sk', 'sl', 'sr', 'sv', 'th',
  'tr', 'uk', 'ur', 'vi', 'zh',
] as const; // biome-ignore format: a table

/** The language of what nobody has chosen one for, where the workspace says none either. */
const FALLBACK = 'en';

/** The language that new articles of a workspace have where nothing else is chosen. */
export const languageOfWorkspace = (tags: { readonly language: string } | undefined): string =>
  articleLanguageOf(tags?.language ?? null) ?? FALLBACK;

/** The article language that a BCP 47 tag means (`pt-BR` is `pt`), or null. */
export function articleLanguageOf(tag: string | null): string | null {
  const language = tag?.trim().split(/[-_]/)[0]?.toLowerCase();
  return ARTICLE_LANGUAGES.find((known) => known === language) ?? null;
}
