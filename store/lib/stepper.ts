import { type AnyMachine, type EventOf, nextStates, type StatusOf } from '#domain/machine.ts';

/** Moves `state.status` along the table; false when the event is not legal here, so no data may change. */
export function stepper<M extends AnyMachine>({ table }: M) {
  return (state: { status: StatusOf<M> }, event: EventOf<M>): boolean => {
    const [next] = nextStates(table, state.status, event);
    if (next !== undefined) state.status = next as StatusOf<M>;
    return next !== undefined;
  };
}
