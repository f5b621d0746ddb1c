/** Knowledge of a language (`language/`), passed in because this room uses no package. */

/** A part of a text: UTF-16 code units. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export interface Token extends Span {
  /** As written. */
  readonly word: string;
}

export interface TextTools {
  /** The base language: "en" of "en-GB". */
  readonly language: string;
  /** Words in order, as written, without punctuation. */
  words(text: string): string[];
  tokens(text: string): Token[];
  sentences(text: string): string[];
  sentenceSpans(text: string): Span[];
  /** At least 1 for a word. */
  syllables(word: string): number;
  /** The lower-cased stem; the lower-cased word if the language has no stemmer. */
  stem(word: string): string;
  /** Whether `stem` knows the forms of a word. */
  readonly knowsWordForms: boolean;
  /** Lower case, with a straight apostrophe, and without an elided article. */
  plainWord(word: string): string;
  /** Function words such as articles and prepositions; always false if the language has no list. */
  isStopWord(word: string): boolean;
  /** How common a stem is in the language, 0 (in every text) to 1 (rare); 1 if there is no list. */
  rarity(stem: string): number;
  /** Whether a sentence has a passive, by its clauses in words as written; null: no rules for the language. */
  readonly isPassive: ((clauses: readonly (readonly string[])[]) => boolean) | null;
  /** Whether a sentence has a transition, by its plain words; null: no list for the language. */
  readonly hasTransition: ((plainWords: readonly string[]) => boolean) | null;
  /** Null: no lists for the language. */
  readonly cues: TextCues | null;
  /** How many function words of each language there are among the words. */
  languageVotes(words: readonly string[]): ReadonlyMap<string, number>;
}

/** Words that give away what a piece of text is. All take plain words. */
export interface TextCues {
  isQuestion(plainWords: readonly string[]): boolean;
  /** Where what says "is" begins, -1 if there is none; null for a language that says it with endings. */
  readonly copulaAt: ((plainWords: readonly string[]) => number) | null;
  isSummary(plainWords: readonly string[]): boolean;
}
