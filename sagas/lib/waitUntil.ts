import { getContext, select, take } from './effects.ts';

type Truthy<T> = Exclude<T, false | null | undefined | 0 | ''>;

/**
 * Blocks until the selector returns a truthy value, and returns that value. It reads the store, so it cannot miss
 * an action. About thirty sagas wait at any time; an action resumes only those whose selector is truthy.
 */
export function* waitUntil<State, Args extends unknown[], Value>(
  selector: (state: State, ...args: Args) => Value,
  ...args: Args
) {
  const state = yield* getContext<() => State>('state');
  // The name of the selector says in test reports what a saga waits for.
  const isDue = Object.assign(() => mayBe(() => selector(state(), ...args)), {
    selector: selector.name,
  });
  while (true) {
    const value = yield* select(selector, ...args);
    if (value) return value as Truthy<Value>;
    yield* take(isDue);
  }
}

/** A selector that throws counts as due: its saga then calls it again and fails alone. Thrown here, the error would stop every saga. */
function mayBe(ask: () => unknown): boolean {
  try {
    return Boolean(ask());
  } catch {
    return true;
  }
}
