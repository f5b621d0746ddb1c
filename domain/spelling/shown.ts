import { wordsAround } from './dictionary.ts';
import type { Finding } from './finding.ts';
import { ignoredAs } from './ignored.ts';

/**
 * Filters the findings of a text: without what the person ignores and without the words of the dictionary. Undefined if the text
 * has not been checked yet.
 */
export function shownFindings(
  found: Readonly<Record<string, readonly Finding[]>>,
  ignored: readonly string[],
  isKnown: (word: string) => boolean,
): (text: string) => readonly Finding[] | undefined {
  const isIgnored = new Set(ignored);
  return (text) =>
    // A paragraph may read "constructor".
    (Object.hasOwn(found, text) ? found[text] : undefined)?.filter((finding) => {
      const { kind, start, end } = finding;
      const isRight = kind === 'spelling' && wordsAround(text, start, end).some(isKnown);
      return !isRight && !isIgnored.has(ignoredAs(finding, text));
    });
}
