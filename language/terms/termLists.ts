/** What tells the terms of a language from its other words. Own lists of plain words; the tools are in termWords.ts. */
export interface TermLists {
  /** Which word of a phrase is its noun: "floor drain", but "drenaje de suelo". */
  readonly head: 'first' | 'last';
  /** Few function words divide a sentence, so that words that do not belong together stand in a row. */
  readonly hasLongRuns?: boolean;
  /** Only nouns are written with a capital. */
  readonly hasCapitalNouns?: boolean;
  /** Join two nouns to one term. */
  readonly links: string;
  /** Stand before nouns: articles, prepositions, possessives, numbers and the like. */
  readonly beforeNouns: string;
  /** Stand before verbs: pronouns, modals, negations. */
  readonly beforeVerbs: string;
  /** Verbs that any text has. Forms with the same stem count too, except what ends as a noun does (`nounEnding`). */
  readonly verbs: string;
  /** What a verb is listed as is a noun too, behind an article: "the move". */
  readonly verbsAreNouns?: boolean;
  readonly nounEnding?: RegExp;
  /** Adjectives of measure and kind: part of a term, but none by themselves, even if lists of function words have them. */
  readonly attributes?: string;
  /** Adverbs, verb forms, adjectives of praise and degree: no part of a term. */
  readonly empty: string;
  /** How words end that are none of a term: adverbs, verb forms. */
  readonly emptyEnding?: RegExp;
  /** Nouns that end so too, or that lists of function words have. */
  readonly kept?: string;
  /** How adjectives end, which are no term by themselves. */
  readonly adjectiveEnding?: RegExp;
  /** Endings of plurals that the stemmer takes for other words. */
  readonly plurals?: readonly string[];
  /** Nouns of time and of measure: no term by themselves, and none with what is measured. */
  readonly measures: string;
  /** Nouns that any text has: parts of a term, but none by themselves. */
  readonly vague: string;
}
