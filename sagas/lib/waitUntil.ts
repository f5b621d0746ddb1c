import { getContext, select, take } from './effects.ts';

type Truthy<T> = Exclude<T, false | null | undefined | 0 | ''>;

/**
 * Blocks until the selector answers with something, and returns it. Asks the store, so no action can
 * slip by unseen. Some thirty sagas wait at any time: an action wakes only those that it may concern.
 */
export function* waitUntil<State, Args extends unknown[], Value>(
  selector: (state: State, ...args: Args) => Value,
  ...args: Args
) {
  const state = yield* getContext<() => State>('state');
  const isDue = () => mayBe(() => selector(state(), ...args));
  while (true) {
    const value = yield* select(selector, ...args);
    if (value) return value as Truthy<Value>;
    yield* take(isDue);
  }
}

/** A selector that throws is asked again by its saga, which then fails alone; here it would lock the scheduler of all. */
function mayBe(ask: () => unknown): boolean {
  try {
    return Boolean(ask());
  } catch {
    return true;
  }
}
