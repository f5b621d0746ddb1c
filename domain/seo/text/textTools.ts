/** Knowledge of a language (`language/`), passed in because this room uses no package. */

/** A part of a text: UTF-16 code units. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export interface Token extends Span {
  /** As written, in composed letters, without invisible characters. */
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
  /** Spelled in one way: lower case, a straight apostrophe, no elided article, no ending after an apostrophe or colon. */
  plainWord(word: string): string;
  /** Function words such as articles and prepositions; always false if the language has no list. */
  isStopWord(word: string): boolean;
  /** How common a stem is in the language, 0 (in every text) to 1 (rare); 1 if there is no list. */
  rarity(stem: string): number;
  /** How often a plain word is expected among all words of a text; null: the language has no list. */
  readonly expectedShare: ((plainWord: string) => number) | null;
  /** Whether a sentence has a passive, by its clauses in words as written; null: no rules for the language. */
  readonly isPassive: ((clauses: readonly (readonly string[])[]) => boolean) | null;
  /** Whether a sentence has a transition, by its words as written; null: no list for the language. */
  readonly hasTransition: ((words: readonly string[]) => boolean) | null;
  /** Null: no lists for the language. */
  readonly cues: TextCues | null;
  /** The unit that a plain word names, or two with a space between them: "£" of "pounds"; null if it is none. */
  unitOf(plainWord: string): string | null;
  /** Null: no lists for the language. */
  readonly termWords: TermWords | null;
  /** Null: no lists for the language. */
  readonly boilerplate: BoilerplateCues | null;
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
  /** Null: no lists for the language. */
  readonly wordOrder: WordOrder | null;
  /** How many notes of the writer to themselves a line holds. */
  notesIn(text: string): number;
  /** How many function words of each language there are among the words. */
  languageVotes(words: readonly string[]): ReadonlyMap<string, number>;
}

/** Of a sentence: how often a word is followed by one that cannot follow it, and how often that would be if its words stood in any order. */
export type WordOrder = (
  text: string,
  tokens: readonly Token[],
) => { readonly byChance: number; readonly broken: number };

/** Words that give away what a piece of text is. All take plain words. */
export interface TextCues {
  isQuestion(plainWords: readonly string[]): boolean;
  /** Where what says "is" begins, -1 if there is none; null for a language that says it with endings. */
  readonly copulaAt: ((plainWords: readonly string[]) => number) | null;
  isSummary(plainWords: readonly string[]): boolean;
  /** What a summary is called, as its heading. */
  readonly summaryName: string;
  /** Begins with what only a sentence before it explains: "It", "However". */
  isDangling(plainWords: readonly string[]): boolean;
  isArticle(plainWord: string): boolean;
  /** A heading that asks what a subject is, by the word with which the text says it; null: the language or the word has none. */
  definitionQuestion(subject: string, copula: string): string | null;
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

/** Which words can be terms. All take plain words. */
export interface TermWords {
  /** Which word of a phrase is its noun: "floor drain", but "drenaje de suelo". */
  readonly head: 'first' | 'last';
  /** Only nouns are written with a capital. */
  readonly hasCapitalNouns: boolean;
  /** Few function words divide a sentence. */
  readonly hasLongRuns: boolean;
  /** Joins two nouns to one term. */
  isLink(plainWord: string): boolean;
  /** Stands before nouns, as articles and prepositions do. */
  isBeforeNoun(plainWord: string): boolean;
  /** Stands before verbs, as pronouns and modals do. */
  isBeforeVerb(plainWord: string): boolean;
  /** No part of a term: adverbs, adjectives of degree, infinitives. */
  isEmpty(plainWord: string): boolean;
  /** An adjective of measure or kind: part of a term, but none by itself. */
  isAttribute(plainWord: string): boolean;
  /** A noun after all: a list of function words has it, or it ends as they do. */
  isKept(plainWord: string): boolean;
  /** A form of a verb that any text has, if it is no noun. */
  isVerb(plainWord: string): boolean;
  /** By its ending, so that it is no term by itself. */
  isAdjective(plainWord: string): boolean;
  /** Part of a term, but none by itself: nouns of time, of measure and of texts. */
  isVague(plainWord: string): boolean;
  /** Names a time or a measure. */
  isMeasure(plainWord: string): boolean;
}

/** Words that give away what a page has around its text. All take plain words. */
export interface BoilerplateCues {
  /** Begins with what calls to an action, or names what is linked. */
  isCall(plainWords: readonly string[]): boolean;
  /** Names what follows, and is no sentence: "Related", "Photo". */
  isLabel(plainWords: readonly string[]): boolean;
  /** Says anywhere what only the frame of a page says. */
  isFrame(plainWords: readonly string[]): boolean;
  /** Begins as a line of authors does. */
  isByline(plainWords: readonly string[]): boolean;
  /** Says when a page was made. */
  isDate(plainWords: readonly string[]): boolean;
  /** A heading of what is no part of the text. */
  isFrameHeading(plainWords: readonly string[]): boolean;
}
