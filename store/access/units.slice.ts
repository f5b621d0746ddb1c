import type { LimitName } from '#contract/access/limits.ts';
import { defineMachine, type StatusOf } from '#domain/machine.ts';
import { machineFamily } from '../lib/machineFamily.ts';

/** One instance for each request that a limit counts; one that is free again is removed. */
const unitsMachine = defineMachine({
  name: 'units',
  purpose:
    'Counts a unit of a limit from the click on, and takes it back unless the server has counted it (spec §4).',
  initial: 'free',
  rest: ['free'],
  table: {
    free: { reserved: 'reserved' },
    reserved: { confirmed: 'free', returned: 'free' },
  },
});

interface OfRequest {
  readonly requestId: string;
}
type Reservation = OfRequest & { readonly limit: LimitName };
interface Unit {
  readonly status: StatusOf<typeof unitsMachine>;
  readonly limit: LimitName;
}

/** Units of limits that are in use and not confirmed, by request id. In memory only: after a reload the server's numbers count. */
export const units = machineFamily<Unit>()(unitsMachine, {
  key: 'requestId',
  absent: null,
  creates: ['reserved'],
  create: ({ limit }: Reservation) => ({ status: 'free', limit }),
  isOver: ({ status }) => status === 'free',
  events: {
    /** The writer has asked for something that a limit counts. */
    reserved: (from, _of: Reservation) => ({ ...from, status: 'reserved' }),
    /** The server has counted it: its numbers include this unit. */
    confirmed: (from, _of: OfRequest) => ({ ...from, status: 'free' }),
    /** Nothing was counted, or nobody knows: the server's numbers decide. */
    returned: (from, _of: OfRequest) => ({ ...from, status: 'free' }),
  },
});
