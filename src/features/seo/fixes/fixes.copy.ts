/** Texts of the changes that make a check better. */
import type { FieldName } from '#domain/article/searchFields.ts';
import type { CheckName } from '#domain/seo/report/report.ts';
import { fieldNames } from '#src/kit/copy/fields.ts';

/** What a writer can do where no words of the text make a fix. */
const HINTS: Readonly<Partial<Record<CheckName, string>>> = {
  keyphraseInTitle: 'Write a title that names the subject first, as you would say it to a reader.',
  keyphraseInDescription:
    'Write one or two sentences of your own that name the subject and say what the page answers.',
  descriptionLength: 'Write one or two sentences that say what the page answers, and for whom.',
  keyphraseInSubheadings:
    'Name the subject in a subheading where a reader would expect it. Its words may stand apart and in other forms.',
  sentenceLength: 'Say it in two sentences. Begin the second one with who or what it is about.',
  images: 'Say in a few words what the image shows.',
  summaryBox: 'Say in three sentences what a reader should remember.',
};

export const fixes = {
  hint: (name: CheckName): string | null => HINTS[name] ?? null,
  show: 'Show a fix',
  hide: 'Hide the fix',
  about: (action: string, check: string) => `${action}: ${check}`,
  of: (check: string) => `Fix of: ${check}`,
  apply: 'Apply',
  discard: 'Leave it',
  free: 'Made of your own words, free.',
  freeSlot: 'Free. Nothing is written for you.',
  field: (name: FieldName) => fieldNames[name],
  slot: 'Only you can know this. It opens a place in the text that asks for it:',
  ask: (task: string) => `Propose: ${task}`,
} as const;
