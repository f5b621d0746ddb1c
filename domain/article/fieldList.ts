/** The search fields that are lists: entries with commas between them, as a person writes them. */
import type { SearchFields } from '#contract/article/article.schema.ts';
import { KEYWORD_LIMIT_CHARS, MOST_KEYWORDS } from '#contract/article/searchFields.ts';

/** Returns the entries of a list without duplicates; case is ignored. */
export function entriesIn(list: string): string[] {
  const entries = new Map<string, string>();
  for (const entry of list.split(/[,;\n]/)) {
    const text = entry.replace(/\s+/g, ' ').trim();
    if (text !== '' && !entries.has(text.toLowerCase())) entries.set(text.toLowerCase(), text);
  }
  return [...entries.values()];
}

const SEPARATOR = ', ';

export const listOf = (entries: readonly string[]): string =>
  entriesIn(entries.join(',')).join(SEPARATOR);

/** Returns an address as a list entry, without the characters that separate entries. */
export const entryOfAddress = (address: string): string =>
  address.replace(/[,;]/g, encodeURIComponent);

/** Tells what a list has, whatever its case. */
function holderOf(list: string): (entry: string) => boolean {
  const held = new Set(entriesIn(list).map((entry) => entry.toLowerCase()));
  return (entry) => held.has(entry.toLowerCase());
}

export const hasEntry = (list: string, entry: string): boolean => holderOf(list)(entry);

/** The list with the entry at its end, or without it. */
export const withEntry = (list: string, entry: string): string =>
  listOf([...entriesIn(list), entry]);
export function withoutEntry(list: string, entry: string): string {
  const gone = entry.toLowerCase();
  return listOf(entriesIn(list).filter((one) => one.toLowerCase() !== gone));
}

/** Merges two changes of a list: keeps what either side added, and drops what either side removed. */
export function mergedList(base: string, mine: string, theirs: string): string {
  if (theirs === base || theirs === mine) return mine; // as it is being typed
  if (mine === base) return theirs;
  const [isMine, wasThere] = [holderOf(mine), holderOf(base)];
  const kept = entriesIn(theirs).filter((one) => isMine(one) || !wasThere(one));
  return listOf([...kept, ...entriesIn(mine).filter((one) => !wasThere(one))]);
}

/** Returns the first entries that fit into `mostChars`; no entry is cut. */
export function fittingList(list: string, mostChars: number): string {
  if (list.length <= mostChars) return list;
  let chars = -SEPARATOR.length;
  const fitting = entriesIn(list).filter((entry) => {
    chars += SEPARATOR.length + entry.length;
    return chars <= mostChars;
  });
  return fitting.join(SEPARATOR);
}

type KeywordFields = Pick<SearchFields, 'keyphrase' | 'keywords'>;

/** The keyphrase and the other keywords as one list, the most important first. */
export const keywordsOf = ({ keyphrase, keywords }: KeywordFields): string[] =>
  [...new Set([keyphrase.trim(), ...entriesIn(keywords)])]
    .filter((one) => one !== '')
    .slice(0, MOST_KEYWORDS)
    .map((one) => one.slice(0, KEYWORD_LIMIT_CHARS));

/** The first keyword is the keyphrase. */
export const fieldsOfKeywords = ([first = '', ...rest]: readonly string[]): KeywordFields => ({
  keyphrase: first.trim(),
  keywords: listOf(rest),
});
