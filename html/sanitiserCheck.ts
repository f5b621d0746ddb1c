const HARMLESS =
  '<p>Plain, <strong>bold</strong> and a <a href="https://example.com/">link</a>.</p>';

/** Hostile HTML, and what may not be left of it. */
export interface Canaries {
  readonly html: readonly string[];
  readonly forbidden: RegExp;
}

/**
 * Throws when a sanitiser lets something through or destroys harmless text. One has been seen to
 * return its input unchanged, without any error, after an upgrade of the parser below it.
 */
export function checkSanitiser(clean: (html: string) => string, canaries: Canaries): void {
  const leaked = canaries.html.find((canary) => canaries.forbidden.test(clean(canary)));
  if (leaked !== undefined) throw new Error(`The HTML sanitiser lets this through: ${leaked}`);
  if (clean(HARMLESS) !== HARMLESS) throw new Error('The HTML sanitiser destroys harmless text.');
}
