import type { ExampleKind } from '#contract/examples/examples.ts';

/** In lists. */
export const EXAMPLE = 'Example';

const MADE: Readonly<Record<ExampleKind, string>> = {
  article:
    'This is an example article. Its text came with the toolkit, and so did the pages that the panels compare it with. Change it and see how the score follows.',
  brief:
    'This is an example brief. It was made from four pages that came with the toolkit, as a brief of yours is made from the pages that a search finds.',
  audit:
    'This is an example audit. Its pages came with the toolkit and have a few faults on purpose. They were read and scored as those of a website are.',
  topics:
    'This is an example of a topic search. Its keyphrases came with the toolkit and were put together as yours would be. Nobody has measured them, so volume and difficulty are a dash.',
};

export const exampleNote = {
  label: 'About this example',
  made: (kind: ExampleKind): string => MADE[kind],
  remove: 'Remove the example',
};
