/** Keywords from a list: one a line, with commas between them, or the table of a keyword tool. */
import { KEYWORD_LIMIT_CHARS, MOST_KEYWORDS } from '#contract/searchFields.ts';
import { entriesIn, listOf } from '../article/fieldList.ts';
import { keyphraseListIn } from './keyphraseFile.ts';

interface Keywords {
  readonly keyphrase: string;
  readonly keywords: string;
}

interface Added {
  /** The keywords with those of the list behind them. */
  readonly list: string;
  /** How many are new. */
  readonly added: number;
  /** New ones for which there is no room. */
  readonly left: number;
}

/** The keyphrase is a keyword too, and none is there twice. */
export function addedFrom(text: string, { keyphrase, keywords }: Keywords): Added {
  const there = entriesIn(keywords);
  const known = new Set([keyphrase.trim(), ...there].map((one) => one.toLowerCase()));
  const fresh = entriesIn(phrasesIn(text).join('\n'))
    .map((phrase) => phrase.slice(0, KEYWORD_LIMIT_CHARS).trim().toWellFormed())
    .filter((phrase) => !known.has(phrase.toLowerCase()));
  const room = Math.max(0, MOST_KEYWORDS - 1 - there.length);
  const kept = fresh.slice(0, room);
  return {
    list: listOf([...there, ...kept]),
    added: kept.length,
    left: fresh.length - kept.length,
  };
}

/** The keyphrases of a list. A table gives its column of keyphrases; other text is split at line breaks and commas. */
export function phrasesIn(text: string): readonly string[] {
  const read = keyphraseListIn(text);
  return 'refusal' in read ? entriesIn(text) : read.rows.map(({ phrase }) => phrase);
}
