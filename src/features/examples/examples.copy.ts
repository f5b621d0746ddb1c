import type { ExampleKind } from '#contract/examples/examples.ts';

interface Card {
  readonly title: string;
  readonly shows: string;
}

export const cards: Readonly<Record<ExampleKind, Card>> = {
  article: {
    title: 'An article',
    shows:
      'A finished text in the editor, with its scores, its terms and the pages it competes with.',
  },
  brief: {
    title: 'A brief',
    shows:
      'What four pages about one keyphrase have in common: outline, questions, terms and length.',
  },
  audit: {
    title: 'An audit',
    shows:
      'A small website with faults: a missing description, a double title, a dead link and more.',
  },
  topics: {
    title: 'A topic search',
    shows: 'Some forty keyphrases, put together into the topics that one page each can answer.',
  },
};

export const examples = {
  title: 'Examples',
  lead: 'See what comes of each tool before you use it. Examples cost nothing, need no model and are marked as examples.',
  language: 'Language',
  open: 'Open',
  openOf: (title: string) => `Open the example: ${title}`,
  isOpen: 'Already in your lists',
  opening: 'Opening…',
  failed: 'The example could not be opened.',
  removeAll: 'Remove all examples',
} as const;
