/**
 * Finite-state machines as data (docs/architecture.md). Statuses and events are inferred from the table. The
 * generic tests in tests/store check all machines, and docs/machines shows them.
 */

/** The status that an event leads to, or several if data decides. */
type Target = string | readonly string[];

/** For each status, the events it accepts and where each one leads. */
export type MachineTable = Readonly<Record<string, Readonly<Record<string, Target>>>>;

export interface Machine<Name extends string = string, T extends MachineTable = MachineTable> {
  readonly name: Name;
  /** One sentence for the documentation page, with its source (`spec §4`). */
  readonly purpose: string;
  readonly initial: keyof T & string;
  /** Statuses in which the workflow waits for nothing of its own. */
  readonly rest: readonly (keyof T & string)[];
  readonly table: T;
}

/** A machine with any table, as in a list of machines. */
export interface AnyMachine {
  readonly name: string;
  readonly purpose: string;
  readonly initial: string;
  readonly rest: readonly string[];
  readonly table: MachineTable;
}

/** A target that is not a status of the table does not compile. */
type Closed<T> = {
  readonly [S in keyof T]: {
    readonly [E in keyof T[S]]: T[S][E] extends keyof T | readonly (keyof T)[] ? T[S][E] : never;
  };
};

/** Infers statuses and events from the table. */
export function defineMachine<
  const Name extends string,
  const T extends MachineTable,
  const Initial extends keyof T & string,
>(machine: {
  readonly name: Name;
  readonly purpose: string;
  readonly initial: Initial;
  readonly rest: readonly (keyof T & string)[];
  readonly table: T & Closed<T>;
}): Machine<Name, T> & { readonly initial: Initial } {
  return machine;
}

type KeysOfUnion<U> = U extends unknown ? keyof U & string : never;
type Listed<T> = T extends readonly (infer S)[] ? S : T;

export type StatusOf<M extends AnyMachine> = keyof M['table'] & string;
export type EventOf<M extends AnyMachine> = KeysOfUnion<M['table'][StatusOf<M>]>;

/** The statuses that accept event `E`. */
export type SourceOf<M extends AnyMachine, E extends string> = {
  [S in StatusOf<M>]: E extends keyof M['table'][S] ? S : never;
}[StatusOf<M>];

/** The statuses that event `E` leads to from status `S`; `S` may be a union. */
export type TargetOf<M extends AnyMachine, E extends string, S extends string> = S extends unknown
  ? S extends keyof M['table']
    ? E extends keyof M['table'][S]
      ? Listed<M['table'][S][E]>
      : never
    : never
  : never;

/** Returns every status that `event` can lead to from `from`; empty if it is not accepted there. */
export function nextStates(table: MachineTable, from: string, event: string): readonly string[] {
  const row = table[from];
  const target = row !== undefined && Object.hasOwn(row, event) ? row[event] : undefined;
  if (target === undefined) return [];
  return typeof target === 'string' ? [target] : target;
}
