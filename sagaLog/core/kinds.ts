/** What a value is, told by its shape: `instanceof` would fail for values of another realm. */
import type { EventChannel } from 'redux-saga';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const has = (value: unknown, ...methods: string[]): boolean =>
  isObject(value) && methods.every((method) => typeof value[method] === 'function');

export function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (!isObject(value) || Array.isArray(value)) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

export function isError(value: unknown): value is Error {
  if (!isObject(value) || isPlainObject(value)) return false;
  const { name, message } = value as { name?: unknown; message?: unknown };
  return typeof name === 'string' && typeof message === 'string';
}

export const isPromise = (value: unknown): value is PromiseLike<unknown> => has(value, 'then');

export const isIterator = (value: unknown): value is Iterator<unknown> =>
  has(value, 'next', 'throw');

/** A channel that is fed from outside; those that sagas put into have `put` as well. */
export const isEventChannel = (value: unknown): value is EventChannel<NonNullable<unknown>> =>
  has(value, 'take', 'close') && !has(value, 'put');

export const isGeneratorFunction = (value: unknown): boolean =>
  Object.prototype.toString.call(value) === '[object GeneratorFunction]';
