import type { Finding } from './finding.ts';
import { ignoredAs } from './ignored.ts';

/**
 * Returns what is shown of the findings in a text, given everything that was found: without what the person ignores
 * and without the words of the dictionary. Undefined for a text that has not been checked.
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
      const isRight = kind === 'spelling' && isKnown(text.slice(start, end));
      return !isRight && !isIgnored.has(ignoredAs(finding, text));
    });
}
