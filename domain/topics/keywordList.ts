/** Keywords from a list: one a line, with commas between them, or the table of a keyword tool. */
import { KEYWORD_LIMIT_CHARS } from '#contract/searchFields.ts';
import { entriesIn } from '../article/fieldList.ts';
import { keyphraseListIn } from './keyphraseFile.ts';

interface Added {
  /** The new ones for which there is room. */
  readonly added: readonly string[];
  /** How many new ones there is no room for. */
  readonly left: number;
}

/** What a list has beside the keywords that are there; none is there twice, whatever its case. */
export function addedFrom(text: string, there: readonly string[], most: number): Added {
  const known = new Set(there.map((one) => one.toLowerCase()));
  const fresh = entriesIn(phrasesIn(text).join('\n'))
    .map((phrase) => phrase.slice(0, KEYWORD_LIMIT_CHARS).trim().toWellFormed())
    .filter((phrase) => !known.has(phrase.toLowerCase()));
  const added = fresh.slice(0, Math.max(0, most - there.length));
  return { added, left: fresh.length - added.length };
}

/** The keyphrases of a list. A table gives its column of keyphrases; other text is split at line breaks and commas. */
export function phrasesIn(text: string): readonly string[] {
  const read = keyphraseListIn(text);
  return 'refusal' in read ? entriesIn(text) : read.rows.map(({ phrase }) => phrase);
}
