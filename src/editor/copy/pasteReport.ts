import { lossText } from './losses.ts';

/** Texts of the short report after a paste. */
export const pasteReport = {
  losses: 'Not everything could be pasted:',
  loss: lossText,
  markdown: 'This text looks like Markdown.',
  format: 'Apply its formatting',
  close: 'Close the report',
} as const;
