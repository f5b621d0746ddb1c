import type { TaskName } from '#contract/tasks.ts';

export const taskNames: Readonly<Record<TaskName, string>> = {
  outline: 'Outline',
  draft: 'Draft',
  section: 'Section',
  passage: 'Passage',
  rephrase: 'Rephrase',
  simplify: 'Simplify',
  shorten: 'Shorten',
  expand: 'Expand',
  summarise: 'Summarize',
  changeTone: 'Change tone',
  continue: 'Continue',
  fixGrammar: 'Fix grammar',
  translate: 'Translate',
  list: 'Make a list',
  table: 'Make a table',
  introduction: 'Introduction',
  conclusion: 'Conclusion',
  faq: 'FAQ',
  titles: 'Titles',
  meta: 'Meta description',
};
