/**
 * What the side panel says about a text. Deterministic: the same text, language, keyphrase and
 * scorer version give the same report, in the page's worker and on the server. Advice only.
 */
import type { BlockId } from '../article/body.ts';

/** Changes with any rule, weight or threshold; a report names the one it was made with. */
export const SCORER_VERSION = '1';

/** `unmeasured`: nothing to measure, or a language without rules; never counted as bad. */
export type Rating = 'good' | 'ok' | 'bad' | 'worst' | 'unmeasured';

export type CheckName =
  | 'keyphraseInIntroduction'
  | 'keyphraseLength'
  | 'keyphraseDensity'
  | 'keyphraseInSubheadings'
  | 'keyphraseInTitle'
  | 'keyphraseDistribution'
  | 'textLength'
  | 'singleH1'
  | 'subheadingDistribution'
  | 'paragraphLength'
  | 'sentenceLength'
  | 'consecutiveSentences';

export interface Check {
  readonly name: CheckName;
  readonly rating: Rating;
  /** What was measured, in the unit of the check (per cent, words, a count); null where nothing was. */
  readonly value: number | null;
  /** The blocks that it is about, in the order of the text, for a click to lead there. */
  readonly blockIds: readonly BlockId[];
}

/** The readability formula of a language (Flesch Reading Ease and its adaptations). */
export type ReadabilityVariant =
  | 'flesch'
  | 'amstad'
  | 'fernandezHuerta'
  | 'kandelMoles'
  | 'fleschVacca'
  | 'douma'
  | 'martinsGhiraldelo'
  | 'atesman'
  | 'oborneva';

export interface Readability {
  readonly variant: ReadabilityVariant;
  /** About 0 (hard) to 100 (easy); not clamped. */
  readonly score: number;
  readonly wordsPerSentence: number;
  readonly syllablesPerWord: number;
}

export interface TextReport {
  readonly scorerVersion: string;
  readonly words: number;
  readonly sentences: number;
  readonly paragraphs: number;
  /** Whole minutes, at least 1 for any text; 0 for none. */
  readonly readingMinutes: number;
  /** Null for a language without a formula, or when there is no sentence to measure. */
  readonly readability: Readability | null;
  /** The keyphrase that the checks are about; null when the article has none. */
  readonly keyphrase: string | null;
  readonly checks: readonly Check[];
}

/** What is known of an article beside its blocks. */
export interface ReportContext {
  /** BCP 47. */
  readonly language: string;
  readonly keyphrase: string | null;
}

/** Language knowledge, handed in because this room knows no package (`text/` has it). */
export interface TextTools {
  /** Words in order, as written, without punctuation. */
  words(text: string): string[];
  sentences(text: string): string[];
  /** At least 1 for a word. */
  syllables(word: string): number;
  /** The lower-cased stem; the lower-cased word where the language has no stemmer. */
  stem(word: string): string;
  /** Whether `stem` knows the forms of a word. */
  readonly knowsWordForms: boolean;
  /** Function words such as articles and prepositions; false for all where the language has no list. */
  isStopWord(word: string): boolean;
}
