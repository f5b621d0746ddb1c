/** What stands in quotation marks, in the marks of a language. */
import { baseLanguage } from '#html/words.ts';

export interface Quotation {
  /** Between the marks. */
  readonly text: string;
  /** Of the marks. */
  readonly start: number;
  readonly end: number;
}

const PAIRS = ['“”', '„“', '„”', '«»', '""', '「」', '『』'];
/** Marks that open in one language close in another. */
const MORE_PAIRS: Readonly<Record<string, readonly string[]>> = {
  da: ['»«'],
  de: ['»«', '‚‘'],
  en: ['‘’'],
  fi: ['””'],
  nl: ['‘’'],
  sv: ['””'],
};
/** A quotation is not longer; a mark that is never closed ends nothing. */
const MOST_CHARS = 2000;

/** The quotations of a text in order; inside of one, others are not looked for. */
export function quotationsIn(text: string, language: string): Quotation[] {
  const pairs = [...(MORE_PAIRS[baseLanguage(language)] ?? []), ...PAIRS];
  const found: Quotation[] = [];
  const unclosedTo = new Map<string, number>();
  for (let at = 0; at < text.length; at += 1) {
    const quotation = quotationAt(text, at, pairs, unclosedTo);
    if (quotation === null) continue;
    found.push(quotation);
    at = quotation.end - 1;
  }
  return found;
}

/** `unclosedTo`: for each opening mark, how far the text is known to have nothing that closes it. */
function quotationAt(
  text: string,
  start: number,
  pairs: readonly string[],
  unclosedTo: Map<string, number>,
): Quotation | null {
  const open = text.charAt(start);
  const closes = pairs.filter((pair) => pair.charAt(0) === open).map((pair) => pair.charAt(1));
  if (closes.length === 0 || isWordChar(text.charAt(start - 1))) return null; // 27", l’été
  const from = Math.max(start + 1, unclosedTo.get(open) ?? 0);
  const to = Math.min(text.length, start + MOST_CHARS + 1);
  for (let at = from; at < to; at += 1) {
    if (closes.includes(text.charAt(at)) && !isWordChar(text.charAt(at + 1)))
      return { text: text.slice(start + 1, at).trim(), start, end: at + 1 };
  }
  unclosedTo.set(open, to);
  return null;
}

const isWordChar = (char: string): boolean => /[\p{L}\p{N}]/u.test(char);
