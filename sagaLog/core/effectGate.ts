/**
 * Stands between the sagas and redux-saga's interpreter, the same in recording and replay, and tells
 * what leads outside from what is the sagas' own.
 *
 *   call, and fork of what is no generator → outside: the keeper answers in place of the port
 *   delay, a yielded promise               → outside too: time is an input like any other
 *   put                                    → marked, to be told from actions dispatched outside
 *   everything else                        → the same outcome from the same state; it passes
 *
 * `cps` and `put.resolve` are not covered; sagas/lib/effects.ts does not offer them.
 */
import type { EffectMiddleware } from 'redux-saga';
import * as effects from 'redux-saga/effects';
import { isGeneratorFunction, isPromise } from './kinds.ts';

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

/** Answers a call that leads outside: with a value, with something to wait for, or by throwing. */
export type Keeper = (op: string, args: readonly unknown[], port: () => unknown) => unknown;

export interface EffectGate {
  readonly effectMiddleware: EffectMiddleware;
  /** True for the actions that sagas have put. */
  isPut(action: unknown): boolean;
}

const calledBy = (effect: unknown) => (effect as { payload: CallPayload }).payload.fn;
const nothing = function* () {};
const delayFn = calledBy(effects.delay(0));
/** The library's own helpers are no generator functions, but what they do is yield effects. */
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
  typeof value === 'object' && value !== null && '@@redux-saga/IO' in value;

const isOwn = ({ fn }: CallPayload) => isGeneratorFunction(fn) || helpers.has(fn);

/** The names of functions do not survive a minifier; one without an `opName` is known by its order alone. */
const opNameOf = (fn: CallPayload['fn']) => (fn === delayFn ? 'delay' : (fn.opName ?? 'unnamed'));

const withFn = (effect: Effect, fn: Callable): Effect => ({
  ...effect,
  payload: { ...(effect.payload as CallPayload), context: null, args: [], fn },
});

type Gates = Readonly<Record<string, (effect: Effect) => Effect>>;

const gates = (keeper: Keeper, puts: WeakSet<object>): Gates => ({
  [effects.effectTypes.CALL](effect) {
    const payload = effect.payload as CallPayload;
    const { context, fn, args } = payload;
    if (isOwn(payload)) return effect;
    return withFn(effect, () => keeper(opNameOf(fn), args, () => fn.apply(context, [...args])));
  },
  /** Becomes a fork of a saga that calls, and the call comes through the gate by itself. */
  [effects.effectTypes.FORK](effect) {
    const payload = effect.payload as CallPayload;
    const { context, fn, args } = payload;
    if (isOwn(payload)) return effect;
    return withFn(effect, function* (): Generator<unknown, unknown, unknown> {
      return yield effects.call({ context, fn }, ...args);
    });
  },
  /** The copy is marked: the action itself may have come from outside, and may come again. */
  [effects.effectTypes.PUT](effect) {
    const payload = effect.payload as { channel?: unknown; action: object };
    if (payload.channel !== undefined || typeof payload.action !== 'object') return effect;
    const action = { ...payload.action };
    puts.add(action);
    return { ...effect, payload: { ...payload, action } };
  },
});

export function createEffectGate(keeper: Keeper): EffectGate {
  const puts = new WeakSet<object>();
  const gateOf = gates(keeper, puts);
  const gated = (effect: unknown): unknown => {
    if (isEffect(effect)) return gateOf[effect.type]?.(effect) ?? effect;
    return isPromise(effect) ? keeper('promise', [], () => effect) : effect;
  };
  return {
    effectMiddleware: (next) => (effect: unknown) => next(gated(effect)),
    isPut: (action) => typeof action === 'object' && action !== null && puts.has(action),
  };
}
