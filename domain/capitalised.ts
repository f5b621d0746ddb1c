/**
 * Returns the text with its first letter in upper case. A first word with its own spelling, such as "iPhone" or "eBay", is left as
 * it is.
 */
export function capitalised(text: string, language?: string): string {
  if (/^\p{Ll}[\p{L}\p{M}\d]*\p{Lu}/u.test(text)) return text;
  const [first = '', ...rest] = text;
  const large = language === undefined ? first.toUpperCase() : first.toLocaleUpperCase(language);
  return large + rest.join('');
}
