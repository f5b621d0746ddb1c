/** Which of the two models of an installation does which task. Both may be the same model. */
import type { TaskName } from '#contract/tasks.ts';

export type ModelChoice = 'fast' | 'best';

/** The best model writes what is new and long; the fast one changes, lists and suggests. */
export const MODEL_FOR = {
  outline: 'best',
  draft: 'best',
  section: 'best',
  passage: 'best',
  introduction: 'best',
  conclusion: 'best',
  faq: 'best',
  rephrase: 'fast',
  simplify: 'fast',
  shorten: 'fast',
  expand: 'fast',
  summarise: 'fast',
  changeTone: 'fast',
  continue: 'fast',
  fixGrammar: 'fast',
  translate: 'fast',
  list: 'fast',
  table: 'fast',
  titles: 'fast',
  meta: 'fast',
} as const satisfies Record<TaskName, ModelChoice>;
