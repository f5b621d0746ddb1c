/** What may become of a brief. */
import type { BriefState } from '#contract/brief.route.ts';

/** What a person can make of it; the server alone decides the other changes. */
const NEXT: Readonly<Record<BriefState, readonly BriefState[]>> = {
  waiting: [],
  making: [],
  failed: [],
  draft: ['approved'],
  approved: ['reopened'],
  reopened: ['approved'],
};

/** Asking for the state that it has is no change. */
export const mayBecome = (state: BriefState, next: BriefState): boolean =>
  state === next || NEXT[state].includes(next);

/** Its day is over, and nobody has approved it. Days such as 2026-11-23. */
export const isOverdue = (state: BriefState, dueOn: string | null, today: string): boolean =>
  dueOn !== null && dueOn < today && state !== 'approved';

/** Whether there is a brief to read. */
export const isMade = (state: BriefState): boolean => !isAwaited(state) && state !== 'failed';

/** Whether it is still to come. */
export const isAwaited = (state: BriefState): boolean => state === 'waiting' || state === 'making';
