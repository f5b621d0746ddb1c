/**
 * Which generators are behind a `yield*`. redux-saga knows only the saga that it runs; the ones that this delegates to are on the
 * stack while they make their effect, because each is run by the `next` that all generators inherit.
 */

const { prototype } = Object.getPrototypeOf(function* () {}) as {
  prototype: Record<'next' | 'throw', (value: unknown) => unknown>;
};

/** In a stack, the name of the function that stands in for `next`. */
const STEP = 'stepOfWatchedGenerator';
const MOST_FRAMES = 100;

/** The effects themselves are generators. */
const EFFECTS = new Set(['put', 'call', 'select', 'take', 'fork', 'spawn', 'race', 'all', 'delay']);

const nameIn = (frame: string): string =>
  (/^\s*at (?:async )?(?:(?:Generator|Object)\.)?([\w$]+)/.exec(frame)?.[1] ?? '').replace(/\d+$/, '');

export class Delegation {
  isWatched = false;
  #stack = '';
  readonly #undo: () => void;

  /** Watches every generator that starts from now on, until `end`. */
  constructor() {
    const { next, throw: fail } = prototype;
    const note = () => this.#note();
    prototype.next = {
      [STEP](this: unknown, value: unknown) {
        note();
        return next.call(this, value);
      },
    }[STEP] as typeof next;
    prototype.throw = {
      [STEP](this: unknown, error: unknown) {
        note();
        return fail.call(this, error);
      },
    }[STEP] as typeof fail;
    this.#undo = () => Object.assign(prototype, { next, throw: fail });
  }

  end(): void {
    this.#undo();
  }

  #note(): void {
    if (!this.isWatched) return;
    const limit = Error.stackTraceLimit;
    Error.stackTraceLimit = MOST_FRAMES;
    this.#stack = new Error('watched').stack ?? '';
    Error.stackTraceLimit = limit;
  }

  /** The generators that the running saga has delegated to, the outermost first. */
  get path(): string[] {
    const frames = this.#stack
      .split('\n')
      .slice(1)
      .filter((frame) => !frame.includes('<anonymous>)') && !frame.includes('#note') && !/\bnote\b/.test(frame));
    const names: string[] = [];
    for (let at = 0; frames[at]?.includes(STEP); at += 2) {
      if (frames[at + 2]?.includes(STEP)) names.unshift(nameIn(frames[at + 1] ?? ''));
    }
    return names.slice(1).filter((name) => name !== '' && !EFFECTS.has(name));
  }
}
