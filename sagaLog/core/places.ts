/** In sagas and reducers themselves nothing can come in. */
export const NO_PLACE = 0;

/**
 * Where outside code may run while the sagas do: in a port, in a subscriber of the store, in the
 * closing of a channel. Each such place has a number, the same in recording and replay, so that
 * whatever comes in there comes in at the same moment again.
 */
export class Places {
  readonly #entered: number[] = [];
  readonly #endTurn: () => void;
  #count = NO_PLACE;

  /** A turn is what one input sets off; `endTurn` is told when the outermost place is left. */
  constructor(endTurn: () => void) {
    this.#endTurn = endTurn;
  }

  /** A number for the next place. */
  next(): number {
    this.#count += 1;
    return this.#count;
  }

  /** The innermost place; undefined between turns. */
  current(): number | undefined {
    return this.#entered.at(-1);
  }

  enter<T>(place: number, run: () => T): T {
    this.#entered.push(place);
    try {
      return run();
    } finally {
      this.#entered.pop();
      if (this.#entered.length === 0) this.#endTurn();
    }
  }
}
