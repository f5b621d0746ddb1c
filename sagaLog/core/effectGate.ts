/**
 * Sits between the sagas and redux-saga's interpreter, in recording and replay alike, and separates the effects
 * that lead outside from those within the sagas.
 *
 *   call, and fork of a plain function     → outside: the keeper answers instead of the port
 *   delay, a yielded promise               → outside too: time is an input
 *   put                                    → noted, to distinguish it from actions dispatched outside
 *   everything else                        → passes: the same state gives the same result
 *
 * `cps` and `put.resolve` are not covered; sagas/lib/effects.ts does not offer them.
 */
import type { EffectMiddleware } from 'redux-saga';
import * as effects from 'redux-saga/effects';
import { isGeneratorFunction, isObject, isPromise, textAt, told } from './kinds.ts';

type Callable = (...args: unknown[]) => unknown;

interface CallPayload {
  readonly context: unknown;
  readonly fn: Callable & { readonly opName?: string };
  readonly args: readonly unknown[];
}

interface Effect {
  readonly type: string;
  readonly payload: unknown;
}

/** Handles a call that leads outside: returns a value or something to wait for, or throws. */
export type Keeper = (op: string, args: readonly unknown[], port: () => unknown) => unknown;

export interface EffectGate {
  readonly effectMiddleware: EffectMiddleware;
  /** Whether an action that reaches the store comes from a saga; called once for each action. */
  isArrivingPut(action: unknown): boolean;
}

const calledBy = (effect: unknown) => (effect as { payload: CallPayload }).payload.fn;
const nothing = function* () {};
const delayFn = calledBy(effects.delay(0));
/** The library's helpers are not generator functions, but they yield effects. */
const helpers: ReadonlySet<Callable> = new Set(
  [
    effects.takeEvery('*', nothing),
    effects.takeLatest('*', nothing),
    effects.takeLeading('*', nothing),
    effects.throttle(0, '*', nothing),
    effects.debounce(0, '*', nothing),
    effects.retry(0, 0, nothing),
  ].map(calledBy),
);

const isEffect = (value: unknown): value is Effect =>
  isObject(value) && value['@@redux-saga/IO'] === true;

const isOwn = ({ fn }: CallPayload) => isGeneratorFunction(fn) || helpers.has(fn);

/** Minifiers rename functions; one without an `opName` is identified only by its order. */
const opNameOf = (fn: CallPayload['fn']): string =>
  fn === delayFn ? 'delay' : (textAt(fn, 'opName') ?? 'unnamed');

/** Has the name and the arguments of the call, so that another gate behind this one sees the same. */
const withFn = (effect: Effect, opName: string, fn: Callable): Effect => ({
  ...effect,
  payload: { ...(effect.payload as CallPayload), context: null, fn: Object.assign(fn, { opName }) },
});

type Gates = Readonly<Record<string, (effect: Effect) => Effect>>;

const gates = (keeper: Keeper, puts: Puts): Gates => ({
  [effects.effectTypes.CALL](effect) {
    const payload = effect.payload as CallPayload;
    const { context, fn, args } = payload;
    if (isOwn(payload)) return effect;
    const op = opNameOf(fn);
    return withFn(effect, op, () => keeper(op, args, () => fn.apply(context, [...args])));
  },
  /** Becomes a fork of a saga that calls the function; that call passes through the gate. */
  [effects.effectTypes.FORK](effect) {
    const payload = effect.payload as CallPayload;
    const { context, fn, args } = payload;
    if (isOwn(payload)) return effect;
    return withFn(effect, opNameOf(fn), function* (): Generator<unknown, unknown, unknown> {
      return yield effects.call({ context, fn }, ...args);
    });
  },
  [effects.effectTypes.PUT](effect) {
    const { channel, action } = effect.payload as { channel?: unknown; action: unknown };
    if (channel === undefined) puts.note(action);
    return effect;
  },
});

/** The actions that sagas have put and that are not in the store yet. */
class Puts {
  readonly #noted = new WeakMap<object, number>();

  note(action: unknown): void {
    if (isObject(action)) this.#noted.set(action, (this.#noted.get(action) ?? 0) + 1);
  }

  /** redux-saga marks the actions that it dispatches. A frozen action cannot be marked and never arrives. */
  arrived(action: unknown): boolean {
    const count = isObject(action) ? (this.#noted.get(action) ?? 0) : 0;
    if (count === 0 || !Reflect.has(action as object, '@@redux-saga/SAGA_ACTION')) return false;
    this.#noted.set(action as object, count - 1);
    return true;
  }
}

export function createEffectGate(keeper: Keeper): EffectGate {
  const puts = new Puts();
  const gateOf = gates(keeper, puts);
  const gated = (effect: unknown): unknown => {
    if (isEffect(effect)) return gateOf[effect.type]?.(effect) ?? effect;
    return isPromise(effect) ? keeper('promise', [], () => effect) : effect;
  };
  return {
    effectMiddleware: (next) => (effect: unknown) => next(told(() => gated(effect), effect)),
    isArrivingPut: (action) => told(() => puts.arrived(action), false),
  };
}
