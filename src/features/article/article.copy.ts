import type { BesideText, Choice } from '#domain/article/merge.ts';
import type { SaveStatus } from '#domain/article/saveQueue.ts';
import { fieldNames } from '#src/kit/copy/fields.ts';
import type { PanelName } from '#store/article/sidePanel.slice.ts';

export const article = {
  untitled: 'Untitled article',
  opening: 'Opening the article…',
  notFound: 'Article not found',
  notFoundHint: 'It may have been deleted, or it belongs to another workspace.',
  toList: 'My articles',
  withoutModel: 'Working draft, written without a model',
  withoutModelHint:
    'Your notes are placed where they fit; each empty section says what is missing. Nothing was invented.',
  extract: 'Your own sentences, chosen without a model',
  extractHint: 'The strongest sentences of your material, word for word. Nothing was invented.',
  withModel: (model: string) => `Written with ${model}`,
  starting: 'Asking for the text…',
  writing: 'Writing…',
  reading: (done: number, total: number) => `Reading your sources: ${done} of ${total}`,
  translating: (done: number, total: number) => `Translating: ${done} of ${total} blocks`,
  reconnecting: 'Connection lost – reconnecting…',
  stopping: 'Stopping…',
  stop: 'Stop',
  writingSection: (heading: string, at: number, of: number) =>
    `Writing section ${at} of ${of}: ${heading}`,
  stopped: 'Stopped. What was written so far is in the article.',
  goOn: 'Continue',
  rewriteSection: 'Rewrite the section at the cursor',
  moreForSection: 'Write more for the section at the cursor',
  failed: (reason: string) => `What was written so far is in the article. ${reason}`,
  dismiss: 'Dismiss',
  retry: 'Retry',
  discard: 'Discard',
  discardTitle: 'Discard what is not saved?',
  discardHint: 'The article goes back to its last saved version. This cannot be undone.',
  keepEditing: 'Keep editing',
  review: 'Review',
  signIn: 'Sign in',
  readAlong: 'This article is open in another tab. You are reading along.',
  editHere: 'Edit here instead',
  noTools: 'Tools could not be loaded',
  noWriteAccess: 'You can read this article. Its owner has not given you write access.',
} as const;

/** Whether the text is saved; always shown. */
export const saveStateTexts: Readonly<Record<SaveStatus, string>> = {
  idle: 'Saved',
  queued: 'Saving…',
  held: 'Saving…',
  saving: 'Saving…',
  retry: 'Not saved – retrying',
  offline: 'Offline – saved on this device',
  signIn: 'Not saved – sign in again',
  limit: 'Not saved – limit reached',
  denied: 'Not saved',
  rejected: 'Not saved',
  conflict: 'Changed elsewhere – review',
};

/** If the browser stores nothing (a private window, no space left). */
export const offlineUnkept = 'Offline – not saved, keep this page open';
export const diskFullUnkept =
  'The disk of the server is full. Keep this page open: this browser stores nothing, and your text is saved as soon as there is room.';

/** The question if two people have changed the same part. */
export const conflict = {
  title: 'This article was changed elsewhere',
  hint: 'Changes to different parts are already merged. Both of you changed these parts: choose what to keep. What you do not keep of the other version stays in the history.',
  beside: {
    '#title': 'Title',
    '#seoTitle': fieldNames.seoTitle,
    '#description': fieldNames.description,
    '#slug': fieldNames.slug,
    '#keyphrase': fieldNames.keyphrase,
    '#place': fieldNames.place,
    '#city': fieldNames.city,
    '#wantedWords': fieldNames.wantedWords,
  } satisfies Record<BesideText, string>,
  ofBlock: 'Part of the text',
  mine: 'Your version',
  theirs: 'The version on the server',
  removed: 'removed',
  empty: 'empty',
  keep: 'Keep',
  choices: { mine: 'Mine', theirs: 'Theirs', both: 'Both' } satisfies Record<Choice, string>,
  allMine: 'Mine for all',
  allTheirs: 'Theirs for all',
  save: 'Merge and save',
  open: (count: number) => (count === 1 ? '1 part to decide' : `${count} parts to decide`),
} as const;

export const emptyArticle = {
  title: 'How do you want to begin?',
  write: 'Write it yourself',
  writeHint: 'Start typing. Every word is saved as you go.',
  generate: 'Let AI write a draft',
  generateHint: 'From a topic, keywords and your own notes.',
  import: 'Import a text',
  importHint: 'From a web page, a document, or pasted.',
} as const;

/** One of the own articles, for a tool. */
export const pick = {
  title: 'Or choose one of your articles',
  search: 'Search your articles',
  none: 'There is no article with text yet.',
  nothing: (search: string) => `No article with text is found for “${search}”.`,
} as const;

/** The buttons of the panels beside the text. */
export const rail = {
  name: 'Panels',
  loading: 'Opening the panel…',
  withKey: (label: string, digit: number) => `${label} (Alt+${digit})`,
} as const;

export const panelNames: Readonly<Record<PanelName, string>> = {
  outline: 'Outline',
  score: 'Score',
  terms: 'Terms',
  competitors: 'Competitors',
  sources: 'Sources',
  search: 'Search result',
  origin: 'Origin',
  voice: 'Voice',
  chat: 'Chat',
  humanizer: 'Humanizer',
  links: 'Internal links',
  brief: 'Brief',
};

export const outline = {
  name: 'Outline',
  empty: 'Headings appear here as you write them.',
  untitled: 'Empty heading',
  level: (level: number) => `Level ${level}`,
  skipsLevel: 'skips a level',
} as const;

/** Text that is not saved, shown on every page. */
export const unsaved = {
  label: 'Text that is not saved',
  untitled: 'Untitled article',
  show: 'Show the text',
  hide: 'Hide the text',
  copy: 'Copy',
  download: 'Save as Word',
  retry: 'Retry',
  discard: 'Discard',
} as const;
