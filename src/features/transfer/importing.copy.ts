import { IMPORT_LIMIT_BYTES, type ImportRefusal } from '#domain/transfer/importFile.ts';
import type { ImportLoss } from '#html/losses.ts';
import { lossText } from '#src/editor/copy/losses.ts';
import { number, oneDigit } from '#src/kit/copy/formats.ts';
import type { ImportPurpose } from '#store/transfer/import.slice.ts';
import type { ImportWay } from '#store/transfer/importSource.ts';

const megabytes = (bytes: number): string => `${oneDigit.format(bytes / 1024 / 1024)} MB`;

const refusals: Readonly<Record<ImportRefusal | 'several', string>> = {
  wrongKind:
    'Only Word (.docx), Markdown, HTML and text files can be read, and a ZIP with one of them and its images. Choose another file.',
  oldWord:
    'This file is in the format of Word 2003 or older. Open it in Word or LibreOffice, save it as .docx, and choose that.',
  several:
    'These are several files. Each becomes an article of its own: choose one after the other.',
  tooLarge: `A file may have at most ${megabytes(IMPORT_LIMIT_BYTES)}. Choose a smaller one, or paste the text.`,
  broken: 'The file is damaged, or is not what its name says. Choose another one.',
  locked: 'The file is protected by a password. Save it without one, and choose that.',
  gone: 'The file is not there any more. Choose it again.',
  severalTexts:
    'There are several texts in this ZIP. Each becomes an article of its own: unpack it, and choose one after the other.',
  empty: 'There is no text in it. Nothing was changed.',
};

const leads: Readonly<Record<ImportPurpose, string>> = {
  article:
    'Bring a text from a page, a file or another program. You see it before it becomes an article.',
  optimize:
    'Bring a text from a page, a file or another program, or choose one of your articles. It opens beside its scores: what to change, and why.',
  material:
    'Bring a text from a page, a file or another program. It becomes the notes that a new draft is written from.',
};
const ways: Readonly<Record<ImportWay, string>> = {
  address: 'Web address',
  file: 'File',
  text: 'Text',
};

export const importing = {
  titles: {
    article: 'Import article',
    optimize: 'Content optimizer',
    material: 'Import article',
  } satisfies Record<ImportPurpose, string>,
  leads,
  ways,
  refusals,
  way: 'Where the text comes from',
  address: 'Address of the page',
  addressHelp: 'A public page with an article on it.',
  addressMissing: 'Write the address of a page.',
  addressWrong: 'This is not the address of a page.',
  file: 'File',
  fileHelp: `Word (.docx), Markdown, HTML or text, also in a ZIP with its images, up to ${megabytes(IMPORT_LIMIT_BYTES)}.`,
  fileMissing: 'Choose a file.',
  choose: 'Choose a file',
  chooseOther: 'Choose another file',
  drop: 'or drop it here',
  chosen: (name: string, bytes: number) =>
    `${name}, ${bytes < 102_400 ? `${oneDigit.format(bytes / 1024)} kB` : megabytes(bytes)}`,
  text: 'Text',
  textHelp: 'Headings, lists, links and images come along when you paste from another program.',
  textMissing: 'Paste or write a text.',
  isMarkdown: 'The text is Markdown',
  rich: 'Pasted with its formatting',
  richPlain: 'Without formatting',
  richRemove: 'Remove',
  read: 'Continue',
  reading: 'Reading…',
  progress: 'How much is read',
  cancel: 'Cancel',
  preview: 'Preview',
  previewTitle: 'Title',
  more: 'Show more',
  moreHelp: 'The preview shows the beginning. All of the text is imported.',
  words: (count: number | null) =>
    count === 1 ? '1 word' : `${count === null ? '–' : number.format(count)} words`,
  stopped:
    'The text could not be read to its end: it takes too long, or the page could not load what reads it. It is still here. Try again, or bring it in smaller parts.',
  lossesTitle: 'Not everything could be taken over',
  noLosses: 'Everything was taken over.',
  ofPage:
    'This is what was recognized as the article. Menus, advertisements and embedded content such as videos are left out.',
  around: ({ count, example = '' }: ImportLoss) => {
    const words = count === 1 ? '1 word' : `${number.format(count)} words`;
    const shown = example === '' ? '' : ` The longest line of them: “${example}”.`;
    return `This is what was recognized as the article. ${words} of the page, such as menus and advertisements, and embedded content are left out.${shown}`;
  },
  loss: lossText,
  back: 'Back',
  confirm: { article: 'Create article', material: 'Use as notes' },
  creating: 'Creating the article…',
} as const;
