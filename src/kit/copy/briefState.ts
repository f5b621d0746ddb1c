/** How lists tell the state of a brief and the day on which it is due. */
import type { ArticleBrief } from '#contract/article/article.schema.ts';
import type { BriefState } from '#contract/article/briefStates.ts';
import { isOverdue } from '#domain/briefs/state.ts';
import { articles } from './articles.ts';

export const stateColors: Readonly<Record<BriefState, string>> = {
  waiting: 'gray',
  making: 'accent',
  failed: 'red',
  draft: 'gray',
  approved: 'green',
  reopened: 'yellow',
};

/** Where the reader is: 2026-11-23. */
function today(): string {
  const now = new Date();
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return parts.map((part) => `${part}`.padStart(2, '0')).join('-');
}

/** Says in words that the day is over. Empty for a brief that has none. */
export function dueText(brief: ArticleBrief | undefined): string {
  if (brief === undefined || brief.dueOn === null) return '';
  const { state, dueOn } = brief;
  return isOverdue(state, dueOn, today()) ? articles.overdue(dueOn) : articles.due(dueOn);
}
