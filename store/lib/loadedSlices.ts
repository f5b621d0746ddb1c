/**
 * The slices that are loaded. A slice joins when its module runs, so the first load carries only those that it uses.
 * Nothing is missed before: whoever dispatches an action of a slice has its creator, and so has loaded the slice.
 */
import type { UnknownAction } from '@reduxjs/toolkit';

interface LoadedSlice {
  readonly initial: unknown;
  /** The actions that may change its state. */
  readonly types: Iterable<string>;
  reducer(state: unknown, action: UnknownAction): unknown;
  /** Whether one of its own actions is not legal in this state. */
  refuses(state: unknown, action: UnknownAction): boolean;
}

const loaded = new Map<string, LoadedSlice>();
/** Type of an action → the slices that it may change: one or two of a hundred. */
const hearing = new Map<string, Set<string>>();

/** Adds a slice. A name that is added again has been loaded again (hot reload). */
export function addSlice(name: string, slice: LoadedSlice): void {
  loaded.set(name, slice);
  for (const type of slice.types) hearing.set(type, new Set(hearing.get(type)).add(name));
}

type State = Readonly<Record<string, unknown>>;

/**
 * Applies an action to the slices that hear it. A slice is in the state from its first change on, and a selector reads the
 * initial state until then. So the state depends on the actions alone, not on what is loaded, and a log replays.
 */
export function reduceLoaded(state: State = {}, action: UnknownAction): State {
  let next = state;
  for (const name of hearing.get(action.type) ?? []) {
    const slice = loaded.get(name);
    const before = state[name] ?? slice?.initial;
    const after = slice?.reducer(before, action);
    if (after !== before) next = { ...next, [name]: after };
  }
  return next;
}

/** Whether the slice of an action does not accept it now. Then it changes nothing, and no other slice hears it. */
export function isRefused(state: State, action: UnknownAction): boolean {
  const name = action.type.slice(0, action.type.indexOf('/'));
  const slice = loaded.get(name);
  return slice?.refuses(state[name] ?? slice.initial, action) ?? false;
}
