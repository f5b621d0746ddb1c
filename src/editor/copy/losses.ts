import type { ImportLoss, ImportLossKind } from '#html/losses.ts';
import { number } from '#src/kit/copy/formats.ts';

/** Singular and plural of everything an article cannot hold. */
const losses: Readonly<Record<ImportLossKind, readonly [string, string]>> = {
  image: ['image that cannot be read', 'images that cannot be read'],
  embed: ['video or other embedded item', 'videos or other embedded items'],
  form: ['form', 'forms'],
  comment: ['comment', 'comments'],
  deletion: ['deleted passage', 'deleted passages'],
  footnote: ['footnote, now at the end of the text', 'footnotes, now at the end of the text'],
  drawing: ['drawing', 'drawings'],
  equation: ['equation', 'equations'],
  link: [
    'link that leads nowhere; its text is kept',
    'links that lead nowhere; their text is kept',
  ],
  style: ['format that an article does not have', 'formats that an article does not have'],
  part: ['part of an unknown kind', 'parts of an unknown kind'],
};

/** Describes a loss, counted, with an example if there is one. */
export function lossText({ kind, count, example }: ImportLoss): string {
  const text = `${number.format(count)} ${losses[kind][count === 1 ? 0 : 1]}`;
  return example === undefined ? text : `${text} (“${example}”)`;
}

/** Texts of the report after a paste. */
export const pasteReport = {
  losses: 'Not everything could be pasted:',
  loss: lossText,
  markdown: 'This text looks like Markdown.',
  format: 'Apply its formatting',
  close: 'Close the report',
} as const;
