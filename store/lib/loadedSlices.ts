/**
 * The slices that are loaded. A slice joins when its module runs, so the first load carries only those that it uses.
 * Nothing is missed before: whoever dispatches an action of a slice has its creator, and so has loaded the slice.
 */
import type { UnknownAction } from '@reduxjs/toolkit';

interface LoadedSlice {
  readonly initial: unknown;
  reducer(state: unknown, action: UnknownAction): unknown;
}

const loaded = new Map<string, LoadedSlice>();

/** Adds a slice. A name that is added again has been loaded again (hot reload). */
export const addSlice = (name: string, slice: LoadedSlice): void => void loaded.set(name, slice);

type State = Readonly<Record<string, unknown>>;

/**
 * Applies an action to every slice. A slice is in the state from its first change on, and a selector reads the
 * initial state until then. So the state depends on the actions alone, not on what is loaded, and a log replays.
 */
export function reduceLoaded(state: State = {}, action: UnknownAction): State {
  let next = state;
  for (const [name, { initial, reducer }] of loaded) {
    const before = state[name] ?? initial;
    const after = reducer(before, action);
    if (after !== before) next = { ...next, [name]: after };
  }
  return next;
}
