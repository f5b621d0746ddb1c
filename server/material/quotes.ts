/** Which texts belong to a quotation: who says it, and what introduces it. */
import { baseLanguage } from '#html/words.ts';

const ENDS_QUOTED = /[”“"»’](?:[.,;!?]?)\s*$/;
const BEGINS_QUOTED = /^\s*(?:>\s*)?[„“"«»‚‘]/;
const ENDS_OPEN = /[:：]\s*$/;
const MOST_WORDS_OF_NAME = 14;
const IN_BRACKETS = /^\s*\([\p{Lu}\d][^()]{1,120}\)[.]?\s*$/u;
const BEHIND_DASH = /^\s*(?:>\s*)?(?:[—–―]|-{1,2}\s)\s*\p{Lu}/u;

/** "says Ana", in the order in which it follows a quotation. */
const SAYS: Readonly<Record<string, RegExp>> = {
  en: /^\s*(?:says|said|adds|added|explains|explained|recalls|according to|tells us|writes|wrote)\s+\p{Lu}/iu,
  de: /^\s*(?:sagt|sagte|erzählt|erzählte|meint|meinte|erklärt|erklärte|berichtet|so|fügt|schreibt|laut)\s+\p{L}/iu,
  es: /^\s*(?:dice|dijo|cuenta|contó|explica|explicó|añade|afirma|recuerda|según|señala)\s+\p{L}/iu,
  fr: /^\s*(?:dit|raconte|explique|ajoute|affirme|confie|précise|selon|témoigne)\s+\p{L}/iu,
  it: /^\s*(?:dice|disse|racconta|spiega|aggiunge|secondo|afferma)\s+\p{L}/iu,
  nl: /^\s*(?:zegt|zei|vertelt|legt|aldus|volgens)\s+\p{L}/iu,
  pt: /^\s*(?:diz|disse|conta|explica|acrescenta|segundo|afirma)\s+\p{L}/iu,
  ru: /^\s*(?:говорит|сказал|сказала|рассказывает|объясняет|считает)\s+\p{L}/iu,
  tr: /^\s*(?:diyor|dedi)\s+\p{L}/iu,
};

/** Whether the second text says whose quotation the first one ends with. */
export function namesSpeaker(before: string, text: string, language: string): boolean {
  if (!ENDS_QUOTED.test(before) || text.split(/\s+/).length > MOST_WORDS_OF_NAME) return false;
  const isName = IN_BRACKETS.test(text) || BEHIND_DASH.test(text);
  return isName || SAYS[baseLanguage(language)]?.test(text) === true;
}

/** Whether the first text introduces a quotation that the second one begins with. */
export const introducesQuote = (before: string, text: string): boolean =>
  ENDS_OPEN.test(before) && BEGINS_QUOTED.test(text);
