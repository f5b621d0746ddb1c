/** A slice that obeys a machine (docs/architecture.md, A workflow). */
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

interface Options<M extends AnyMachine, State, Events, Changes, R, S> {
  readonly initial: At<State, M['initial']>;
  /**
   * The field that names the instance, such as `articleId`. An event for another instance changes nothing, except
   * those that the initial status accepts: they start anew.
   */
  readonly instance?: string;
  readonly events: Events;
  /** Handlers that keep the status. */
  readonly changes?: Changes & ChangeHandlers<State>;
  /** Actions that change no state; a saga handles them. */
  readonly requests?: R;
  readonly selectors?: S & Selectors<State>;
}

/**
 * Creates the slice of a machine. Each event of the table is an action of the same name. Its handler gets a state in
 * which the event is legal, and must return a state that the table leads to. An illegal event changes nothing.
 *
 * @throws if an event has a reserved name, such as `select`.
 */
export const machineSlice =
  <State extends WithStatus>() =>
  <
    M extends AnyMachine,
    const Events extends EventHandlers<M, State>,
    Changes extends ChangeHandlers<State> = Record<never, never>,
    R extends Requests = Record<never, never>,
    S extends Selectors<State> = Record<never, never>,
  >(
    machine: M & (StatusOf<M> extends State['status'] ? unknown : never),
    options: Options<M, State, Events, Changes, R, S>,
  ) => {
    const { initial, instance, events, changes = {}, requests, selectors } = options;
    const handlers = { events, changes } as unknown as AnyHandlers<State>;
    const begins = Object.keys(machine.table[machine.initial] ?? {});
    const isOfAnother = (state: State, name: string, payload: unknown): boolean =>
      instance !== undefined &&
      !begins.includes(name) &&
      field(payload, instance) !== undefined &&
      field(payload, instance) !== field(state, instance);
    const slice = assemble<State>(machine.name, {
      initial,
      moving: [...Object.keys(events), ...Object.keys(changes)],
      requests,
      selectors,
      step: (state, name, payload) =>
        isOfAnother(state, name, payload) ? null : stepOf(machine, handlers, state, name, payload),
    });
    return { ...slice, machine } as unknown as Assembled<
      M['name'],
      State,
      Events & Changes,
      R,
      S
    > & {
      readonly machine: M;
      readonly select: (root: Root<M['name'], State>) => State;
    };
  };

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
