/** The handlers of a slice: their types, and how an event of a machine is applied. */
import type { ActionCreatorWithoutPayload, ActionCreatorWithPayload } from '@reduxjs/toolkit';
import {
  type AnyMachine,
  type EventOf,
  nextStates,
  type SourceOf,
  type TargetOf,
} from '#domain/machine.ts';

/** The state of a machine: a union by status. */
export interface WithStatus<Status extends string = string> {
  readonly status: Status;
}

/** The members of a union of states that have one of these statuses. */
export type At<State, Status> = State extends { readonly status: infer Own }
  ? [Extract<Own, Status>] extends [never]
    ? never
    : State & { readonly status: Extract<Own, Status> }
  : never;

// Handlers annotate their payload; `never` makes a forgotten annotation an error where it is used.
type Handler<State, From, To> = (from: At<State, From>, payload: never) => At<State, To>;

type HandlersByStatus<M extends AnyMachine, State, E extends string> = {
  readonly [S in SourceOf<M, E>]: Handler<State, S, TargetOf<M, E, S>>;
};

/** Statuses from which `E` does not lead to all the statuses that it leads to from others. */
type Deviating<M extends AnyMachine, E extends string> = {
  [S in SourceOf<M, E>]: TargetOf<M, E, SourceOf<M, E>> extends TargetOf<M, E, S> ? never : S;
}[SourceOf<M, E>];

/**
 * A handler for each event of the table. It gets a state in which the event is legal, and returns one that the
 * table leads to. If the targets differ by status, each status has its own handler.
 */
export type EventHandlers<M extends AnyMachine, State> = {
  readonly [E in EventOf<M>]:
    | HandlersByStatus<M, State, E>
    | ([Deviating<M, E>] extends [never]
        ? Handler<State, SourceOf<M, E>, TargetOf<M, E, SourceOf<M, E>>>
        : never);
};

/** Handlers that keep the status. */
export interface ChangeHandlers<State> {
  readonly [name: string]: (from: State, payload: never) => State;
}

/** An action that changes no state; a saga handles it. */
export interface Request<Payload> {
  /** Exists only as a type. */
  readonly payload: Payload;
}
// Overloads: otherwise TypeScript would infer the payload of a plain `request()` from the expected type.
export function request(): Request<undefined>;
export function request<Payload>(): Request<Payload>;
export function request<Payload>(): Request<Payload> {
  return {} as Request<Payload>;
}
export type Requests = Readonly<Record<string, Request<unknown>>>;

type AnyFunction = (...args: never[]) => unknown;
type FunctionsOf<H> = H extends AnyFunction ? H : H[keyof H];
type PayloadOf<H> = [FunctionsOf<H>] extends [(from: never, payload: infer P) => unknown]
  ? unknown extends P
    ? undefined
    : P
  : undefined;

type Creator<P, Type extends string> = [P] extends [undefined]
  ? ActionCreatorWithoutPayload<Type>
  : ActionCreatorWithPayload<P, Type>;

/** An action creator of Redux Toolkit for each handler, with the name of the handler. */
export type Creators<Name extends string, Handlers> = {
  readonly [E in keyof Handlers & string]: Creator<PayloadOf<Handlers[E]>, `${Name}/${E}`>;
};
export type RequestCreators<Name extends string, R> = {
  readonly [E in keyof R & string]: Creator<
    R[E] extends Request<infer P> ? P : never,
    `${Name}/${E}`
  >;
};

type AnyHandler<State> = (from: State, payload: unknown) => State;
type HandlerTable<State> = Readonly<
  Record<string, AnyHandler<State> | Readonly<Record<string, AnyHandler<State>>>>
>;
export interface AnyHandlers<State> {
  readonly events: HandlerTable<State>;
  readonly changes: HandlerTable<State>;
}

// Set by the bundler and by jest; there is no process in a browser.
declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** Makes the state that follows; null where an action is refused. */
export type Step<State> = (() => State) | null;

/** Returns the step of an event or a change; null if it is not legal in this state. */
export function stepOf<State extends WithStatus>(
  machine: AnyMachine,
  handlers: AnyHandlers<State>,
  state: State,
  name: string,
  payload: unknown,
): Step<State> {
  const isEvent = Object.hasOwn(handlers.events, name);
  const targets = isEvent ? nextStates(machine.table, state.status, name) : [state.status];
  const handler = (isEvent ? handlers.events : handlers.changes)[name];
  const handle = typeof handler === 'function' ? handler : handler?.[state.status];
  if (targets.length === 0 || handle === undefined) return null;
  return () => {
    const after = handle(state, payload);
    if (targets.includes(after.status)) return after;
    if (process.env.NODE_ENV === 'production') return state;
    throw new Error(
      `${machine.name}: ${state.status} + ${name} led to ${after.status}, not to ${targets.join(' or ')}`,
    );
  };
}
