/** Bounds the streams that are open: each is asked every few seconds whether its reader may still read. */
import { Problem } from '#contract/lib/problem.ts';

/** More than thirty tabs of one person follow, each a list of work, a job and a proposal. */
export const STREAMS_PER_ACCOUNT = 100;
const RETRY_AFTER_S = 30;

export interface OpenStreams {
  /**
   * Counts a stream until the signal fires; one whose reader has gone already takes no place. Throws `too_many_streams` or
   * `overloaded`: the newest is refused, because one that was ended would come back at once, in the place of another.
   */
  add(userId: string, until: AbortSignal): void;
}

/** The streams of one process. */
export function openStreams(mostInAll: number): OpenStreams {
  const ofAccount = new Map<string, number>();
  let inAll = 0;
  const change = (userId: string, by: number) => {
    const count = (ofAccount.get(userId) ?? 0) + by;
    if (count === 0) ofAccount.delete(userId);
    else ofAccount.set(userId, count);
    inAll += by;
  };
  return {
    add(userId, until) {
      if (until.aborted) return;
      const isFull = (ofAccount.get(userId) ?? 0) >= STREAMS_PER_ACCOUNT;
      if (isFull) throw new Problem('too_many_streams', { retryAfterS: RETRY_AFTER_S });
      if (inAll >= mostInAll) throw new Problem('overloaded', { retryAfterS: RETRY_AFTER_S });
      change(userId, 1);
      until.addEventListener('abort', () => change(userId, -1), { once: true });
    },
  };
}
