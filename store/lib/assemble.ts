/** Assembles the object that a slice exports. */
import {
  createAction,
  type PayloadAction,
  prepareAutoBatched,
  type Reducer,
} from '@reduxjs/toolkit';
import { addSlice } from './loadedSlices.ts';
import type { Creators, RequestCreators, Requests, Step } from './transitions.ts';

/** Selectors of a slice, over its own state; named `select…`. */
export interface Selectors<State> {
  readonly [name: `select${string}`]: (state: State, ...args: never[]) => unknown;
}

export type Root<Name extends string, State> = { readonly [name in Name]?: State };

/** The same selectors over the state of the page. */
export type RootSelectors<Name extends string, State, S> = {
  readonly [K in keyof S]: S[K] extends (state: never, ...args: infer Args) => infer Result
    ? (root: Root<Name, State>, ...args: Args) => Result
    : never;
};

/** An action creator for each handler and request, the selectors, and the reducer. */
export type Assembled<Name extends string, State, Handlers, R, S> = Creators<Name, Handlers> &
  RequestCreators<Name, R> &
  RootSelectors<Name, State, S> & { readonly reducer: Reducer<State> };

interface Parts<State> {
  readonly initial: State;
  /** Names of the actions that may change the state. */
  readonly moving: readonly string[];
  /** By type, actions of other slices that count as one of these. */
  readonly hears?: Readonly<Record<string, string>> | undefined;
  /** Those of them that no view shows: subscribers are notified with the next action. */
  readonly unseen?: readonly string[] | undefined;
  readonly requests: Requests | undefined;
  readonly selectors: object | undefined;
  step(state: State, name: string, payload: unknown): Step<State>;
}

/** Keys of the exported object besides actions and selectors. */
const RESERVED = ['select', 'selectAll', 'reducer', 'machine'];

const creator = (type: string, isUnseen: boolean) =>
  isUnseen ? createAction(type, prepareAutoBatched<unknown>()) : createAction<unknown>(type);

/** The slice joins the store. @throws if a name is used twice or is reserved. */
export function assemble<State>(slice: string, parts: Parts<State>) {
  const { initial, moving, hears = {}, unseen = [], requests = {}, selectors = {}, step } = parts;
  const names = [...moving, ...Object.keys(requests)];
  const wrong = names.find(
    (name, at) => RESERVED.includes(name) || name in selectors || names.indexOf(name) !== at,
  );
  if (wrong !== undefined) throw new Error(`${slice}: no event can be called ${wrong}`);
  const nameOfType = new Map([
    ...moving.map((name) => [`${slice}/${name}`, name] as const),
    ...Object.entries(hears),
  ]);
  const select = (root: { readonly [name: string]: State }): State => root[slice] ?? initial;
  const overRoot = Object.entries(selectors).map(([name, selector]) => [
    name,
    (root: { readonly [name: string]: State }, ...args: unknown[]) =>
      selector(select(root), ...args),
  ]);
  const stay = (state: State) => () => state;
  const stepOf = (state: State, { type, payload }: PayloadAction<unknown>): Step<State> => {
    const name = nameOfType.get(type);
    return name === undefined ? stay(state) : step(state, name, payload);
  };
  const reducer = (state: State = initial, action: PayloadAction<unknown>): State =>
    (stepOf(state, action) ?? stay(state))();
  addSlice(slice, {
    initial,
    types: nameOfType.keys(),
    reducer: reducer as Reducer,
    refuses: (state, action) => stepOf(state as State, action as PayloadAction<unknown>) === null,
  });
  return {
    ...Object.fromEntries(
      names.map((name) => [name, creator(`${slice}/${name}`, unseen.includes(name))]),
    ),
    ...Object.fromEntries(overRoot),
    select,
    reducer,
  };
}
