/** What a person has to look at, because names are known by their large letter: not in every language, nor in every script. */
import { textUnitsOf } from '#html/units.ts';
import type { TextTools } from '../seo/text/textTools.ts';
import { LARGE_NOUNS } from './spans.ts';

const SHOWN_MOST = 30;
const CASED = /[\p{Lu}\p{Ll}\p{Lt}]/gu;
const CASELESS = /\p{Lo}/gu;

const textOf = (blocks: readonly string[]): string =>
  blocks
    .flatMap((html) => textUnitsOf(html))
    .map(({ text }) => text)
    .join('\n');

/**
 * Returns the capitalised words of a German rewrite that the original has in no form. German capitalises all nouns, so names
 * cannot be told from them.
 */
export function newLargeWords(
  old: readonly string[],
  written: readonly string[],
  tools: TextTools,
): string[] {
  if (!LARGE_NOUNS.has(tools.language)) return [];
  const known = new Set(tools.words(textOf(old)).map(tools.stem));
  const found = tools
    .words(textOf(written))
    .filter(
      (word) => /^\p{Lu}/u.test(word) && !known.has(tools.stem(word)) && !tools.isStopWord(word),
    );
  return [...new Set(found)].slice(0, SHOWN_MOST);
}

/** Whether most letters have no case, as in Arabic, Hindi or Japanese: names are not detected there. */
export function hasUnknownNames(blocks: readonly string[]): boolean {
  const text = textOf(blocks);
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  return count(CASELESS) > count(CASED);
}
