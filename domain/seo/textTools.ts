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
  /** How often a plain word is expected among all words of a text; null: the language has no list. */
  readonly expectedShare: ((plainWord: string) => number) | null;
  /** Whether a sentence has a passive, by its clauses in words as written; null: no rules for the language. */
  readonly isPassive: ((clauses: readonly (readonly string[])[]) => boolean) | null;
  /** Whether a sentence has a transition, by its plain words; null: no list for the language. */
  readonly hasTransition: ((plainWords: readonly string[]) => boolean) | null;
  /** Null: no lists for the language. */
  readonly cues: TextCues | null;
  /** Null: no lists for the language. */
  readonly voice: VoiceWords | null;
  /** For readers of a country (ISO 3166-1): what they write in place of a plain word; null: the same. */
  localSpelling(country: string): (plainWord: string) => string | null;
  /** What models write more often than people do; null: no list for the language. */
  readonly wordings: Wordings | null;
  /** The function words, the most frequent first; empty if the language has no list by frequency. */
  readonly smallWords: readonly string[];
  /** Plain words that people choose or avoid whatever they write about; empty if the language has no list. */
  readonly styleWords: readonly string[];
  /** How many function words of each language there are among the words. */
  languageVotes(words: readonly string[]): ReadonlyMap<string, number>;
}

/** Words that give away what a piece of text is. All take plain words. */
export interface TextCues {
  isQuestion(plainWords: readonly string[]): boolean;
  /** Where what says "is" begins, -1 if there is none; null for a language that says it with endings. */
  readonly copulaAt: ((plainWords: readonly string[]) => number) | null;
  isSummary(plainWords: readonly string[]): boolean;
  /** What a summary is called, as its heading. */
  readonly summaryName: string;
  /** A heading that asks what something is. */
  definitionHeading(phrase: string): string;
}

/** `markers` count only where a sentence begins with them. */
export type WordingKind = 'phrases' | 'hedges' | 'markers';

/** Words that stand in a row. */
export interface Wording {
  readonly kind: WordingKind;
  /** Plain words. */
  readonly words: readonly string[];
  /** What says the same; empty: it can go; null: only a person knows. */
  readonly now: string | null;
}

/** By their first word, the longest first. */
export type Wordings = ReadonlyMap<string, readonly Wording[]>;

/** Words that tell who speaks to whom, and the variant of English. All are plain words. */
export interface VoiceWords {
  readonly singular: ReadonlySet<string>;
  readonly plural: ReadonlySet<string>;
  readonly reader: ReadonlySet<string>;
  /** Null: the language has none. */
  readonly isContraction: ((plainWord: string) => boolean) | null;
  /** American or British, of words that are spelled differently; null: not English. */
  readonly spellings: ReadonlyMap<string, 'us' | 'uk'> | null;
}
