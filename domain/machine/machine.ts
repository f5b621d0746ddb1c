/**
 * Finite-state machines as data (docs/architecture.md). Every workflow of the product is one such
 * table; the generic tests in tests/machines walk all of them, and docs/machines shows them.
 */

/** For each state, the events it accepts and where each one leads. */
export type MachineTable<S extends string, E extends string> = {
  readonly [from in S]: { readonly [event in E]?: S };
};

/**
 * A table whose next state also depends on data: it lists every state an event can lead to. Such a
 * machine is the projection of a pure `step` in domain/, and a test proves the two equal.
 */
export type ProjectedTable<S extends string, E extends string> = {
  readonly [from in S]: { readonly [event in E]?: readonly S[] };
};

/** A machine with what its tests and its documentation page need to know. */
export interface Machine<S extends string = string, E extends string = string> {
  readonly name: string;
  /** One sentence for the documentation page, with its source (`spec §4`). */
  readonly purpose: string;
  readonly initial: S;
  /** States in which the workflow waits for nothing of its own. */
  readonly rest: readonly S[];
  readonly table: MachineTable<S, E> | ProjectedTable<S, E>;
}

/** The next state, or null when `from` does not accept `event` (the reducer then ignores it). */
export function nextState<S extends string, E extends string>(
  table: MachineTable<S, E>,
  from: S,
  event: E,
): S | null {
  return table[from][event] ?? null;
}

/** Every state that `event` can lead to from `from`; empty when it is not accepted there. */
export function nextStates<S extends string, E extends string>(
  table: MachineTable<S, E> | ProjectedTable<S, E>,
  from: S,
  event: E,
): readonly S[] {
  const next = table[from][event] as S | readonly S[] | undefined;
  if (next === undefined) return [];
  return typeof next === 'string' ? [next] : next;
}
