/** The texts of the extension that the product has not. */
import { counted, number } from '#src/kit/copy/formats.ts';
import type { FieldName, PageTask, Refusal } from './names.ts';

export const pageTasks: Readonly<Record<PageTask, string>> = {
  score: 'Score this page',
  save: 'Save this page into the index',
  article: 'Article from this page',
  post: 'Social media post from this page',
  chat: 'Chat about this page',
};

export const refusals: Readonly<Record<Refusal, string>> = {
  nothingSelected: 'Nothing is selected. Select text on the page, then read the selection.',
  notText: 'The extension does not read fields for passwords, numbers, dates or e-mail addresses.',
  readOnly: 'Nobody can write there. Copy the new text instead.',
  tooLong: 'The text is too long for one task, or for its field.',
  severalFields:
    'The selection reaches over several fields. Select text within one of them, or copy the new text.',
  changed:
    'The text on the page has changed since it was read, so nothing was replaced. Copy the new text instead.',
  notTaken: 'The field did not take the text. Copy it instead.',
  unreadable:
    'The browser does not let the extension read this page or frame yet. Click the icon of the extension in the toolbar; pages of the browser and its store cannot be read at all.',
  pageTooLarge: 'The page is too large: its text has more than 2 million characters of HTML.',
};

export const fieldNames: Readonly<Record<FieldName | 'page', string>> = {
  textField: 'In a text field',
  editable: 'In an editor',
  page: 'On the page, where it can be read but not replaced',
};

export const signIn = {
  title: 'Sign in',
  why: 'The product opens in a tab and asks whether this extension may act for you, for eight hours or until you sign out there. The extension never sees your password.',
  open: 'Open the product',
  paste: 'The product shows a code instead?',
  code: 'Code',
  useCode: 'Use the code',
  wrongCode:
    'This is not a code for this extension, or it was made for another question. Open the product again.',
  signOut: 'Sign out',
  ended: 'You were signed out. Sign in again.',
};

export const rewrite = {
  title: 'Rewrite',
  read: 'Read the selection',
  task: 'Task',
  tone: 'Tone',
  language: 'Language',
  ask: 'Rewrite',
  selected: 'Selected text',
  writing: 'Writing…',
  stop: 'Stop',
  written: 'New text',
  replace: 'Replace the selection',
  copy: 'Copy',
  again: 'Try again',
  discard: 'Discard',
  replaced: 'Replaced. Undo in the field takes it back.',
  copied: 'Copied.',
  ready: 'The new text is ready.',
  noModel:
    'No model writes on this server, so only these tasks work: they choose and correct your own sentences. An administrator can add a model in the settings.',
};

export const page = {
  title: 'This page',
  keyphrase: 'Keyphrase to score it for (optional)',
  saved: (title: string, words: number) =>
    `“${title}” is in the index: ${counted(words, 'word', 'words')}.`,
  facts: (words: number, headings: number) =>
    `${counted(words, 'word', 'words')}, ${counted(headings, 'heading', 'headings')}`,
  seo: (score: number) => `SEO score: ${number.format(score)} of 100`,
  aiSearch: (score: number) => `AI search score: ${number.format(score)} of 100`,
  notScored: 'Not scored: the page has too little text, or no keyphrase.',
  about: 'Its words are about',
  bad: 'Problems',
  fair: 'Could be better',
  working: 'Reading the page…',
};

export const panel = {
  title: 'Content toolkit',
  until: (time: string) => `Signed in until ${time}`,
};
