/** What marks of emphasis mean where CommonMark reads none, or one that nobody meant. */

/** Marks, the two characters on each side of them, which are empty at the ends of a paragraph, and what comes behind. */
export interface Sides {
  readonly mark: '*' | '~';
  readonly length: number;
  readonly before: string;
  readonly beforeThat: string;
  readonly after: string;
  readonly afterThat: string;
  /** As much of it as a gendered ending takes. */
  readonly rest: string;
}

export const REST_CHARS = 8;

const LETTER = /^[\p{L}\p{M}\p{N}]$/u;
const FIGURE = /^\p{Nd}$/u;
const LATIN = /^[a-z\d]$/i;
const SPACE = /^\s?$/;
const QUOTE = /^["'\p{Pi}\p{Pf}]$/u;
const OPENING_BRACKET = /^\p{Ps}$/u;
const CLOSING_BRACKET = /^\p{Pe}$/u;
/** What stands in front of what it belongs to. */
const BEGINS = /^[¿¡@#\\/&+=<|]$/;
/** What stands behind what it belongs to. */
const ENDS = /^[\p{Pe},.:;!?%‰…·。，、；：！？％°]$/u;
/** Units and brackets that a figure is multiplied behind. */
const UNIT = /^[)\]%€$£¥²³°"′″]$/;

const isTight = ({ before }: Sides): boolean => LETTER.test(before);

/**
 * Whether marks stand between figures: signs of multiplication, a range, approximations. `opener`: what they would close. That
 * `*Kapitel 1*und` is emphasis shows in the space before it.
 */
export function areFigures(run: Sides, opener: Sides | undefined): boolean {
  if (run.mark === '~') return isRange(run);
  if (opener !== undefined && !isTight(opener) && !isFactor(opener)) return false;
  const isAfterFactor = opener !== undefined && isFactor(opener);
  return isTimes(run) || (isAfterFactor && isFactor(run));
}

/** `10~20`, `周一~周五`, `5%~10%` */
const isRange = ({ length, before, after }: Sides): boolean =>
  length === 1 &&
  !SPACE.test(before) &&
  (FIGURE.test(after) || (LETTER.test(before) && LETTER.test(after)));

/** `2*3`, `5**2`, `2*x` */
function isTimes({ length, before, after }: Sides): boolean {
  const figures = [before, after].filter((char) => FIGURE.test(char)).length;
  return length === 1
    ? LATIN.test(before) && LATIN.test(after) && figures > 0
    : length === 2 && figures === 2;
}

/** `…厘米*20`, `(2+3)*4` */
const isFactor = ({ length, before, after }: Sides): boolean =>
  length === 1 && FIGURE.test(after) && (LETTER.test(before) || UNIT.test(before));

/** Endings and pronouns behind a star that means people of all genders. What may go on is none yet. */
const GENDERED =
  /^(?:innen|in|frau|frauen|mann|die|der|das|den|dem|des|sie|ihre?|ihr[nmrs]|e[mnrs]?|[mnrsx]|euses?|[tr]?rices?|[lntv]es?)(?=[^\p{L}\p{M}*]|\*s(?!\p{L}))/u;
const LATIN_LETTER = /^\p{Script=Latin}$/u;

/** `Kund*innen`, `jede*r`, `étudiant*e*s`, `tod*s`: of a longer word than a letter of a formula, and no end of an emphasis. */
export const isGendered = (
  { mark, length, before, beforeThat, rest }: Sides,
  opener: Sides | undefined,
): boolean =>
  mark === '*' &&
  length === 1 &&
  (opener === undefined || isTight(opener)) &&
  LATIN_LETTER.test(before) &&
  (LATIN_LETTER.test(beforeThat) || beforeThat === '*') &&
  GENDERED.test(rest);

/** Whether marks begin in the middle of one word and end in that of another, as nobody emphasizes: `s**t … f***`. */
export const areInWords = (run: Sides, opener: Sides | undefined, within: string): boolean =>
  opener !== undefined &&
  [opener.before, opener.after, run.before, run.after].every((char) => LATIN_LETTER.test(char)) &&
  /\s/.test(within);

/** Whether a run that stands between punctuation and a letter closes. `within`: what it would emphasize, or the end of it. */
export function closesByMeaning({ before, beforeThat, after }: Sides, within: string): boolean {
  if (SPACE.test(before) || !LETTER.test(after) || !/[\p{L}\p{N}\p{So}]/u.test(within))
    return false;
  if (OPENING_BRACKET.test(before)) return false;
  if (BEGINS.test(before)) return before === beforeThat; // `C++`
  if (before === '»' && within.includes('«')) return true; // French puts a space before it
  if (QUOTE.test(before)) return !SPACE.test(beforeThat) && !OPENING_BRACKET.test(beforeThat);
  return !CLOSING_BRACKET.test(before) || hasOpening(before, within);
}

/** Most brackets follow their partners in Unicode. */
const PARTNER: Readonly<Record<string, string>> = { ']': '[', '}': '{', '］': '［', '｝': '｛' };

/** Whether a bracket has its partner in a text. */
const hasOpening = (bracket: string, text: string): boolean =>
  text.includes(PARTNER[bracket] ?? String.fromCodePoint((bracket.codePointAt(0) ?? 1) - 1));

/** Whether a run that stands between a letter and punctuation opens. One letter alone is a name in a formula: `n*"a"*`. */
export function opensByMeaning(run: Sides): boolean {
  const { length, before, beforeThat, after, afterThat } = run;
  if (!LETTER.test(before) || SPACE.test(after) || LETTER.test(after) || ENDS.test(after))
    return false;
  if (LATIN.test(before) && !LETTER.test(beforeThat)) return false;
  if (QUOTE.test(after)) return after === '«' || !/^\s$/.test(afterThat); // a text that is being written may end here
  return length > 1 ? !FIGURE.test(before) : !LATIN.test(before);
}
