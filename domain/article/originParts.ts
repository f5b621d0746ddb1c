/** The parts of origins that a text needs. */
import { wordsIn } from '#html/words.ts';
import { keptWords, wordsMissingIn } from './keptWords.ts';
import type { Origin, Origins } from './origin.ts';
import { joinedOrigins, textIn } from './originText.ts';

/** The origins of a block, each only with the words that the block has of it, so that a copy costs no more than its text. */
export function originsOfPart(origins: Origins, html: string): Origins {
  const text = textIn(html);
  return partsFor(origins, wordsIn(text), text).parts;
}

/** A change of a block by a writer. */
export interface Change {
  readonly before: string;
  readonly html: string;
}

/** Adds the parts of inserted origins for words that the text has and its own origins do not cover. */
export function withNeeded(own: Origins, inserted: Origins, change: Change): Origins {
  if (inserted.length === 0) return own;
  const { words, text } = wordsOf(change);
  const rest = partsFor(own, words, text).rest.map((at) => words[at] ?? '');
  return joinedOrigins(own, partsFor(inserted, rest, text).parts);
}

/** Words that a block has lost and that another block may have received. */
export interface Lost {
  readonly words: readonly string[];
  readonly origins: Origins;
}

/** Adds the origins of words that moved into this block from other blocks. */
export function withTaken(own: Origins, losses: readonly Lost[], change: Change): Origins {
  if (losses.length === 0) return own;
  const { words, old, text } = wordsOf(change);
  const wasThere = keptWords(old, words);
  let gained = partsFor(own, words, text)
    .rest.filter((at) => !wasThere[at])
    .map((at) => words[at] ?? '');
  let origins = own;
  for (const lost of losses) {
    if (gained.length === 0) break;
    const kept = keptWords(lost.words, gained);
    const taken = gained.filter((_, at) => kept[at]);
    gained = gained.filter((_, at) => !kept[at]);
    origins = joinedOrigins(origins, partsFor(lost.origins, taken, text).parts);
  }
  return origins;
}

/** The words that a change takes out of a block. */
export function lostBy(change: Change): readonly string[] {
  const { words, old } = wordsOf(change);
  return wordsMissingIn(words, old);
}

/** The words before and after; where the change begins and ends, words end too: "drink." and "Brew." are two. */
function wordsOf({ before, html }: Change) {
  const [from, text] = [textIn(before), textIn(html)];
  const shortest = Math.min(from.length, text.length);
  let head = 0;
  while (head < shortest && from[head] === text[head]) head += 1;
  let tail = 0;
  while (tail < shortest - head && from.at(-1 - tail) === text.at(-1 - tail)) tail += 1;
  while (isWithinWord(from, head)) head -= 1;
  while (isWithinWord(from, from.length - tail)) tail -= 1;
  const divided = (all: string) =>
    [all.slice(0, head), all.slice(head, all.length - tail), all.slice(all.length - tail)].flatMap(
      (part) => wordsIn(part),
    );
  return { words: divided(text), old: divided(from), text };
}

const LETTER = /[\p{L}\p{M}\p{N}]/u;

const isWithinWord = (text: string, at: number): boolean =>
  LETTER.test(text[at - 1] ?? '') && LETTER.test(text[at] ?? '');

/** The part that each origin has in the words, and the places of the words that none has. */
function partsFor(origins: Origins, words: readonly string[], text: string) {
  const parts: Origin[] = [];
  let rest = words.map((_, at) => at);
  for (const origin of origins) {
    const left = rest.map((at) => words[at] ?? '');
    // A text that is too long to be kept counts as unchanged.
    const kept = origin.text === null ? null : keptWords(wordsIn(origin.text), left);
    const part = left.filter((_, place) => kept?.[place] ?? true);
    rest = rest.filter((_, place) => kept?.[place] === false);
    if (part.length > 0) parts.push({ ...origin, text: partOf(origin.text, part, text) });
  }
  return { parts, rest };
}

/** As it is written in the original, where that is the whole original or the whole block. */
function partOf(original: string | null, words: readonly string[], text: string): string | null {
  if (original === null || wordsIn(original).length === words.length) return original;
  const isWhole = wordsIn(text).length === words.length && original.includes(text);
  return isWhole ? text : words.join(' ');
}
