import { oneDigit } from '#src/kit/copy/formats.ts';

export const colours = {
  title: 'Brand colours',
  hint: 'Designed covers begin with these colours. Covers that are made already stay as they are.',
  background: 'Background',
  accent: 'Accent',
  sample: 'The title of your article',
  preview: 'A cover in these colours',
  save: 'Save',
  again: 'Try again',
  theirs: (now: { readonly background: string; readonly accent: string } | null) =>
    now === null
      ? 'Somebody else has removed the brand colours in the meantime.'
      : `Somebody else has changed the brand colours in the meantime: background ${now.background}, accent ${now.accent}.`,
  saveMine: 'Save mine instead',
  keepTheirs: 'Keep theirs',
  clear: 'No brand colours',
  text: (value: number, isEnough: boolean) =>
    `Title on the background: ${oneDigit.format(value)} : 1, ${isEnough ? 'easy to read' : 'enough for large text only'}.`,
  shape: (value: number, isEnough: boolean) =>
    `Accent beside the background: ${oneDigit.format(value)} : 1, ${isEnough ? 'stands out' : 'hardly stands out'}.`,
} as const;
