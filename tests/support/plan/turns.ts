/** Counts the effects of a turn, and knows which saga runs: a loop that never waits would hold the worker for ever. */
import { isGeneratorFunction } from '#sagaLog/core/kinds.ts';

/** More than any workflow needs in one turn, which is what runs before a timer or a port can answer. */
const EFFECTS_OF_A_TURN = 10_000;

/** Before a test installs fake ones: a turn ends in the real event loop. */
const { setImmediate: afterThisTurn } = globalThis;

type Generating = GeneratorFunction['prototype'];

let running = '';
const watched = new WeakSet<object>();

/** The name of the saga that ran last. */
export const runningSaga = (): string => running;

/** Notes the name of a saga whenever it runs on: its generators inherit `next` and `throw` from its prototype. */
export function watchRuns(saga: unknown): void {
  if (!isGeneratorFunction(saga)) return;
  const { name, prototype } = saga as { name: string; prototype: Generating };
  if (name === '' || watched.has(prototype)) return;
  watched.add(prototype);
  for (const step of ['next', 'throw'] as const) {
    const run = prototype[step];
    prototype[step] = function (this: Generator, value: never) {
      running = name;
      return run.call(this, value);
    };
  }
}

export class Turns {
  #effects = 0;
  #busy: string | null = null;

  /** Counts an effect. Returns false when the turn has had too many: the saga may not go on. */
  mayGoOn(): boolean {
    if (this.#effects === 0) afterThisTurn(() => (this.#effects = 0));
    this.#effects += 1;
    if (this.#effects > EFFECTS_OF_A_TURN) this.#busy ??= running;
    return this.#busy === null;
  }

  /** Throws if a saga did not wait. `error` is what the workflow threw, if it did. */
  assertEnded(error: unknown): void {
    if (this.#busy !== null)
      throw new Error(
        `${this.#busy} loops without waiting: ${EFFECTS_OF_A_TURN} effects in one turn.`,
      );
    if (error instanceof RangeError && /call stack/.test(error.message))
      throw new Error(`${running} loops without waiting, or calls itself for ever.`);
  }
}
