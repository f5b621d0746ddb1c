/** Which words of a text can be terms, by language (terms/). */
import type { TermWords } from '#domain/seo/text/textTools.ts';
import { once } from './once.ts';
import { plainWordOf } from './stems.ts';
import { GERMAN } from './terms/de.ts';
import { ENGLISH } from './terms/en.ts';
import { SPANISH } from './terms/es.ts';
import { FRENCH } from './terms/fr.ts';
import { ITALIAN } from './terms/it.ts';
import { DUTCH } from './terms/nl.ts';
import { PORTUGUESE } from './terms/pt.ts';
import { RUSSIAN } from './terms/ru.ts';
import type { TermLists } from './terms/termLists.ts';
import { TURKISH } from './terms/tr.ts';

const LISTS: Readonly<Record<string, TermLists>> = {
  de: GERMAN,
  en: ENGLISH,
  es: SPANISH,
  fr: FRENCH,
  it: ITALIAN,
  nl: DUTCH,
  pt: PORTUGUESE,
  ru: RUSSIAN,
  tr: TURKISH,
};

/** Null for a language without lists. `stem` takes plain words. */
export function termWordsOf(
  language: string,
  stem: (plainWord: string) => string,
): TermWords | null {
  const lists = LISTS[language];
  return lists === undefined ? null : made(lists, { plainWord: plainWordOf(language), stem });
}

interface Knowledge {
  plainWord(word: string): string;
  stem(plainWord: string): string;
}

function made(lists: TermLists, { plainWord, stem }: Knowledge): TermWords {
  const { head, hasCapitalNouns = false, verbsAreNouns = false, hasLongRuns = false } = lists;
  const { emptyEnding, adjectiveEnding, nounEnding } = lists;
  const wordsOf = (list = '') => new Set(list.trim().split(/\s+/).map(plainWord));
  const plurals = ['', ...(lists.plurals ?? [])];
  const formsOf = (list: string) =>
    once(
      () => new Set([...wordsOf(list)].flatMap((word) => plurals.map((end) => stem(word + end)))),
    );
  const [links, beforeNouns] = [wordsOf(lists.links), wordsOf(lists.beforeNouns)];
  const [beforeVerbs, empty] = [wordsOf(lists.beforeVerbs), wordsOf(lists.empty)];
  const [kept, verbs] = [wordsOf(lists.kept), wordsOf(lists.verbs)];
  const attributes = wordsOf(lists.attributes);
  const verbStems = once(() => new Set([...verbs].map(stem)));
  const [vague, measures] = [formsOf(lists.vague), formsOf(lists.measures)];
  const endsEmpty = (word: string) => emptyEnding?.test(word) === true && !kept.has(word);
  const hasVerbStem = (word: string) =>
    verbStems().has(stem(word)) && nounEnding?.test(word) !== true;
  return {
    head,
    hasCapitalNouns,
    hasLongRuns,
    isLink: (word) => links.has(word),
    isBeforeNoun: (word) => beforeNouns.has(word),
    isBeforeVerb: (word) => beforeVerbs.has(word),
    isEmpty: (word) => empty.has(word) || (!verbsAreNouns && verbs.has(word)) || endsEmpty(word),
    isAttribute: (word) => attributes.has(word) || attributes.has(word.replace(/s$/, '')),
    isKept: (word) => kept.has(word),
    isVerb: (word) => verbs.has(word.replace(/s$/, '')) || verbs.has(word) || hasVerbStem(word),
    isAdjective: (word) => adjectiveEnding?.test(word) === true,
    isVague: (word) => vague().has(stem(word)) || measures().has(stem(word)),
    isMeasure: (word) => measures().has(stem(word)),
  };
}
