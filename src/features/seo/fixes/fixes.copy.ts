/** Texts of the changes that make a check better. */
import type { FieldName } from '#domain/article/searchFields.ts';
import type { SlotAsk } from '#domain/seo/report.ts';
import { fieldNames } from '#src/kit/copy/fields.ts';

const about = (keyphrase: string | null): string =>
  keyphrase === null ? 'the subject' : `“${keyphrase}”`;

const SLOTS: Readonly<Record<SlotAsk, (keyphrase: string | null) => readonly string[]>> = {
  introduction: (keyphrase) => [
    `Introduction: say in one or two sentences what the reader gets, with ${about(keyphrase)}.`,
  ],
  definition: (keyphrase) => [
    `Definition: say in one sentence what ${about(keyphrase)} is, in 20 to 70 words with what follows from it.`,
  ],
  figure: () => [
    'Figure: a number that proves the main point, with a link to where it comes from.',
  ],
  source: () => ['Source: a link to where the figures above come from.'],
};

export const fixes = {
  show: 'Show a fix',
  hide: 'Hide the fix',
  of: (check: string) => `Fix of: ${check}`,
  apply: 'Apply',
  discard: 'Leave it',
  free: 'Made of your own words, free.',
  field: (name: FieldName) => fieldNames[name],
  slots: SLOTS,
  slot: 'Only you can know this. It opens a place in the text that asks for it:',
  ask: (task: string) => `Propose: ${task}`,
} as const;
