/** The words of a workspace that a checker does not know and that are right nevertheless: names, products, terms. */

import { WORD, WORD_MAX_CHARS } from '#contract/dictionary.route.ts';

/** A word as it is stored: without spaces around it, in one form of Unicode, with a straight apostrophe. */
export const wordOf = (typed: string): string => typed.trim().normalize('NFC').replaceAll('’', "'");

export const isWord = (word: string): boolean => word.length <= WORD_MAX_CHARS && WORD.test(word);

/** The words of a list that was typed or pasted, each once. */
export function wordsOf(typed: string): readonly string[] {
  const words = typed.split(/[\s,;]+/u).map(wordOf);
  return [...new Set(words.filter((word) => word !== ''))];
}

/**
 * Whether a word is one of a dictionary. One that is stored in small letters is meant in any case; any other as it is
 * written, or in capitals. The genitive of a word ("Acme's") belongs to it.
 */
export function dictionaryOf(words: readonly string[]): (word: string) => boolean {
  const written = new Set(words.flatMap((word) => [word, wordOf(word.toUpperCase())]));
  const small = new Set(words.filter((word) => word === word.toLowerCase()));
  const has = (word: string) => written.has(word) || small.has(word.toLowerCase());
  return (typed) => {
    const word = wordOf(typed);
    return has(word) || has(word.replace(/'s$/iu, ''));
  };
}
