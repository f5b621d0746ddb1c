/** What redux-saga hands to an effect middleware, as far as recording is concerned. */
import { CANCEL } from 'redux-saga';
import * as effects from 'redux-saga/effects';
import { isPlainObject } from './kinds.ts';

// biome-ignore lint/suspicious/noExplicitAny: ports, sagas and library helpers of every signature
type AnyFunction = (...args: any[]) => any;

export interface CallPayload {
  readonly fn: AnyFunction & { readonly opName?: string };
  readonly context: unknown;
  readonly args: readonly unknown[];
}

export interface SagaEffect {
  readonly type: string;
  readonly payload: unknown;
}

/** A channel that is fed from outside. */
export interface OutsideChannel {
  take(taker: Taker): void;
  flush(taker: (messages: unknown[]) => void): void;
  close(): void;
}

export type Taker = ((message: unknown) => void) & { cancel?: () => void };

/** A promise that calls back at once when it is settled, and hears when nobody waits for it any more. */
export interface Tracked {
  then: (onAnswer: (value: unknown) => void, onError: (error: unknown) => void) => void;
  [CANCEL]: () => void;
}

export function tracked(listen: Tracked['then'], onCancel: () => void): Tracked {
  // biome-ignore lint/suspicious/noThenProperty: redux-saga knows a promise by it
  return { then: listen, [CANCEL]: onCancel };
}

const nothing = function* () {};
const LIBRARY: ReadonlyMap<unknown, string> = new Map(
  Object.entries({
    delay: effects.delay(1),
    retry: effects.retry(1, 1, nothing),
    takeEvery: effects.takeEvery('*', nothing),
    takeLatest: effects.takeLatest('*', nothing),
    takeLeading: effects.takeLeading('*', nothing),
    throttle: effects.throttle(1, '*', nothing),
    debounce: effects.debounce(1, '*', nothing),
  }).map(([name, effect]) => [(effect as unknown as { payload: CallPayload }).payload.fn, name]),
);

/** The name that survives a minifier: stamped on ports, known for the library's own helpers. */
export function opNameOf(fn: CallPayload['fn']): string {
  return LIBRARY.get(fn) ?? fn.opName ?? (fn.name || 'anonymous');
}

export function isSagaEffect(value: unknown): value is SagaEffect {
  return typeof value === 'object' && value !== null && 'payload' in value && 'type' in value;
}

/** Arguments as they are compared: plain data counts, functions and instances do not. */
export function comparable(args: readonly unknown[]): unknown[] {
  return args.map((arg) =>
    typeof arg === 'object' && arg !== null && !Array.isArray(arg) && !isPlainObject(arg) ? 0 : arg,
  );
}
