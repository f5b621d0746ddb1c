/** Sagas and reducers: no input can come in there. */
export const NO_PLACE = 0;

/**
 * The places where outside code may run in the middle of the sagas: in a port, in a subscriber of the store, at
 * the closing of a channel. Each has a number, the same in recording and replay, so that an input that came in there
 * comes in at the same moment again.
 */
export class Places {
  readonly #entered: number[] = [];
  readonly #endTurn: () => void;
  #count = NO_PLACE;

  /** A turn is everything that one input causes; `endTurn` is called when the outermost place is left. */
  constructor(endTurn: () => void) {
    this.#endTurn = endTurn;
  }

  /** Returns the number of the next place. */
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
