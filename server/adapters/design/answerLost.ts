import { Problem } from '#contract/lib/problem.ts';
import { OwnFault } from '../../lib/ownFault.ts';

/** Whether nobody knows what became of a request to a design tool: its answer was lost, or cannot be read. */
export const isAnswerLost = (error: unknown): boolean =>
  error instanceof OwnFault ||
  (error instanceof Problem &&
    (error.code === 'design_unreachable' || error.code === 'design_answer_unusable'));
