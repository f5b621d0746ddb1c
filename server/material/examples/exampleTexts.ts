/** What examples are made of. Written for this purpose: they name no person, company or study, and claim no figure. */

import type { SearchFields } from '#contract/article/article.schema.ts';
import type { ExampleLanguage } from '#contract/examples/examples.ts';

/** A page under a name that belongs to nobody (RFC 2606). */
export interface ExamplePage {
  readonly url: string;
  /** Null: it has none, which an audit finds. */
  readonly title: string | null;
  readonly description: string | null;
  /** What its audit has as its keyphrase; null: none. */
  readonly keyphrase: string | null;
  /** What stands between its menu and its foot. */
  readonly html: string;
}

export interface ExampleTexts {
  readonly language: ExampleLanguage;
  readonly article: {
    readonly fields: Pick<SearchFields, 'seoTitle' | 'description' | 'slug' | 'keyphrase'>;
    readonly blocks: readonly string[];
  };
  /** The pages that a search for the keyphrase of the article could find. */
  readonly results: readonly ExamplePage[];
  /** A site with faults. */
  readonly site: {
    readonly pages: readonly ExamplePage[];
    /** What stands in the menu of each page, by address. */
    readonly menu: readonly (readonly [path: string, label: string])[];
    readonly foot: string;
  };
  readonly topics: {
    readonly seed: string;
    readonly keyphrases: readonly string[];
  };
}
