const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\u00a0': '&nbsp;',
};

const written = (char: string): string => ESCAPES[char] ?? char;

/** Plain text as HTML, spelled as a browser spells it. */
export const escapeText = (text: string): string => text.replace(/[&<>\u00a0]/g, written);

/** A value to stand between double quotes. */
export const escapeAttribute = (value: string): string => value.replace(/[&<>"\u00a0]/g, written);
