/** A slice without statuses: the state of a watcher. */
import { type Assembled, assemble, type Root, type Selectors } from './assemble.ts';
import type { ChangeHandlers, Requests } from './transitions.ts';

interface Options<State, Changes, R, S> {
  readonly initial: State;
  readonly changes?: Changes & ChangeHandlers<State>;
  /** Where data decides what is legal: whether a change is. By default all are. */
  readonly isLegal?: (state: State, change: string, payload: never) => boolean;
  /**
   * Actions of other slices, by type, that are one of these changes in the same step, with the same payload. Who
   * dispatches them must have loaded this slice too.
   */
  readonly hears?: Readonly<Record<string, keyof Changes & string>>;
  /** Frequent changes that no view shows: subscribers are notified with the next action. */
  readonly unseen?: readonly (keyof Changes & string)[];
  /** Actions that change no state; a saga handles them. */
  readonly requests?: R;
  readonly selectors?: S & Selectors<State>;
}

/** Creates a slice that exports the same kind of object as `machineSlice`. Handlers must not mutate the state. */
export const plainSlice =
  <State>() =>
  <
    const Name extends string,
    Changes extends ChangeHandlers<State> = Record<never, never>,
    R extends Requests = Record<never, never>,
    S extends Selectors<State> = Record<never, never>,
  >(
    name: Name,
    { initial, changes, isLegal, hears, unseen, ...rest }: Options<State, Changes, R, S>,
  ) => {
    const handlers: Readonly<Record<string, (state: State, payload: never) => State>> =
      changes ?? {};
    const slice = assemble<State>(name, {
      initial,
      moving: Object.keys(handlers),
      hears,
      unseen,
      requests: rest.requests,
      selectors: rest.selectors,
      step(state, change, payload) {
        const handle = handlers[change];
        if (handle === undefined || isLegal?.(state, change, payload as never) === false)
          return null;
        return () => handle(state, payload as never);
      },
    });
    return slice as unknown as Assembled<Name, State, Changes, R, S> & {
      readonly select: (root: Root<Name, State>) => State;
    };
  };
