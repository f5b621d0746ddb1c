/** What a brief needs of the language of its keyphrase. */
export interface BriefLanguage {
  /** German nouns keep their capital within a sentence. */
  readonly writesNounsBig: boolean;
  /** Whether a word of a heading only says that something is explained: "basics", "actually". */
  explains(word: string): boolean;
  /** A sentence. */
  covers(phrase: string, parts: readonly string[]): string;
  /** The sentence behind questions. */
  readonly answers: string;
}
