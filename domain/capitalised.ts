/** With a large first letter, unless the first word has its own way of writing: "iPhone", "eBay". */
export function capitalised(text: string, language?: string): string {
  if (/^\p{Ll}[\p{L}\p{M}\d]*\p{Lu}/u.test(text)) return text;
  const [first = '', ...rest] = text;
  const large = language === undefined ? first.toUpperCase() : first.toLocaleUpperCase(language);
  return large + rest.join('');
}
