import type { ImportLoss } from '#html/losses.ts';
import { importing } from '#src/features/transfer/importing.copy.ts';

/** Texts of the short report after a paste. */
export const pasteReport = {
  losses: 'Not everything could be pasted:',
  loss: (loss: ImportLoss): string => importing.loss(loss),
  markdown: 'This text looks like Markdown.',
  format: 'Apply its formatting',
  close: 'Close the report',
} as const;
