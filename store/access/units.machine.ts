import { defineMachine } from '#domain/machine.ts';

/** One instance for each request that a limit counts; one that is free again is removed. */
export const unitsMachine = defineMachine({
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
