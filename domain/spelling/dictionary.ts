/** The words of a workspace that a checker does not know and that are right nevertheless: names, products, terms. */
import { WORD, WORD_MAX_CHARS } from '#contract/spelling/dictionary.route.ts';
import { UNSEEN } from '#html/words.ts';

const UNSEEN_SIGNS = new RegExp(UNSEEN, 'gu');

/** A word as it is stored: without spaces around it and invisible characters, in one form of Unicode, with a straight apostrophe. */
export const wordOf = (typed: string): string =>
  typed.replace(UNSEEN_SIGNS, '').trim().normalize('NFC').replace(/[’‘ʼ]/g, "'");

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

/** Stand within words of a dictionary, and between words of a text. */
const JOINT = /[.&+_-]/;
const OF_WORD = new RegExp(`[\\p{L}\\p{M}\\p{N}'’‘ʼ.&+_-]|${UNSEEN}`, 'u');

/**
 * The words that a place in a text may be of, itself first: a checker reads "Acme.io", "z.B." and "e-shopper" in parts, and a dictionary
 * has them whole.
 */
export function wordsAround(text: string, start: number, end: number): string[] {
  const [starts, ends] = [startsBefore(text, start), endsBehind(text, end)];
  return starts.flatMap((from) => ends.map((to) => text.slice(from, to)));
}

function startsBefore(text: string, start: number): number[] {
  const starts = [start];
  let at = start;
  while (start - at < WORD_MAX_CHARS && OF_WORD.test(text[at - 1] ?? '')) {
    at -= 1;
    const isStart = !OF_WORD.test(text[at - 1] ?? '') || JOINT.test(text[at - 1] ?? '');
    if (isStart && !JOINT.test(text[at] ?? '')) starts.push(at);
  }
  return starts;
}

function endsBehind(text: string, end: number): number[] {
  const ends = [end];
  let at = end;
  while (at - end < WORD_MAX_CHARS && OF_WORD.test(text[at] ?? '')) {
    at += 1;
    const isEnd = !OF_WORD.test(text[at] ?? '') || JOINT.test(text[at] ?? '');
    if (isEnd || JOINT.test(text[at - 1] ?? '')) ends.push(at);
  }
  return ends;
}
