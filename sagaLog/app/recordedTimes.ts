/** The times of a part of a session, for a clock on which every pause takes exactly as long as it is. */
import type { Deed, DeedsOfTurn } from './workflowDeeds.ts';

const isSettling = ({ is }: Deed) => is === 'answer' || is === 'error' || is === 'message';

/** The pauses of the workflow that are under way, by call, with when they end. */
class Pauses {
  readonly #ends = new Map<number, number>();

  begun(deed: Deed, at: number): void {
    if (deed.is === 'call' && deed.op === 'delay')
      this.#ends.set(deed.id, at + Number(deed.args[0]));
  }

  /** When the pause ends that this turn continues behind; null for a turn that something else has begun. */
  endedIn({ deeds: [first] }: DeedsOfTurn): number | null {
    return first !== undefined && isSettling(first) && 'id' in first
      ? (this.#ends.get(first.id) ?? null)
      : null;
  }

  over(deed: Deed): void {
    if ('id' in deed && deed.is !== 'call') this.#ends.delete(deed.id);
  }

  get next(): number {
    return Math.min(...this.#ends.values());
  }
}

/**
 * Returns when each turn takes place: as long after the one before it as in the session, but before the end of every pause
 * that it came before, and an answer at no time at which something else has happened.
 */
export function timesOf(turns: readonly DeedsOfTurn[], startedAt: number): number[] {
  const pauses = new Pauses();
  let last = { at: 0, t: startedAt };
  return turns.map((turn) => {
    const end = pauses.endedIn(turn);
    const [first] = turn.deeds;
    const least = last.at + (first !== undefined && isSettling(first) ? 1 : 0);
    const same = Math.max(least, last.at + Math.round(turn.t - last.t));
    const at = Math.max(last.at, end ?? Math.max(least, Math.min(same, pauses.next - 1)));
    if (turn.deeds.length > 0) last = { at, t: turn.t };
    for (const deed of turn.deeds) {
      pauses.begun(deed, at);
      pauses.over(deed);
    }
    return turn.deeds.length > 0 ? at : last.at;
  });
}
