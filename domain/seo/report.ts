/**
 * The report on a text in the side panel. Deterministic: the same text, language, keyphrase and scorer version
 * give the same report, in the page's worker and on the server. Advice only.
 */
import type { BlockId } from '../article/body.ts';
import type { PlacedClaim } from '../sources/claims.ts';
import type { OriginReport } from '../article/originShare.ts';

/** Changes with any rule, weight or threshold; each report names its version. */
export const SCORER_VERSION = '1';

/** `unmeasured`: nothing to measure, or no rules for the language; never counts as bad. */
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
  /** The measured value in the unit of the check (percent, words, a count); null if unmeasured. */
  readonly value: number | null;
  /** The blocks concerned, in the order of the text; a click leads there. */
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
  /** Whole minutes, at least 1; 0 without any text. */
  readonly readingMinutes: number;
  /** Null for a language without a formula, or when there is no sentence to measure. */
  readonly readability: Readability | null;
  /** The keyphrase that the checks are about; null when the article has none. */
  readonly keyphrase: string | null;
  readonly checks: readonly Check[];
}

/** The report on an open article: on its text, where the words came from, and what they claim. */
export interface ArticleReport extends TextReport {
  readonly origin: OriginReport;
  /** The figures, quotations and links of the text. */
  readonly claims: readonly PlacedClaim[];
}

/** What the report needs besides the blocks. */
export interface ReportContext {
  /** BCP 47. */
  readonly language: string;
  readonly keyphrase: string | null;
}

/** Knowledge of a language (`language/`), passed in because this room uses no package. */
export interface TextTools {
  /** Words in order, as written, without punctuation. */
  words(text: string): string[];
  sentences(text: string): string[];
  /** At least 1 for a word. */
  syllables(word: string): number;
  /** The lower-cased stem; the lower-cased word if the language has no stemmer. */
  stem(word: string): string;
  /** Whether `stem` knows the forms of a word. */
  readonly knowsWordForms: boolean;
  /** Function words such as articles and prepositions; always false if the language has no list. */
  isStopWord(word: string): boolean;
}
