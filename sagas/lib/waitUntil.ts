import { select, take } from './effects.ts';

type Truthy<T> = Exclude<T, false | null | undefined | 0 | ''>;

/** Blocks until the selector answers with something, and returns it. Asks the store, so no action can slip by unseen. */
export function* waitUntil<State, Args extends unknown[], Value>(
  selector: (state: State, ...args: Args) => Value,
  ...args: Args
) {
  while (true) {
    const value = yield* select(selector, ...args);
    if (value) return value as Truthy<Value>;
    yield* take('*');
  }
}
