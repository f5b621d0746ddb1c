/** A slice that obeys a machine (docs/architecture.md, A workflow). */
import type { Reducer } from '@reduxjs/toolkit';
import type { AnyMachine, StatusOf } from '#domain/machine.ts';
import {
  actionCreators,
  type At,
  type AnyAction,
  type AnyHandlers,
  type ChangeHandlers,
  type Creators,
  type EventHandlers,
  type RequestCreators,
  type Requests,
  stateAfter,
  type WithStatus,
} from './transitions.ts';

interface Options<M extends AnyMachine, State, Events, Changes, R> {
  readonly initial: At<State, M['initial']>;
  /**
   * The field that names what the state is about. An event whose payload names another one changes nothing,
   * except those that the initial status accepts: they begin anew.
   */
  readonly instance?: string;
  readonly events: Events;
  /** What changes within a status. */
  readonly changes?: Changes & ChangeHandlers<State>;
  /** What changes nothing here: a saga decides. */
  readonly requests?: R;
}

/** What a slice exports: an action creator for each event, `select` and `reducer`. */
export type MachineSlice<M extends AnyMachine, State, Events, Changes, R> = Creators<
  M['name'],
  Events & Changes
> &
  RequestCreators<M['name'], R> & {
    readonly machine: M;
    readonly reducer: Reducer<State>;
    readonly select: (root: { readonly [name in M['name']]?: State }) => State;
  };

/**
 * Makes the slice of a machine. Each event of the table is an action of the same name. Its handler gets a state in
 * which the event is legal, and must return a state that the table leads to; an event that is not legal changes nothing.
 *
 * @throws when an event has a name of the slice's own, such as `select`.
 */
export const machineSlice =
  <State extends WithStatus>() =>
  <
    M extends AnyMachine,
    const Events extends EventHandlers<M, State>,
    // biome-ignore lint/complexity/noBannedTypes: no change, and no request
    Changes extends ChangeHandlers<State> = {},
    // biome-ignore lint/complexity/noBannedTypes: as above
    R extends Requests = {},
  >(
    machine: M & (StatusOf<M> extends State['status'] ? unknown : never),
    { initial, instance, events, changes, requests }: Options<M, State, Events, Changes, R>,
  ): MachineSlice<M, State, Events, Changes, R> => {
    const handlers = { events, changes: changes ?? {} } as unknown as {
      events: AnyHandlers<State>;
      changes: AnyHandlers<State>;
    };
    const moving = [...Object.keys(events), ...Object.keys(changes ?? {})];
    const creators = actionCreators(machine.name, [...moving, ...Object.keys(requests ?? {})]);
    const nameOfType = new Map(moving.map((name) => [`${machine.name}/${name}`, name]));
    const begins = Object.keys(machine.table[machine.initial] ?? {});
    const isOfAnother = (state: State, name: string, payload: unknown): boolean =>
      instance !== undefined &&
      !begins.includes(name) &&
      field(payload, instance) !== undefined &&
      field(payload, instance) !== field(state, instance);
    const reducer = (state: State | undefined, { type, payload }: AnyAction): State => {
      const before = state ?? (initial as State);
      const name = nameOfType.get(type);
      if (name === undefined || isOfAnother(before, name, payload)) return before;
      return stateAfter(machine, handlers, before, name, payload);
    };
    const select = (root: { readonly [name: string]: State }): State =>
      root[machine.name] ?? (initial as State);
    return { ...creators, machine, reducer, select } as never;
  };

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
