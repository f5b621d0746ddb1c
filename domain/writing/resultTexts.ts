/** What pages in the results of a search say of themselves there; data, never instructions. */

/** A title or a description. */
interface ResultText {
  readonly text: string;
  /** Of the whole text, of which only the beginning may be kept. */
  readonly chars: number;
}

export interface ResultPage {
  readonly url: string;
  readonly title: ResultText | null;
  readonly description: ResultText | null;
}

export interface ResultTexts {
  readonly pages: readonly ResultPage[];
  /** Those that most titles or pages have, the most frequent first. */
  readonly terms: readonly { readonly term: string; readonly stems: readonly string[] }[];
}

/** Terms of the results that a text has, and some that it lacks. */
export interface TermsBeside {
  readonly has: readonly string[];
  readonly lacks: readonly string[];
}
