import {
  GIVEN_LIMIT_BYTES,
  type GivenRefusal,
  type RefusedFile,
} from '#domain/transfer/givenFile.ts';
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
  link: ['link that cannot be kept; its text is', 'links that cannot be kept; their text is'],
  style: ['format that an article does not have', 'formats that an article does not have'],
  heading: [
    'heading within a list, quote or table, now text',
    'headings within lists, quotes or tables, now text',
  ],
  number: [
    'list with letters or Roman numerals, now with 1, 2, 3',
    'lists with letters or Roman numerals, now with 1, 2, 3',
  ],
  control: ['button, menu or field', 'buttons, menus or fields'],
  margin: ['header or footer of the pages', 'headers and footers of the pages'],
  field: [
    'entry above the text that an article does not have',
    'entries above the text that an article does not have',
  ],
  script: ['script or style sheet', 'scripts or style sheets'],
  part: ['part of an unknown kind', 'parts of an unknown kind'],
  around: ['word around the article', 'words around the article'],
  words: ['word that is missing', 'words that are missing'],
};

/** Describes a loss, counted, with an example if there is one. */
export function lossText({ kind, count, example }: ImportLoss): string {
  const text = `${number.format(count)} ${losses[kind][count === 1 ? 0 : 1]}`;
  return example === undefined ? text : `${text} (“${example}”)`;
}

/** What a file is that was not inserted. */
const refusals: Readonly<Record<GivenRefusal, string>> = {
  kind: 'is neither an image nor a text, Markdown or HTML file.',
  image: 'is an image, which this text cannot have.',
  word: 'is a Word file. Import it as an article of its own, or copy its text and paste it here.',
  tooLarge: `is too large: text files may have ${number.format(GIVEN_LIMIT_BYTES / 1_000_000)} MB together. Paste the part you need.`,
  unreadable: 'cannot be read: it is a folder, was moved or deleted, or may not be opened.',
  noText: 'contains no text that can be read.',
  empty: 'contains no text.',
};

/** Texts of the report after a paste. */
export const pasteReport = {
  refused: 'Not inserted:',
  refusal: ({ name, why }: RefusedFile) => `“${name}” ${refusals[why]}`,
  nothing:
    'Nothing was inserted: it has no text, image or file that can be read here. Copy it again, or save it as a file and drop that into the text.',
  losses: 'Not everything could be pasted:',
  loss: lossText,
  markdown: 'This text looks like Markdown.',
  format: 'Apply its formatting',
  close: 'Close the report',
} as const;
