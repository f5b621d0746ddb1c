/** Many instances of one machine, by key: the locks of articles, the entries of a cache. */
import type { AnyMachine, StatusOf } from '#domain/machine.ts';
import { type Assembled, assemble, type Root, type Selectors } from './assemble.ts';
import {
  type AnyHandlers,
  type At,
  type ChangeHandlers,
  type EventHandlers,
  type Requests,
  stepOf,
  type WithStatus,
} from './transitions.ts';

export type Entries<State> = Readonly<Record<string, State>>;

interface Options<M extends AnyMachine, State, Absent, Events, Changes, All, R, S> {
  /** The field of every payload that names the instance, or a function that returns the key of a payload. */
  readonly key: string | ((payload: never) => string);
  /** What `select` returns for an unknown key; always the same object, or null. */
  readonly absent: Absent;
  /** The events and changes that create an entry if there is none. Without an entry, all others change nothing. */
  readonly creates?: readonly string[];
  /** The entry that they create; defaults to `absent`. */
  readonly create?: (payload: never) => At<State, M['initial']>;
  /** An entry for which it returns true is removed. */
  readonly isOver?: (state: State) => boolean;
  readonly events: Events;
  /** Handlers that change one entry and keep its status. */
  readonly changes?: Changes & ChangeHandlers<State>;
  /** Handlers that change, add or remove several entries. */
  readonly all?: All & ChangeHandlers<Entries<State>>;
  /** Actions that change no state; a saga handles them. */
  readonly requests?: R;
  readonly selectors?: S & Selectors<Entries<State>>;
}

type Select<Name extends string, State, Absent> = (
  root: Root<Name, Entries<State>>,
  key: string,
) => State | Extract<Absent, null>;

/** Makes a slice of entries that each obey the machine. See `machineSlice` for its handlers. */
export const machineFamily =
  <State extends WithStatus>() =>
  <
    M extends AnyMachine,
    const Events extends EventHandlers<M, State>,
    Absent extends At<State, M['initial']> | null,
    Changes extends ChangeHandlers<State> = Record<never, never>,
    All extends ChangeHandlers<Entries<State>> = Record<never, never>,
    R extends Requests = Record<never, never>,
    S extends Selectors<Entries<State>> = Record<never, never>,
  >(
    machine: M & (StatusOf<M> extends State['status'] ? unknown : never),
    options: Options<M, State, Absent, Events, Changes, All, R, S>,
  ) => {
    const { absent, events, changes = {}, all = {}, requests, selectors } = options;
    const handlers = { events, changes } as unknown as AnyHandlers<State>;
    const ofAll = all as ChangeHandlers<Entries<State>>;
    const kept = (after: State): State | null => (options.isOver?.(after) === true ? null : after);
    const slice = assemble<Entries<State>>(machine.name, {
      initial: {},
      moving: [...Object.keys(events), ...Object.keys(changes), ...Object.keys(all)],
      requests,
      selectors,
      step(entries, name, payload) {
        const whole = ofAll[name];
        if (whole !== undefined) return () => whole(entries, payload as never);
        const key = keyOf(options.key, payload);
        const before = entries[key] ?? created<State>(options as never, name, payload);
        const step = before && stepOf(machine, handlers, before, name, payload);
        return step && (() => withEntry(entries, key, kept(step())));
      },
    });
    const { select } = slice;
    return {
      ...slice,
      machine,
      selectAll: select,
      select: (root: Parameters<typeof select>[0], key: string) => select(root)[key] ?? absent,
    } as unknown as Assembled<M['name'], Entries<State>, Events & Changes & All, R, S> & {
      readonly machine: M;
      readonly select: Select<M['name'], State, Absent>;
      readonly selectAll: (root: Root<M['name'], Entries<State>>) => Entries<State>;
    };
  };

type KeyOption = string | ((payload: never) => string);
const keyOf = (key: KeyOption, payload: unknown): string =>
  typeof key === 'function' ? key(payload as never) : String((payload as never)[key]);

interface Creation<State> {
  readonly absent: State | null;
  readonly creates?: readonly string[];
  readonly create?: (payload: never) => State;
}
const created = <State>(of: Creation<State>, name: string, payload: unknown): State | null =>
  of.creates?.includes(name) ? (of.create?.(payload as never) ?? of.absent) : null;

const withEntry = <State>(entries: Entries<State>, key: string, after: State | null) => {
  if (after === null) return without(entries, key);
  return after === entries[key] ? entries : { ...entries, [key]: after };
};

/** Removes an entry. Returns the same object if the key is unknown. */
export function without<State>(entries: Entries<State>, key: string): Entries<State> {
  if (!(key in entries)) return entries;
  const { [key]: _removed, ...rest } = entries;
  return rest;
}
