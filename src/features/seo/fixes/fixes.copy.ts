/** Texts of the changes that make a check better. */
import type { FieldName } from '#domain/article/searchFields.ts';
import { fieldNames } from '#src/kit/copy/fields.ts';

export const fixes = {
  show: 'Show a fix',
  hide: 'Hide the fix',
  about: (action: string, check: string) => `${action}: ${check}`,
  of: (check: string) => `Fix of: ${check}`,
  apply: 'Apply',
  discard: 'Leave it',
  free: 'Made of your own words, free.',
  field: (name: FieldName) => fieldNames[name],
  slot: 'Only you can know this. It opens a place in the text that asks for it:',
  ask: (task: string) => `Propose: ${task}`,
} as const;
