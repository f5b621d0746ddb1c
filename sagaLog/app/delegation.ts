/**
 * Which generators are behind a `yield*`. redux-saga knows only the saga that it runs; the ones that this delegates to are on the
 * stack while they make their effect, because each is run by the `next` that all generators inherit.
 */

const { prototype } = Object.getPrototypeOf(function* () {}) as {
  prototype: Record<'next' | 'throw', (value: unknown) => unknown>;
};

const MOST_FRAMES = 60;

/** V8 names the generator before the function: `at quietPeriod.stepOfWatchedGenerator [as next]`. Bundlers number equal names. */
const STEP_FRAME = /^\s*at (?:async )?([\w$]*)\.stepOfWatchedGenerator\d*\b/;
/** What runs the saga, in redux-saga. */
const RUNNER_FRAME = /^\s*at (next|proc|digestEffect)\d* /;

/** The effects themselves are generators. */
const EFFECTS = new Set([
  ...['all', 'call', 'delay', 'flush', 'fork', 'getContext', 'join', 'put'],
  ...['race', 'select', 'spawn', 'take'],
]);

/** Who made an effect; names are found when they are asked for. */
export type Mark = Error;

/** The generators that ran at that mark, from the saga that redux-saga runs to the innermost. */
export function generatorsAt({ stack = '' }: Mark): string[] {
  const frames = stack.split('\n');
  const end = frames.findIndex((frame) => RUNNER_FRAME.test(frame));
  return frames
    .slice(0, end)
    .flatMap((frame) => STEP_FRAME.exec(frame)?.[1]?.replace(/\d+$/, '') ?? [])
    .reverse()
    .filter((name) => !EFFECTS.has(name));
}

/** Watches every generator that starts from now on, until `end`. */
export class Delegation {
  #mark: Mark | null = null;
  readonly #undo: () => void;

  constructor() {
    const { next, throw: fail } = prototype;
    const limit = Error.stackTraceLimit;
    Error.stackTraceLimit = MOST_FRAMES;
    const note = (mark: Mark | null) => {
      this.#mark = mark;
    };
    const noting = (step: typeof next) =>
      function stepOfWatchedGenerator(this: unknown, value: unknown) {
        note(new Error());
        const result = step.call(this, value) as { readonly done: boolean };
        if (result.done) note(null); // it has made no effect
        return result;
      };
    Object.assign(prototype, { next: noting(next), throw: noting(fail) });
    this.#undo = () => {
      Object.assign(prototype, { next, throw: fail });
      Error.stackTraceLimit = limit;
    };
  }

  /** Who makes the effect that is triggered now; null for a helper of the library. Asked once for each effect. */
  taken(): Mark | null {
    const mark = this.#mark;
    this.#mark = null;
    return mark;
  }

  end(): void {
    this.#undo();
  }
}
