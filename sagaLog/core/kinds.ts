/**
 * What a value is, told by its shape: `instanceof` would fail for values of another realm. A value that
 * throws when it is looked at is none of these.
 */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** What is asked of a value, or `otherwise` when the value throws. */
export function told<T>(question: () => T, otherwise: T): T {
  try {
    return question();
  } catch {
    return otherwise;
  }
}

const has = (value: unknown, ...methods: string[]): boolean =>
  told(
    () => isObject(value) && methods.every((method) => typeof value[method] === 'function'),
    false,
  );

/** A text that a function carries; null when it carries none of that name. */
export const textAt = (target: object, name: string): string | null =>
  told(() => {
    const text: unknown = Reflect.get(target, name);
    return typeof text === 'string' ? text : null;
  }, null);

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
export interface OutsideChannel {
  /** redux-saga looks for the way to stop waiting on the taker itself. */
  take(taker: ((message: unknown) => void) & { cancel?: () => void }): void;
  flush(receive: (messages: unknown) => void): void;
  close(): void;
}

export const isOutsideChannel = (value: unknown): value is OutsideChannel =>
  has(value, 'take', 'flush', 'close') && !has(value, 'put');

export const isGeneratorFunction = (value: unknown): boolean =>
  told(() => Object.prototype.toString.call(value) === '[object GeneratorFunction]', false);
