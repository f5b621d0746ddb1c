/** A clock whose time passes only when it is told to, at once. */
interface Timer {
  readonly at: number;
  /** A pause of the workflow, and not the answer of a port. */
  readonly isPause: boolean;
  readonly run: () => void;
}

export class VirtualClock {
  readonly #timers = new Set<Timer>();
  #now = 0;

  /** Runs something later. Returns a function that stops it. */
  later(ms: number, run: () => void, isPause = false): () => void {
    const timer = { at: this.#now + ms, isPause, run };
    this.#timers.add(timer);
    return () => void this.#timers.delete(timer);
  }

  pass(ms: number): void {
    const until = this.#now + ms;
    while (this.#runNext(until));
    this.#now = until;
  }

  /** Lets time pass until nothing but pauses is under way, at most `mostMs`; returns how long it took. */
  settle(mostMs: number): number {
    const from = this.#now;
    const isAnswering = () => [...this.#timers].some(({ isPause }) => !isPause);
    while (isAnswering() && this.#runNext(from + mostMs));
    return this.#now - from;
  }

  #runNext(until: number): boolean {
    const [next] = [...this.#timers].sort((a, b) => a.at - b.at);
    if (next === undefined || next.at > until) return false;
    this.#timers.delete(next);
    this.#now = next.at;
    next.run();
    return true;
  }
}
