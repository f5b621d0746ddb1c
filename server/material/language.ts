/** A tag that has the form of one can still be one that Intl refuses. */
export function knownLanguage(language: string): string {
  try {
    return Intl.getCanonicalLocales(language)[0] ?? language;
  } catch {
    return language.slice(0, language.indexOf('-'));
  }
}
