/**
 * Detects what a value is by its shape: `instanceof` fails for values of another realm. A value that throws when
 * it is inspected is none of these.
 */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Returns the result of `question`, or `otherwise` if it throws. */
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

/** Returns a string property of a function; null if there is none. */
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

/** A channel that is fed from outside; channels that sagas put into also have `put`. */
export interface OutsideChannel {
  /** redux-saga expects `cancel` on the taker. */
  take(taker: ((message: unknown) => void) & { cancel?: () => void }): void;
  flush(receive: (messages: unknown) => void): void;
  close(): void;
}

export const isOutsideChannel = (value: unknown): value is OutsideChannel =>
  has(value, 'take', 'flush', 'close') && !has(value, 'put');

export const isGeneratorFunction = (value: unknown): boolean =>
  told(() => Object.prototype.toString.call(value) === '[object GeneratorFunction]', false);
