import { plainSlice } from '../lib/plainSlice.ts';

/** The ledger is being written into a file; one at a time. */
export const usageExport = plainSlice<{ readonly isRunning: boolean }>()('usageExport', {
  initial: { isRunning: false },
  changes: {
    requested: () => ({ isRunning: true }),
    ended: () => ({ isRunning: false }),
  },
  selectors: { selectIsRunning: (state) => state.isRunning },
});
