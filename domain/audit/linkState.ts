/** What can be said of a link by the answer of its address. */
import type { AnswerEnd, PageAnswer } from './pageFacts.ts';

/** What a server says to robots and guests alone: its page may be there. */
const UNSURE: ReadonlySet<number> = new Set([
  401, 403, 405, 407, 408, 421, 423, 425, 429, 451, 999,
]);
const GONE: ReadonlySet<number> = new Set([404, 410]);
const DEAD_ENDS: ReadonlySet<AnswerEnd> = new Set([
  ...(['noSuchHost', 'refused', 'redirectLoop', 'badRedirect'] as const),
]);

/**
 * Whether a link is certainly broken. For other sites only unambiguous answers count, because many answer robots differently from
 * people.
 */
export function isDead({ end, status }: PageAnswer, isInside: boolean): boolean {
  if (end !== 'status') return DEAD_ENDS.has(end);
  if (status === null || status < 400) return false;
  return isInside ? !UNSURE.has(status) : GONE.has(status);
}
