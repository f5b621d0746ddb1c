import type { ChatAnswer } from '#contract/writing/chat.schema.ts';

/** What a conversation is about. */
export type ChatSubject = 'article' | 'workspace';

const passages = (count: number) => (count === 1 ? '1 passage' : `${count} passages`);

export const chatTexts = {
  page: 'Chat',
  private: 'Only you see your conversations.',
  question: 'Question',
  ask: 'Ask',
  stop: 'Stop',
  editing: 'You are editing a question. What followed it is kept as another version.',
  cancel: 'Cancel',
  about: 'About the selected text:',
  aboutAll: 'Ask about the whole article instead',
  conversations: (count: number) => `Conversations (${count})`,
  begin: 'Begin another',
  none: 'No conversations yet.',
  rename: (title: string) => `Rename “${title}”`,
  remove: (title: string) => `Delete “${title}”`,
  title: 'Title of the conversation',
  save: 'Save',
  thread: 'Conversation',
  you: 'You asked',
  edit: 'Edit the question',
  version: (at: number, of: number) => `Version ${at} of ${of}`,
  earlier: 'Earlier version',
  later: 'Later version',
  answering: 'Answering…',
  answered: 'The answer is complete.',
  failed: 'The answer has failed.',
  stopped: 'Stopped. The answer is not complete.',
  cutOff: 'The answer was cut off, and is free.',
  again: 'Ask again',
  copy: 'Copy',
  copied: 'Copied.',
  notCopied: 'The browser did not allow copying. Select the text and copy it.',
  insert: 'Put into the text',
  article: 'Start an article from this',
  openArticle: (title: string) => `Open “${title}”`,
  insertHere: 'Insert at the cursor',
  replace: 'Replace the selected text',
  preview: 'How the text changes',
  discard: 'Discard',
  outdated: 'The text at this place has changed. Put the answer into the text once more.',
  unread: 'The conversation could not be opened.',
  notAsked: 'The question was not asked. It is still in the field.',
  lost: 'The rest of the answer could not be read.',
  openAgain: 'Open again',
  withoutModel: (found: number) =>
    found === 0
      ? 'Without a model, only your own material can answer, and no passage of it has words of this question.'
      : `Without a model: ${passages(found)} of your own material with words of this question.`,
  leftOut: (count: number) =>
    `The material is long: ${passages(count)} that have least to do with the question were left out.`,
  basedOn: (count: number) => `Based on ${passages(count)}`,
  ofNotes: 'Your notes',
  passage: (number: number) => `Passage ${number}`,
} as const;

/** What differs by what a conversation is about. */
export const subjectTexts: Readonly<
  Record<
    ChatSubject,
    { readonly lead: string; readonly placeholder: string; readonly examples: readonly string[] }
  >
> = {
  article: {
    lead: 'Ask about your article. Answers use its text, its sources and your notes, and show which passages they come from.',
    placeholder: 'Ask about this article',
    examples: [
      'What is still missing in this article?',
      'Which claims have no source yet?',
      'Suggest three headings for the weakest section.',
    ],
  },
  workspace: {
    lead: 'Ask about everything you have written. Answers use your articles, their sources and the pages you have imported, and show which passages they come from.',
    placeholder: 'Ask about your articles, sources and pages',
    examples: [
      'Which of my articles say something about prices?',
      'What have we promised our customers about delivery?',
      'Where do two of my articles contradict each other?',
    ],
  },
};

/** What a screen reader hears when an answer changes. */
export function announced({ state }: Pick<ChatAnswer, 'state'>): string {
  if (state === 'queued' || state === 'running') return chatTexts.answering;
  if (state === 'stopped') return chatTexts.stopped;
  if (state === 'failed') return chatTexts.failed;
  return state === 'finished' ? chatTexts.answered : '';
}
