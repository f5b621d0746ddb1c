import { createStateCheck, hashOf, mixed } from './stateHash.ts';

/** Characters that tell two turns apart. One in 46,656 looks like another one; then the next turn differs. */
const SUM_LENGTH = 3;
const BASE = 36;

/**
 * The sum of what the turns of a session have done: of the arguments of calls, of the actions that were put, and of the
 * changes of the state, in their order. Each sum continues the last one, so a turn that was taken for another one shows
 * in those behind it.
 */
export class TurnSum {
  readonly #changesOf: ReturnType<typeof createStateCheck>;
  #sum = 0;
  #isEmpty = true;

  constructor(initial: object) {
    this.#changesOf = createStateCheck(initial);
  }

  /** Adds the hash of a value (stateHash.ts). */
  add(hash: number): void {
    this.#sum = mixed(this.#sum, hash);
    this.#isEmpty = false;
  }

  /** Ends the turn in this state. Returns its sum, or null if it did nothing. */
  end(state: object): string | null {
    for (const [slice, hash] of this.#changesOf(state)) {
      this.add(hashOf(slice));
      this.add(hash);
    }
    if (this.#isEmpty) return null;
    this.#isEmpty = true;
    return ((this.#sum >>> 0) % BASE ** SUM_LENGTH).toString(BASE);
  }
}
