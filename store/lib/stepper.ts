import { type MachineTable, nextState } from '#domain/machine/machine.ts';

/** Moves `state.status` along the table; false when the event is not legal here, so no data may change. */
export function stepper<S extends string, E extends string>(table: MachineTable<S, E>) {
  return (state: { status: S }, event: E): boolean => {
    const next = nextState(table, state.status, event);
    if (next !== null) state.status = next;
    return next !== null;
  };
}
