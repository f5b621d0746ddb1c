/**
 * The numbers that items name. draft-js counts by CSS (a counter for each depth, raised before each item), and gives an item no style of
 * its own; so each number in use has a class with a rule that sets the counter.
 */
const known = new Set<string>();
let sheet: CSSStyleSheet | null = null;

/** Returns the class of an item that names its number. */
export function classOfNumber(depth: number, number: number): string {
  const name = `article-number-${depth}-${number}`;
  const rule = `li.${name}.public-DraftStyleDefault-depth${depth} { counter-reset: ol${depth} ${number - 1}; }`;
  if (!known.has(name)) sheetOfRules()?.insertRule(rule);
  known.add(name);
  return name;
}

/** A sheet of its own, which the policy for styles allows. */
function sheetOfRules(): CSSStyleSheet | null {
  if (sheet !== null || !('adoptedStyleSheets' in document)) return sheet;
  sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return sheet;
}
