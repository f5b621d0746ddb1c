import {
  EXAMPLE_LANGUAGES,
  type ExampleKind,
  type ExampleLanguage,
} from '#contract/examples/examples.ts';
import { articleLanguageOf } from '../article/languages.ts';
import type { ImportedBlock } from '../transfer/importedText.ts';

/** The language in which a workspace gets its examples: its own (BCP 47; empty: not known), or English where there are none. */
export function exampleLanguageOf(tag: string): ExampleLanguage {
  const language = articleLanguageOf(tag);
  return EXAMPLE_LANGUAGES.find((known) => known === language) ?? 'en';
}

const PLACES: Readonly<Record<ExampleKind, string>> = {
  article: '/articles',
  brief: '/briefs',
  audit: '/audit',
  topics: '/topic-finder',
};

/** The path of the list that has examples of a kind. */
export const listOfExamples = (kind: ExampleKind): string =>
  kind === 'brief' ? PLACES.article : PLACES[kind];

/** The path of the page of an example. */
export const examplePath = (kind: ExampleKind, id: string): string => `${PLACES[kind]}/${id}`;

/** What stands below the text of an example in files, in the clipboard and behind its link. */
export const EXAMPLE_ANNEX: readonly ImportedBlock[] = [
  { html: '<p><em>Example: this text came with the content toolkit.</em></p>' },
];

/** The name of a file that holds an example. */
export const exampleFileName = (name: string): string => `example-${name}`;
