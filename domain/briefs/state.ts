/** What may become of a brief. */
import type { BriefState } from '#contract/article/briefStates.ts';

/** What a person can make of it; the server alone decides the other changes. */
const NEXT: Readonly<Record<BriefState, readonly BriefState[]>> = {
  waiting: [],
  making: [],
  failed: [],
  draft: ['approved'],
  approved: ['reopened'],
  reopened: ['approved'],
};

/** Whether a brief may change its state to `next`. Setting its present state again is allowed and changes nothing. */
export const mayBecome = (state: BriefState, next: BriefState): boolean =>
  state === next || NEXT[state].includes(next);

/** Whether the due day has passed without an approval. Days are written like 2026-11-23. */
export const isOverdue = (state: BriefState, dueOn: string | null, today: string): boolean =>
  dueOn !== null && dueOn < today && state !== 'approved';

/** Whether the brief has been made and can be read. */
export const isMade = (state: BriefState): boolean => !isAwaited(state) && state !== 'failed';

/** Whether the brief is waiting to be made or is being made. */
export const isAwaited = (state: BriefState): boolean => state === 'waiting' || state === 'making';
