/** The sagas of a held page: their delays are held too, and each says what it has been given, which is all that it can know. */
import type { EffectMiddleware } from 'redux-saga';
import * as effects from 'redux-saga/effects';
import { digestOf, fingerprintOf } from './fingerprint.ts';

type Callable = (...args: unknown[]) => unknown;

interface Call {
  readonly context: unknown;
  readonly fn: Callable;
  readonly args: readonly unknown[];
}

interface Effect {
  readonly type: string;
  readonly payload: unknown;
}

type AnyIterator = Required<Iterator<unknown>>;

const DELAY = (effects.delay(0) as unknown as { payload: Call }).payload.fn;
const CALLING: ReadonlySet<string> = new Set([effects.effectTypes.CALL, effects.effectTypes.FORK]);

const isEffect = (value: unknown): value is Effect =>
  typeof value === 'object' && value !== null && '@@redux-saga/IO' in value;

const isIterator = (value: unknown): value is AnyIterator =>
  typeof value === 'object' && value !== null && 'next' in value && 'throw' in value;

const isTask = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && '@@redux-saga/TASK' in value;

interface Given {
  /** Of all but the news. */
  print: string;
  news: unknown[];
}

export class HeldSagas {
  readonly #delay: (ms: number) => unknown;
  /** By saga that runs: what it was called with, and all that it has been given since. */
  readonly #given = new Map<object, Given>();

  constructor(delay: (ms: number) => unknown) {
    this.#delay = delay;
  }

  /** Equal for two pages whose sagas stand at the same places with the same values. */
  print(): string {
    return [...this.#given.values()].map(printOfAll).sort().join();
  }

  readonly effectMiddleware: EffectMiddleware = (next) => (effect) =>
    next(isEffect(effect) && CALLING.has(effect.type) ? this.#watched(effect) : effect);

  #watched(effect: Effect): Effect {
    const call = effect.payload as Call;
    const { context, fn, args } = call;
    const run: Callable = (...given) =>
      fn === DELAY ? this.#delay(Number(given[0])) : this.tracked(fn.apply(context, given), call);
    return { ...effect, payload: { context: null, fn: run, args } };
  }

  /** Anything but a saga stays as it is. */
  tracked(made: unknown, { fn, args }: Pick<Call, 'fn' | 'args'>): unknown {
    if (!isIterator(made)) return made;
    const given: Given = { print: '', news: [fn.name, ...args] };
    const step = (verb: 'next' | 'throw' | 'return', value: unknown) => {
      given.news.push(verb, value);
      this.#given.set(watched, given);
      const result = made[verb](value as never);
      if (result.done === true) this.#given.delete(watched);
      return result;
    };
    const watched = {
      next: (value: unknown) => step('next', value),
      throw: (value: unknown) => this.#ended(watched, () => step('throw', value)),
      return: (value: unknown) => this.#ended(watched, () => step('return', value)),
      [Symbol.iterator]: () => watched,
    };
    return watched;
  }

  /** A saga that throws is over. */
  #ended<T>(saga: object, work: () => T): T {
    try {
      return work();
    } catch (error) {
      this.#given.delete(saga);
      throw error;
    }
  }
}

function printOfAll(given: Given): string {
  given.print = digestOf([given.print, ...given.news.map(printOf)].join());
  given.news = [];
  return given.print;
}

/** Tasks, channels and the like have no value: which there are follows from what else was given. */
function printOf(value: unknown): string {
  if (isTask(value)) return 'task';
  try {
    return fingerprintOf(value);
  } catch {
    return 'object';
  }
}
